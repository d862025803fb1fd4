import type { Change, Permission, Restriction } from '../language/modifier.ts';
import type { KeywordPower, Power } from '../language/power.ts';
import { amountOf } from '../powers/amounts.ts';
import type { Perspective } from '../powers/perspective.ts';
import { cardsOf, playersOf } from '../powers/selections.ts';
import type { Seat } from '../vocabulary.ts';
import type { Active } from './active.ts';
import type { Characteristics, Held } from './characteristics.ts';
import { changedCharacteristics, withoutKeywords, withoutPowers, withPowers } from './characteristics.ts';

export interface Changed {
  readonly characteristics: Characteristics;
  readonly controller?: Seat;
}

/** One change to one card. A number that a card does not have is not raised or lowered (719.1). */
export function changeCard(is: Characteristics, change: Change, modifier: Active, p: Perspective): Changed {
  switch (change.change) {
    case 'atk':
    case 'health':
    case 'def': {
      const value = is[change.change];
      return done(
        value === null || isFixed(is, change.change)
          ? is
          : changedCharacteristics(is, { [change.change]: value + amountOf(change.by, p) }),
      );
    }
    case 'strike cost':
      return done(is.strike === null ? is : changedCharacteristics(is, { strike: is.strike + amountOf(change.by, p) }));
    case 'set atk':
      return done(changedCharacteristics(is, { atk: amountOf(change.to, p) }));
    case 'set health':
      return done(changedCharacteristics(is, { health: amountOf(change.to, p) }));
    case 'set def':
      return done(changedCharacteristics(is, { def: amountOf(change.to, p) }));
    case 'double': {
      const value = is[change.what];
      return done(
        value === null || isFixed(is, change.what) ? is : changedCharacteristics(is, { [change.what]: value * 2 }),
      ); // 719.4
    }
    case 'grant': {
      const power = numbered(change.power, p);
      if (!power || isBarred(is, power)) return done(is);
      const key = `g${modifier.key}:${modifier.changes.indexOf(change)}`;
      return done(withPowers(is, [own(power, modifier, key)]));
    }
    case 'printed powers': {
      const powers = printedPowers(change, p).filter((power) => !isBarred(is, power));
      return done(
        withPowers(
          is,
          powers.map((power, n) => own(power, modifier, `g${modifier.key}/${n}`)),
        ),
      );
    }
    case 'lose powers':
      return done(change.keywords ? withoutKeywords(is, change.keywords) : withoutPowers(is)); // 700.3
    case 'switch': {
      if (is.atk === null || is.health === null) return done(is);
      return done(
        changedCharacteristics(is, { atk: change.values?.atk ?? is.health, health: change.values?.health ?? is.atk }),
      ); // 712.9
    }
    case 'add type':
      return done(
        is.types.includes(change.type) ? is : changedCharacteristics(is, { types: [...is.types, change.type] }),
      ); // 300.1b
    case 'become type':
      return done(changedCharacteristics(is, { types: [change.type] })); // 300.1a
    case 'add tag':
      return done(is.tags.includes(change.tag) ? is : changedCharacteristics(is, { tags: [...is.tags, change.tag] })); // 202.3
    case 'add chosen tag': {
      const word = p.on.lastKnown(p.source)?.card.word;
      return done(
        word == null || is.tags.includes(word) ? is : changedCharacteristics(is, { tags: [...is.tags, word] }),
      );
    }
    case 'add damage type':
      if (is.damageTypes.includes(change.type)) return done(is);
      return done(changedCharacteristics(is, { damageTypes: [...is.damageTypes, change.type] }));
    case 'become damage type':
      return done(changedCharacteristics(is, { damageTypes: [change.type] })); // 205.1c
    case 'become instant':
      return done(changedCharacteristics(is, { instant: true }));
    case 'control':
      return { characteristics: is, controller: playersOf(change.by, p)[0] ?? modifier.controller };
    case 'restrict':
      return done(
        changedCharacteristics(is, {
          restrictions: [...is.restrictions, held(change.restriction, modifier, modifier.key)],
        }),
      );
    case 'permit':
      return done(
        changedCharacteristics(is, {
          permissions: [...is.permissions, held(change.permission, modifier, modifier.key)],
        }),
      );
    case 'must attack':
      return done(
        changedCharacteristics(is, {
          mustAttack: [...is.mustAttack, held({ noun: change.noun ?? null }, modifier, modifier.key)],
        }),
      );
    case 'attack only': {
      const only = { noun: change.noun, ifAble: change.ifAble ?? false };
      return done(changedCharacteristics(is, { attackOnly: [...is.attackOnly, held(only, modifier, modifier.key)] }));
    }
    case 'plane':
    case 'hand size':
      return done(is);
  }
}

/** Can't the card have this power? */
function isBarred({ restrictions }: Characteristics, power: Power): boolean {
  return restrictions.some(
    ({ it }) =>
      it.cant === 'have powers' && (!it.keywords || (power.power === 'keyword' && it.keywords.includes(power.keyword))),
  );
}

/** Can't the card gain or lose any of this number? */
function isFixed({ restrictions }: Characteristics, number: 'atk' | 'health' | 'def'): boolean {
  return restrictions.some(({ it }) => it.cant === 'gain or lose' && it.numbers?.some((one) => one === number));
}

/** The printed powers of other cards, or those of one kind (200.1a, 702.2a). */
export function printedPowers(
  { of, only }: Extract<Change, { change: 'printed powers' }>,
  p: Perspective,
): readonly Power[] {
  const powers = cardsOf(of, p).flatMap((id) => p.on.lastKnown(id)?.card.facts.powers ?? []);
  return only === undefined ? powers : powers.filter(({ power }) => power === only);
}

/** "Assault X" is as large as X now; of 0 it is not granted at all (glossary: Assault, Haste, Mend). */
export function numbered(power: Power, p: Perspective): Power | undefined {
  if (power.power !== 'keyword' || power.number === undefined) return power;
  const number = amountOf(power.number, p);
  if (number === 0) return undefined;
  return number === power.number ? power : ofSize(power, number);
}

const sizes = new WeakMap<KeywordPower, Map<number, KeywordPower>>();

/** The same keyword of the same size is one and the same power. */
function ofSize(power: KeywordPower, number: number): KeywordPower {
  const known = sizes.get(power) ?? new Map<number, KeywordPower>();
  const sized = known.get(number) ?? { ...power, number };
  sizes.set(power, known.set(number, sized));
  return sized;
}

function done(characteristics: Characteristics): Changed {
  return { characteristics };
}

function held<T>(it: T, modifier: Active, key: string): Held<T> {
  return { it, key, source: modifier.source, controller: modifier.controller, timestamp: modifier.timestamp };
}

/** Given to the card, whose controller it then speaks of as "you". */
function own<T>(it: T, modifier: Active, key: string): Held<T> {
  return { it, key, source: modifier.source, controller: null, timestamp: modifier.timestamp };
}

/** What modifiers do to a player. */
export interface ChangePlayer {
  readonly restrictions: readonly Held<Restriction>[];
  readonly permissions: readonly Held<Permission>[];
  readonly handSize: number;
}

export const UNCHANGED_PLAYER: ChangePlayer = { restrictions: [], permissions: [], handSize: 0 };

export function changePlayer(is: ChangePlayer, modifier: Active, p: Perspective): ChangePlayer {
  let { restrictions, permissions, handSize } = is;
  for (const change of modifier.changes) {
    if (change.change === 'restrict')
      restrictions = [...restrictions, held(change.restriction, modifier, modifier.key)];
    if (change.change === 'permit') permissions = [...permissions, held(change.permission, modifier, modifier.key)];
    if (change.change === 'hand size') handSize += amountOf(change.by, p);
  }
  return { restrictions, permissions, handSize };
}
