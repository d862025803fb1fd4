import { SHARED_BY_STRIKE } from '../keywords/keywords.ts';
import type { Condition } from '../language/condition.ts';
import type { Change } from '../language/modifier.ts';
import type { Noun, Relation } from '../language/noun.ts';
import type { Card } from '../state/card.ts';
import type { Modifier } from '../state/modifier.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { ASPECT, changeReads, changeWrites, conditionReads, nounReads } from './aspects.ts';
import type { Characteristics } from './characteristics.ts';
import { keywordsOf, powersOf } from './characteristics.ts';
import type { Derived } from './derive.ts';
import { workingElsewhere, zoneOf } from './elsewhere.ts';
import type { Ordered } from './order.ts';

/** A continuous modifier that applies now, wherever it comes from (714.1). */
export interface Active extends Ordered {
  readonly key: string;
  readonly source: CardId;
  readonly controller: Seat;
  readonly x: number;
  readonly cards: Noun | null;
  readonly players: Relation | null;
  readonly flagged: readonly CardId[] | null;
  readonly changes: readonly Change[];
  readonly while: Condition | null;
  /** It has to be read anew for each card to which it applies. */
  readonly its: boolean;
}

type Aspects = Pick<Active, 'reads' | 'writes' | 'its'>;
type Unread = Omit<Active, keyof Aspects>;

const known = new WeakMap<readonly Change[], Aspects>();

/** What it reads and writes is derived from its data (law 4), once for each text. */
function read(modifier: Unread): Active {
  let aspects = known.get(modifier.changes);
  if (!aspects) {
    aspects = aspectsOf(modifier);
    known.set(modifier.changes, aspects);
  }
  return Object.assign(modifier, aspects);
}

function aspectsOf(modifier: Unread): Aspects {
  let reads = nounReads(modifier.cards ?? undefined) | conditionReads(modifier.while ?? undefined);
  let writes = 0;
  for (const change of modifier.changes) {
    reads |= changeReads(change);
    writes |= changeWrites(change);
  }
  // A modifier depends on what could take away or give the power that makes it (719.1).
  if (modifier.flagged === null) reads |= ASPECT.powers;
  return { reads, writes, its: speaksOfIts(modifier) };
}

/** Do its words speak of "its", the card that is being changed? */
function speaksOfIts({ changes, cards, while: condition }: Unread): boolean {
  return JSON.stringify([changes, cards, condition]).includes('"select":"it"');
}

/** The continuous modifiers of links, of cards in play, of counters and of strikes. */
export function activeModifiers(on: Derived): Active[] {
  const found: Active[] = [];
  for (const modifier of on.state.modifiers) {
    const active = ofModifier(modifier);
    if (active) found.push(active);
  }
  for (const id of on.state.play) {
    const card = on.card(id)!;
    if (!on.hasPowers(card) && !card.counters) continue;
    const is = on.of(id);
    if (is.powers.length > 0) ofPowers(on, card, is, found);
    if (card.counters) ofCounters(card, card.counters, found);
  }
  for (const card of workingElsewhere(on.state)) ofPowers(on, card, on.of(card.id), found);
  for (const strike of on.state.combat?.strikes ?? []) ofStrike(on, strike.weapon, strike.wielder, found);
  return found;
}

function ofModifier(modifier: Modifier): Active | undefined {
  const { id, source, controller, timestamp, x, flagged, does } = modifier;
  const base = { key: `m${id}`, source, controller, timestamp, x, flagged };
  if (does.text === 'changes')
    return read({ ...base, cards: null, players: null, changes: does.changes, while: does.while });
  if (does.text !== 'continuous') return undefined;
  const { cards, players, changes } = does.continuous;
  return read({
    ...base,
    cards: cards ?? null,
    players: players ?? null,
    changes,
    while: does.continuous.while ?? null,
  });
}

function ofPowers(on: Derived, card: Card, is: Characteristics, found: Active[]): void {
  for (const held of powersOf(is, 'continuous')) {
    if (zoneOf(held.it) !== card.zone) continue;
    const { cards, players, changes } = held.it.continuous;
    found.push(
      read({
        key: `${card.id}${held.key}`,
        source: card.id,
        controller: on.holderOf(card), // 712.6
        timestamp: held.timestamp || card.timestamp, // 718.2f
        x: 0,
        cards: cards ?? null,
        players: players ?? null,
        flagged: null,
        changes,
        while: held.it.continuous.while ?? null,
      }),
    );
  }
}

const RAISING = /^([+-]\d+) (ATK|DEF|Health)$/;

/** Unnamed counters raise or lower a number (404.1c); their name is what they do: "+1 ATK". */
function ofCounters(card: Card, counters: Readonly<Record<string, number>>, found: Active[]): void {
  for (const [name, count] of Object.entries(counters)) {
    const raising = RAISING.exec(name);
    if (!raising) continue;
    const change = raising[2] === 'ATK' ? 'atk' : raising[2] === 'DEF' ? 'def' : 'health';
    found.push(
      read({
        key: `${card.id}c${name}`,
        source: card.id,
        controller: card.controller,
        timestamp: card.timestamp,
        x: 0,
        cards: null,
        players: null,
        flagged: [card.id],
        changes: [{ change, by: Number(raising[1]) * count }],
        while: null,
      }),
    );
  }
}

/** While a weapon is associated with a wielder, it lends its ATK, damage types and some keywords (303.2b). */
function ofStrike(on: Derived, weapon: CardId, wielder: CardId, found: Active[]): void {
  const is = on.of(weapon);
  const shared = SHARED_BY_STRIKE.filter((keyword) => keywordsOf(is).includes(keyword));
  found.push(
    read({
      key: `s${weapon}${shared.join()}${is.damageTypes.join()}`,
      source: weapon,
      controller: on.controllerOf(weapon),
      timestamp: Number.MAX_SAFE_INTEGER,
      x: 0,
      cards: null,
      players: null,
      flagged: [wielder],
      changes: [
        { change: 'atk', by: { amount: 'atk', of: { select: 'this' } } },
        ...is.damageTypes.map((type): Change => ({ change: 'add damage type', type })),
        ...shared.map((keyword): Change => ({ change: 'grant', power: { power: 'keyword', keyword } })),
      ],
      while: null,
    }),
  );
}
