import type { Players, Selection } from '@meetingstone/rules';
import { playersPhrase } from './selections.ts';
import type { Voice } from './voice.ts';
import { conjugated, type Phrase, spaced } from './words.ts';

/** An instruction is told ("your hero deals"), or follows "may" ("have your hero deal"; the doer himself just does). */
export type Form = 'told' | { readonly doer: Players };

/** Somebody does something; you are not named. */
export function act(subject: Phrase, verb: string, rest: string, form: Form, isDoer = false): string {
  if (subject.you || isDoer) return spaced(verb, rest);
  return form === 'told'
    ? spaced(subject.words, conjugated(subject, verb), rest)
    : spaced('have', subject.words, verb, rest);
}

export function playerActs(who: Players, verb: string, rest: string, voice: Voice, form: Form): string {
  const isDoer = form !== 'told' && isSame(who, form.doer);
  return act(playersPhrase(who, voice), verb, rest, form, isDoer);
}

/** Is this the player who was named as the doer, or "that player"? */
export const isSame = (players: Players, doer: Players | undefined): boolean =>
  doer !== undefined && (players.player === 'that' || JSON.stringify(players) === JSON.stringify(doer));

/** What is chosen is dealt with by the player who chooses it. */
export const chooserActs = (what: Selection, verb: string, rest: string, voice: Voice, form: Form): string =>
  what.select === 'choose' && what.by ? playerActs(what.by, verb, rest, voice, form) : spaced(verb, rest);

export function verbAndRest(clause: string): [verb: string, rest: string] {
  const [verb = '', ...rest] = clause.split(' ');
  return [verb, rest.join(' ')];
}

export const his = (who: Players): string => (who.player === 'you' ? 'your' : 'his');
