import * as amounts from '../language/amounts.ts';
import * as changes from '../language/changes.ts';
import * as conditions from '../language/conditions.ts';
import * as costs from '../language/costs.ts';
import * as effects from '../language/effects.ts';
import * as nouns from '../language/nouns.ts';
import * as powers from '../language/powers.ts';
import * as selections from '../language/selections.ts';
import * as watches from '../language/watches.ts';
import { Hole } from '../wording/grammar/pattern.ts';

/** A word of the card language: what it builds, with holes for its arguments. */
export interface Call {
  readonly name: string;
  readonly module: string;
  /** The holes in their order; the last may stand for several arguments. */
  readonly parameters: readonly string[];
  readonly rest: boolean;
  readonly pattern: unknown;
  /** How many values are fixed by it: the word that says most is taken. */
  readonly says: number;
  /** It is no call but a name. */
  readonly isName: boolean;
}

const MODULES = { amounts, changes, conditions, costs, effects, nouns, powers, selections, watches };

/** Words whose arguments are worked on as they are called, or which take any number of them. */
const BY_HAND: readonly (readonly [string, string, readonly string[], unknown])[] = [
  [
    'powers',
    'has',
    ['keyword', 'number'],
    { power: 'keyword', keyword: new Hole('keyword'), number: new Hole('number') },
  ],
  ['powers', 'has', ['keyword'], { power: 'keyword', keyword: new Hole('keyword') }],
  ['changes', 'cant', ['deed'], { change: 'restrict', restriction: { cant: new Hole('deed') } }],
  ['selections', 'targetPlayer', [], { player: 'target' }],
  ['selections', 'targetOpponent', [], { player: 'target', who: 'opponent' }],
  ['selections', 'topOfYourDeck', ['count'], { select: 'top', of: { player: 'you' }, count: new Hole('count') }],
  [
    'powers',
    'whenThisEntersPlay',
    ['...effects'],
    { power: 'triggered', on: { event: 'enter play', card: { self: true } }, effects: new Hole('...effects') },
  ],
  [
    'powers',
    'atStartOfYourTurn',
    ['...effects'],
    { power: 'triggered', on: { event: 'turn starts', whose: 'you' }, effects: new Hole('...effects') },
  ],
  ['powers', 'when', ['on', '...effects'], { power: 'triggered', on: new Hole('on'), effects: new Hole('...effects') }],
  [
    'powers',
    'whenIf',
    ['on', 'if', '...effects'],
    { power: 'triggered', on: new Hole('on'), if: new Hole('if'), effects: new Hole('...effects') },
  ],
  [
    'powers',
    'pay',
    ['cost', '...effects'],
    { power: 'payment', cost: new Hole('cost'), effects: new Hole('...effects') },
  ],
  [
    'powers',
    'reward',
    ['cost', '...effects'],
    { power: 'reward', cost: new Hole('cost'), effects: new Hole('...effects') },
  ],
  [
    'powers',
    'have',
    ['cards', '...changes'],
    { power: 'continuous', continuous: { cards: new Hole('cards'), changes: new Hole('...changes') } },
  ],
  [
    'powers',
    'haveWhile',
    ['while', 'cards', '...changes'],
    {
      power: 'continuous',
      continuous: { cards: new Hole('cards'), changes: new Hole('...changes'), while: new Hole('while') },
    },
  ],
  ['powers', 'costToPlay', ['...cost'], { power: 'additional cost', to: 'play', cost: new Hole('...cost') }],
  ['powers', 'ratherThanCost', ['...cost'], { power: 'alternate cost', cost: new Hole('...cost') }],
  [
    'powers',
    'asThisEntersPlay',
    ['...effects'],
    { power: 'definite', as: 'this enters play', effects: new Hole('...effects') },
  ],
  ['effects', 'may', ['...effects'], { do: 'may', who: { player: 'you' }, effects: new Hole('...effects') }],
  ['effects', 'mayBy', ['who', '...effects'], { do: 'may', who: new Hole('who'), effects: new Hole('...effects') }],
  [
    'effects',
    'ifYouDo',
    ['first', '...then'],
    { do: 'if you do', first: [new Hole('first')], then: new Hole('...then') },
  ],
  ['effects', 'ifSo', ['if', '...then'], { do: 'if', if: new Hole('if'), then: new Hole('...then') }],
  ['effects', 'chooseOne', ['...modes'], { do: 'choose modes', count: 1, modes: new Hole('...modes') }],
  ['effects', 'payTo', ['cost'], { do: 'pay', who: { player: 'you' }, cost: new Hole('cost') }],
  [
    'effects',
    'give',
    ['what', 'changes'],
    { do: 'modify', what: new Hole('what'), changes: new Hole('changes'), duration: 'this turn' },
  ],
  [
    'effects',
    'give',
    ['what', 'changes', 'duration'],
    { do: 'modify', what: new Hole('what'), changes: new Hole('changes'), duration: new Hole('duration') },
  ],
  [
    'effects',
    'giveAll',
    ['cards', 'changes'],
    { do: 'create', continuous: { cards: new Hole('cards'), changes: new Hole('changes') }, duration: 'this turn' },
  ],
  [
    'effects',
    'giveAll',
    ['cards', 'changes', 'duration'],
    {
      do: 'create',
      continuous: { cards: new Hole('cards'), changes: new Hole('changes') },
      duration: new Hole('duration'),
    },
  ],
  ['effects', 'draw', ['count'], { do: 'draw', who: { player: 'you' }, count: new Hole('count') }],
  ['effects', 'draw', [], { do: 'draw', who: { player: 'you' }, count: 1 }],
  ['effects', 'discard', [], { do: 'discard', who: { player: 'you' }, count: 1 }],
  ['effects', 'discard', ['count'], { do: 'discard', who: { player: 'you' }, count: new Hole('count') }],
  ['effects', 'discard', ['count', 'who'], { do: 'discard', who: new Hole('who'), count: new Hole('count') }],
  ['effects', 'draw', ['count', 'who'], { do: 'draw', who: new Hole('who'), count: new Hole('count') }],
  [
    'effects',
    'addCounters',
    ['count', 'name'],
    { do: 'add counters', count: new Hole('count'), name: new Hole('name'), on: { select: 'this' } },
  ],
  ['effects', 'putTokens', ['count', 'token'], { do: 'put token', count: new Hole('count'), token: new Hole('token') }],
  ['costs', 'discarding', ['noun'], { pay: 'discard', noun: new Hole('noun'), count: 1 }],
  [
    'effects',
    'deal',
    ['amount', 'types', 'to'],
    {
      do: 'deal',
      amount: new Hole('amount'),
      types: [new Hole('types')],
      to: new Hole('to'),
      by: { select: 'hero', of: { player: 'you' } },
    },
  ],
  [
    'effects',
    'thisDeals',
    ['amount', 'types', 'to'],
    { do: 'deal', amount: new Hole('amount'), types: [new Hole('types')], to: new Hole('to'), by: { select: 'this' } },
  ],
  [
    'effects',
    'dealtBy',
    ['by', 'amount', 'types', 'to'],
    { do: 'deal', amount: new Hole('amount'), types: [new Hole('types')], to: new Hole('to'), by: new Hole('by') },
  ],
  ['selections', 'target', ['noun'], { select: 'target', noun: new Hole('noun') }],
  ['selections', 'target', ['noun', 'count'], { select: 'target', noun: new Hole('noun'), count: new Hole('count') }],
  ['selections', 'chosenBy', ['by', 'noun'], { select: 'choose', noun: new Hole('noun'), by: new Hole('by') }],
];

/** Left to those above, or to the printing of descriptions. */
const NOT_TRIED: ReadonlySet<string> = new Set(['cost', 'costs', 'mustAttack', ...BY_HAND.map(([, name]) => name)]);

function tried(module: string, name: string, word: unknown): readonly Call[] {
  if (NOT_TRIED.has(name) || module === 'nouns') return [];
  if (typeof word !== 'function') return isPlain(word) ? [callOf(module, name, [], word, true)] : [];
  const parameters = Array.from({ length: word.length }, (_, n) => `${n}`);
  if (parameters.length === 0) return [];
  try {
    const pattern: unknown = word(...parameters.map((one) => new Hole(one)));
    return isWhole(pattern, parameters) ? [callOf(module, name, parameters, pattern, false)] : [];
  } catch {
    return [];
  }
}

const isPlain = (word: unknown): boolean => typeof word === 'object' && word !== null;

/** Every argument stands somewhere in what was built, as a whole. */
function isWhole(pattern: unknown, parameters: readonly string[]): boolean {
  const found = new Set<string>();
  const look = (part: unknown): void => {
    if (part instanceof Hole) found.add(part.name);
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(look);
  };
  look(pattern);
  return parameters.every((one) => found.has(one)) && !Array.isArray(pattern);
}

function callOf(module: string, name: string, parameters: readonly string[], pattern: unknown, isName: boolean): Call {
  const rest = parameters.at(-1)?.startsWith('...') ?? false;
  return { name, module, parameters, rest, pattern, says: fixedValues(pattern), isName };
}

function fixedValues(pattern: unknown): number {
  if (pattern instanceof Hole) return 0;
  if (typeof pattern !== 'object' || pattern === null) return 1;
  return Object.values(pattern).reduce<number>((sum, part) => sum + fixedValues(part), 0);
}

/** The words that build powers, effects, selections and the rest; those that say most come first. */
export const CALLS: readonly Call[] = [
  ...BY_HAND.map(([module, name, parameters, pattern]) => callOf(module, name, parameters, pattern, false)),
  ...Object.entries(MODULES).flatMap(([module, words]) =>
    Object.entries(words).flatMap(([name, word]) => tried(module, name, word)),
  ),
].toSorted((a, b) => b.says - a.says || a.parameters.length - b.parameters.length);

/** The words for descriptions: names of whole ones, and words that add a property to another. */
export const NOUN_NAMES: readonly { readonly name: string; readonly noun: object }[] = Object.entries(nouns).flatMap(
  ([name, word]) => (typeof word === 'function' ? [] : [{ name, noun: word }]),
);
export const NOUN_WRAPPERS: readonly { readonly name: string; readonly parameters: number; readonly adds: object }[] =
  Object.entries(nouns)
    .flatMap(([name, word]) => {
      if (typeof word !== 'function' || name === 'tagged') return [];
      const parameters = word.length - 1;
      if (parameters < 0) return [];
      const holes = Array.from({ length: parameters }, (_, n) => new Hole(`${n}`));
      const adds = (word as (...args: unknown[]) => object)(...holes, {});
      return isWhole(
        adds,
        holes.map((hole) => hole.name),
      )
        ? [{ name, parameters, adds }]
        : [];
    })
    .toSorted((a, b) => fixedValues(b.adds) - fixedValues(a.adds));

/** Words that stand around a power or an effect and add something to it. */
export const WRAPPERS: readonly {
  readonly module: string;
  readonly name: string;
  readonly around: string;
  readonly adds: object;
}[] = [
  ...Object.entries({
    onYourTurn: powers.onYourTurn,
    oncePerTurn: powers.oncePerTurn,
    oncePerGame: powers.oncePerGame,
    basic: powers.basic,
  }).map(([name, word]) => wrapper('powers', name, 'power', word)),
  wrapper('effects', 'unpreventably', 'do', effects.unpreventably),
];

function wrapper(module: string, name: string, around: string, word: unknown) {
  return { module, name, around, adds: (word as (inner: object) => object)({}) };
}
