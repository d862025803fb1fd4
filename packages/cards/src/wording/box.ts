import type { BuildingFacts, Effect, Facts, Noun, Power, RewardPower, Timing } from '@meetingstone/rules';
import { TALENT_SPECS } from '@meetingstone/rules';
import { attachedByText } from '../language/cards.ts';
import { same } from './grammar/pattern.ts';
import type { Phrase, Reading } from './grammar/phrase.ts';
import { readAt, startReading } from './grammar/phrase.ts';
import { wordsOf } from './grammar/words.ts';
import { prepared, speaksOfGiver, together, withoutReminder } from './paragraphs.ts';
import { resolvedPower, resolvedText } from './resolving.ts';
import type { Source } from './source.ts';
import { attaching, completion } from './table/box.ts';
import { deckbuilding } from './table/building.ts';
import { keywordLine } from './table/keywords.ts';
import { paragraph as powersOfParagraph } from './table/paragraph.ts';
import { text } from './table/phrases.ts';
import './table/all.ts';

/** What the reader makes of a card. */
export interface ReadCard {
  readonly name: string;
  /** The card, if all of it was understood in one way. */
  readonly facts: Facts | null;
  /** The words at which understanding ended, with the paragraph they stand in. */
  readonly unread: readonly { readonly paragraph: string; readonly words: string }[];
  /** In how many ways the text can be read. */
  readonly readings: number;
}

type Paragraph =
  | { readonly is: 'powers'; readonly powers: readonly Power[] }
  | { readonly is: 'text'; readonly effects: readonly Effect[] }
  | {
      readonly is: 'attach';
      readonly noun: Noun;
      readonly targeted: boolean;
      readonly mode?: number;
      readonly effects: readonly Effect[];
    }
  | { readonly is: 'completion'; readonly cost: RewardPower['cost']; readonly timing: Timing }
  | { readonly is: 'reward'; readonly effects: readonly Effect[] }
  | { readonly is: 'building'; readonly building: BuildingFacts };

interface ReadParagraph {
  readonly readings: readonly Paragraph[];
  readonly unread: string;
  readonly ongoing: boolean;
}

/** Everything a text means if it is read with this phrase from one end to the other. */
function readWhole<T>(phrase: Phrase<T>, reading: Reading): readonly T[] {
  const whole = readAt(phrase, 0, reading).filter(({ end }) => end === reading.words.length);
  return whole.map(({ value }) => value);
}

const readingOf = (words: string): Reading => startReading(wordsOf(words));

/** The rest of a text from the first word that nothing made use of. */
function unreadIn(words: string, reading: Reading): string {
  const first = reading.words[reading.farthest];
  return first ? words.slice(first.from) : '';
}

const BUILDING = /^(?:(.+) Hero Required|(.+) Talent|(.+) Reputation)$/;
const DECKBUILDING = /\s*Deckbuilding:\s*(.*)$/;
/** The name of a hero's power, or of a traitor's people: capital words, and small ones only between them. */
const NAME_LINE = /^[A-Z][\w'-]*(?: (?:of|the|[A-Z][\w'-]*))*$/;
const POWER_NAME =
  /^(?!Entrance|Tribe|Unity|Bloodrush|Empower|Stash|Death Rattle|Inspire|Sabotage|Diplomacy)[A-Z][\w']*(?: (?:of|the|this|hero|[A-Z][\w']*))*!?:\s*(?=[A-Z])/;

function readParagraph(paragraph: string, facts: Source['facts']): ReadParagraph {
  if (!facts.types.includes('Hero')) return readPowers(paragraph, facts);
  if (NAME_LINE.test(paragraph)) {
    const read = readPowers(paragraph, facts);
    return read.readings.length > 0 ? read : { ...read, readings: [{ is: 'text', effects: [] }] };
  }
  return readPowers(paragraph.replace(DECKBUILDING, '').replace(POWER_NAME, ''), facts);
}

/** What a hero lets into his deck (100.2e). */
function deckOf(paragraphs: readonly string[]): readonly BuildingFacts[] | undefined {
  const rules = paragraphs.flatMap(
    (paragraph) => DECKBUILDING.exec(paragraph)?.[1]?.replace(/\s*\([^()]*\)/g, '') ?? [],
  );
  const read = rules.map((rule) => readWhole(deckbuilding, readingOf(rule)));
  return read.every((found) => found.length === 1) ? read.map(([one]) => ({ deckbuilding: one! })) : undefined;
}

/** A card that requires a talent spec is a Talent of that spec (100.2b). */
const requiring = (traits: readonly string[]): BuildingFacts =>
  traits.length === 1 && SPECS.has(traits[0]!) ? { talent: traits[0]! } : { required: traits };
const SPECS: ReadonlySet<string> = new Set(TALENT_SPECS);

function readPowers(paragraph: string, facts: Source['facts']): ReadParagraph {
  const whole = prepared(paragraph, facts).replace(/^Attachment (?=Attach to )/, '');
  if (whole === '' || (whole === 'Totem' && facts.tags.some((tag) => tag.endsWith('Totem'))))
    return { readings: [{ is: 'text', effects: [] }], unread: '', ongoing: false };
  if (speaksOfGiver(whole))
    // there is nothing to say that with yet
    return { readings: [], unread: whole, ongoing: false };
  const required = BUILDING.exec(withoutReminder(paragraph));
  if (required) {
    const [, hero, talent, reputation] = required;
    const building = hero ? requiring(hero.split(/, or |, | or /)) : talent ? { talent } : { reputation: reputation! };
    return { readings: [{ is: 'building', building }], unread: '', ongoing: false };
  }
  const ongoing = /^Ongoing\s*:\s*/.test(whole);
  const rest = whole.replace(/^Ongoing\s*:\s*/, '');
  if (rest === '' || rest === 'Ongoing') return { readings: [{ is: 'powers', powers: [] }], unread: '', ongoing: true };
  const reward = /^Reward:\s*/.exec(rest);
  if (reward) {
    const after = rest.slice(reward[0].length);
    const reading = readingOf(after);
    const readings = readWhole(text, reading).map((effects): Paragraph => ({ is: 'reward', effects }));
    return { readings, unread: unreadIn(after, reading), ongoing };
  }
  const isAbility =
    facts.types.some((type) => type === 'Ability' || type === 'Event') && !facts.types.includes('Ally') && !ongoing;
  const reading = readingOf(rest);
  const [keywords, ...others] = readWhole(keywordLine, reading);
  if (keywords && others.length === 0) return { readings: [{ is: 'powers', powers: keywords }], unread: '', ongoing };
  const readings: Paragraph[] = [];
  readings.push(...readWhole(powersOfParagraph, reading).map((powers): Paragraph => ({ is: 'powers', powers })));
  if (isAbility) {
    readings.push(...readWhole(text, reading).map((effects): Paragraph => ({ is: 'text', effects })));
    readings.push(...readWhole(attaching, reading).map((one): Paragraph => ({ is: 'attach', ...one })));
  }
  if (facts.types.includes('Quest'))
    readings.push(
      ...readWhole(completion, reading).map(({ cost, timing }): Paragraph => ({ is: 'completion', cost, timing })),
    );
  return { readings, unread: unreadIn(rest, reading), ongoing };
}

/** Reads a whole card: each paragraph, then what its pronouns mean, then all of it together. */
export function readCard(source: Source): ReadCard {
  const { facts } = source;
  const front = together(source.front).map((paragraph) => ({ paragraph, ...readParagraph(paragraph, facts) }));
  const back = together(source.back).map((paragraph) => ({ paragraph, ...readParagraph(paragraph, facts) }));
  const unread = [...front, ...back]
    .filter(({ readings }) => readings.length === 0)
    .map(({ paragraph, unread }) => ({ paragraph, words: unread }));
  if (unread.length > 0) return { name: facts.name, facts: null, unread, readings: 0 };
  const wholes = combinations(front.map(({ readings }) => readings)).flatMap((paragraphs) =>
    combinations(back.map(({ readings }) => readings)).flatMap((behind) => {
      const card = assembled(source, paragraphs, behind, isTotem(facts) || front.some(({ ongoing }) => ongoing));
      return card ? [card] : [];
    }),
  );
  const different = wholes.filter((one, n) => wholes.findIndex((other) => same(one, other)) === n);
  if (different.length === 0)
    return {
      name: facts.name,
      facts: null,
      unread: [{ paragraph: source.front.join(' '), words: 'it, that' }],
      readings: 0,
    };
  return {
    name: facts.name,
    facts: different.length === 1 ? different[0]! : null,
    unread: [],
    readings: different.length,
  };
}

/** An ability that is also an ally is ongoing whether it says so or not (305.3a). */
const isTotem = ({ types }: Source['facts']): boolean => types.includes('Ability') && types.includes('Ally');

function combinations<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return lists.reduce<readonly (readonly T[])[]>(
    (all, list) => all.flatMap((begun) => list.map((one) => [...begun, one])),
    [[]],
  );
}

function assembled(
  { facts, front, back }: Source,
  paragraphs: readonly Paragraph[],
  behind: readonly Paragraph[],
  ongoing: boolean,
): Facts | undefined {
  const attaching = paragraphs.find((one) => one.is === 'attach');
  const attach = attaching && {
    noun: attaching.noun,
    targeted: attaching.targeted,
    ...(attaching.mode === undefined ? {} : { mode: attaching.mode }),
  };
  const effects = paragraphs.flatMap((one) => (one.is === 'text' || one.is === 'attach' ? one.effects : []));
  const powers = powersOf(paragraphs);
  const text = resolvedText(effects, attach?.mode === undefined ? attach : undefined, powers ?? []);
  const other = powersOf(behind);
  const deck = facts.types.includes('Hero') ? deckOf([...front, ...back]) : [];
  if (!text || !powers || !other || !deck) return undefined;
  if (speaksOfChoice([text, powers, other]) && !choosesWord([text, powers, other])) return undefined;
  const building: BuildingFacts = Object.assign(
    {},
    ...paragraphs.map((one) => (one.is === 'building' ? one.building : {})),
    ...deck,
  );
  const host = attach && hostOf(attach.noun, [text, powers]);
  const byText = ongoing && !attach ? attachedByText([...text, ...powers]) : {};
  return {
    ...facts,
    ...(ongoing ? { ongoing: true } : {}),
    ...(attach ? { attach: host ? { ...attach, host } : attach } : byText),
    text: text.filter((effect) => !ongoing || !countersOnSelf(effect)),
    powers: ongoing ? [...text.flatMap((effect) => countersOnSelf(effect) ?? []), ...powers] : powers,
    ...(Object.keys(building).length > 0 ? { building } : {}),
    ...(facts.hero && other.length > 0 ? { hero: { ...facts.hero, back: { powers: other } } } : {}),
  };
}

/** What an ongoing card puts on itself as it resolves, it has as it enters play (709.2g, 710.1b). */
const countersOnSelf = (effect: Effect): Power | undefined =>
  effect.do === 'add counters' && effect.on.select === 'this'
    ? { power: 'enters', counters: { name: effect.name, count: effect.count } }
    : undefined;

/** "Of the chosen kind" is clear only where a word is chosen. */
const speaksOfChoice = (card: unknown): boolean => JSON.stringify(card).includes('"chosenTag":true');
const choosesWord = (card: unknown): boolean => JSON.stringify(card).includes('"do":"choose word"');

/** The powers of a text box; a quest's completion cost belongs to the reward after it (702.1). */
function powersOf(paragraphs: readonly Paragraph[]): readonly Power[] | undefined {
  const powers: Power[] = [];
  let cost: Extract<Paragraph, { is: 'completion' }> | undefined;
  for (const one of paragraphs) {
    if (one.is === 'completion') cost = one;
    if (one.is === 'reward') {
      if (!cost) return undefined;
      powers.push({ power: 'reward', cost: cost.cost, effects: one.effects, ...cost.timing });
    }
    if (one.is === 'powers') powers.push(...one.powers);
  }
  if (pricedUses(powers) && powers.filter(({ power }) => power === 'payment').length > 1) return undefined;
  const resolved = powers.map(resolvedPower);
  return resolved.every((one): one is Power => one !== undefined) ? resolved : undefined;
}

/** "This power" is clear only where there is one. */
const pricedUses = (powers: readonly Power[]): boolean =>
  powers.some((one) => one.power === 'cost change' && one.change.cost === 'use' && one.change.noun.self === true);

/** The "attached [thing]" of its powers, where that differs from what it attaches to (400.6). */
function hostOf(to: Noun, text: unknown): Noun | undefined {
  if (!/"attached":true|"select":"host"/.test(JSON.stringify(text))) return undefined;
  const { attached: _, ...host } = attachedIn(text) ?? (to.kind ? { kind: to.kind } : {});
  return same(host, to) ? undefined : host;
}

function attachedIn(part: unknown): Noun | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  if ('attached' in part) return part as Noun;
  for (const inner of Object.values(part)) {
    const found = attachedIn(inner);
    if (found) return found;
  }
  return undefined;
}
