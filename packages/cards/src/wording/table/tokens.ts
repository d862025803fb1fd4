import type { DamageType, Facts, PlaneFacts } from '@meetingstone/rules';
import { choice, either, optional, seenAs } from '../grammar/combine.ts';
import { capital } from '../grammar/endings.ts';
import { list } from '../grammar/lists.ts';
import type { Found, Phrase, Reading } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { figure, signed } from './amounts.ts';
import { name } from './names.ts';
import { keywordPower, power } from './phrases.ts';
import { tag } from './tags.ts';
import type { Numbers, Possession, TokenParts } from './tokenFacts.ts';
import { factsOf, isLimit, isWhole, numbersIn, partsOf, TOKEN_KINDS } from './tokenFacts.ts';
import { damageIcon } from './vocabulary.ts';

/** ATK and health: "1 [Melee] / 1 [Health]" before the token's tags, "1 ATK / 1 health" after them. */
export interface Stats {
  readonly atk: number;
  readonly damageType: DamageType;
  readonly health: number;
}

/** "+1 ATK" of what has nothing to begin with. */
const plus: Phrase<number> = seenAs(
  signed,
  (n) => (typeof n === 'number' && n > 0 ? n : undefined),
  () => undefined,
);

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
  row(
    { atk: plus, health: figure },
    ['{atk} ATK , {health} [Health]'],
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

/** "0 [Strike]" after the ATK of a weapon, "1 DEF" of an armor. */
const gearNumbers: Phrase<Numbers> = choice<Numbers>('numbers', () => [
  row(
    { atk: figure, damageType: damageIcon, strike: figure },
    ['{atk} {damageType} / {strike} [Strike]', '{atk} {damageType} <ATK> / {strike} strike cost'],
    ({ atk, damageType, strike }): Numbers => ({ atk, damageType, strike }),
  ),
  row({ def: figure }, '{def} DEF', ({ def }): Numbers => ({ def })),
]);
const numbersOfAny: Phrase<Numbers> = either<Numbers>('numbers', () => [stats, gearNumbers]);

/** A tag, or words that make one together: "Echo of Dawn", "Boomin' Rocket". */
const isCapital = (text: string | undefined): boolean => /^[A-Z]/.test(text ?? '');

function joinedTags(at: number, { words }: Reading): readonly Found<string>[] {
  const [first, second, third] = words.slice(at, at + 3).map(({ text }) => text);
  if (!isCapital(first)) return [];
  if (second === 'of' && isCapital(third)) return [{ value: `${first} of ${third}`, end: at + 3 }];
  return second === "'" ? [{ value: `${first}'`, end: at + 2 }] : [];
}

const INTO_PLAY = ['into', 'play'];

/**
 * A token as it is put into play: "1 [Melee] / 1 [Health] Treant ally token into play with Ferocity" (404.2). Of several in
 * one list, only after the last it is said where.
 */
function tokenPhrase(
  word: 'token' | 'tokens',
  exhausted: readonly string[] = [],
  numbers: Phrase<Numbers> = numbersOfAny,
  place: readonly string[] = INTO_PLAY,
): Phrase<Facts> {
  const begun = numbers === numbersOfAny ? [numbers, factionIcon, uniqueWord, ghostly, tag] : [numbers];
  return {
    name: [word, ...exhausted].join(' '),
    begins: () => ({ phrases: begun, ...(numbers === numbersOfAny ? { like: ({ text }) => isCapital(text) } : {}) }),
    read: (at, reading) =>
      started(numbers, at, reading)
        .flatMap((begun) => described(begun, reading))
        .flatMap((begun) => ofKind(word, begun, reading))
        .flatMap((begun) => [begun, ...calledSo(begun, reading)])
        .flatMap((begun) => [begun, ...having(begun, reading)])
        .flatMap((begun) => literally([...place, ...exhausted], begun, reading))
        .flatMap((begun) => [begun, ...literally(['under', 'your', 'control'], begun, reading)])
        .flatMap((begun) => [begun, ...having(begun, reading)])
        .flatMap(({ value, end }) => (isWhole(value) ? [{ value: factsOf(value), end }] : [])),
    say: (facts, saying) => {
      const parts = partsOf(facts);
      if (!parts) return undefined;
      const { kind = 'ally', tags = [], has = [], icon: side, unique: alone, plane: apart, name: called } = parts;
      const isAfter = kind === 'armor';
      const all = has.length > 0 ? possessions.say(has, { ...saying, self: kind }) : { words: [] };
      const first = kind === 'item' ? { words: [] } : numbers.say(numbersIn(parts), saying);
      if (!all || !first) return undefined;
      const after = [...(isAfter ? first.words : []), ...(isAfter && has.length > 0 ? ['and'] : []), ...all.words];
      return {
        words: [
          ...(isAfter ? [] : first.words),
          ...(side ? [`[${side}]`] : []),
          ...(alone ? ['Unique'] : []),
          ...(apart ? (ghostly.say(apart, saying)?.words ?? []) : []),
          ...tags,
          kind,
          word,
          ...(called === undefined ? [] : ['named', called]),
          ...place,
          ...exhausted,
          ...(after.length > 0 ? ['with', ...after] : []),
        ],
      };
    },
  };
}

function started(numbers: Phrase<Numbers>, at: number, reading: Reading): readonly Found<TokenParts>[] {
  const first = readAt(unique, at, reading).flatMap((alone) =>
    readAt(numbers, alone.end, reading).map(({ value, end }) => ({ value: { ...value, unique: alone.value }, end })),
  );
  return numbers === numbersOfAny ? [...first, { value: {}, end: at }] : first;
}

function described({ value, end }: Found<TokenParts>, reading: Reading): readonly Found<TokenParts>[] {
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

function literally(
  words: readonly string[],
  { value, end }: Found<TokenParts>,
  reading: Reading,
): readonly Found<TokenParts>[] {
  if (!words.every((word, n) => reading.words[end + n]?.low === word)) return [];
  if (end + words.length > reading.farthest) reading.farthest = end + words.length;
  return [{ value, end: end + words.length }];
}

/** What has ATK and health is an ally, whether that is said or not; a Totem is something else besides. */
function ofKind(word: string, { value, end }: Found<TokenParts>, reading: Reading): readonly Found<TokenParts>[] {
  const named = TOKEN_KINDS.flatMap((kind) => literally([kind, word], { value: { ...value, kind }, end }, reading));
  const isAlly = value.health !== undefined && !value.tags?.includes('Totem');
  return isAlly && named.length === 0 ? literally([word], { value: { ...value, kind: 'ally' }, end }, reading) : named;
}

const calledSo = ({ value, end }: Found<TokenParts>, reading: Reading): readonly Found<TokenParts>[] =>
  literally(['named'], { value, end }, reading).flatMap((begun) =>
    readAt(name, begun.end, reading).map((found) => ({ value: { ...value, name: found.value }, end: found.end })),
  );

const hasNumbers = ({ atk, def }: TokenParts): boolean => atk !== undefined || def !== undefined;

/** "with 1 ATK / 1 health, Ferocity, and ...", before or after "into play". */
function having({ value, end }: Found<TokenParts>, reading: Reading): readonly Found<TokenParts>[] {
  return literally(['with'], { value, end }, reading).flatMap((begun) => {
    const powers = (from: number, known: TokenParts) =>
      readAt(possessions, from, reading).map((found) => ({ value: { ...known, has: found.value }, end: found.end }));
    if (value.has) return [];
    if (hasNumbers(value) || value.kind === 'item') return powers(begun.end, value);
    return readAt(numbersOfAny, begun.end, reading).flatMap((numbers) => {
      const known: TokenParts = { ...value, ...numbers.value };
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
  for (let n = 0; n < all.length; n++) {
    const { value: tags, end: from } = all[n]!;
    for (const { value, end } of [...readAt(tag, from, reading), ...joinedTags(from, reading)])
      if (value !== 'Unique') all.push({ value: [...tags, value], end });
  }
  const [small, ally] = reading.words.slice(at, at + 2);
  if (all.length === 1 && small && ally?.low === 'ally' && /^[a-z]{3,}$/.test(small.text))
    all.push({ value: [capital(small.text)], end: at + 1 });
  return all;
}

export const token = tokenPhrase('token');
export const tokens = tokenPhrase('tokens');
export const exhaustedToken = tokenPhrase('token', ['exhausted']);
export const exhaustedTokens = tokenPhrase('tokens', ['exhausted']);
/** Its numbers are X. */
export const variableToken = tokenPhrase('token', [], variableStats);
/** One of a list, before the last. */
export const listedToken = tokenPhrase('token', [], numbersOfAny, []);
