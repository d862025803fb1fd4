import type { Effect, Kind, Noun, Quantity, Selection } from '@meetingstone/rules';
import { inOrderOfText } from '@meetingstone/rules';
import { choice, withArticle } from '../grammar/combine.ts';
import type { Found, Phrase, Reading, Said, Saying } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { row } from '../grammar/row.ts';
import type { Pronoun } from '../unresolved.ts';
import { pronounIn } from '../unresolved.ts';
import { HIS, others } from './his.ts';
import { count, noun, nounMany, sentence } from './phrases.ts';
import { REVEALED } from './revealedCards.ts';

const oneNoun = withArticle(noun);

/** What is targeted or chosen before it is said what happens to it. */
const announced: Phrase<Selection> = choice('announced', () => [
  row(
    { n: count, noun: nounMany },
    'target up to {n} {noun}',
    ({ n, noun }): Selection => ({ select: 'target', noun, count: { upTo: n } as Quantity }),
  ),
  row({ noun: oneNoun }, 'target {noun}', ({ noun }): Selection => ({ select: 'target', noun })),
  row({ noun }, 'target a random {noun}', ({ noun }): Selection => ({ select: 'target', noun, random: true })),
  row(
    { noun },
    'target another random {noun}',
    ({ noun }): Selection => ({ select: 'target', noun: { ...noun, other: true }, random: true }),
  ),
  row({ noun: oneNoun }, 'choose {noun}', ({ noun }): Selection => ({ select: 'choose', noun })),
  row(
    { n: count, noun: nounMany },
    'choose up to {n} {noun}',
    ({ n, noun }): Selection => ({ select: 'choose', noun, count: { upTo: n } as Quantity }),
  ),
  row({ noun }, 'choose a random {noun}', ({ noun }): Selection => ({ select: 'choose', noun, random: true })),
  row(
    { noun: oneNoun },
    ['choose {noun} at random', 'choose at random {noun}'],
    ({ noun }): Selection => ({ select: 'choose', noun, random: true }),
  ),
  row(
    { noun: nounMany },
    ['choose one of the {noun} at random', 'choose at random one of the {noun}'],
    ({ noun }): Selection => ({ select: 'choose', noun, random: true }),
  ),
  row({ by: others }, '{by} choose(s) one', ({ by }): Selection => ({ select: 'choose', noun: REVEALED, by })),
  ...HIS()
    .filter(({ parts }) => 'n' in parts)
    .map(
      ({ words, parts }): Row<Selection> =>
        row(
          { by: others, ...parts },
          words.map((one) => `{by} choose(s) ${one} , in order`),
          (values: Readonly<Record<string, unknown>>): Selection => {
            const { by, noun, n } = values as { by: never; noun: Noun; n?: number };
            return { select: 'choose', noun, count: { exactly: n as number }, by, ordered: true };
          },
        ),
    ),
  ...HIS().map(
    ({ words, parts }): Row<Selection> =>
      row(
        { by: others, ...parts },
        words.map((one) => `{by} choose(s) ${one}`),
        (values: Readonly<Record<string, unknown>>): Selection => {
          const { by, noun, n } = values as { by: never; noun: Noun; n?: number };
          return 'n' in parts
            ? { select: 'choose', noun, count: { exactly: n as number }, by }
            : { select: 'choose', noun, by };
        },
      ),
  ),
]);

const SEPARATORS = [['.'], [',', 'and'], [',', 'and', 'then'], [',', 'then']];
const IN_ONE_BREATH = [...SEPARATORS, ['and']];

const isRandom = (chosen: Selection): boolean => chosen.select === 'choose' && chosen.random === true;

/** "Target player chooses an ally he controls. Destroy that ally.": the choice is made where it is first spoken of. */
export const announcing: Phrase<readonly Effect[]> = {
  name: 'announcing',
  begins: () => ({ phrases: [announced] }),
  read: (at, reading) =>
    readAt(announced, at, reading).flatMap(({ value: chosen, end }) =>
      (isRandom(chosen) ? IN_ONE_BREATH : SEPARATORS)
        .filter((words) => words.every((word, n) => reading.words[end + n]?.low === word))
        .flatMap((words) =>
          afterwards(chosen, end + words.length, reading).filter(
            ({ value }) => isAnnounced(value[0]!, chosen) || isDone(value[0]!, chosen),
          ),
        ),
    ),
  say: () => undefined,
};

export function afterwards(chosen: Selection, at: number, reading: Reading): readonly Found<readonly Effect[]>[] {
  return readAt(sentence, at, reading).flatMap(({ value, end }) => {
    const place = { chosen, found: false };
    const done = value.map((effect) => (filledFirst(effect, place) ?? filled(effect, place)) as Effect);
    return place.found ? [{ value: done.map(inTurn), end }] : [];
  });
}

/** "3, 2, and 1 damage to them": the first of those that are chosen gets the first amount. */
function inTurn(effect: Effect): Effect {
  if (effect.do !== 'deal' || !effect.each || effect.to.select !== 'choose') return effect;
  return { ...effect, to: { ...effect.to, ordered: true } };
}

/** "Target up to two allies. ... damage to the first target": only the first of them gets that amount. */
function filledFirst(effect: Effect, place: { readonly chosen: Selection; found: boolean }): Effect | undefined {
  if ((effect.do !== 'deal' && effect.do !== 'heal') || place.found || place.chosen.select !== 'target')
    return undefined;
  const isFirst = (one: Selection) => pronounIn(one)?.nth === 0;
  if (typeof effect.amount !== 'number' || !isFirst(effect.do === 'deal' ? effect.to : effect.from)) return undefined;
  place.found = true;
  const key = effect.do === 'deal' ? 'to' : 'from';
  return { ...effect, [key]: place.chosen, each: [effect.amount] } as Effect;
}

/** Puts what was chosen in the place of the first pronoun that can mean it. */
function filled(value: unknown, place: { readonly chosen: Selection; found: boolean }): unknown {
  if (typeof value !== 'object' || value === null || place.found) return value;
  if (Array.isArray(value)) return value.map((part) => filled(part, place));
  if ('select' in value && value.select === 'pronoun') {
    if (!means(value as Pronoun, place.chosen)) return value;
    place.found = true;
    return place.chosen;
  }
  const done: Record<string, unknown> = {};
  for (const key of inOrderOfText(value)) done[key] = filled((value as Record<string, unknown>)[key], place);
  return Object.fromEntries(Object.keys(value).map((key) => [key, done[key]]));
}

function means({ word, plural, nth }: Pronoun, chosen: Selection): boolean {
  if (nth !== undefined) return false;
  if (chosen.select !== 'target' && chosen.select !== 'choose') return false;
  const { kind = [] } = chosen.noun;
  return (
    (plural ?? false) === (chosen.count !== undefined) &&
    (word === 'it' || word === 'card' || kind.includes(word as never) || (word === 'Character' && areFighters(kind)))
  );
}

const areFighters = (kinds: readonly Kind[]): boolean =>
  kinds.length > 0 && kinds.every((kind) => kind === 'Hero' || kind === 'Ally');

/** The other way round: who chooses what, then what happens to it. */
export function sayAnnounced(effect: Effect, saying: Saying): readonly Said[] | undefined {
  if ((effect.do === 'deal' || effect.do === 'heal') && effect.each?.length === 1) return sayFirst(effect, saying);
  if (effect.do === 'may') return sayMaybe(effect, saying);
  for (const key of inOrderOfText(effect)) {
    const part = (effect as unknown as Record<string, unknown>)[key] as Selection | undefined;
    if (typeof part !== 'object' || part.select !== 'choose' || !isAnnounced(effect, part)) continue;
    const { kind = [] } = part.noun;
    const it: Pronoun = {
      select: 'pronoun',
      word: kind.length === 1 ? kind[0]! : 'it',
      ...(part.count ? { plural: true } : {}),
    };
    const first = announced.say(part, saying);
    const then = first && sentence.say([{ ...effect, [key]: it } as Effect], saying);
    return then && [first, then];
  }
  return undefined;
}

/** "Choose an ally, and it may heal 1 damage from itself." */
function sayMaybe(effect: Extract<Effect, { do: 'may' }>, saying: Saying): readonly Said[] | undefined {
  const [only, ...more] = effect.effects;
  if ((only?.do !== 'deal' && only?.do !== 'heal') || more.length > 0 || only.by?.select !== 'choose') return undefined;
  const { kind = [] } = only.by.noun;
  const it: Pronoun = { select: 'pronoun', word: kind.length === 1 ? kind[0]! : 'it' };
  const first = announced.say(only.by, saying);
  const then = first && sentence.say([{ ...effect, effects: [{ ...only, by: it as unknown as Selection }] }], saying);
  return then && [first, then];
}

/** Who chooses is said before; what is chosen for a modifier, too. */
const isAnnounced = (effect: Effect, chosen: Selection): boolean =>
  chosen.select !== 'choose' ||
  chosen.by !== undefined ||
  chosen.random === true ||
  (effect.do === 'modify' && effect.what === chosen) ||
  (effect.do === 'create' && 'for' in effect && effect.for === chosen) ||
  ((effect.do === 'deal' || effect.do === 'heal') && (effect.by === chosen || effect.each !== undefined)) ||
  (effect.do === 'may' && effect.effects[0] !== undefined && isAnnounced(effect.effects[0], chosen));

/** "Choose an ally. Destroy it.": the same as in one sentence. */
const isDone = (effect: Effect, chosen: Selection): boolean =>
  'what' in effect && effect.what === chosen && chosen.select === 'choose' && chosen.by === undefined;

function sayFirst(
  { each: _, ...effect }: Extract<Effect, { do: 'deal' | 'heal' }>,
  saying: Saying,
): readonly Said[] | undefined {
  const it: Pronoun = { select: 'pronoun', word: 'target', nth: 0 };
  const first = announced.say(effect.do === 'deal' ? effect.to : effect.from, saying);
  const then = first && sentence.say([{ ...effect, [effect.do === 'deal' ? 'to' : 'from']: it } as never], saying);
  return then && [first, then];
}
