import type { Wielding } from '../language/modifier.ts';
import type { Derived } from '../modifiers/derive.ts';
import type { CardId, Seat } from '../vocabulary.ts';

/** The ways of wielding that a player's hero has (406.1). */
function wieldings(on: Derived, seat: Seat): ReadonlySet<Wielding> {
  const { hero } = on.state.players[seat]!;
  const permissions = hero === 0 ? [] : on.of(hero).permissions;
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

/** Equipment that can't all be wielded by one hero; empty if it can (406.2-406.5, 414.3c). */
export function overloaded(on: Derived, seat: Seat, party: readonly CardId[]): readonly CardId[] {
  const ways = wieldings(on, seat);
  const armory = armoryOf(on, party);
  if (armory.ranged.length > (ways.has('ranged dual') ? 2 : 1)) return armory.ranged; // 406.4
  const { oneHanded, twoHanded, shields, otherOffHand } = armory;
  const held = [...oneHanded, ...twoHanded, ...shields, ...otherOffHand];
  return canHold(armory, ways) ? [] : held;
}

/** Some one way of wielding allows all that is held in the hands. */
function canHold({ oneHanded, twoHanded, shields, otherOffHand }: Armory, ways: ReadonlySet<Wielding>): boolean {
  const [one, two, shield, off] = [
    oneHanded.length,
    twoHanded.length,
    shields.length,
    shields.length + otherOffHand.length,
  ];
  const melee = one + two;
  if (melee <= 1 && off <= 1 && !(two === 1 && off === 1)) return true; // 414.3b, 414.3c
  if (ways.has('dual') && one === 2 && two === 0 && off === 0) return true;
  if (ways.has('two-handed dual') && melee + off <= 2 && melee >= 1 && !(one === 0 && two === 0)) return true; // 406.2
  if (ways.has('dual shield') && shield === 2 && off === 2 && melee === 0) return true;
  if (ways.has('sextuple') && one + 2 * two + off <= 6) return true; // 406.3
  return ways.has('infinite') && two === 0 && off === 0; // 406.5
}

/** Can the hero strike with all these weapons in one combat (406.6)? */
export function canStrikeWith(on: Derived, seat: Seat, weapons: readonly CardId[]): boolean {
  if (weapons.length <= 1) return true;
  const ways = wieldings(on, seat);
  const { oneHanded, twoHanded, ranged } = armoryOf(on, weapons);
  if (ranged.length > 0) return ranged.length === weapons.length && ways.has('ranged dual') && ranged.length <= 2;
  if ((ways.has('dual') || ways.has('two-handed dual')) && weapons.length <= 2) return true;
  if (ways.has('sextuple') && oneHanded.length + 2 * twoHanded.length <= 6) return true;
  return ways.has('infinite') && twoHanded.length === 0;
}
