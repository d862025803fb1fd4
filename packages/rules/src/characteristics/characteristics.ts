import { meaningOf } from '../keywords/keywords.ts';
import type { Facts, Limit } from '../language/facts.ts';
import type { Permission, Restriction } from '../language/modifier.ts';
import type { Noun } from '../language/noun.ts';
import type { Power } from '../language/power.ts';
import type { Card, Copied } from '../state/card.ts';
import type { Writable } from '../state/state.ts';
import type { CardId, CardType, DamageType, Keyword, Seat } from '../vocabulary.ts';

/** What a card is at a moment: its printed information after all continuous modifiers. */
export interface Characteristics {
  /** Blank cards have no name (412.1b). */
  readonly name: string | null;
  readonly types: readonly CardType[];
  readonly tags: readonly string[];
  /** How many cards of a tag its controller can have (414.3b). */
  readonly limits: readonly Limit[];
  readonly icons: readonly string[];
  readonly cost: number;
  readonly instant: boolean;
  /** null: the card has no such value at all (719.1). */
  readonly atk: number | null;
  readonly health: number | null;
  readonly def: number | null;
  readonly strike: number | null;
  readonly damageTypes: readonly DamageType[];
  readonly powers: readonly Held<Power>[];
  readonly restrictions: readonly Held<Restriction>[];
  readonly permissions: readonly Held<Permission>[];
  readonly attackOnly: readonly Held<{ readonly noun: Noun; readonly ifAble: boolean }>[];
  readonly mustAttack: readonly Held<{ readonly noun: Noun | null }>[];
}

/** A power or restriction and where it comes from: itself (source 0) or a modifier. */
export interface Held<T> {
  readonly it: T;
  /** Tells this power from the card's other powers, for "once per turn" (701.4). */
  readonly key: string;
  /** The source of the modifier that gave it; 0 if the card has it by itself. */
  readonly source: CardId;
  /** Whose words "you" and "opposing" are in it; null for the card's controller. */
  readonly controller: Seat | null;
  /** When it was given; 0 for printed ones, which have the card's own timestamp (718.2f). */
  readonly timestamp: number;
}

export function copyOf(is: Characteristics): Writable<Characteristics> {
  return {
    name: is.name,
    types: is.types,
    tags: is.tags,
    limits: is.limits,
    icons: is.icons,
    cost: is.cost,
    instant: is.instant,
    atk: is.atk,
    health: is.health,
    def: is.def,
    strike: is.strike,
    damageTypes: is.damageTypes,
    powers: is.powers,
    restrictions: is.restrictions,
    permissions: is.permissions,
    attackOnly: is.attackOnly,
    mustAttack: is.mustAttack,
  };
}

export function changedCharacteristics(is: Characteristics, changes: Partial<Characteristics>): Characteristics {
  return Object.assign(copyOf(is), changes);
}

const NOTHING: readonly never[] = [];

/** A face-down resource, or a card removed face down (412.1b, 415.7b). */
export const BLANK: Characteristics = {
  name: null,
  types: NOTHING,
  tags: NOTHING,
  limits: NOTHING,
  icons: NOTHING,
  cost: 0,
  instant: false,
  atk: null,
  health: null,
  def: null,
  strike: null,
  damageTypes: NOTHING,
  powers: NOTHING,
  restrictions: NOTHING,
  permissions: NOTHING,
  attackOnly: NOTHING,
  mustAttack: NOTHING,
};

const front = new WeakMap<Facts, Characteristics>();
const back = new WeakMap<Facts, Characteristics>();
const copies = new WeakMap<Copied, { readonly facts: Facts; readonly shown: Characteristics }>();

/** What is printed on the visible side of a card. */
export function printed(card: Card): Characteristics {
  if (card.as === 'blank') return stashed(card.facts);
  if (card.as) return changedCharacteristics(frontOf(card), { types: [card.as] }); // 300.1d
  if (!card.faceDown) return frontOf(card);
  return isTwoSided(card.facts) ? printedBack(card.facts) : BLANK; // 301.2c, 412.1b, 415.7b
}

/** Blank except for its Stash powers. */
function stashed({ powers }: Facts): Characteristics {
  const kept = powers.flatMap((it, n) => (it.power === 'keyword' && it.keyword === 'Stash' ? [{ it, n }] : []));
  return withPowers(
    BLANK,
    kept.map(({ it, n }) => ({ it, key: `p${n}`, source: 0, controller: null, timestamp: 0 })),
  );
}

/** Face down, it shows its other side; any other card is blank then (301.2c, 415.7b). */
export function isTwoSided({ hero, back }: Facts): boolean {
  return back !== undefined || (hero !== undefined && !hero.master);
}

/** The name on its visible side; of a card without another side, the one on its face. */
export function nameOnSide({ faceDown, facts }: Pick<Card, 'faceDown' | 'facts'>): string {
  return (faceDown && facts.hero?.becomes?.called) || facts.name;
}

/** Face down and without another side, it has none of what is printed on it (412.1b, 415.7b). */
export function isBlank({ faceDown, facts }: Pick<Card, 'faceDown' | 'facts'>): boolean {
  return faceDown && !isTwoSided(facts);
}

function frontOf({ facts, copied }: Card): Characteristics {
  return copied ? printedCopy(facts, copied) : printedFront(facts);
}

/** None of its powers is the same power that it was, nor that of another copy (402.3b). */
function printedCopy(facts: Facts, copied: Copied): Characteristics {
  const known = copies.get(copied);
  if (known?.facts === facts) return known.shown;
  const shown = print(facts, facts.powers, `f${copied.by}p`);
  copies.set(copied, { facts, shown });
  return shown;
}

export function printedFront(facts: Facts): Characteristics {
  let known = front.get(facts);
  if (!known) {
    known = print(facts, facts.powers, 'p');
    front.set(facts, known);
  }
  return known;
}

export function printedBack(facts: Facts): Characteristics {
  let known = back.get(facts);
  if (!known) {
    const side = facts.hero?.back;
    known = print(facts, facts.back ?? side?.powers ?? [], 'b');
    const line = facts.hero?.becomes;
    if (line) known = changedCharacteristics(known, { name: line.called, tags: line.tags }); // R503.2a
    if (side?.atk !== undefined) known = changedCharacteristics(known, { atk: side.atk });
    if (side?.health !== undefined) known = changedCharacteristics(known, { health: side.health }); // 301.2b
    back.set(facts, known);
  }
  return known;
}

function print(facts: Facts, powers: readonly Power[], prefix: string): Characteristics {
  const isHero = facts.types.includes('Hero');
  const side = withPowers(
    changedCharacteristics(BLANK, {
      name: facts.name,
      types: facts.types,
      tags: facts.tags,
      limits: facts.limits ?? NOTHING,
      icons: facts.icons,
      cost: facts.token ? 0 : (facts.cost ?? 0), // 201.2, 201.3, 201.4
      instant: facts.instant === true,
      atk: facts.atk ?? (isHero ? 0 : null), // 205.1
      health: facts.health ?? null,
      def: facts.def ?? null,
      strike: facts.strike ?? null,
      damageTypes: facts.damageType ? [facts.damageType] : NOTHING,
    }),
    powers.map((it, n) => ({ it, key: `${prefix}${n}`, source: 0, controller: null, timestamp: 0 })),
  );
  sortPowers(side.powers);
  return side;
}

type Powers = Characteristics['powers'];

function withPowers(card: Characteristics, added: Powers): Characteristics {
  const draft = copyOf(card);
  const powers = [...card.powers];
  givePowers(draft, powers, added);
  draft.powers = powers;
  return draft;
}

/** Gives powers to a card; keywords bring what they mean, and what a card says of itself takes hold. */
export function givePowers(card: Writable<Characteristics>, powers: Held<Power>[], added: Powers): void {
  const n = powers.length;
  for (const held of added) give(held, powers);
  for (let m = n; m < powers.length; m++) if (powers[m]!.it.power === 'self') takeHold(card, powers[m]!);
}

function give(held: Held<Power>, powers: Held<Power>[]): void {
  powers.push(held);
  if (held.it.power !== 'keyword') return;
  const { source, controller, timestamp } = held;
  for (const [n, it] of meaningOf(held.it).entries())
    give({ it, key: `${held.key}.${n}`, source, controller, timestamp }, powers);
}

function takeHold(card: Writable<Characteristics>, { it, key, timestamp }: Held<Power>): void {
  if (it.power !== 'self') return;
  if (it.cant) card.restrictions = [...card.restrictions, ownOf(it.cant, key, timestamp)];
  if (it.may) card.permissions = [...card.permissions, ownOf(it.may, key, timestamp)];
  if (it.attackOnly) {
    const only = { noun: it.attackOnly, ifAble: it.ifAble ?? false };
    card.attackOnly = [...card.attackOnly, ownOf(only, key, timestamp)];
  }
  if (it.mustAttack) card.mustAttack = [...card.mustAttack, ownOf({ noun: null }, key, timestamp)];
}

function ownOf<T>(it: T, key: string, timestamp: number): Held<T> {
  return { it, key, source: 0, controller: null, timestamp };
}

export function isSamePower(a: Held<Power>, b: Held<Power>): boolean {
  if (a === b) return true;
  if (a.it !== b.it || a.key !== b.key) return false;
  return a.source === b.source && a.controller === b.controller && a.timestamp === b.timestamp;
}

/** The card with a blank text box: what other cards' modifiers gave it besides powers stays (700.3). */
export function withoutPowers(card: Characteristics): Partial<Characteristics> {
  const given = (held: Held<unknown>) => held.source !== 0;
  return {
    powers: NOTHING,
    restrictions: card.restrictions.filter(given),
    permissions: card.permissions.filter(given),
    attackOnly: card.attackOnly.filter(given),
    mustAttack: card.mustAttack.filter(given),
  };
}

/** The card without some keywords, whoever gave them, and without what they mean. */
export function withoutKeywords(
  card: Characteristics,
  keywords: readonly Keyword[],
): Partial<Characteristics> | undefined {
  const lost = powersOf(card, 'keyword').flatMap(({ it, key }) => (keywords.includes(it.keyword) ? [key] : []));
  if (lost.length === 0) return undefined;
  const stays = ({ key }: Held<unknown>) => !lost.some((one) => key === one || key.startsWith(`${one}.`));
  return {
    powers: card.powers.filter(stays),
    restrictions: card.restrictions.filter(stays),
    permissions: card.permissions.filter(stays),
    attackOnly: card.attackOnly.filter(stays),
    mustAttack: card.mustAttack.filter(stays),
  };
}

type PowersByKind = { readonly [K in Power['power']]?: readonly Held<Extract<Power, { power: K }>>[] };
const sorted = new WeakMap<Powers, PowersByKind>();

/** What is printed is asked again and again, and sorted once. */
function sortPowers(powers: Powers): void {
  const byKind: Record<string, Held<Power>[]> = {};
  for (const held of powers) {
    const list = byKind[held.it.power];
    if (list) list.push(held);
    else byKind[held.it.power] = [held];
  }
  sorted.set(powers, byKind as PowersByKind);
}

/** The powers of one kind. */
export function powersOf<K extends Power['power']>(
  { powers }: Characteristics,
  kind: K,
): readonly Held<Extract<Power, { power: K }>>[] {
  if (powers.length === 0) return NOTHING;
  const byKind = sorted.get(powers);
  const found = byKind ? (byKind[kind] ?? NOTHING) : powers.filter(({ it }) => it.power === kind);
  return found as readonly Held<Extract<Power, { power: K }>>[];
}

export function keywordsOf(card: Characteristics): string[] {
  return keywordsIn(card.powers);
}

export function keywordsIn(powers: Powers): string[] {
  return [...new Set(powers.flatMap(({ it }) => (it.power === 'keyword' ? [it.keyword] : [])))];
}
