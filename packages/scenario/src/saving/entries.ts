import type { CardView, Game, Seat } from '@meetingstone/rules';
import { viewGame } from '@meetingstone/rules';
import type { Card, State } from '../cast.ts';
import { cardAt } from '../cast.ts';
import type { Naming } from './naming.ts';

/** A card as a file has it: its name, or its name with what is true of it. */
export type Entry = string | Readonly<Record<string, unknown>>;

/** What is needed to write the cards of a table down. */
export interface Writing {
  readonly state: State;
  readonly players: readonly string[];
  readonly naming: Naming;
  /** Cards that entered their party this turn. */
  readonly fresh: ReadonlySet<number>;
  /** Cards that could not be written. */
  readonly left: string[];
}

export const freshIn = (game: Game): ReadonlySet<number> =>
  new Set(viewGame(game, null).play.flatMap(({ id, fresh }: CardView) => (fresh ? [id] : [])));

/** The cards of a pile, those that can be written. */
export const pileEntries = (writing: Writing, ids: readonly number[]): readonly Entry[] =>
  ids.map((id) => entryAt(writing, id)).filter((entry) => entry !== undefined);

export function entryAt(writing: Writing, id: number): Entry | undefined {
  const card = cardAt(writing.state, id);
  return card && entryOf(writing, card);
}

function entryOf(writing: Writing, card: Card): Entry | undefined {
  const { players, naming, left } = writing;
  const facts = card.copied?.facts ?? card.facts;
  const name = naming.nameOf(facts);
  if (name === undefined) {
    left.push(facts.name);
    return undefined;
  }
  const state = card.zone === 'play' ? standing(writing, card) : {};
  const owner = card.zone === 'play' && card.owner !== card.controller ? { owner: players[card.owner] } : {};
  const whole = { card: name, ...owner, ...state };
  return Object.keys(whole).length === 1 ? name : whole;
}

/** What is true of a card in play. */
export function standing(writing: Writing, card: Card): Readonly<Record<string, unknown>> {
  const { damage, exhausted, counters, faceDown, facts, row } = card;
  const counted = Object.entries(counters ?? {}).filter(([, count]) => count > 0);
  const turned = row !== 'resource' && (facts.hero !== undefined || facts.back !== undefined);
  const attached = attachedTo(writing, card.id);
  return {
    ...(damage > 0 ? { damage } : {}),
    ...(exhausted ? { exhausted } : {}),
    ...(counted.length > 0 ? { counters: Object.fromEntries(counted) } : {}),
    ...(faceDown ? (turned ? { flipped: true } : { faceDown: true }) : {}),
    ...(writing.fresh.has(card.id) && row !== 'resource' ? { fresh: true } : {}),
    ...(attached.length > 0 ? { attached } : {}),
  };
}

function attachedTo(writing: Writing, host: number): readonly Entry[] {
  const { state, players } = writing;
  return state.play.flatMap((id) => {
    const card = cardAt(state, id)!;
    if (card.host !== host) return [];
    const entry = entryOf(writing, card);
    if (entry === undefined) return [];
    const { attached: _, ...plain } =
      typeof entry === 'string' ? { card: entry, attached: [] } : { attached: [], ...entry };
    return [{ ...plain, by: players[card.controller] }];
  });
}

/** The cards in play that a seat controls and that are attached to nothing; those that have just come, last. */
export function partyOf({ state, fresh }: Writing, seat: Seat): readonly Card[] {
  const cards = state.play
    .map((id) => cardAt(state, id)!)
    .filter((card) => card.controller === seat && card.host === 0);
  return [...cards.filter(({ id }) => !fresh.has(id)), ...cards.filter(({ id }) => fresh.has(id))];
}
