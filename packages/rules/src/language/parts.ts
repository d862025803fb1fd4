import type { Amount } from './amount.ts';
import type { BuildingFacts, Deckbuilding, PrintedNoun } from './building.ts';
import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Destination, Effect, RollOutcome } from './effect.ts';
import type { AttachFacts, BossFacts, Facts, HeroFacts, PlaneFacts, RaidFacts } from './facts.ts';
import type {
  Change,
  Continuous,
  CostChange,
  Duration,
  Instead,
  Permission,
  Replacement,
  Restriction,
} from './modifier.ts';
import type { Compared, Noun, Past } from './noun.ts';
import type { Power } from './power.ts';
import type { Players, Quantity, Selection } from './selection.ts';
import type { Watch } from './trigger.ts';

/** The kinds of phrases of which the power language is made. */
export interface Phrases {
  readonly effect: Effect;
  readonly outcome: RollOutcome;
  readonly destination: Destination;
  readonly selection: Selection;
  readonly quantity: Quantity;
  readonly players: Players;
  readonly noun: Noun;
  readonly compared: Compared;
  readonly past: Past;
  readonly amount: Amount;
  readonly condition: Condition;
  readonly cost: Cost;
  readonly power: Power;
  readonly continuous: Continuous;
  readonly change: Change;
  readonly restriction: Restriction;
  readonly permission: Permission;
  readonly replacement: Replacement;
  readonly instead: Instead;
  readonly 'cost change': CostChange;
  readonly duration: Duration;
  readonly watch: Watch;
  readonly counters:
    | { readonly name: string; readonly count: Amount }
    | { readonly name: string; readonly number: Compared };
  readonly facts: Facts;
  readonly attach: AttachFacts;
  readonly hero: HeroFacts;
  readonly boss: BossFacts;
  readonly tokens: NonNullable<BossFacts['tokens']>[number];
  readonly side: NonNullable<HeroFacts['back']>;
  readonly plane: PlaneFacts;
  readonly raid: RaidFacts;
  readonly becomes: NonNullable<HeroFacts['becomes']>;
  readonly building: BuildingFacts;
  readonly deckbuilding: Deckbuilding;
  readonly 'printed noun': PrintedNoun;
}
export type PhraseKind = keyof Phrases;

/** What a part is: a phrase, a list of such or a list of lists; or plain, where it is only words and numbers. */
type Kinds<Part> =
  Contained<Part> extends number
    ? 'plain'
    : PhraseKinds<Contained<Part>> extends never
      ? 'plain'
      : PhraseKinds<Contained<Part>>;
type PhraseKinds<Part> = { [K in PhraseKind]: Part extends Phrases[K] ? K : never }[PhraseKind];
type Contained<Part> = Part extends readonly (infer One)[]
  ? Contained<One>
  : Exclude<Part, string | boolean | undefined>;

type KeysOf<Phrase> = Phrase extends unknown ? keyof Phrase & string : never;
type PartOf<Phrase, Key> = Phrase extends unknown ? (Key extends keyof Phrase ? Phrase[Key] : never) : never;

/** Every part of a phrase, and what it is: one that is not told does not compile. */
type PartsOf<Phrase, But extends string = never> = {
  readonly [Key in Exclude<KeysOf<Phrase>, But>]: Kinds<PartOf<Phrase, Key>>;
};

/** The same for each word with which phrases of a kind begin. */
type PartsByWord<Phrase, Key extends string> = {
  readonly [Word in PartOf<Phrase, Key> & string]: PartsOf<Beginning<Phrase, Key, Word>, Key>;
};
type Beginning<Phrase, Key extends string, Word> = Phrase extends { readonly [K in Key]: infer Words }
  ? Word extends Words
    ? Phrase
    : never
  : never;

/** What each instruction names, by its verb. */
export type EffectParts = PartsByWord<Effect, 'do'>;

const EFFECT: EffectParts = {
  deal: {
    amount: 'amount',
    types: 'plain',
    to: 'selection',
    by: 'selection',
    unpreventable: 'plain',
    combat: 'plain',
    divided: 'plain',
    dividedBy: 'players',
    smash: 'plain',
    each: 'amount',
    chosenType: 'plain',
    along: 'effect',
  },
  heal: { amount: 'amount', from: 'selection', by: 'selection', divided: 'plain', each: 'amount' },
  'put damage': { amount: 'amount', on: 'selection', dividedBy: 'players' },
  'remove damage': { amount: 'amount', from: 'selection' },
  draw: { who: 'players', count: 'amount' },
  discard: { who: 'players', count: 'amount', random: 'plain' },
  destroy: { what: 'selection' },
  put: { what: 'selection', from: 'plain', where: 'destination', regardless: 'plain' },
  'put into play': {
    what: 'selection',
    from: 'plain',
    under: 'players',
    exhausted: 'plain',
    as: 'plain',
    with: 'selection',
    withTokens: 'plain',
  },
  'put token': {
    token: 'facts',
    chosen: 'plain',
    or: 'facts',
    count: 'amount',
    who: 'players',
    exhausted: 'plain',
  },
  exhaust: { what: 'selection' },
  ready: { what: 'selection' },
  flip: { what: 'selection' },
  'turn face down': { what: 'selection' },
  'remove from combat': { what: 'selection' },
  'become defender': { what: 'selection' },
  'put token copy': { of: 'selection', count: 'amount', who: 'players', exhausted: 'plain' },
  attach: { what: 'selection', from: 'plain', to: 'selection' },
  detach: { what: 'selection' },
  copy: { what: 'selection', who: 'players', count: 'amount' },
  'become copy': { what: 'selection', of: 'selection', duration: 'duration' },
  interrupt: { what: 'selection' },
  'add counters': { name: 'plain', count: 'amount', on: 'selection' },
  'remove counters': { name: 'plain', count: 'amount', on: 'selection' },
  modify: { what: 'selection', changes: 'change', while: 'condition', duration: 'duration' },
  create: {
    who: 'players',
    continuous: 'continuous',
    cost: 'cost change',
    replacement: 'replacement',
    for: 'selection',
    trigger: 'power',
    about: 'selection',
    next: 'plain',
    duration: 'duration',
  },
  'when this way': { effects: 'effect', trigger: 'power' },
  trigger: { what: 'selection' },
  shuffle: { who: 'players' },
  reveal: { what: 'selection' },
  'look at': { what: 'selection' },
  place: { what: 'selection', exhausted: 'plain' },
  guess: { number: 'plain', of: 'selection', than: 'selection', then: 'effect' },
  until: { limit: 'condition', effects: 'effect' },
  'sort top': { who: 'players', count: 'amount' },
  search: {
    who: 'players',
    of: 'players',
    zones: 'plain',
    noun: 'noun',
    count: 'amount',
    reveal: 'plain',
    then: 'effect',
  },
  pay: { who: 'players', cost: 'cost', anyNumber: 'plain' },
  may: { who: 'players', effects: 'effect' },
  'for each player': { who: 'players', effects: 'effect' },
  'roll for each': {
    what: 'selection',
    assigned: 'plain',
    inAnyOrder: 'plain',
    untilEven: 'plain',
    effects: 'effect',
  },
  'if you do': { first: 'effect', then: 'effect', else: 'effect' },
  if: { if: 'condition', then: 'effect', else: 'effect' },
  'double-check': { tagWord: 'plain', if: 'condition', then: 'effect' },
  perform: { keyword: 'plain' },
  play: { what: 'selection', free: 'plain', copy: 'plain' },
  'allow to play': { what: 'selection', who: 'players', free: 'plain', duration: 'duration' },
  'choose modes': { count: 'plain', modes: 'effect', upTo: 'plain', upToIf: 'condition', by: 'players' },
  'take an extra turn': { who: 'players' },
  'skip next turn': { who: 'players' },
  'lose the game': { who: 'players' },
  'win the game': {},
  'move right of': { who: 'players', of: 'players' },
  'end the turn': {},
  swap: { with: 'selection', sameReadiness: 'plain' },
  'add effect': { effects: 'effect', about: 'selection' },
  'flip cards': { count: 'amount' },
  'draw from': { deck: 'plain' },
  drop: { what: 'selection', onto: 'noun' },
  special: { what: 'plain' },
  'put from collection': { noun: 'noun' },
  'choose number': { from: 'plain', upTo: 'amount' },
  'choose word': { what: 'plain', by: 'players', random: 'plain' },
  'exchange control': { one: 'selection', other: 'selection' },
  'switch damage': { one: 'selection', other: 'selection' },
  'turn deck over': { who: 'players' },
  'restore starting hero': { who: 'players' },
  'change target': { of: 'selection', to: 'selection' },
  roll: { dice: 'plain', then: 'outcome' },
};

const SELECTION: PartsByWord<Selection, 'select'> = {
  this: {},
  host: {},
  hero: { of: 'players' },
  that: {},
  targeted: { slot: 'plain', nth: 'plain' },
  event: { role: 'plain' },
  it: {},
  done: {},
  revealed: {},
  flagged: {},
  kept: {},
  paid: {},
  target: { noun: 'noun', count: 'quantity', another: 'plain', apart: 'plain', random: 'plain', by: 'players' },
  each: { noun: 'noun' },
  choose: {
    noun: 'noun',
    count: 'quantity',
    by: 'players',
    forEach: 'players',
    random: 'plain',
    ordered: 'plain',
  },
  top: { of: 'players', count: 'amount', deck: 'plain', until: 'noun' },
  together: { of: 'selection' },
  zone: { zone: 'plain', of: 'players', deck: 'plain' },
};

const PLAYERS: PartsByWord<Players, 'player'> = {
  you: {},
  each: {},
  'each opponent': {},
  'each other': {},
  'each friendly': {},
  that: {},
  event: {},
  'opponents together': {},
  target: { who: 'plain', count: 'quantity' },
  targeted: { slot: 'plain' },
  chosen: { who: 'plain', by: 'players', random: 'plain', except: 'players' },
  controller: { of: 'selection' },
  owner: { of: 'selection' },
};

const AMOUNT: PartsByWord<Exclude<Amount, number>, 'amount'> = {
  X: {},
  count: { of: 'noun' },
  'cards in hand': { of: 'players' },
  resources: { of: 'players' },
  'maximum hand size': { of: 'players' },
  turns: { of: 'players' },
  'boss number': {},
  'boss events': {},
  'boss threat': {},
  atk: { of: 'selection' },
  health: { of: 'selection' },
  def: { of: 'selection' },
  cost: { of: 'selection' },
  damage: { of: 'selection' },
  highest: { number: 'plain', of: 'noun' },
  lowest: { number: 'plain', of: 'noun' },
  keyword: { keyword: 'plain', of: 'noun' },
  different: { what: 'plain', of: 'noun' },
  'that much': {},
  'this turn': { watch: 'watch', counted: 'plain' },
  counters: { name: 'plain', on: 'selection' },
  sum: { of: 'amount' },
  times: { of: 'amount' },
  doubled: { of: 'amount', times: 'amount' },
  divided: { of: 'amount', by: 'plain', rounded: 'plain' },
  if: { if: 'condition', then: 'amount', else: 'amount' },
};

const CONDITION: PartsByWord<Condition, 'is'> = {
  there: { noun: 'noun', atLeast: 'amount' },
  'turn of': { whose: 'plain' },
  'action phase': {},
  'your first turn': {},
  'went first': { whose: 'plain' },
  happened: { watch: 'watch' },
  compared: { left: 'amount', how: 'plain', right: 'amount' },
  so: { what: 'selection', noun: 'noun' },
  'some player': { whose: 'plain', so: 'condition' },
  'on plane': { of: 'players', plane: 'plain' },
  'different names': { noun: 'noun' },
  'could target': { card: 'selection', what: 'selection' },
  'hero trait': { trait: 'plain' },
  all: { of: 'condition' },
  any: { of: 'condition' },
  not: { of: 'condition' },
};

const COST: PartsByWord<Cost, 'pay'> = {
  resources: { amount: 'amount' },
  activate: {},
  flip: {},
  concede: {},
  exhaust: { noun: 'noun', count: 'amount', alike: 'plain' },
  'turn face down': { noun: 'noun', count: 'amount' },
  destroy: { noun: 'noun', count: 'amount' },
  remove: { noun: 'noun', count: 'amount', atMost: 'plain' },
  return: { noun: 'noun', count: 'amount' },
  discard: { noun: 'noun', count: 'amount' },
  'put damage': { noun: 'noun', amount: 'amount', atMost: 'plain' },
  'remove counters': { name: 'plain', count: 'amount' },
  'choose word': { what: 'plain' },
};

const TIMING = { basic: 'plain', oncePerTurn: 'plain', oncePerGame: 'plain', if: 'condition' } as const;

const POWER: PartsByWord<Power, 'power'> = {
  keyword: { keyword: 'plain', nouns: 'noun', number: 'amount', type: 'plain', effects: 'effect' },
  payment: { ...TIMING, cost: 'cost', effects: 'effect', zone: 'plain', users: 'plain' },
  reward: { ...TIMING, cost: 'cost', effects: 'effect' },
  triggered: {
    tagWord: 'plain',
    on: 'watch',
    if: 'condition',
    effects: 'effect',
    uninterruptible: 'plain',
    zone: 'plain',
  },
  continuous: { tagWord: 'plain', continuous: 'continuous', zone: 'plain' },
  replacement: { tagWord: 'plain', replacement: 'replacement' },
  'cost change': { change: 'cost change' },
  self: { cant: 'restriction', may: 'permission', attackOnly: 'noun', ifAble: 'plain', mustAttack: 'plain' },
  'alternate cost': { cost: 'cost', if: 'condition' },
  'play only': { if: 'condition' },
  'additional cost': { to: 'plain', cost: 'cost' },
  'choose as played': { what: 'plain' },
  enters: { exhausted: 'plain', damage: 'amount', counters: 'counters', shown: 'plain' },
  definite: { as: 'plain', step: 'plain', whose: 'plain', noun: 'noun', effects: 'effect' },
};

const CHANGE: PartsByWord<Change, 'change'> = {
  atk: { by: 'amount' },
  health: { by: 'amount' },
  def: { by: 'amount' },
  'strike cost': { by: 'amount' },
  'set atk': { to: 'amount' },
  'set health': { to: 'amount' },
  'set def': { to: 'amount' },
  double: { what: 'plain' },
  grant: { power: 'power' },
  'lose powers': { keywords: 'plain' },
  'printed powers': { of: 'selection', only: 'plain' },
  switch: { values: 'plain' },
  'add type': { type: 'plain' },
  'become type': { type: 'plain' },
  'add tag': { tag: 'plain', limit: 'plain' },
  'add chosen tag': {},
  'become class': { class: 'plain' },
  'add damage type': { type: 'plain' },
  'become damage type': { type: 'plain' },
  'become instant': {},
  control: { by: 'players' },
  restrict: { restriction: 'restriction' },
  permit: { permission: 'permission' },
  'must attack': { noun: 'noun' },
  'attack only': { noun: 'noun', ifAble: 'plain' },
  plane: { plane: 'plain' },
  'hand size': { by: 'amount' },
};

const PERMISSION: PartsByWord<Permission, 'may'> = {
  protect: { noun: 'noun', against: 'noun' },
  'attack at once': {},
  'activate at once': {},
  wield: {},
  'wield more': { how: 'plain' },
  'be shielded': {},
  'control additional': { tag: 'plain', count: 'amount' },
  'play from': { zone: 'plain', noun: 'noun', once: 'plain' },
  sabotage: { noun: 'noun' },
  inspire: { nouns: 'noun' },
  'look at top card': { whose: 'plain' },
  'show top card': {},
  'show hand': {},
  'pay as a resource': {},
  'choose not to ready': {},
  complete: { noun: 'noun' },
  'attract targets': {},
  'place additional': { count: 'amount' },
};

const INSTEAD: PartsByWord<Instead, 'instead'> = {
  amount: { plus: 'amount', times: 'plain', types: 'plain', combat: 'plain', unpreventable: 'plain' },
  prevent: { amount: 'amount', first: 'plain', then: 'effect' },
  'conditional prevention': { first: 'effect', then: 'effect' },
  redirect: { to: 'selection' },
  unpreventable: {},
  smash: {},
  divide: { among: 'noun' },
  effects: { effects: 'effect' },
  nothing: {},
};

const DESTINATION: PartsByWord<Destination, 'to'> = {
  hand: { of: 'players' },
  graveyard: { of: 'players' },
  deck: { at: 'plain', of: 'players' },
  removed: { faceDown: 'plain', faceUp: 'plain' },
  'resource row': { exhausted: 'plain', faceUp: 'plain' },
};

const NOUN: PartsOf<Noun> = {
  kind: 'plain',
  self: 'plain',
  other: 'plain',
  attached: 'plain',
  whose: 'plain',
  of: 'players',
  owner: 'plain',
  deck: 'plain',
  zone: 'plain',
  tag: 'plain',
  chosenTag: 'plain',
  chosenName: 'plain',
  chosenDamageType: 'plain',
  name: 'plain',
  nameHas: 'plain',
  sameName: 'selection',
  among: 'selection',
  except: 'selection',
  granting: 'plain',
  reputation: 'plain',
  loot: 'plain',
  faction: 'plain',
  icon: 'plain',
  neutral: 'plain',
  sharesClass: 'selection',
  sharesRace: 'selection',
  sameType: 'selection',
  sharesType: 'selection',
  ongoing: 'plain',
  attachment: 'plain',
  attachedTo: 'noun',
  hosts: 'noun',
  effect: 'plain',
  keyword: 'plain',
  damageType: 'plain',
  cost: 'compared',
  atk: 'compared',
  health: 'compared',
  remaining: 'compared',
  parity: 'plain',
  controls: 'noun',
  damaged: 'plain',
  damage: 'compared',
  counters: 'counters',
  exhausted: 'plain',
  token: 'plain',
  faceDown: 'plain',
  instant: 'plain',
  unique: 'plain',
  unlimited: 'plain',
  attacking: 'plain',
  defending: 'plain',
  inCombat: 'plain',
  fresh: 'plain',
  protecting: 'plain',
  past: 'past',
  targetingOnly: 'noun',
  inCombatWith: 'noun',
  any: 'noun',
  not: 'noun',
};

const FACTS: PartsOf<Facts> = {
  name: 'plain',
  types: 'plain',
  tags: 'plain',
  cost: 'plain',
  plusX: 'plain',
  icons: 'plain',
  atk: 'plain',
  damageType: 'plain',
  health: 'plain',
  def: 'plain',
  strike: 'plain',
  capacity: 'plain',
  collector: 'plain',
  unique: 'plain',
  limits: 'plain',
  unlimited: 'plain',
  token: 'plain',
  instant: 'plain',
  ongoing: 'plain',
  attach: 'attach',
  text: 'effect',
  powers: 'power',
  back: 'power',
  hero: 'hero',
  building: 'building',
  plane: 'plane',
  raid: 'raid',
};

const WATCH: PartsOf<Watch> = {
  event: 'plain',
  card: 'noun',
  by: 'noun',
  to: 'noun',
  whose: 'plain',
  combat: 'plain',
  with: 'noun',
  damageType: 'plain',
  fatal: 'plain',
  counter: 'plain',
  later: 'plain',
  first: 'plain',
  last: 'plain',
  from: 'plain',
  into: 'plain',
  row: 'plain',
  step: 'plain',
};

const RESTRICTION: PartsOf<Restriction> = {
  cant: 'plain',
  noun: 'noun',
  moreThan: 'plain',
  during: 'plain',
  unless: 'cost',
  damageType: 'plain',
  byOpponents: 'plain',
  keywords: 'plain',
  numbers: 'plain',
};

const REPLACEMENT: PartsOf<Replacement> = {
  event: 'watch',
  while: 'condition',
  optional: 'plain',
  next: 'plain',
  flags: 'plain',
  instead: 'instead',
};

const COST_CHANGE: PartsOf<CostChange> = {
  cost: 'plain',
  noun: 'noun',
  whose: 'plain',
  by: 'amount',
  minimum: 'plain',
  while: 'condition',
  next: 'plain',
};

const CONTINUOUS: PartsOf<Continuous> = { cards: 'noun', players: 'plain', changes: 'change', while: 'condition' };
const DURATION: PartsOf<Exclude<Duration, string>> = { while: 'selection', remains: 'noun' };
const OUTCOME: PartsOf<RollOutcome> = { from: 'plain', upTo: 'plain', parity: 'plain', effects: 'effect' };
const QUANTITY: PartsOf<Quantity> = { exactly: 'amount', upTo: 'amount', anyNumber: 'plain' };
const COMPARED: PartsOf<Compared> = { is: 'plain', than: 'amount' };
const PAST: PartsOf<Past> = { as: 'plain', was: 'watch', atLeast: 'plain' };
const COUNTERS: PartsOf<Phrases['counters']> = { name: 'plain', count: 'amount', number: 'compared' };
const ATTACH: PartsOf<AttachFacts> = { noun: 'noun', targeted: 'plain', host: 'noun', mode: 'plain', byText: 'plain' };
const BOSS: PartsOf<BossFacts> = {
  number: 'plain',
  final: 'plain',
  tokens: 'tokens',
  events: 'plain',
  threat: 'plain',
};
const TOKENS: PartsOf<Phrases['tokens']> = { token: 'facts', count: 'plain' };
const SIDE: PartsOf<Phrases['side']> = { powers: 'power', atk: 'plain', health: 'plain' };
const HERO: PartsOf<HeroFacts> = {
  race: 'plain',
  class: 'plain',
  talent: 'plain',
  professions: 'plain',
  traitor: 'plain',
  master: 'plain',
  boss: 'boss',
  back: 'side',
  becomes: 'becomes',
};

const RAID: PartsOf<RaidFacts> = {
  pays: 'plain',
  resolves: 'plain',
  returns: 'plain',
  detaches: 'plain',
  everywhere: 'plain',
};
const BECOMES: PartsOf<Phrases['becomes']> = { called: 'plain', tags: 'plain' };
const PLANE: PartsOf<PlaneFacts> = { name: 'plain', reaches: 'plain' };
const BUILDING: PartsOf<BuildingFacts> = {
  required: 'plain',
  talent: 'plain',
  reputation: 'plain',
  deckbuilding: 'deckbuilding',
};
const DECKBUILDING: PartsOf<Deckbuilding> = {
  only: 'printed noun',
  either: 'printed noun',
  never: 'printed noun',
  copies: 'plain',
};
const PRINTED_NOUN: PartsOf<PrintedNoun> = {
  kind: 'plain',
  tag: 'plain',
  icon: 'plain',
  neutral: 'plain',
  damageType: 'plain',
  deals: 'plain',
  talent: 'plain',
  reputation: 'plain',
  restricted: 'plain',
  any: 'printed noun',
  not: 'printed noun',
};

export type Parts = Readonly<Record<string, PhraseKind | 'plain'>>;

/** Phrases of a kind that begin with different words, and the part in which the word stands. */
interface ByWord {
  readonly word: string;
  readonly parts: Readonly<Record<string, Parts>>;
}

const byWord = (word: string, parts: Readonly<Record<string, Parts>>): ByWord => ({ word, parts });

const GRAMMAR: { readonly [K in PhraseKind]: ByWord | Parts } = {
  effect: byWord('do', EFFECT),
  outcome: OUTCOME,
  destination: byWord('to', DESTINATION),
  selection: byWord('select', SELECTION),
  quantity: QUANTITY,
  players: byWord('player', PLAYERS),
  noun: NOUN,
  compared: COMPARED,
  past: PAST,
  amount: byWord('amount', AMOUNT),
  condition: byWord('is', CONDITION),
  cost: byWord('pay', COST),
  power: byWord('power', POWER),
  continuous: CONTINUOUS,
  change: byWord('change', CHANGE),
  restriction: RESTRICTION,
  permission: byWord('may', PERMISSION),
  replacement: REPLACEMENT,
  instead: byWord('instead', INSTEAD),
  'cost change': COST_CHANGE,
  duration: DURATION,
  watch: WATCH,
  counters: COUNTERS,
  facts: FACTS,
  attach: ATTACH,
  hero: HERO,
  boss: BOSS,
  tokens: TOKENS,
  side: SIDE,
  plane: PLANE,
  raid: RAID,
  becomes: BECOMES,
  building: BUILDING,
  deckbuilding: DECKBUILDING,
  'printed noun': PRINTED_NOUN,
};

/** What the parts of this phrase are. While a text is being read, words stand in it that are none of the language's: "it". */
export function partsOf(kind: PhraseKind, phrase: object): Parts {
  const grammar = GRAMMAR[kind];
  if (!isByWord(grammar)) return grammar;
  return grammar.parts[(phrase as Readonly<Record<string, string>>)[grammar.word]!] ?? NO_PARTS;
}

const NO_PARTS: Parts = {};

function isByWord(grammar: ByWord | Parts): grammar is ByWord {
  return typeof grammar.parts === 'object';
}
