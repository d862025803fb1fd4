import type { Card } from '../state/card.ts';
import { changedCard } from '../state/card.ts';
import { cardIn } from '../state/cards.ts';
import type { Link } from '../state/link.ts';
import type { Modifier } from '../state/modifier.ts';
import { changedModifier } from '../state/modifier.ts';
import type { State } from '../state/state.ts';
import type { Table } from '../table/table.ts';
import type { CardId } from '../vocabulary.ts';
import { MOST_TOKENS } from '../zones/tokenLimit.ts';
import { label } from './trail.ts';

/** What one iteration of a loop adds to the game. All else is as it was before it. */
export type Difference = readonly Growth[];

export type Growth =
  | { readonly grows: 'damage'; readonly key: string; readonly by: number; readonly card: CardId }
  | {
      readonly grows: 'counters';
      readonly key: string;
      readonly by: number;
      readonly card: CardId;
      readonly name: string;
    }
  | { readonly grows: 'tokens'; readonly key: string; readonly by: number; readonly like: Card }
  | { readonly grows: 'modifiers'; readonly key: string; readonly by: number; readonly like: Modifier };

type Amount = { readonly [G in Growth as G['grows']]: Omit<G, 'by' | 'key'> }[Growth['grows']] & { count: number };

/** A state in words, but for what may grow without end: that is counted. */
interface Shape {
  readonly fixed: string;
  readonly amounts: ReadonlyMap<string, Amount>;
}

/** What came to a state between two like ones; nothing if they are unlike, or if something runs out (803.1). */
export function differenceOf(before: State, after: State): Difference | undefined {
  const tokens = new Set(before.play.filter((id) => after.play.includes(id) && cardIn(before.cards, id)!.facts.token));
  const [one, other] = [shapeOf(before, tokens), shapeOf(after, tokens)];
  if (one.fixed !== other.fixed) return undefined;
  const growths: Growth[] = [];
  for (const key of [...new Set([...one.amounts.keys(), ...other.amounts.keys()])].sort()) {
    const { count, ...amount } = other.amounts.get(key) ?? { ...one.amounts.get(key)!, count: 0 };
    const by = count - (one.amounts.get(key)?.count ?? 0);
    if (by < 0) return undefined;
    if (by > 0) growths.push({ ...amount, key, by } as Growth);
  }
  return growths;
}

/** Has a card that was there before more damage now, which will be fatal? Then nothing else has to be compared. */
export function isWearing(before: State, table: Table): boolean {
  return before.play.some((id) => {
    const now = table.card(id);
    if (now?.zone !== 'play' || now.damage <= cardIn(before.cards, id)!.damage) return false;
    return now.damage < (table.derived.of(id).health ?? 0);
  });
}

/** Damage that will be fatal ends a loop by itself, unless it is fatal already and nothing happens. */
export function isEndless(table: Table, difference: Difference): boolean {
  return difference.every(
    (growth) =>
      growth.grows !== 'damage' || table.card(growth.card)!.damage >= (table.derived.of(growth.card).health ?? 0),
  );
}

export const sameDifference = (one: Difference, other: Difference): boolean =>
  one.length === other.length && one.every(({ key, by }, n) => other[n]!.key === key && other[n]!.by === by);

function shapeOf(state: State, tokens: ReadonlySet<CardId>): Shape {
  const amounts = new Map<string, Amount>();
  const count = (key: string, amount: Amount): void => {
    const known = amounts.get(key);
    if (known) known.count += amount.count;
    else amounts.set(key, amount);
  };
  const name = (id: CardId): string => (tokens.has(id) ? `this token ${id}` : label(state, id));
  const names = (ids: readonly CardId[]): readonly string[] => ids.map(name);
  const lying: string[] = [];
  for (const id of state.play) {
    const card = cardIn(state.cards, id)!;
    const told = JSON.stringify([name(id), inPlay(state, card, name)]);
    if (card.facts.token && !tokens.has(id)) {
      const like = `${told}${card.damage}${JSON.stringify(card.counters)}`;
      count(like, { grows: 'tokens', like: card, count: 1 });
      continue;
    }
    lying.push(told);
    if (card.damage > 0) count(`damage ${name(id)}`, { grows: 'damage', card: id, count: card.damage });
    for (const [counter, number] of Object.entries(card.counters ?? {}))
      count(`${counter} ${name(id)}`, { grows: 'counters', card: id, name: counter, count: number });
  }
  for (const like of state.modifiers) {
    const { source, controller, duration, x, flagged, does } = like;
    const key = JSON.stringify([name(source), controller, duration, x, flagged && names(flagged), does]);
    count(key, { grows: 'modifiers', like, count: 1 });
  }
  const { turn, window, combat, random, fate } = state;
  const fixed = JSON.stringify([
    [turn.number, turn.player, turn.step, turn.extra, turn.order, turn.ended, window, random, fate],
    combat && [names([combat.attacker, combat.proposedDefender, combat.defender]), combat.protecting, combat.sabotage],
    combat?.strikes.map(({ weapon, wielder }) => names([weapon, wielder])),
    state.players.map((player) => ({
      ...player,
      hero: name(player.hero),
      formerHero: name(player.formerHero),
      replacedHeroes: names(player.replacedHeroes),
      hand: [...names(player.hand)].sort(),
      decks: player.decks.map(names),
      graveyards: player.graveyards.map((pile) => [...names(pile)].sort()),
      removed: [...names(player.removed)].sort(),
    })),
    state.chain.map((link) => onChain(link, name)),
    lying.sort(),
  ]);
  return { fixed, amounts };
}

function inPlay({ players }: State, card: Card, name: (id: CardId) => string): readonly unknown[] {
  const { controller, enteredUnder, owner, row, faceDown, exhausted, as, word, host, used, since } = card;
  const fresh = since >= players[controller]!.turnStarted;
  return [controller, enteredUnder, owner, row, faceDown, exhausted, as, word, name(host), used, fresh];
}

function onChain(link: Link, name: (id: CardId) => string): readonly unknown[] {
  const { kind, controller, source, effects, condition, x, modes, chooser, targets } = link;
  const { shares, paid, faceUp, flagged, proposal } = link;
  const aimed = targets.map((slot) => slot.map((entity) => ('card' in entity ? name(entity.card) : entity)));
  const proposed = proposal && [name(proposal.attacker), name(proposal.defender), proposal.sabotage];
  const cards = [name(source), paid.map(name), flagged.map(name), aimed, proposed];
  return [kind, controller, effects, condition, x, modes, chooser, shares, faceUp, cards];
}

/** Of what has to lie on the table, or is to be remembered, no loop makes more than this. */
const MOST_MADE = { tokens: MOST_TOKENS, modifiers: 100 };

/** How many iterations can be added at once, of as many as are wanted. */
export function mostAdded(difference: Difference, wanted: number): number {
  let most = wanted;
  for (const { grows, by } of difference)
    if ((grows === 'tokens' || grows === 'modifiers') && by > 0)
      most = Math.min(most, Math.floor(MOST_MADE[grows] / by));
  return most;
}

/** Adds the difference of so many iterations to the table at once. */
export function addDifference(table: Table, difference: Difference, times: number): void {
  for (const growth of difference) {
    const by = growth.by * times;
    if (growth.grows === 'damage') {
      table.change(growth.card, { damage: table.card(growth.card)!.damage + by });
    } else if (growth.grows === 'counters') {
      const { counters } = table.card(growth.card)!;
      table.change(growth.card, { counters: { ...counters, [growth.name]: (counters?.[growth.name] ?? 0) + by } });
    } else if (growth.grows === 'tokens') {
      const ids = Array.from({ length: by }, () => copyOf(table, growth.like));
      table.set('play', [...table.state.play, ...ids]);
    } else {
      const made = Array.from({ length: by }, () =>
        changedModifier(growth.like, { id: table.nextId(), timestamp: table.now() }),
      );
      table.set('modifiers', [...table.state.modifiers, ...made]);
    }
  }
}

function copyOf(table: Table, token: Card): CardId {
  const id = table.nextId();
  const time = table.now();
  table.putCard(id, changedCard(token, { id, physical: id, timestamp: time, since: time }));
  return id;
}
