import type { Cost, Effect, Facts, Power, Selection } from '@meetingstone/rules';
import type { AnySelection } from '../unresolved.ts';
import { asSelection } from '../unresolved.ts';
import type { Discourse, Walked } from './discourse.ts';
import { lastCards, NOTHING_SAID } from './discourse.ts';
import { walkInstruction } from './instructions.ts';
import { mentionCosts, mentionHost } from './opening.ts';
import type { Pass } from './place.ts';
import { beginning } from './place.ts';
import { walkPlayers } from './players.ts';
import { walkSelection } from './selections.ts';
import { walkParts, walkPower, walkThatMuch, walkTree } from './trees.ts';

/** Walks through a text in the order of its words and puts what is meant in the place of "it" and "that ally". */
export const resolving: Pass = {
  tree: walkTree,
  parts: walkParts,
  selection: walkSelection,
  players: walkPlayers,
  thatMuch: walkThatMuch,
  instruction: walkInstruction,
  power: (power, known) => walkPower(power, resolving, undefined, known),
  acting,
};

/** Who was chosen to act is found again as the one who was spoken of last. */
export function acting(_: AnySelection, by: AnySelection, said: Discourse): Selection | undefined {
  const isChosen = by.select === 'target' || by.select === 'choose' || by.select === 'each';
  return isChosen ? lastCards(said)?.ref : asSelection(by);
}

/** A text in which everything that is spoken of was found, or the words for which nothing was. */
export type Resolved<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refused: readonly string[] };

export const resolved = <T>({ value, after: { refused } }: Walked<T>): Resolved<T> =>
  refused.length === 0 ? { ok: true, value } : { ok: false, refused };

/** A power with what its pronouns mean. */
export const resolvedPower = (power: Power): Resolved<Power> => resolved(resolving.power(power));

/** The instructions of a card, after its attach description. */
export const resolvedText = (
  effects: readonly Effect[],
  attach: Facts['attach'],
  powers: readonly Power[] = [],
): Resolved<readonly Effect[]> => resolved(walkText(resolving, effects, attach, powers));

export function walkText(
  pass: Pass,
  effects: readonly Effect[],
  attach: Facts['attach'],
  powers: readonly Power[],
): Walked<readonly Effect[]> {
  const said = mentionHost(mentionCosts(NOTHING_SAID, additional(powers)), attach);
  const { value, after } = pass.tree(effects, beginning(pass), said);
  return { value: value as readonly Effect[], after };
}

/** What must be paid besides the cost of a card: its text can speak of it. */
const additional = (powers: readonly Power[]): readonly Cost[] =>
  powers.flatMap((power) => (power.power === 'additional cost' && power.to === 'play' ? power.cost : []));
