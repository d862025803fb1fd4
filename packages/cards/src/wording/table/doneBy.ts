import type { Effect, Players } from '@meetingstone/rules';
import { inOrderOfText } from '@meetingstone/rules';
import { same } from '../grammar/pattern.ts';

const YOU: Players = { player: 'you' };

export const THAT: Players = { player: 'that' };

/** What another player can do as you can. */
const DEEDS: ReadonlySet<Effect['do']> = new Set<Effect['do']>([
  'draw',
  'discard',
  'pay',
  'shuffle',
  'search',
  'destroy',
  'exhaust',
  'ready',
  'turn face down',
  'flip',
  'reveal',
  'put',
  'put damage',
  'put into play',
  'put token',
  'skip next turn',
  'add counters',
  'remove counters',
]);

/** Who does it stands as a part of its own there, or is you. */
const UNSAID: Readonly<Record<string, string>> = { 'put into play': 'under', 'put token': 'who' };

type Parts = Record<string, unknown>;

/** What each of several players does with his own is done for one after the other. */
export function doneByAll(effects: readonly Effect[], who: Players): readonly Effect[] | undefined {
  const done = doneBy(effects, who);
  if (!done || !who.player.startsWith('each') || !speaksOfThat(done)) return done;
  const his = doneBy(effects, THAT);
  return his && [{ do: 'for each player', who, effects: his }];
}

function speaksOfThat(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return same(value, THAT) || Object.values(value).some(speaksOfThat);
}

function speaksOfYou(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(speaksOfYou);
  return value === 'you';
}

/** The same instructions, done by that player: he is named where he is spoken of first. */
export function doneBy(effects: readonly Effect[], who: Players): readonly Effect[] | undefined {
  const place = { who, failed: !effects.every(({ do: verb }) => DEEDS.has(verb)) };
  const done = effects.map((effect) => shifted(effect, place) as Effect);
  return place.failed ? undefined : done;
}

interface Shifting {
  who: Players;
  failed: boolean;
}

const named = (place: Shifting): Players => {
  const { who } = place;
  place.who = THAT;
  return who;
};

function shifted(value: unknown, place: Shifting): unknown {
  if (Array.isArray(value)) return value.map((part) => shifted(part, place));
  if (typeof value !== 'object' || value === null) return value;
  if (same(value, YOU)) return named(place);
  if ('event' in value || 'is' in value) {
    if (speaksOfYou(value)) place.failed = true; // What is asked or watched is asked about you.
    return value;
  }
  const before: Parts = { ...value };
  const unsaid = typeof before.do === 'string' ? UNSAID[before.do] : undefined;
  if (unsaid !== undefined && !(unsaid in before)) before[unsaid] = YOU;
  const isChoice = before.select === 'choose';
  if (isChoice && !before.by) before.by = YOU;
  const done: Parts = {};
  for (const key of isChoice ? ['by', ...inOrderOfText(before).filter((one) => one !== 'by')] : inOrderOfText(before))
    done[key] = isChoice && key === 'noun' ? before[key] : shifted(before[key], place);
  const { whose, ...rest } = done;
  if (whose === 'you' && !isChoice) return { ...inOwnOrder(rest, before), of: named(place) };
  return inOwnOrder(done, before);
}

const inOwnOrder = (parts: Parts, like: Parts): Parts =>
  Object.fromEntries(Object.keys(like).flatMap((key) => (key in parts ? [[key, parts[key]]] : [])));

/** Who does it, and the instructions as they are told to him. */
export function toldTo(effects: readonly Effect[]): readonly [Players, readonly Effect[]] | undefined {
  const [only, ...more] = effects;
  if (only?.do === 'for each player' && more.length === 0) {
    const inner = only.effects.map((effect) => unshifted(effect, THAT) as Effect);
    return same(doneByAll(inner, only.who), effects) ? [only.who, inner] : undefined;
  }
  const who = firstPlayer(effects);
  if (!who || same(who, YOU)) return undefined;
  const inner = effects.map((effect) => unshifted(effect, who) as Effect);
  return same(doneBy(inner, who), effects) ? [who, inner] : undefined;
}

function firstPlayer(value: unknown): Players | undefined {
  if (Array.isArray(value)) {
    for (const part of value) {
      const found = firstPlayer(part);
      if (found) return found;
    }
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if ('player' in value) return value as Players;
  const keys = 'by' in value ? ['by', ...Object.keys(value)] : inOrderOfText(value);
  for (const key of keys) {
    const found = firstPlayer((value as Parts)[key]);
    if (found) return found;
  }
  return undefined;
}

function unshifted(value: unknown, who: Players): unknown {
  if (Array.isArray(value)) return value.map((part) => unshifted(part, who));
  if (typeof value !== 'object' || value === null) return value;
  const isHim = (part: unknown): boolean => same(part, who) || same(part, THAT);
  if (isHim(value)) return YOU;
  const parts: Parts = { ...value };
  const unsaid = typeof parts.do === 'string' ? UNSAID[parts.do] : undefined;
  const done: Parts = {};
  for (const [key, part] of Object.entries(parts)) {
    if ((key === unsaid || (key === 'by' && parts.select === 'choose')) && isHim(part)) continue;
    if (key === 'of' && isNoun(parts) && isHim(part)) done.whose = 'you';
    else done[key] = unshifted(part, who);
  }
  return done;
}

/** A description, told from selections and amounts, which have a word of their own. */
const isNoun = (parts: Parts): boolean => !('select' in parts) && !('amount' in parts) && !('player' in parts);
