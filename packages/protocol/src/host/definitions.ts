import { createHash } from 'node:crypto';
import { sidesOf, typeLine } from '@meetingstone/cards';
import type { FaceView, Facts } from '@meetingstone/rules';
import { asPrinted } from '@meetingstone/rules';
import { fullDefinition } from '../fullCard.ts';
import type { Definition, Face, WrittenDefinition } from '../schema/card.ts';

const keys = new WeakMap<Facts, string>();
const LETTERS = 12;

/** The name of what is printed on a card: equal for equal cards, and of no use for finding out about others. */
export function keyOf(facts: Facts): string {
  let key = keys.get(facts);
  if (key === undefined) {
    key = createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, LETTERS);
    keys.set(facts, key);
  }
  return key;
}

/** By their keys: the cards of a game that was read are other values, but the same cards. */
const known = new Map<string, WrittenDefinition>();
/** More than there are cards; those that players type themselves come on top. */
const KEPT = 10_000;

/** What is printed on a card, in words. */
export const definitionOf = (facts: Facts): Definition => fullDefinition(writtenDefinition(facts));

/** The same as it is sent. */
export function writtenDefinition(facts: Facts): WrittenDefinition {
  const key = keyOf(facts);
  let definition = known.get(key);
  if (!definition) {
    if (known.size >= KEPT) known.clear();
    definition = written(facts);
    known.set(key, definition);
  }
  return definition;
}

/** The same with what the rules read. */
export const definitionWithFacts = (facts: Facts): WrittenDefinition => ({
  ...writtenDefinition(facts),
  facts: facts as unknown as Record<string, unknown>,
});

function written(facts: Facts): WrittenDefinition {
  const { hero, plusX, unique, unlimited, instant, ongoing, token, capacity, collector } = facts;
  const { front, back } = sidesOf(facts);
  const isTwoSided = facts.back !== undefined || (hero !== undefined && !hero.master);
  const optional = {
    plusX,
    unique,
    unlimited,
    instant,
    ongoing,
    token,
    capacity,
    collector,
    race: hero?.race,
    talent: hero?.talent,
    classes: hero?.class,
    professions: hero?.professions,
    boss: hero?.boss && said({ number: hero.boss.number, final: hero.boss.final }),
    back: isTwoSided ? faceIn(asPrinted(facts, true), back) : undefined,
  };
  return { key: keyOf(facts), ...faceIn(asPrinted(facts, false), front), typeLine: typeLine(facts), ...said(optional) };
}

/** Only what is there. */
function said<Parts extends object>(parts: Parts): { [Part in keyof Parts]: Exclude<Parts[Part], undefined> } {
  const there = Object.entries(parts).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as { [Part in keyof Parts]: Exclude<Parts[Part], undefined> };
}

/** One side of a card; what it has none of is left out. */
function faceIn(view: FaceView, text: readonly string[]): Partial<Face> {
  const { name, types, tags, icons, keywords, cost, atk, damageTypes, health, def, strike } = view;
  const face: Face = { name, types, tags, icons, keywords, cost, atk, damageTypes, health, def, strike, text };
  return Object.fromEntries(Object.entries(face).filter(([, value]) => !isNothing(value)));
}

const isNothing = (value: Face[keyof Face]): boolean => value === null || (Array.isArray(value) && value.length === 0);
