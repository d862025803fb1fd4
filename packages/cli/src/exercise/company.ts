import type { Facts, Noun, Power, Zone } from '@meetingstone/rules';
import { everyPhrase } from '@meetingstone/rules';
import type { Chance } from '../proofs/players.ts';
import { couldBe, nounsIn } from './described.ts';
import type { Aim } from './position.ts';
import { staysInPlay } from './tasks.ts';

/** A card that somebody needs, and the seat and place where he needs it. */
export interface Company {
  readonly seat: number;
  readonly place: Zone | 'resources';
  readonly facts: Facts;
}

const fitting = new WeakMap<readonly Facts[], WeakMap<Noun, readonly Facts[]>>();

/** The cards of the stock that a description could mean. */
export function cardsFor(noun: Noun, stock: readonly Facts[]): readonly Facts[] {
  let known = fitting.get(stock);
  if (!known) {
    known = new WeakMap();
    fitting.set(stock, known);
  }
  let cards = known.get(noun);
  if (!cards) {
    cards = stock.filter((card) => couldBe(noun, card));
    known.set(noun, cards);
  }
  return cards;
}

/** What a card's text, its attach description and its open powers say of others. */
export function nounsOf({ card, open }: Aim): readonly Noun[] {
  return nounsIn([card.text, card.attach ?? null, open.map(({ task }) => task.power)]);
}

/** Cards that fit what a text names, on the side and in the zone that it names. */
export function companyOf(
  aim: Aim,
  seat: number,
  teams: readonly string[],
  stock: readonly Facts[],
  each: number,
  pick: Chance,
): readonly Company[] {
  const nouns = nounsOf(aim);
  if (nouns.length === 0) return [];
  return Array.from({ length: each }, () => nouns[pick(nouns.length)]!).flatMap((noun): Company[] => {
    const cards = cardsFor(noun, stock);
    if (cards.length === 0) return [];
    const facts = cards[pick(cards.length)]!;
    return [{ seat: seatFor(noun, seat, teams, pick), place: placeFor(noun, facts, pick), facts }];
  });
}

/** Somebody of whose cards the description speaks. */
export function seatFor({ whose }: Noun, you: number, teams: readonly string[], pick: Chance): number {
  if (whose === 'you') return you;
  const friendly = (seat: number) => teams[seat] === teams[you];
  const seats = [...teams.keys()].filter((seat) =>
    whose === 'opposing' ? !friendly(seat) : whose === 'friendly' ? friendly(seat) : true,
  );
  return seats[pick(seats.length)] ?? you;
}

function placeFor({ zone, kind }: Noun, facts: Facts, pick: Chance): Company['place'] {
  if (zone === 'graveyard' || zone === 'deck' || zone === 'hand') return zone;
  if (zone === 'chain') return 'hand';
  const lies = facts.types.includes('Quest') || facts.types.includes('Location');
  if (lies || kind?.includes('Resource')) return 'resources';
  return staysInPlay(facts) && !facts.attach && !facts.hero && pick(3) > 0 ? 'play' : 'hand';
}

/** As many cards as a condition of the text asks for, and perhaps one less. */
export function crowdFor(aim: Aim, seat: number, stock: readonly Facts[], pick: Chance): readonly Company[] {
  return crowdsIn({ ...aim.card, powers: powersOf(aim.open) }).flatMap(({ noun, atLeast }) => {
    const [facts] = cardsFor(noun, stock);
    return facts ? Array.from({ length: atLeast - pick(2) }, (): Company => ({ seat, place: 'play', facts })) : [];
  });
}

/** The powers that are still to be seen at work. */
export const powersOf = (open: Aim['open']): readonly Power[] => open.flatMap(({ task }) => task.power ?? []);

interface Crowd {
  readonly noun: Noun;
  readonly atLeast: number;
}

function crowdsIn(card: Facts): readonly Crowd[] {
  return everyPhrase('facts', card).flatMap(({ kind, phrase }) =>
    kind === 'condition' && phrase.is === 'there' && typeof phrase.atLeast === 'number'
      ? [{ noun: phrase.noun, atLeast: phrase.atLeast }]
      : [],
  );
}

/** Counters that a power counts or takes away. */
export function countersIn(power: Power): readonly string[] {
  return everyPhrase('power', power).flatMap(({ kind, phrase }) => {
    if (kind === 'cost') return phrase.pay === 'remove counters' ? [phrase.name] : [];
    return kind === 'amount' && typeof phrase === 'object' && phrase.amount === 'counters' ? [phrase.name] : [];
  });
}
