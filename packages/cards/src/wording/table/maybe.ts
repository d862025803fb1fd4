import type { Effect, Players, Selection } from '@meetingstone/rules';
import { choice, seenAs } from '../grammar/combine.ts';
import { same } from '../grammar/pattern.ts';
import type { Found, Phrase } from '../grammar/phrase.ts';
import { ifAhead, readAt } from '../grammar/phrase.ts';
import { row } from '../grammar/row.ts';
import { acting } from './deeds.ts';
import { doneBy } from './doneBy.ts';
import { others } from './his.ts';
import { sayToldTo } from './subjects.ts';
import { toldFrom } from './told.ts';

const YOU: Players = { player: 'you' };
const THAT: Players = { player: 'that' };

/** What another player can be said to do, where nobody is named again: "target player may draw a card". */
const HIS_DEEDS: ReadonlySet<Effect['do']> = new Set([
  'draw',
  'discard',
  'pay',
  'shuffle',
  'search',
  'destroy',
  'exhaust',
  'ready',
  'turn face down',
  'reveal',
  'put',
  'put damage',
  'put into play',
  'put token',
  'deal',
  'heal',
  'attach',
  'create',
]);

/** Those in which who does it stands as a part of its own. */
const DEFAULTS: Readonly<Record<string, string>> = { 'put into play': 'under', 'put token': 'who', attach: 'by' };
/** The host is chosen by whoever attaches, where nothing tells it. */
const defaultOf = (effect: Effect): string | undefined =>
  effect.do === 'attach' && effect.to ? undefined : DEFAULTS[effect.do];

type Parts = Readonly<Record<string, unknown>>;

/** The same instructions, done by that player. */
function asHis(effects: readonly Effect[]): readonly Effect[] | undefined {
  return effects.every(({ do: verb }) => HIS_DEEDS.has(verb)) ? effects.map(his) : undefined;
}

function his(effect: Effect): Effect {
  const done: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(effect)) {
    if (key === 'who' && same(part, YOU)) done[key] = THAT;
    else if (key === 'then') done[key] = (part as readonly Effect[]).map(his);
    else done[key] = isChoice(part) && !part.by ? { ...part, by: THAT } : part;
  }
  const whose = defaultOf(effect);
  return (whose && !(whose in done) ? { ...done, [whose]: THAT } : done) as unknown as Effect;
}

/** The same instructions, as they are told to the one who does them. */
function asYours(effects: readonly Effect[]): readonly Effect[] | undefined {
  return effects.every(({ do: verb }) => HIS_DEEDS.has(verb)) ? allOf(effects.map(yours)) : undefined;
}

const allOf = <T>(found: readonly (T | undefined)[]): readonly T[] | undefined =>
  found.every((one) => one !== undefined) ? found : undefined;

function yours(effect: Effect): Effect | undefined {
  const whose = defaultOf(effect);
  const done: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(effect as unknown as Parts)) {
    if (key === whose && same(part, THAT)) continue;
    if (key === 'who' && same(part, THAT)) done[key] = YOU;
    else if (key === 'then') {
      const then = allOf((part as readonly Effect[]).map(yours));
      if (!then) return undefined;
      done[key] = then;
    } else if (isChoice(part) && same(part.by, THAT)) {
      const { by: _, ...rest } = part;
      if (rest.noun.whose === 'you') return undefined; // "You control" would be heard as yours.
      done[key] = rest;
    } else done[key] = part;
  }
  return done as unknown as Effect;
}

const isChoice = (part: unknown): part is Extract<Selection, { select: 'choose' }> =>
  typeof part === 'object' && part !== null && 'select' in part && part.select === 'choose';

/** "You may" tells you to do it: "target player reveals his hand" would have another subject. */
const told = <T>(phrase: Phrase<T>): Phrase<T> => ({
  ...phrase,
  say: (value, saying) => phrase.say(value, { ...saying, told: true }) ?? phrase.say(value, saying),
});

/** Somebody may do something: all of it or nothing (712.7). */
export const maybe = (doing: Phrase<readonly Effect[]>): Phrase<readonly Effect[]> => {
  const told = mayDoAsTold(doing);
  const plain = mayDo(doing);
  return {
    name: 'may',
    begins: () => ({ phrases: [told, plain] }),
    canEnd: ifAhead('may', 'can'),
    read: (at, reading) => {
      const first = readAt(told, at, reading);
      return [...first, ...readAt(plain, at, reading).filter(({ end }) => !first.some((one) => one.end === end))];
    },
    say: (effects, saying) => told.say(effects, saying) ?? plain.say(effects, saying),
  };
};

/** "Target player may ready one of his resources": it is told to him. */
const mayDoAsTold = (doing: Phrase<readonly Effect[]>): Phrase<readonly Effect[]> => ({
  name: 'may',
  begins: () => ({ phrases: [others] }),
  canEnd: ifAhead('may'),
  read: (at, reading) =>
    readAt(others, at, reading)
      .filter(({ end }) => reading.words[end]?.low === 'may')
      .flatMap(({ value: who, end }) =>
        toldFrom(doing, end + 1, reading).flatMap((found): readonly Found<readonly Effect[]>[] => {
          const effects = doneBy(found.value, THAT);
          return effects ? [{ value: [{ do: 'may', who, effects }], end: found.end }] : [];
        }),
      ),
  say: ([effect, ...more], saying) => {
    if (effect?.do !== 'may' || more.length > 0) return undefined;
    const subject = others.say(effect.who, saying);
    const said = subject && sayToldTo(effect.effects, doing, saying);
    return said && { words: [...subject.words, 'may', ...said] };
  },
});

/** "... have your hero deal 2 damage", "... have target player shuffle his deck": you decide, somebody else does it. */
const causing = (doing: Phrase<readonly Effect[]>): Phrase<readonly Effect[]> => ({
  name: 'causing',
  begins: () => ({ phrases: [acting, others] }),
  read: (at, reading) => [
    ...readAt(acting, at, reading).map(({ value, end }) => ({ value: [value], end })),
    ...readAt(others, at, reading).flatMap(({ value: who, end }) =>
      toldFrom(doing, end, reading).flatMap((found): readonly Found<readonly Effect[]>[] => {
        const value = doneBy(found.value, who);
        return value ? [{ value, end: found.end }] : [];
      }),
    ),
  ],
  say: () => undefined,
});

const mayDo = (doing: Phrase<readonly Effect[]>): Phrase<readonly Effect[]> =>
  choice('may', () => [
    row({ effects: told(doing) }, ['you may {effects}', 'you can {effects}'], ({ effects }): readonly Effect[] => [
      { do: 'may', who: YOU, effects },
    ]),
    row({ effects: causing(doing) }, ['you may have {effects}'], ({ effects }): readonly Effect[] => [
      { do: 'may', who: YOU, effects },
    ]),
    row(
      { who: others, effects: seenAs(doing, asHis, asYours) },
      '{who} may {effects}',
      ({ who, effects }): readonly Effect[] => [{ do: 'may', who, effects }],
    ),
  ]);
