import { SHARED_BY_STRIKE } from '../keywords/keywords.ts';
import type { Condition } from '../language/condition.ts';
import type { Change, Continuous } from '../language/modifier.ts';
import type { Noun, Relation } from '../language/noun.ts';
import type { ContinuousPower, Power } from '../language/power.ts';
import { related } from '../powers/nouns.ts';
import type { Card } from '../state/card.ts';
import { cardIn } from '../state/cards.ts';
import type { Modifier, ModifierText } from '../state/modifier.ts';
import type { State } from '../state/state.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { ASPECT } from './aspects.ts';
import type { Bearing } from './bearing.ts';
import { bearingOf } from './bearing.ts';
import type { Characteristics, Held } from './characteristics.ts';
import { BLANK, isSamePower, keywordsOf, powersOf, printed } from './characteristics.ts';
import type { Derived } from './derive.ts';
import { workingElsewhere, worksIn } from './elsewhere.ts';
import type { Ordered } from './order.ts';
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
  readonly flagged: readonly CardId[] | null;
  readonly changes: readonly Change[];
  readonly while: Condition | null;
  /** All that it looks at. */
  readonly reads: number;
  /** The key of the power that makes it, on its source; null for one that exists by itself (714.2, 714.3d). */
  readonly power: string | null;
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
function activeAt(state: State, text: Continuous, place: Place, host: CardId): Active {
  const bearing = bearingOf(text);
  const { controller, source, flagged, power, surely } = place;
  const { cards = null, players = null, changes } = text;
  const onSource = bearing.source | place.onSource | (power !== null && bearing.saysYou ? ASPECT.control : 0);
  return {
    key: place.key,
    source,
    controller,
    timestamp: place.timestamp,
    x: place.x,
    cards,
    players,
    flagged,
    changes,
    while: text.while ?? null,
    power,
    bearing,
    own: bearing.own,
    onSource,
    any: bearing.any,
    reads: bearing.own | onSource | bearing.any,
    writes: bearing.writes & ~surely,
    scope: flagged ?? scopeOf(cards, source, host),
    seats: seatsOf(state, controller, cards?.whose ?? 'any'),
    looksInto: lookedInto(state, controller, bearing),
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

function lookedInto(state: State, you: Seat, { whose }: Bearing): number {
  let seats = 0;
  for (const relation of whose) seats |= seatsOf(state, you, relation);
  return seats;
}

/** The continuous modifiers of links, of cards in play, of counters and of strikes. */
export function activeModifiers(on: Derived): Active[] {
  const found: Active[] = [];
  for (const modifier of on.state.modifiers) {
    const active = ofModifier(on.state, modifier);
    if (active) found.push(active);
  }
  for (const id of on.state.play) {
    const card = on.card(id)!;
    if (!on.hasPowers(card) && !card.counters) continue;
    const is = on.of(id);
    if (is.powers.length > 0) ofPowers(on, card, is, found);
    if (card.counters) ofCounters(on, card, found);
  }
  for (const card of workingElsewhere(on.state)) ofPowers(on, card, on.of(card.id), found);
  for (const strike of on.state.combat?.strikes ?? []) found.push(ofStrike(on, strike.weapon, strike.wielder));
  return found;
}

const ofLinks = new WeakMap<Modifier, Active | null>();

/** A definite modifier is what it is from its beginning to its end. */
function ofModifier(state: State, modifier: Modifier): Active | null {
  let active = ofLinks.get(modifier);
  if (active === undefined) {
    const text = textOf(modifier);
    active = text && activeAt(state, text, placeOf(state, modifier), 0);
    ofLinks.set(modifier, active);
  }
  return active;
}

const texts = new WeakMap<ModifierText, Continuous>();

/** The same for all modifiers that say the same. */
function textOf({ does }: Modifier): Continuous | null {
  if (does.text === 'continuous') return does.continuous;
  if (does.text !== 'changes') return null;
  let text = texts.get(does);
  if (!text) {
    text = does.while ? { changes: does.changes, while: does.while } : { changes: does.changes };
    texts.set(does, text);
  }
  return text;
}

function placeOf(state: State, { id, source, controller, timestamp, x, flagged }: Modifier): Place {
  const surely = flagged ? valuesOfAll(state, flagged) : 0;
  return { key: `m${id}`, source, controller, timestamp, x, flagged, power: null, onSource: 0, surely };
}

/** The values that all these cards have by themselves: setting one does not give it to them (719.1). */
function valuesOfAll(state: State, cards: readonly CardId[]): number {
  let all = ASPECT.hasAtk | ASPECT.hasHealth | ASPECT.hasDef;
  for (const id of cards) {
    const card = cardIn(state.cards, id);
    const { atk, health, def } = card ? printed(card) : BLANK;
    if (atk === null) all &= ~ASPECT.hasAtk;
    if (health === null) all &= ~ASPECT.hasHealth;
    if (def === null) all &= ~ASPECT.hasDef;
  }
  return all;
}

interface OfPower {
  readonly held: Held<ContinuousPower>;
  readonly holder: Seat;
  readonly active: Active;
}
const ofCards = new WeakMap<Card, Map<string, OfPower>>();

/** A card with the same power under the same player makes the same modifier. */
function ofPowers(on: Derived, card: Card, is: Characteristics, found: Active[]): void {
  const powers = powersOf(is, 'continuous');
  if (powers.length === 0) return;
  const holder = on.holderOf(card); // 712.6
  let known = ofCards.get(card);
  if (!known) {
    known = new Map();
    ofCards.set(card, known);
  }
  for (const held of powers) {
    if (!worksIn(held.it, card.zone)) continue;
    let made = known.get(held.key);
    if (!made || made.holder !== holder || !isSamePower(made.held, held)) {
      const active = activeAt(on.state, held.it.continuous, powerPlace(card, held, holder), card.host);
      made = { held, holder, active };
      known.set(held.key, made);
    }
    found.push(made.active);
  }
}

function powerPlace(card: Card, held: Held<Power>, controller: Seat): Place {
  return {
    key: `${card.id}${held.key}`,
    source: card.id,
    controller,
    timestamp: timestampOf(card, held),
    x: 0,
    flagged: null,
    power: held.key,
    onSource: held.source === 0 ? ASPECT.losing : ASPECT.losing | ASPECT.giving,
    surely: 0,
  };
}

const ofCounted = new WeakMap<Card, readonly Active[]>();

/** Unnamed counters raise or lower a number (404.1c); their name is what they do: "+1 ATK". */
function ofCounters(on: Derived, card: Card, found: Active[]): void {
  let known = ofCounted.get(card);
  if (!known) {
    known = Object.entries(card.counters!).flatMap(([name, count]) => {
      const raises = raisedBy(name);
      return raises.length > 0 ? ofCounter(on.state, card, name, raises, count) : [];
    });
    ofCounted.set(card, known);
  }
  for (const active of known) found.push(active);
}

/** One modifier for those of a name that were put there at one time (718.2g). */
function ofCounter(state: State, card: Card, name: string, raises: readonly Raise[], count: number): Active[] {
  const at = timesOfCounters(card, name, count);
  return [...new Set(at)].map((timestamp) => {
    const times = at.filter((time) => time === timestamp).length;
    return activeAt(
      state,
      { changes: raises.map(({ change, by }) => ({ change, by: by * times })) },
      {
        key: `${card.id}c${name}${timestamp}`,
        source: card.id,
        controller: card.controller,
        timestamp,
        x: 0,
        flagged: [card.id],
        power: null,
        onSource: 0,
        surely: 0,
      },
      0,
    );
  });
}

const ofStrikes = new WeakMap<Card, Active>();

/** While a weapon is associated with a wielder, it lends its ATK, damage types and some keywords (303.2b). */
function ofStrike(on: Derived, weapon: CardId, wielder: CardId): Active {
  const is = on.of(weapon);
  const keywords = keywordsOf(is);
  const shared = SHARED_BY_STRIKE.filter((keyword) => keywords.includes(keyword));
  const key = `s${weapon}${shared.join()}${is.damageTypes.join()}`;
  const controller = on.controllerOf(weapon);
  const card = on.card(weapon);
  const known = card && ofStrikes.get(card);
  if (known?.key === key && known.controller === controller && known.flagged![0] === wielder) return known;
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
  const active = activeAt(on.state, { changes }, place, 0);
  if (card) ofStrikes.set(card, active);
  return active;
}
