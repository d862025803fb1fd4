import type { Game, Option, Ruling, Seat, View } from '@meetingstone/rules';
import { bare, explain, sameOption, tableFor, verdictsOn, whyNotOffered } from '@meetingstone/rules';
import type { Acted, Sitting } from '@meetingstone/sitting';
import { choicesOf, englishRulebook, refusalWords, tableRefusalWords, teller, whyWords } from '@meetingstone/words';
import type { FromClientOf } from '../schema/fromClient.ts';
import type { FromServerOf, Refused } from '../schema/fromServer.ts';
import type { Chosen } from '../schema/option.ts';
import { optionSent } from '../schema/option.ts';
import { VOICE } from './moment.ts';

/** What is wrong with something that was wanted; the rest of the message is the server's. */
export type Refusing = Pick<Refused, 'rule' | 'reason' | 'card' | 'words' | 'wait'>;

type Read = { readonly ok: true; readonly option: Option } | { readonly ok: false; readonly refusing: Refusing };

/**
 * What a seat has chosen: the option of that number in its list, or the option itself. A card that the seat does not see is no card
 * for it: what the rules would say about it could tell what it is.
 */
export function optionFor(sitting: Sitting, seat: Seat, choose: Chosen): Read {
  const view = tableFor(sitting.game, seat);
  if (typeof choose !== 'number') {
    const option = optionSent(choose);
    return isSeen(view, option) ? { ok: true, option } : refusing(UNSEEN, view);
  }
  const { decision } = view;
  if (!decision) return refusing({ rule: '410.1', reason: 'not your decision' }, view);
  const { choices } = choicesOf(decision, teller(view, VOICE.language, VOICE.texts));
  const choice = choices.find(({ number }) => number === choose);
  return choice ? { ok: true, option: bare(choice.option) } : refusing({ rule: '707.1', reason: 'not offered' }, view);
}

const UNSEEN: Ruling = { rule: '415.4a', reason: 'no such card' };

const refusing = (ruling: Ruling, view: View): Read => ({ ok: false, refusing: judgedNo(ruling, view) });

/** Does an answer speak of nothing but what its viewer sees? What he is offered he has seen, though the card may be gone by now. */
function isSeen(view: View, option: Option): boolean {
  if (!('card' in option) || option.card === 0 || seesCard(view, option.card)) return true;
  return view.decision?.options.some((offered) => sameOption(offered, option)) ?? false;
}

function seesCard({ play, chain, shown, players }: View, id: number): boolean {
  const here = ({ id: other }: { readonly id: number }): boolean => other === id;
  return (
    play.some(here) ||
    shown.some(here) ||
    chain.some(({ source }) => source === id) ||
    players.some(({ hand, deckSeen, graveyards, removed }) =>
      [hand ?? [], deckSeen, removed, ...graveyards].some((pile) => pile.some(here)),
    )
  );
}

/** A judge's no, as far as the viewer may know why. */
function judgedNo(ruling: Ruling, view: View): Refusing {
  const { rule, reason, card } = ruling;
  const seen = card !== undefined && seesCard(view, card) ? { card } : {};
  const words = refusalWords(ruling, teller(view, VOICE.language, VOICE.texts), englishRulebook);
  return { rule, reason, ...seen, words };
}

/** Why something was not done at the table: the rules say no, or the table does. */
export function refusingOf(
  { game }: Sitting,
  seat: Seat | null,
  done: Exclude<Acted, { readonly ok: true }>,
): Refusing {
  if ('ruling' in done) return judgedNo(done.ruling, tableFor(game, seat));
  const { reason, until, seat: about = seat ?? 0 } = done.refusal;
  const t = teller(tableFor(game, seat), VOICE.language, VOICE.texts);
  return { reason, words: tableRefusalWords(reason, about, t), ...(until === undefined ? {} : { wait: until }) };
}

/** The judge's answer to `ask`: why a card is as it is, or why an answer is not offered. */
export function judgedFor(
  { game }: Sitting,
  viewer: Seat | null,
  { game: id, key, about }: FromClientOf<'ask'>,
): FromServerOf<'judged'> {
  const view = tableFor(game, viewer);
  const t = teller(view, VOICE.language, VOICE.texts);
  const named = { type: 'judged', game: id, key } as const;
  if ('option' in about) return { ...named, head: whyNot(game, view, optionSent(about.option)), lines: [] };
  const seen = seesCard(view, about.card) ? explain(game, about.card, viewer) : undefined;
  const verdicts = seen && view.decision ? verdictsOn(game, about.card) : [];
  return { ...named, ...whyWords(seen, verdicts, t, englishRulebook) };
}

function whyNot({ state }: Game, view: View, option: Option): FromServerOf<'judged'>['head'] {
  const { decision } = view;
  if (!isSeen(view, option)) return judgedNo(UNSEEN, view).words;
  if (!decision) return judgedNo({ rule: '410.1', reason: 'not your decision' }, view).words;
  if (decision.options.some((offered) => sameOption(offered, option))) return ['It is offered to you.'];
  return judgedNo(whyNotOffered(state, decision, option), view).words;
}
