import type { Wielding } from '../language/modifier.ts';
import type { Derived } from '../modifiers/derive.ts';
import type { CardId, Seat } from '../vocabulary.ts';

/** The ways of wielding that a player's hero has, of its own or by equipment that says so (406.1). */
function wieldings(on: Derived, seat: Seat): ReadonlySet<Wielding> {
  const { hero } = on.state.players[seat]!;
  const equipment = on.state.play.filter((id) => on.controllerOf(id) === seat && on.of(id).types.includes('Equipment'));
  const permissions = [...(hero === 0 ? [] : [hero]), ...equipment].flatMap((id) => on.of(id).permissions);
  return new Set(permissions.flatMap(({ it }) => (it.may === 'wield more' ? [it.how] : [])));
}

interface Armory {
  readonly oneHanded: readonly CardId[];
  readonly twoHanded: readonly CardId[];
  readonly ranged: readonly CardId[];
  readonly shields: readonly CardId[];
  readonly otherOffHand: readonly CardId[];
}

function armoryOf(on: Derived, party: readonly CardId[]): Armory {
  const tagged = (tag: string) => (id: CardId) => on.of(id).tags.includes(tag);
  const melee = party.filter(tagged('Melee'));
  const offHand = party.filter(tagged('Off-Hand'));
  const isShield = tagged('Shield');
  return {
    oneHanded: melee.filter((id) => !tagged('2H')(id)),
    twoHanded: melee.filter(tagged('2H')),
    ranged: party.filter(tagged('Ranged')),
    shields: offHand.filter(isShield),
    otherOffHand: offHand.filter((id) => !isShield(id)),
  };
}

/** Equipment that can't all be wielded by one hero; empty if it can (406.2-406.5, 414.3b, 414.3c). */
export function overloaded(on: Derived, seat: Seat, party: readonly CardId[]): readonly CardId[] {
  const ways = wieldings(on, seat);
  const { oneHanded, twoHanded, ranged, shields, otherOffHand } = armoryOf(on, party);
  if (ranged.length > (ways.has('ranged dual') ? 2 : 1)) return ranged; // 406.4
  const hands = [oneHanded, twoHanded, shields, otherOffHand];
  const held = hands.map(({ length }) => length);
  return canHold(held, ways) ? [] : hands.filter((_, kind) => isTooMuch(held, kind, ways)).flat();
}

/** How many of each are held: one-handed, two-handed, Shields, other Off-Hand equipment. */
type Held = readonly number[];

/** Some one way of wielding allows all that is held in the hands. */
function canHold([one = 0, two = 0, shield = 0, other = 0]: Held, ways: ReadonlySet<Wielding>): boolean {
  const melee = one + two;
  const off = shield + other;
  if (melee <= 1 && off <= 1 && !(two === 1 && off === 1)) return true; // 414.3b, 414.3c
  if (ways.has('dual') && one === 2 && two === 0 && off === 0) return true;
  if (ways.has('two-handed dual') && melee >= 1 && melee + off <= 2) return true;
  if (ways.has('dual shield') && shield === 2 && other === 0 && melee === 0) return true; // 406.2
  if (ways.has('sextuple') && one + 2 * two + off <= 6 && off <= 1) return true; // 406.3, 406.3a
  return ways.has('infinite') && two === 0 && off <= 1; // 406.5
}

/** Equipment of this kind takes part: with some of the rest it is too much, and without it that would be held (406.2a). */
function isTooMuch(held: Held, kind: number, ways: ReadonlySet<Wielding>): boolean {
  return partsOf(held).some((part) => {
    const without = part.map((count, n) => (n === kind ? count - 1 : count));
    return part[kind]! > 0 && !canHold(part, ways) && canHold(without, ways);
  });
}

/** Everything that could be held of this. */
function partsOf([first, ...rest]: Held): readonly Held[] {
  if (first === undefined) return [[]];
  const counts = Array.from({ length: first + 1 }, (_, count) => count);
  return partsOf(rest).flatMap((part) => counts.map((count) => [count, ...part]));
}

/** Can the hero strike with all these weapons in one combat (406.6)? */
export function canStrikeWith(on: Derived, seat: Seat, weapons: readonly CardId[]): boolean {
  if (weapons.length <= 1) return true; // 303.2c
  const ways = wieldings(on, seat);
  const { oneHanded, twoHanded, ranged } = armoryOf(on, weapons);
  if (ranged.length > 0) return ranged.length === weapons.length && ranged.length <= 2 && ways.has('ranged dual');
  if (oneHanded.length + twoHanded.length < weapons.length) return false;
  if ((ways.has('dual') || ways.has('two-handed dual')) && weapons.length <= 2) return true;
  if (ways.has('sextuple') && oneHanded.length + 2 * twoHanded.length <= 6) return true;
  return ways.has('infinite') && twoHanded.length === 0;
}
