import type { Aim, Tone } from '../language/aims.ts';
import { aimsAfter, aimsAt, aimsOf, toneOf, toneOfHost } from '../language/aims.ts';
import type { Cost } from '../language/cost.ts';
import type { Destination, Effect, Verb } from '../language/effect.ts';
import type { Facts } from '../language/facts.ts';
import type { Players, Selection } from '../language/selection.ts';
import type { Happening } from '../state/happening.ts';
import type { Link } from '../state/link.ts';
import { inSeatOrder } from '../state/seats.ts';
import { friendly } from '../state/teams.ts';
import type { Table } from '../table/table.ts';
import type { CardId, DamageType, LinkId, RuleNumber, Seat, Zone } from '../vocabulary.ts';
import type { Question } from './decision.ts';

/** What a decision is for: who asks by which rule, and what becomes of what is chosen. */
export interface Purpose {
  /** The rule by which it is asked. */
  readonly rule: RuleNumber;
  /** The card whose text asks, or for which something is chosen or paid; 0 where the rules themselves ask. */
  readonly by: CardId;
  /** The link whose text it is, as it is being added or resolves; 0 without. */
  readonly link: LinkId;
  /** What is done to what is chosen, or what is done on "yes", in the order of the text. */
  readonly does: readonly Doing[];
  /** Is that good for whoever or whatever is chosen? */
  readonly tone: Tone;
  /** The instructions behind it. */
  readonly effects: readonly Effect[];
  /** The costs that are paid, or would be. */
  readonly costs: readonly Cost[];
  /** The place in their text for which is chosen; null where none is. */
  readonly place: Selection | Players | null;
  /** The players for whom this one answers, himself among them, where a text lets them choose together (R402.3). */
  readonly together: readonly Seat[];
}

/** What is done to somebody: by an instruction, as a cost, or by the rules of combat and cards. */
export interface Doing {
  readonly verb: Verb | Cost['pay'] | 'attack' | 'protect' | 'strike' | 'keep';
  readonly tone: Tone;
  /** How much of it, where that is known. */
  readonly amount: number | null;
  /** The types of damage that is dealt. */
  readonly types: readonly DamageType[];
  /** Where a card is put. */
  readonly where: Destination | null;
}

/** What is known where something is asked; its purpose follows from it. */
export interface Asking {
  readonly rule?: RuleNumber;
  readonly by?: CardId;
  /** The instructions behind it, and those after them in the text. */
  readonly effects?: readonly Effect[];
  readonly later?: readonly Effect[];
  /** The place in the text for which is chosen, and its number among the targets. */
  readonly place?: Selection | Players;
  readonly slot?: number;
  /** Chosen is that of which the text goes on to speak, from this zone. */
  readonly from?: Zone;
  readonly does?: readonly Doing[];
  readonly costs?: readonly Cost[];
  /** Whose opponents choose together. */
  readonly against?: Seat | undefined;
}

const NOBODY_ELSE: readonly Seat[] = [];
const NOTHING: readonly never[] = [];

const doing = (verb: Doing['verb'], tone: Tone): readonly Doing[] => [
  { verb, tone, amount: null, types: NOTHING, where: null },
];

/** The rule behind each question, where whoever asks knows none better, and what it does by itself. */
const ASKED: Readonly<Record<Question, { readonly rule: RuleNumber; readonly does: readonly Doing[] }>> = {
  'first player': { rule: '101.1', does: NOTHING },
  mulligan: { rule: '101.2', does: NOTHING },
  priority: { rule: '410.1', does: NOTHING },
  defender: { rule: '601.2', does: doing('attack', 'harm') },
  X: { rule: '707.1b', does: NOTHING },
  mode: { rule: '707.1c', does: NOTHING },
  opponent: { rule: '707.1c', does: NOTHING },
  'number of targets': { rule: '707.1d', does: NOTHING },
  target: { rule: '707.1d', does: NOTHING },
  'new target': { rule: '402.1c', does: NOTHING },
  share: { rule: '707.1d', does: NOTHING },
  cost: { rule: '403.3', does: NOTHING },
  'pay with': { rule: '403.1', does: NOTHING },
  consent: { rule: '403.1', does: NOTHING },
  resource: { rule: '412.2', does: doing('exhaust', 'neither') },
  strike: { rule: '303.2', does: doing('strike', 'neither') },
  protect: { rule: '602.2', does: doing('protect', 'neither') },
  replacement: { rule: '716.1b', does: NOTHING },
  apply: { rule: '716.1b', does: NOTHING },
  order: { rule: '708.1a', does: NOTHING },
  'order packets': { rule: '802.2', does: NOTHING },
  'order modifiers': { rule: '718.3', does: NOTHING },
  'order revealed': { rule: '704.1b', does: NOTHING },
  arrange: { rule: '415.3c', does: NOTHING },
  'on top': { rule: '415.3c', does: NOTHING },
  uniqueness: { rule: '414.2', does: doing('destroy', 'harm') },
  location: { rule: '410.6g', does: doing('keep', 'help') },
  'maximum hand size': { rule: '503.2a', does: doing('discard', 'harm') },
  discard: { rule: '415.9e', does: doing('discard', 'harm') },
  card: { rule: '709.2b', does: NOTHING },
  'in order': { rule: '709.2b', does: NOTHING },
  measured: { rule: '709.2b', does: NOTHING },
  link: { rule: '709.2b', does: NOTHING },
  search: { rule: '413.1', does: NOTHING },
  zone: { rule: '413.1', does: NOTHING },
  look: { rule: '709.2b', does: NOTHING },
  player: { rule: '709.2b', does: NOTHING },
  may: { rule: '712.7', does: NOTHING },
  'pay again': { rule: '403.1', does: NOTHING },
  'pay to draw': { rule: '415.9f', does: NOTHING },
  'pay to exhaust': { rule: '600.3a', does: NOTHING },
  'stay exhausted': { rule: '501.1a', does: NOTHING },
  inspire: { rule: '501.1b', does: doing('ready', 'help') },
  stash: { rule: '710.1b', does: NOTHING },
  face: { rule: '412.1c', does: NOTHING },
  attach: { rule: '400.3', does: NOTHING },
  'Master Hero': { rule: '301.4e', does: NOTHING },
  'divide among': { rule: '717.7', does: doing('deal', 'harm') },
  number: { rule: '709.2b', does: NOTHING },
  die: { rule: '709.2b', does: NOTHING },
  'roll for': { rule: '709.2b', does: NOTHING },
  guess: { rule: '712.8', does: NOTHING },
  token: { rule: '709.2b', does: NOTHING },
  'ally type': { rule: '202.4', does: NOTHING },
  race: { rule: '709.2b', does: NOTHING },
  class: { rule: '709.2b', does: NOTHING },
  kind: { rule: '709.2b', does: NOTHING },
  counter: { rule: '404.1', does: NOTHING },
  'damage type': { rule: '205.1', does: NOTHING },
  name: { rule: '200.3', does: NOTHING },
  'card name': { rule: '200.2', does: NOTHING },
  formation: { rule: '709.2b', does: NOTHING },
  aim: { rule: '709.2b', does: NOTHING },
  loop: { rule: '803.2', does: NOTHING },
  'break loop': { rule: '803.4', does: NOTHING },
  concede: { rule: '800.1b', does: NOTHING },
  keep: { rule: '800.1c', does: doing('keep', 'help') },
  build: { rule: '800.2b', does: NOTHING },
  collection: { rule: '800.2', does: NOTHING },
};

const purpose = (
  rule: RuleNumber,
  by: CardId,
  link: LinkId,
  does: readonly Doing[],
  { effects = NOTHING, costs = NOTHING, place }: Asking,
  together: readonly Seat[],
): Purpose => ({ rule, by, link, does, tone: toneOf(does), effects, costs, place: place ?? null, together });

/** With nothing behind it but the rule, every decision of a kind has the same purpose. */
const PLAIN = new Map<Question, Purpose>();
const NO_TEXT: Asking = {};

function plainPurpose(question: Question): Purpose {
  const found = PLAIN.get(question);
  if (found) return found;
  const { rule, does } = ASKED[question];
  const made = purpose(rule, 0, 0, does, NO_TEXT, NOBODY_ELSE);
  PLAIN.set(question, made);
  return made;
}

/** What a decision is for, from what is known where it is asked. */
export function purposeOf(
  table: Table,
  player: Seat,
  question: Question,
  about: CardId,
  asking: Asking = NO_TEXT,
): Purpose {
  const { by = about } = asking;
  if (by === 0 && asking === NO_TEXT) return plainPurpose(question);
  const link = table.state.chain.at(-1);
  const own = link && by !== 0 && link.source === by ? link : undefined;
  const asked = ASKED[question];
  const does = asking.does ?? doingsOf(asking, own) ?? asked.does;
  const together = asking.against === undefined ? NOBODY_ELSE : opponentsWith(table, player, asking.against);
  return purpose(asking.rule ?? asked.rule, by, own?.id ?? 0, does, asking, together);
}

/** All who choose together with this player. */
function opponentsWith({ state }: Table, player: Seat, against: Seat): readonly Seat[] {
  if (friendly(state, player, against)) return NOBODY_ELSE;
  return inSeatOrder(state).filter((seat) => !friendly(state, seat, against));
}

/** What the text does to what is chosen; undefined where no text asks. */
function doingsOf(
  { effects, later = NOTHING, place, slot, from }: Asking,
  link: Link | undefined,
): readonly Doing[] | undefined {
  if (!effects) return undefined;
  const text = [...effects, ...later];
  const aims = place ? aimsAt(place, text, slot) : from ? aimsAfter(text, from) : aimsOf(effects);
  return aims.map((aim) => doingOf(aim, link));
}

function doingOf({ verb, tone, amount, types, where }: Aim, link: Link | undefined): Doing {
  const isX = typeof amount === 'object' && amount?.amount === 'X';
  return { verb, tone, amount: typeof amount === 'number' ? amount : isX && link ? link.x : null, types, where };
}

/** Paying with a card does this to it (403.1). */
export function payingWith(cost: Cost): readonly Doing[] {
  const amount = 'amount' in cost && typeof cost.amount === 'number' ? cost.amount : null;
  const tone: Tone = cost.pay === 'exhaust' || cost.pay === 'activate' ? 'neither' : 'harm';
  return [{ verb: cost.pay, tone, amount, types: NOTHING, where: null }];
}

/** What becomes of the card to which another attaches. */
export const hosting = (facts: Facts, by: CardId): Asking => ({ by, does: doing('attach', toneOfHost(facts)) });

/** A card is put on top of a deck or below it. */
export const puttingAt = (at: 'top' | 'bottom'): readonly Doing[] => [
  { verb: 'put', tone: 'neither', amount: null, types: NOTHING, where: { to: 'deck', at } },
];

/** What a packet does to those among whom it is divided. */
export const dealing = ({ amount, types = NOTHING }: Pick<Happening, 'amount' | 'types'>): readonly Doing[] => [
  { verb: 'deal', tone: 'harm', amount: amount ?? null, types, where: null },
];
