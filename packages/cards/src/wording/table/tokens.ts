import type { DamageType, Facts, PlaneFacts, Power } from '@meetingstone/rules';
import { choice, either, optional, seenAs } from '../grammar/combine.ts';
import { capital } from '../grammar/endings.ts';
import { list } from '../grammar/lists.ts';
import type { Found, Phrase, Reading } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { figure } from './amounts.ts';
import { name } from './names.ts';
import { keywordPower, power } from './phrases.ts';
import { tag } from './tags.ts';
import { damageIcon } from './vocabulary.ts';

/** ATK and health: "1 [Melee] / 1 [Health]" before the token's tags, "1 ATK / 1 health" after them. */
export interface Stats {
  readonly atk: number;
  readonly damageType: DamageType;
  readonly health: number;
}

export const stats: Phrase<Stats> = choice('stats', () => [
  row(
    { atk: figure, damageType: damageIcon, health: figure },
    ['{atk} {damageType} / {health} [Health]', '{atk} {damageType} <ATK> / {health} <[Health]>'],
    ({ atk, damageType, health }): Stats => ({ atk, damageType, health }),
  ),
  row(
    { atk: figure, health: figure },
    [
      '{atk} / {health} [Health]',
      '{atk} <ATK> / {health} <[Health]>',
      '{atk} ATK and {health} [Health]',
      '{atk} ATK , {health} [Health]',
    ],
    ({ atk, health }): Stats => ({ atk, damageType: 'melee', health }),
  ),
]);

/** "X [Melee] / X [Health]": both are told when it is put into play. */
const variableStats: Phrase<Stats> = choice('stats', () => [
  row(
    { damageType: damageIcon },
    ['X {damageType} / X [Health]', 'X {damageType} <ATK> / X <[Health]>'],
    ({ damageType }): Stats => ({ atk: 0, damageType, health: 0 }),
  ),
  fixed(['X / X [Health]', 'X <ATK> / X <[Health]>'], { atk: 0, damageType: 'melee', health: 0 } as Stats),
]);

/** A tag of which a player can control only so many: "Pet (1)" (414.3b). */
interface Limit {
  readonly tag: string;
  readonly count: number;
}
type Possession = Power | Limit;
const isLimit = (one: Possession): one is Limit => 'tag' in one && 'count' in one;

const quotedPower = choice<Possession>('quoted power', () => [
  row({ power }, '" {power} "', ({ power }): Possession => power),
]);
const limit = choice<Possession>('limit', () => [
  row({ tag, count: figure }, '{tag} ( {count} )', ({ tag: word, count }): Possession => ({ tag: word, count })),
]);

/** What a token has: keywords, quoted powers, and limits. */
const possessions: Phrase<readonly Possession[]> = list(
  either('possession', (): readonly Phrase<Possession>[] => [
    seenAs(
      keywordPower,
      (one): Possession => one,
      (one) => (!isLimit(one) && one.power === 'keyword' ? one : undefined),
    ),
    quotedPower,
    limit,
  ]),
  'and',
);

const factionIcon = choice('faction icon', () => [
  fixed(['[Alliance]', 'Alliance'], 'Alliance'),
  fixed(['[Horde]', 'Horde'], 'Horde'),
]);
const uniqueWord = choice('unique', () => [fixed('Unique', true as const)]);
const icon = optional(factionIcon);
const unique = optional(uniqueWord);
const nothing: Phrase<undefined> = {
  ...unique,
  begins: () => ({}),
  read: (at) => [{ value: undefined, end: at }],
  say: () => ({ words: [] }),
};
const ghostly = choice('plane', () => [fixed<PlaneFacts>('ghostly', { name: 'ghost', reaches: 'others' })]);
const plane = optional(ghostly);

type Parts = Partial<Stats> & {
  readonly icon?: string | undefined;
  readonly unique?: true | undefined;
  readonly plane?: PlaneFacts | undefined;
  readonly tags?: readonly string[];
  readonly name?: string;
  readonly has?: readonly Possession[];
};

/** An ally token as it is put into play: "1 [Melee] / 1 [Health] Treant ally token into play with Ferocity" (404.2). */
function tokenPhrase(
  word: 'token' | 'tokens',
  exhausted: readonly string[] = [],
  numbers: Phrase<Stats> = stats,
): Phrase<Facts> {
  return {
    name: [word, ...exhausted].join(' '),
    begins: () => ({ phrases: numbers === stats ? [stats, factionIcon, uniqueWord, ghostly, tag] : [numbers] }),
    read: (at, reading) =>
      started(numbers, at, reading)
        .flatMap((begun) => described(begun, reading))
        .flatMap(({ value, end }) => literally(['ally', word], { value, end }, reading))
        .flatMap((begun) => [begun, ...calledSo(begun, reading)])
        .flatMap((begun) => [begun, ...having(begun, reading)])
        .flatMap((begun) => literally(['into', 'play', ...exhausted], begun, reading))
        .flatMap((begun) => [begun, ...literally(['under', 'your', 'control'], begun, reading)])
        .flatMap((begun) => [begun, ...having(begun, reading)])
        .flatMap(({ value, end }) => (value.atk === undefined ? [] : [{ value: factsOf(value), end }])),
    say: (facts, saying) => {
      const { atk = 0, damageType = 'melee', health = 0, powers, limits = [], icons, name: called } = facts;
      const tags = facts.tags.filter((one) => !limits.some((limit) => limit.tag === one));
      const own = called === tags.join(' ') ? {} : { name: called };
      const all: readonly Possession[] = [...powers, ...limits];
      const plain = factsOf({
        atk,
        damageType,
        health,
        tags,
        has: all,
        icon: icons[0],
        unique: facts.unique,
        plane: facts.plane,
        ...own,
      });
      if (JSON.stringify(plain) !== JSON.stringify({ ...plain, ...facts })) return undefined;
      const first = numbers.say({ atk, damageType, health }, saying);
      if (!first) return undefined;
      const has = all.length > 0 ? possessions.say(all, { ...saying, self: 'ally' }) : { words: [] };
      if (!has) return undefined;
      return {
        words: [
          ...first.words,
          ...icons.map((one) => `[${one}]`),
          ...(facts.unique ? ['Unique'] : []),
          ...(facts.plane ? (ghostly.say(facts.plane, saying)?.words ?? []) : []),
          ...tags,
          'ally',
          word,
          ...('name' in own ? ['named', called] : []),
          'into',
          'play',
          ...exhausted,
          ...(all.length > 0 ? ['with', ...has.words] : []),
        ],
      };
    },
  };
}

function started(numbers: Phrase<Stats>, at: number, reading: Reading): readonly Found<Parts>[] {
  const first = readAt(unique, at, reading).flatMap((alone) =>
    readAt(numbers, alone.end, reading).map(({ value, end }) => ({ value: { ...value, unique: alone.value }, end })),
  );
  return numbers === stats ? [...first, { value: {}, end: at }] : first;
}

function described({ value, end }: Found<Parts>, reading: Reading): readonly Found<Parts>[] {
  return readAt(icon, end, reading).flatMap((faction) =>
    readAt(value.unique ? nothing : unique, faction.end, reading).flatMap((alone) =>
      readAt(plane, alone.end, reading).flatMap((apart) =>
        tagsFrom(apart.end, reading)
          .filter(({ value: tags }) => tags.length > 0)
          .map(({ value: tags, end: after }) => ({
            value: { ...value, icon: faction.value, unique: value.unique ?? alone.value, plane: apart.value, tags },
            end: after,
          })),
      ),
    ),
  );
}

function literally(words: readonly string[], { value, end }: Found<Parts>, reading: Reading): readonly Found<Parts>[] {
  if (!words.every((word, n) => reading.words[end + n]?.low === word)) return [];
  if (end + words.length > reading.farthest) reading.farthest = end + words.length;
  return [{ value, end: end + words.length }];
}

const calledSo = ({ value, end }: Found<Parts>, reading: Reading): readonly Found<Parts>[] =>
  literally(['named'], { value, end }, reading).flatMap((begun) =>
    readAt(name, begun.end, reading).map((found) => ({ value: { ...value, name: found.value }, end: found.end })),
  );

/** "with 1 ATK / 1 health, Ferocity, and ...", before or after "into play". */
function having({ value, end }: Found<Parts>, reading: Reading): readonly Found<Parts>[] {
  return literally(['with'], { value, end }, reading).flatMap((begun) => {
    const powers = (from: number, known: Parts) =>
      readAt(possessions, from, reading).map((found) => ({ value: { ...known, has: found.value }, end: found.end }));
    if (value.has) return [];
    if (value.atk !== undefined) return powers(begun.end, value);
    return readAt(stats, begun.end, reading).flatMap((numbers) => {
      const known: Parts = { ...value, ...numbers.value };
      const next = [[',', 'and'], [','], ['and']].find((joint) =>
        joint.every((one, n) => reading.words[numbers.end + n]?.low === one),
      );
      const plain = { value: known, end: numbers.end };
      return next ? [plain, ...powers(numbers.end + next.length, known)] : [plain];
    });
  });
}

function tagsFrom(at: number, reading: Reading): readonly Found<readonly string[]>[] {
  const all: Found<readonly string[]>[] = [{ value: [], end: at }];
  for (let n = 0; n < all.length; n++)
    for (const { value, end } of readAt(tag, all[n]!.end, reading))
      if (value !== 'Unique') all.push({ value: [...all[n]!.value, value], end });
  const [small, ally] = reading.words.slice(at, at + 2);
  if (all.length === 1 && small && ally?.low === 'ally' && /^[a-z]{3,}$/.test(small.text))
    all.push({ value: [capital(small.text)], end: at + 1 });
  return all;
}

/** A token without a name of its own is called by its tags. */
function factsOf({
  atk,
  damageType,
  health,
  tags = [],
  has = [],
  icon: faction,
  unique: alone,
  plane: apart,
  name: called,
}: Parts): Facts {
  const limits = has.filter(isLimit);
  return {
    name: called ?? tags.join(' '),
    types: ['Ally'],
    tags: [...tags, ...limits.map((limit) => limit.tag).filter((one) => !tags.includes(one))],
    icons: faction ? [faction] : [],
    text: [],
    powers: has.filter((one): one is Power => !isLimit(one)),
    atk: atk!,
    damageType: damageType!,
    health: health!,
    ...(alone ? { unique: true } : {}),
    ...(limits.length > 0 ? { limits } : {}),
    token: true,
    ...(apart ? { plane: apart } : {}),
  };
}

export const token = tokenPhrase('token');
export const tokens = tokenPhrase('tokens');
export const exhaustedToken = tokenPhrase('token', ['exhausted']);
export const exhaustedTokens = tokenPhrase('tokens', ['exhausted']);
/** Its numbers are X. */
export const variableToken = tokenPhrase('token', [], variableStats);
