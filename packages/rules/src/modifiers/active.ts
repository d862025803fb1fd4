import type { Characteristics, Held } from '../characteristics/characteristics.ts';
import { BLANK, isSamePower, keywordsOf, powersOf, printed } from '../characteristics/characteristics.ts';
import { workingElsewhere, worksIn } from '../characteristics/powersOutsidePlay.ts';
import { ASPECT } from '../dependency/aspects.ts';
import type { Dependence } from '../dependency/dependence.ts';
import { dependenceOf, dependenceOfNew } from '../dependency/dependence.ts';
import type { Ordered } from '../dependency/order.ts';
import { SHARED_BY_STRIKE } from '../keywords/keywords.ts';
import type { Condition } from '../language/condition.ts';
import type { Change, Continuous } from '../language/modifier.ts';
import type { Noun, Relation } from '../language/noun.ts';
import type { ContinuousPower, Power } from '../language/power.ts';
import type { Players } from '../language/selection.ts';
import type { Card } from '../state/card.ts';
import { cardIn } from '../state/cards.ts';
import type { Modifier, ModifierText } from '../state/modifier.ts';
import type { State, Strike } from '../state/state.ts';
import { related } from '../state/teams.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import type { Derived } from './derive.ts';
import type { Looking, Made } from './kept.ts';
import { lookThrough, madeBefore } from './kept.ts';
import type { Raise } from './raising.ts';
import { raisedBy } from './raising.ts';
import { timesOfCounters, timestampOf } from './timestamps.ts';

/** A continuous modifier that applies now, wherever it comes from (714.1). */
export interface Active extends Ordered {
  readonly key: string;
  readonly source: CardId;
  readonly controller: Seat;
  readonly x: number;
  readonly cards: Noun | null;
  readonly players: Relation | null;
  readonly of: Players | null;
  readonly flagged: readonly CardId[] | null;
  readonly changes: readonly Change[];
  readonly while: Condition | null;
  /** All that it looks at. */
  readonly reads: number;
  /** The key of the power that makes it, on its source; null for one that exists by itself (714.2, 714.3d). */
  readonly power: string | null;
  /** The powers that it gives, by the number of the change, as soon as it has given them. */
  readonly given: (Held<Power> | undefined)[];
}

/** All that were found, and what each of them was made from. */
export interface Found {
  readonly made: Made[];
  readonly actives: Active[];
  readonly strikes: readonly Active[];
}

/** Where a text stands: whose it is, on which cards it works. */
interface Place {
  readonly key: string;
  readonly source: CardId;
  readonly controller: Seat;
  readonly timestamp: number;
  readonly x: number;
  readonly flagged: readonly CardId[] | null;
  readonly power: string | null;
  /** What else it looks at on its source. */
  readonly onSource: number;
  /** What all its cards have anyway. */
  readonly surely: number;
}

/** A text at its place. A modifier depends on what could take away or give the power that makes it (719.1). */
function activeAt(state: State, text: Continuous, dependence: Dependence, place: Place, host: CardId): Active {
  const { controller, source, flagged, power, surely } = place;
  const { cards = null, players = null, of = null, changes } = text;
  const onSource = dependence.source | place.onSource | (power !== null && dependence.saysYou ? ASPECT.control : 0);
  return {
    key: place.key,
    source,
    controller,
    timestamp: place.timestamp,
    x: place.x,
    cards,
    players,
    of,
    flagged,
    changes,
    while: text.while ?? null,
    power,
    dependence,
    own: dependence.own,
    onSource,
    any: dependence.any,
    reads: dependence.own | onSource | dependence.any,
    writes: dependence.writes & ~surely,
    scope: flagged ?? scopeOf(cards, source, host),
    seats: seatsOf(state, controller, cards?.whose ?? 'any'),
    looksInto: lookedInto(state, controller, dependence),
    given: [],
  };
}

const NOWHERE: readonly CardId[] = [];

function scopeOf(cards: Noun | null, source: CardId, host: CardId): readonly CardId[] | null {
  if (!cards) return NOWHERE;
  if (cards.self) return [source];
  return cards.attached ? [host] : null;
}

function seatsOf(state: State, you: Seat, relation: Relation): number {
  if (relation === 'any') return -1;
  let seats = 0;
  for (let seat = 0; seat < state.players.length; seat++) if (related(state, you, seat, relation)) seats |= 1 << seat;
  return seats;
}

function lookedInto(state: State, you: Seat, { whose }: Dependence): number {
  let seats = 0;
  for (const relation of whose) seats |= seatsOf(state, you, relation);
  return seats;
}

/**
 * The continuous modifiers of links, of cards in play, of counters and of strikes. Those that were made before from the
 * same are taken over.
 */
export function activeModifiers(on: Derived, before: readonly Made[], struck: readonly Active[]): Found {
  const { state } = on;
  const looking = lookThrough(before);
  const made: Made[] = [];
  for (const modifier of state.modifiers) ofModifier(state, modifier, looking, made);
  for (const id of state.play) {
    const card = on.card(id)!;
    if (!on.hasPowers(card) && !card.counters) continue;
    const is = on.of(id);
    if (is.powers.length > 0) ofPowers(on, card, is, looking, made);
    if (card.counters) ofCounters(on, card, looking, made);
  }
  for (const card of workingElsewhere(on)) ofPowers(on, card, on.of(card.id), looking, made);
  const strikes = state.combat ? ofStrikes(on, state.combat.strikes, struck) : NO_STRIKES;
  const actives: Active[] = [];
  for (let n = 0; n < made.length; n++) for (const active of made[n]!.actives) actives.push(active);
  for (const strike of strikes) actives.push(strike);
  return { made, actives, strikes };
}

/** A definite modifier is what it is from its beginning to its end. */
function ofModifier(state: State, modifier: Modifier, looking: Looking, found: Made[]): void {
  const { id, does, flagged, timestamp } = modifier;
  if (does.text !== 'continuous' && does.text !== 'changes') return;
  const before = madeBefore(looking, -id, ({ from }) => from === modifier);
  const dependence = before ? before.actives[0]!.dependence : dependenceOfDefinite(does, found);
  const surely = flagged && dependence.writes & VALUES ? valuesOfAll(state, flagged) : 0;
  if (before && before.actives[0]!.writes === (dependence.writes & ~surely)) found.push(before);
  else {
    const active = activeAt(state, textOf(does), dependence, placeOf(modifier, surely), 0);
    found.push({ by: -id, from: modifier, countedAt: null, timestamp, host: 0, actives: [active] });
  }
}

type Definite = Extract<ModifierText, { text: 'continuous' | 'changes' }>;

function textOf(does: Definite): Continuous {
  if (does.text === 'continuous') return does.continuous;
  return does.while ? { changes: does.changes, while: does.while } : { changes: does.changes };
}

/** A loop can leave hundreds after each other that say the same (803). */
function dependenceOfDefinite(does: Definite, found: readonly Made[]): Dependence {
  if (does.text === 'continuous') return dependenceOf(does.continuous);
  const last = found[found.length - 1];
  if (last && 'does' in last.from && last.from.does === does) return last.actives[0]!.dependence;
  return dependenceOfNew(textOf(does));
}

function placeOf({ id, source, controller, timestamp, x, flagged }: Modifier, surely: number): Place {
  return { key: `m${id}`, source, controller, timestamp, x, flagged, power: null, onSource: 0, surely };
}

const VALUES = ASPECT.hasAtk | ASPECT.hasHealth | ASPECT.hasDef;

/** The values that all these cards have by themselves: setting one does not give it to them (719.1). */
function valuesOfAll(state: State, cards: readonly CardId[]): number {
  let all = VALUES;
  for (const id of cards) {
    const card = cardIn(state.cards, id);
    const { atk, health, def } = card ? printed(card) : BLANK;
    if (atk === null) all &= ~ASPECT.hasAtk;
    if (health === null) all &= ~ASPECT.hasHealth;
    if (def === null) all &= ~ASPECT.hasDef;
  }
  return all;
}

/** A card with the same power under the same player makes the same modifier. */
function ofPowers(on: Derived, card: Card, is: Characteristics, looking: Looking, found: Made[]): void {
  const powers = powersOf(is, 'continuous');
  if (powers.length === 0) return;
  const holder = on.holderOf(card); // 712.6
  for (const held of powers) {
    if (!worksIn(held.it, card.zone)) continue;
    const timestamp = timestampOf(card, held);
    const before = madeBefore(looking, card.id, (made) => {
      if (!('it' in made.from) || !isSamePower(made.from as Held<ContinuousPower>, held)) return false;
      return made.timestamp === timestamp && made.host === card.host && made.actives[0]!.controller === holder;
    });
    found.push(before ?? ofPower(on.state, card, held, holder, timestamp));
  }
}

function ofPower(state: State, card: Card, held: Held<ContinuousPower>, controller: Seat, timestamp: number): Made {
  const place: Place = {
    key: `${card.id}${held.key}`,
    source: card.id,
    controller,
    timestamp,
    x: 0,
    flagged: null,
    power: held.key,
    onSource: held.source === 0 ? ASPECT.losing : ASPECT.losing | ASPECT.giving,
    surely: 0,
  };
  const text = held.it.continuous;
  const active = activeAt(state, text, dependenceOf(text), place, card.host);
  return { by: card.id, from: held, countedAt: null, timestamp, host: card.host, actives: [active] };
}

/** Unnamed counters raise or lower a number (404.1c); their name is what they do: "+1 ATK". */
function ofCounters(on: Derived, card: Card, looking: Looking, found: Made[]): void {
  const counters = card.counters!;
  const before = madeBefore(looking, card.id, ({ from, countedAt, timestamp, actives }) => {
    if (from !== counters || countedAt !== card.countedAt || timestamp !== card.timestamp) return false;
    return actives.every(({ controller }) => controller === card.controller);
  });
  if (before) found.push(before);
  else {
    const actives = Object.entries(counters).flatMap(([name, count]) => {
      const raises = raisedBy(name);
      return raises.length > 0 ? ofCounter(on.state, card, name, raises, count) : [];
    });
    const { id, countedAt, timestamp } = card;
    found.push({ by: id, from: counters, countedAt, timestamp, host: 0, actives });
  }
}

/** One modifier for those of a name that were put there at one time (718.2g). */
function ofCounter(state: State, card: Card, name: string, raises: readonly Raise[], count: number): Active[] {
  const at = timesOfCounters(card, name, count);
  return [...new Set(at)].map((timestamp) => {
    const times = at.filter((time) => time === timestamp).length;
    const text: Continuous = { changes: raises.map(({ change, by }) => ({ change, by: by * times })) };
    const place: Place = {
      key: `${card.id}c${name}${timestamp}`,
      source: card.id,
      controller: card.controller,
      timestamp,
      x: 0,
      flagged: [card.id],
      power: null,
      onSource: 0,
      surely: 0,
    };
    return activeAt(state, text, dependenceOfNew(text), place, 0);
  });
}

const NO_STRIKES: readonly Active[] = [];

function ofStrikes(on: Derived, strikes: readonly Strike[], before: readonly Active[]): readonly Active[] {
  return strikes.map(({ weapon, wielder }) => ofStrike(on, weapon, wielder, before));
}

/** While a weapon is associated with a wielder, it lends its ATK, damage types and some keywords (303.2b). */
function ofStrike(on: Derived, weapon: CardId, wielder: CardId, before: readonly Active[]): Active {
  const is = on.of(weapon);
  const keywords = keywordsOf(is);
  const shared = SHARED_BY_STRIKE.filter((keyword) => keywords.includes(keyword));
  const key = `s${weapon}${shared.join()}${is.damageTypes.join()}`;
  const controller = on.controllerOf(weapon);
  const isSame = (one: Active) => one.source === weapon && one.key === key && one.flagged![0] === wielder;
  const same = before.find((one) => isSame(one) && one.controller === controller);
  if (same) return same;
  const changes: Change[] = [
    { change: 'atk', by: { amount: 'atk', of: { select: 'this' } } },
    ...is.damageTypes.map((type): Change => ({ change: 'add damage type', type })),
    ...shared.map((keyword): Change => ({ change: 'grant', power: { power: 'keyword', keyword } })),
  ];
  const place: Place = {
    key,
    source: weapon,
    controller,
    timestamp: Number.MAX_SAFE_INTEGER,
    x: 0,
    flagged: [wielder],
    power: null,
    onSource: 0,
    surely: 0,
  };
  return activeAt(on.state, { changes }, dependenceOfNew({ changes }), place, 0);
}
