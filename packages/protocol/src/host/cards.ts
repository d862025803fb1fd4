import { sidesOf } from '@meetingstone/cards';
import type { CardView, FaceView, Facts, Power } from '@meetingstone/rules';
import { asPrinted } from '@meetingstone/rules';
import type { Card } from '../schema/card.ts';
import { alike } from './alike.ts';
import { keyOf } from './definitions.ts';

/** A card of a view, and what is sent of it. */
export interface SeenCard {
  readonly view: CardView;
  readonly card: Card;
}

/** What is sent of a card; the same value as before where it is the same. */
export function seenCard(view: CardView, before: SeenCard | undefined): SeenCard {
  if (before && (before.view === view || isUnchanged(before.view, view))) return before;
  const card = cardOf(view);
  return { view, card: before && alike(before.card, card) ? before.card : card };
}

const PARTS: readonly (keyof CardView)[] = [
  'facts',
  'zone',
  'controller',
  'row',
  'exhausted',
  'faceDown',
  'damage',
  'host',
  'fresh',
  'plane',
  'atk',
  'health',
  'def',
  'strike',
  'name',
  'known',
  'owner',
  'cost',
];

const LISTS = ['types', 'tags', 'icons', 'keywords', 'damageTypes', 'powers'] as const;

function isUnchanged(one: CardView, other: CardView): boolean {
  for (const part of PARTS) if (one[part] !== other[part]) return false;
  for (const part of LISTS) if (!isSameList(one[part], other[part])) return false;
  return one.counters === other.counters || alike(one.counters, other.counters);
}

/** The same things in the same order. */
function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  for (let n = 0; n < one.length; n++) if (one[n] !== other[n]) return false;
  return true;
}

type Writable<T> = { -readonly [Part in keyof T]: T[Part] };

function cardOf(view: CardView): Card {
  const { facts, owner, controller, row, host, damage, counters } = view;
  const card: Writable<Card> = { id: view.id, zone: view.zone, owner };
  if (facts) card.definition = keyOf(facts);
  if (controller !== owner) card.controller = controller;
  if (row) card.row = row;
  if (host !== 0) card.host = host;
  if (view.exhausted) card.exhausted = true;
  if (view.faceDown) card.faceDown = true;
  if (damage !== 0) card.damage = damage;
  if (counters && Object.keys(counters).length > 0) card.counters = counters;
  if (view.fresh && (row === 'hero' || row === 'ally')) card.fresh = true;
  if (view.plane !== null) card.plane = view.plane;
  addChanges(card, view, facts ? printed(facts, view.faceDown) : UNKNOWN);
  return card;
}

/** What can be read and counted on it, where that is not as printed. */
function addChanges(card: Writable<Card>, view: CardView, base: FaceView): void {
  if (view.name !== base.name) card.name = view.name;
  if (!isSameList(view.types, base.types)) card.types = view.types;
  if (!isSameList(view.tags, base.tags)) card.tags = view.tags;
  if (!isSameList(view.icons, base.icons)) card.icons = view.icons;
  if (!isSameList(view.keywords, base.keywords)) card.keywords = view.keywords;
  if (view.cost !== base.cost) card.cost = view.cost;
  if (view.atk !== base.atk) card.atk = view.atk;
  if (!isSameList(view.damageTypes, base.damageTypes)) card.damageTypes = view.damageTypes;
  if (view.health !== base.health) card.health = view.health;
  if (view.def !== base.def) card.def = view.def;
  if (view.strike !== base.strike) card.strike = view.strike;
  if (!isSameList(view.powers, base.powers)) card.text = textWith(view.facts ?? NOBODY, view.powers);
}

const fronts = new WeakMap<Facts, FaceView>();
const backs = new WeakMap<Facts, FaceView>();

function printed(facts: Facts, faceDown: boolean): FaceView {
  const known = faceDown ? backs : fronts;
  let face = known.get(facts);
  if (!face) {
    face = asPrinted(facts, faceDown);
    known.set(facts, face);
  }
  return face;
}

/** A card of which nothing is printed. */
const NOBODY: Facts = { name: '', types: [], tags: [], icons: [], text: [], powers: [] };
const UNKNOWN: FaceView = { ...asPrinted(NOBODY, true), name: null };

interface Text {
  readonly powers: readonly Power[];
  readonly lines: readonly string[];
}
const texts = new WeakMap<Facts, readonly Text[]>();
/** So many different texts of one card are kept. */
const KEPT = 8;

/** The text box of a card that has other powers than the printed ones. */
function textWith(facts: Facts, powers: readonly Power[]): readonly string[] {
  const known = texts.get(facts) ?? [];
  const same = known.find((one) => isSameList(one.powers, powers));
  if (same) return same.lines;
  const lines = sidesOf({ ...facts, powers }).front;
  texts.set(facts, [{ powers, lines }, ...known.slice(0, KEPT - 1)]);
  return lines;
}
