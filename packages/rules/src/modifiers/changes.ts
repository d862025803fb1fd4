import type { Characteristics, Held } from '../characteristics/characteristics.ts';
import { withoutKeywords, withoutPowers } from '../characteristics/characteristics.ts';
import type { Change, Permission, Restriction } from '../language/modifier.ts';
import type { KeywordPower, Power } from '../language/power.ts';
import { amountOf } from '../reading/amounts.ts';
import { chosenWord } from '../reading/chosen.ts';
import type { Perspective } from '../reading/perspective.ts';
import { cardsOf, playersOf } from '../reading/selections.ts';
import type { CardId, DamageType, Seat } from '../vocabulary.ts';
import { CLASSES, DAMAGE_TYPES } from '../vocabulary.ts';
import type { Active } from './active.ts';
import type { Drafts } from './drafts.ts';

/**
 * One change to one card, which is so now. A number that a card does not have is not raised or lowered (719.1). Answers
 * who controls the card from now on, if the change says it.
 */
export function changeCard(
  drafts: Drafts,
  id: CardId,
  is: Characteristics,
  change: Change,
  modifier: Active,
  p: Perspective,
): Seat | undefined {
  switch (change.change) {
    case 'atk':
      if (is.atk !== null && !isFixed(is, 'atk')) drafts.setAtk(id, is, is.atk + amountOf(change.by, p));
      return;
    case 'health':
      if (is.health !== null && !isFixed(is, 'health')) drafts.setHealth(id, is, is.health + amountOf(change.by, p));
      return;
    case 'def':
      if (is.def !== null && !isFixed(is, 'def')) drafts.write(id, is, { def: is.def + amountOf(change.by, p) });
      return;
    case 'strike cost':
      if (is.strike !== null) drafts.write(id, is, { strike: is.strike + amountOf(change.by, p) });
      return;
    case 'set atk':
      drafts.setAtk(id, is, amountOf(change.to, p));
      return;
    case 'set health':
      drafts.setHealth(id, is, amountOf(change.to, p));
      return;
    case 'set def':
      drafts.write(id, is, { def: amountOf(change.to, p) });
      return;
    case 'double': {
      const value = is[change.what];
      if (value !== null && !isFixed(is, change.what)) drafts.write(id, is, { [change.what]: value * 2 }); // 719.4
      return;
    }
    case 'grant': {
      const power = numbered(change.power, p);
      if (power && !isBarred(is, power)) drafts.give(id, is, [given(power, change, modifier)]);
      return;
    }
    case 'printed powers': {
      const powers = printedPowers(change, p).filter((power) => !isBarred(is, power));
      drafts.give(
        id,
        is,
        powers.map((power, n) => own(power, modifier, `g${modifier.key}/${n}`)),
      );
      return;
    }
    case 'lose powers': {
      const without = change.keywords ? withoutKeywords(is, change.keywords) : withoutPowers(is); // 700.3
      if (without) drafts.write(id, is, without);
      return;
    }
    case 'switch': {
      const { atk, health } = is;
      if (atk !== null && health !== null)
        drafts.write(id, is, { atk: change.values?.atk ?? health, health: change.values?.health ?? atk }); // 712.9
      return;
    }
    case 'add type':
      if (!is.types.includes(change.type)) drafts.write(id, is, { types: [...is.types, change.type] }); // 300.1b
      return;
    case 'become type':
      drafts.write(id, is, { types: [change.type] }); // 300.1a
      return;
    case 'add tag':
      if (!is.tags.includes(change.tag)) drafts.write(id, is, { tags: [...is.tags, change.tag] }); // 202.3
      if (change.limit !== undefined)
        drafts.write(id, is, { limits: [...is.limits, { tag: change.tag, count: change.limit }] }); // 414.3b
      return;
    case 'add chosen tag': {
      const word = p.on.lastKnown(p.source)?.card.word;
      if (word != null && !is.tags.includes(word)) drafts.write(id, is, { tags: [...is.tags, word] });
      return;
    }
    case 'become class': {
      const word = change.class ?? p.on.lastKnown(p.source)?.card.word;
      if (word != null)
        drafts.write(id, is, { tags: [...is.tags.filter((tag) => !CLASSES.some((one) => one === tag)), word] }); // 206.1a
      return;
    }
    case 'add damage type':
      if (!is.damageTypes.includes(change.type))
        drafts.write(id, is, { damageTypes: [...is.damageTypes, change.type] });
      return;
    case 'become damage type':
      drafts.write(id, is, { damageTypes: [change.type] }); // 205.1c
      return;
    case 'become instant':
      drafts.write(id, is, { instant: true });
      return;
    case 'control':
      return playersOf(change.by, p)[0] ?? modifier.controller;
    case 'restrict':
      drafts.write(id, is, { restrictions: [...is.restrictions, held(change.restriction, modifier, modifier.key)] });
      return;
    case 'permit':
      drafts.write(id, is, { permissions: [...is.permissions, held(change.permission, modifier, modifier.key)] });
      return;
    case 'must attack':
      drafts.write(id, is, {
        mustAttack: [...is.mustAttack, held({ noun: change.noun ?? null }, modifier, modifier.key)],
      });
      return;
    case 'attack only': {
      const only = { noun: change.noun, ifAble: change.ifAble ?? false };
      drafts.write(id, is, { attackOnly: [...is.attackOnly, held(only, modifier, modifier.key)] });
      return;
    }
    case 'plane':
    case 'hand size':
    case 'no maximum hand size':
      return;
  }
}

/** Can't the card have this power? */
function isBarred({ restrictions }: Characteristics, power: Power): boolean {
  if (restrictions.length === 0) return false;
  return restrictions.some(
    ({ it }) =>
      it.cant === 'have powers' && (!it.keywords || (power.power === 'keyword' && it.keywords.includes(power.keyword))),
  );
}

/** Can't the card gain or lose any of this number? */
function isFixed({ restrictions }: Characteristics, number: 'atk' | 'health' | 'def'): boolean {
  if (restrictions.length === 0) return false;
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
  if (power.power !== 'keyword') return power;
  if (power.type === 'chosen') return ofType(power, chosenWord(p));
  if (power.number === undefined) return power;
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

/** What a card has of a type that nobody has chosen yet it does not have at all. */
function ofType(power: KeywordPower, word: string | null): KeywordPower | undefined {
  const type = DAMAGE_TYPES.find((one) => one === word);
  if (!type) return undefined;
  const known = types.get(power) ?? new Map<DamageType, KeywordPower>();
  const typed = known.get(type) ?? { ...power, type };
  types.set(power, known.set(type, typed));
  return typed;
}
const types = new WeakMap<KeywordPower, Map<DamageType, KeywordPower>>();

function held<T>(it: T, modifier: Active, key: string): Held<T> {
  return { it, key, source: modifier.source, controller: modifier.controller, timestamp: modifier.timestamp };
}

/** All cards to which a modifier gives a power have the same from it. */
function given(power: Power, change: Change, modifier: Active): Held<Power> {
  const n = modifier.changes.indexOf(change);
  const known = modifier.given[n];
  if (known?.it === power) return known;
  const held = own(power, modifier, `g${modifier.key}:${n}`);
  modifier.given[n] = held;
  return held;
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
  readonly keepsAll: boolean;
}

export const UNCHANGED_PLAYER: ChangePlayer = { restrictions: [], permissions: [], handSize: 0, keepsAll: false };

export function changePlayer(is: ChangePlayer, modifier: Active, p: Perspective): ChangePlayer {
  let { restrictions, permissions, handSize, keepsAll } = is;
  for (const change of modifier.changes) {
    if (change.change === 'restrict')
      restrictions = [...restrictions, held(change.restriction, modifier, modifier.key)];
    if (change.change === 'permit') permissions = [...permissions, held(change.permission, modifier, modifier.key)];
    if (change.change === 'hand size') handSize += amountOf(change.by, p);
    if (change.change === 'no maximum hand size') keepsAll = true;
  }
  return { restrictions, permissions, handSize, keepsAll };
}
