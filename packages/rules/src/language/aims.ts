import type { DamageType, Zone } from '../vocabulary.ts';
import type { Amount } from './amount.ts';
import type { Destination, Effect, Verb } from './effect.ts';
import type { Facts } from './facts.ts';
import type { Change } from './modifier.ts';
import type { EffectParts } from './parts/effects.ts';
import type { Power } from './power.ts';
import type { Players, Selection } from './selection.ts';
import { inside } from './walk.ts';

/** Is it good for those to whom it happens? */
export type Tone = 'harm' | 'help' | 'neither';

/** One thing that a text does to cards or players of whom it speaks. */
export interface Aim {
  readonly verb: Verb;
  /** The part of the instruction that names them. */
  readonly as: string;
  readonly tone: Tone;
  /** How much of it, where it is counted. */
  readonly amount: Amount | 'all' | 'hand' | null;
  /** The types of damage that is dealt. */
  readonly types: readonly DamageType[];
  /** Where a card is put. */
  readonly where: Destination | null;
  readonly what: Selection | null;
  readonly who: Players | null;
}

/** The parts of an instruction that name cards or players. */
type Naming<V extends Verb> = {
  [P in keyof EffectParts[V]]: 'selection' extends EffectParts[V][P]
    ? P
    : 'players' extends EffectParts[V][P]
      ? P
      : never;
}[keyof EffectParts[V]];

type Judging<V extends Verb> = (effect: Extract<Effect, { readonly do: V }>, from: Zone) => Tone;

/** Whether an instruction is good for those whom it names, by the part in which it names them. */
const TONES: { readonly [V in Verb]: { readonly [P in Naming<V>]: Tone | Judging<V> } } = {
  deal: { to: 'harm', by: 'neither', dividedBy: 'neither' },
  heal: { from: 'help', by: 'neither' },
  'put damage': { on: 'harm', dividedBy: 'neither' },
  'remove damage': { from: 'help' },
  draw: { who: 'help', what: 'neither' },
  discard: { who: 'harm' },
  destroy: { what: 'harm' },
  put: { what: toneOfPutting },
  'put into play': { what: 'help', under: 'neither', with: 'help' },
  'put token': { who: 'help' },
  exhaust: { what: 'harm' },
  ready: { what: 'help' },
  flip: { what: 'neither' },
  'turn face down': { what: 'harm' },
  'remove from combat': { what: 'harm' },
  'become defender': { what: 'neither' },
  'put token copy': { of: 'help', who: 'help' },
  attach: { what: 'neither', to: 'neither', by: 'neither' },
  detach: { what: 'neither' },
  copy: { what: 'help', who: 'neither' },
  'become copy': { what: 'help', of: 'neither' },
  interrupt: { what: 'harm' },
  'change the proposed defender': {},
  'add counters': { on: 'help' },
  'remove counters': { on: 'neither' },
  'add any counter': { on: 'help' },
  'remove any counter': { on: 'neither' },
  'set damage': { on: 'neither' },
  modify: { what: ({ changes }) => toneOfChanges(changes) },
  create: { who: 'neither', for: 'help', about: 'neither' },
  'when this way': {},
  trigger: { what: 'help' },
  shuffle: { who: 'neither' },
  reveal: { what: 'neither' },
  'look at': { what: 'neither' },
  place: { what: 'help' },
  guess: { of: 'neither', than: 'neither' },
  until: {},
  'sort top': { who: 'help' },
  search: { who: 'help', of: 'neither' },
  pay: { who: 'harm' },
  may: { who: 'neither' },
  'for each player': { who: 'neither' },
  'roll for each': { what: 'neither' },
  'if you do': {},
  if: {},
  'double-check': {},
  perform: {},
  play: { what: 'help' },
  complete: { what: 'help' },
  'allow to play': { what: 'help', who: 'help' },
  'choose modes': { by: 'neither' },
  'take an extra turn': { who: 'help' },
  'skip next turn': { who: 'harm' },
  'lose the game': { who: 'harm' },
  'win the game': {},
  'move right of': { who: 'neither', of: 'neither' },
  'end the turn': {},
  gesture: {},
  swap: { with: 'neither' },
  'add effect': { about: 'neither' },
  'flip cards': {},
  'draw from': {},
  drop: { what: 'neither' },
  special: {},
  'put from collection': {},
  'choose number': {},
  'choose word': { by: 'neither' },
  'exchange control': { one: 'neither', other: 'neither' },
  'switch damage': { one: 'neither', other: 'neither' },
  'turn deck over': { who: 'neither' },
  'restore starting hero': { who: 'neither' },
  'change target': { of: 'harm', to: 'neither' },
  roll: {},
};

/** From play a card is put away; from elsewhere it is got back, unless it goes for good. */
function toneOfPutting({ where }: Extract<Effect, { do: 'put' }>, from: Zone): Tone {
  if (from === 'play') return 'harm';
  if (where.to === 'deck') return from === 'hand' ? 'harm' : from === 'deck' ? 'neither' : 'help';
  return where.to === 'graveyard' || where.to === 'removed' ? 'harm' : 'help';
}

/** Where the cards lie of which a text speaks; those last spoken of may be anywhere. */
function zoneOf(what: Selection): Zone | undefined {
  switch (what.select) {
    case 'target':
    case 'choose':
    case 'each':
      return what.noun.zone ?? 'play';
    case 'top':
    case 'revealed':
      return 'deck';
    case 'zone':
      return what.zone;
    case 'kept':
      return 'removed';
    default:
      return undefined;
  }
}

/** Is a change good for the card that is changed? */
function toneOfChange(change: Change): Tone {
  switch (change.change) {
    case 'atk':
    case 'health':
    case 'def':
    case 'hand size':
      return isNegative(change.by) ? 'harm' : 'help';
    case 'strike cost':
      return isNegative(change.by) ? 'help' : 'harm';
    case 'lose powers':
    case 'restrict':
    case 'must attack':
    case 'attack only':
    case 'control':
    case 'set atk':
    case 'set health':
    case 'set def':
    case 'become type':
      return 'harm';
    default:
      return 'help';
  }
}

const isNegative = (amount: Amount): boolean => typeof amount === 'number' && amount < 0;

export const toneOfChanges = (changes: readonly Change[]): Tone =>
  changes.some((change) => toneOfChange(change) === 'harm') ? 'harm' : 'help';

/** Harm outweighs help: who is chosen for both is not done a favour. */
export function toneOf(aims: readonly { readonly tone: Tone }[]): Tone {
  if (aims.some(({ tone }) => tone === 'harm')) return 'harm';
  return aims.some(({ tone }) => tone === 'help') ? 'help' : 'neither';
}

/** What an instruction does so much of. */
function amountIn(effect: Effect): Aim['amount'] {
  if ((effect.do === 'deal' || effect.do === 'heal') && effect.each) return effect.each[0] ?? null;
  if ('amount' in effect) return effect.amount;
  return 'count' in effect ? (effect.count ?? null) : null;
}

/** An instruction that names cards or players, and as which of its parts. */
interface Mention {
  readonly effect: Effect;
  readonly as: string;
  readonly what: Selection | null;
  readonly who: Players | null;
}

/** Everybody whom a text names, in the order of its words; in a modal one, in the modes chosen, or in all of them. */
function mentionsIn(effects: readonly Effect[], modes: readonly number[]): readonly Mention[] {
  return effects.flatMap((effect) => {
    const found: Mention[] = [];
    const inner: Effect[] = [];
    for (const part of inside('effect', effect)) {
      const { as } = part;
      if (part.kind === 'selection') found.push({ effect, as, what: part.phrase, who: null });
      else if (part.kind === 'players') found.push({ effect, as, what: null, who: part.phrase });
      else if (part.kind === 'effect' && as !== 'modes') inner.push(part.phrase);
      else if (part.kind === 'outcome') inner.push(...part.phrase.effects);
    }
    if (isForYou(effect)) found.push({ effect, as: 'who', what: null, who: YOU });
    if (effect.do === 'choose modes')
      inner.push(...(modes.length > 0 ? modes : [...effect.modes.keys()]).flatMap((n) => effect.modes[n] ?? []));
    return [...found, ...mentionsIn(inner, modes)];
  });
}

const YOU: Players = { player: 'you' };

/** A token is put into play under the control of whoever is not named, too: "you". */
const isForYou = (effect: Effect): boolean =>
  (effect.do === 'put token' || effect.do === 'put token copy') && effect.who === undefined;

const UNTYPED: readonly DamageType[] = [];

function aimOf({ effect, as, what, who }: Mention, from: Zone = 'play'): Aim {
  const judged = (TONES[effect.do] as Readonly<Record<string, Tone | ((one: Effect, zone: Zone) => Tone)>>)[as]!;
  const zone = ('from' in effect && typeof effect.from === 'string' ? effect.from : what && zoneOf(what)) ?? from;
  const tone = typeof judged === 'function' ? judged(effect, zone) : judged;
  const types = effect.do === 'deal' ? effect.types : UNTYPED;
  const where = effect.do === 'put' ? effect.where : null;
  return { verb: effect.do, as, tone, amount: amountIn(effect), types, where, what, who };
}

/** What a text does to whom, in the order of its words. */
export function aimsOf(effects: readonly Effect[], modes: readonly number[] = []): readonly Aim[] {
  return mentionsIn(effects, modes).map((mention) => aimOf(mention));
}

/** What becomes of whatever is chosen for a place in a text: there, and where the text speaks of it again (712.3a). */
export function aimsAt(place: Selection | Players, effects: readonly Effect[], slot = -1): readonly Aim[] {
  return following(effects, 'select' in place ? zoneOf(place) : undefined, false, (named) =>
    named === place || contains(named, place) ? true : isTargeted(named, slot),
  );
}

/** What becomes of the cards of which a text has just spoken, from there on (712.3a). */
export function aimsAfter(effects: readonly Effect[], from: Zone): readonly Aim[] {
  return following(effects, from, true, () => false);
}

function following(
  effects: readonly Effect[],
  from: Zone | undefined,
  spoken: boolean,
  isIt: (named: Selection | Players) => boolean,
): readonly Aim[] {
  const aims: Aim[] = [];
  let isSpokenOf = spoken;
  for (const mention of mentionsIn(effects, [])) {
    const named = (mention.what ?? mention.who)!;
    const again = isAgain(named);
    if (isIt(named)) isSpokenOf = true;
    else if (!again && mention.what && mention.as !== 'by') isSpokenOf = false;
    if (isIt(named) || (again && isSpokenOf)) aims.push(aimOf(mention, from));
  }
  return aims;
}

/** Whom or what the text mentioned last. */
const isAgain = (named: Selection | Players): boolean =>
  'select' in named
    ? named.select === 'that' || named.select === 'done' || named.select === 'revealed'
    : named.player === 'that' || ((named.player === 'controller' || named.player === 'owner') && isAgain(named.of));

const isTargeted = (named: Selection | Players, slot: number): boolean =>
  'slot' in named && named.slot === slot && slot >= 0;

/** Is it spoken of in the middle of another: "the hero of target player", "these together"? */
function contains(named: Selection | Players, place: Selection | Players): boolean {
  const kind = 'select' in named ? 'selection' : 'players';
  return inside(kind, named as never).some(
    ({ kind: inner, phrase }) =>
      phrase === place ||
      ((inner === 'selection' || inner === 'players') && contains(phrase as Selection | Players, place)),
  );
}

/** Is it good for the card to which this one attaches? */
export function toneOfHost({ powers, text }: Facts): Tone {
  const tones = [...powers.flatMap(tonesForHost), ...aimsOf(text).map(({ tone }) => tone)];
  return tones.includes('harm') ? 'harm' : 'help';
}

function tonesForHost(power: Power): readonly Tone[] {
  if (power.power === 'continuous' && power.continuous.cards?.attached)
    return [toneOfChanges(power.continuous.changes)];
  if (power.power === 'triggered')
    return aimsOf(power.effects).map(({ tone, what }) => (strikesBack(what) ? 'help' : tone));
  return [];
}

/** Harm to whoever did something to the host does good to the host. */
const strikesBack = (what: Selection | null): boolean => what?.select === 'event' && what.role === 'by';
