import type { BuildingFacts, Deckbuilding, Facts, Keyword, KeywordPower, Power } from '@meetingstone/rules';
import { TALENT_SPECS } from '@meetingstone/rules';
import type { Assembled, Paragraph, Printed, Unread } from './assembling.ts';
import { assembled } from './assembling.ts';
import { paragraphsOf } from './asWritten.ts';
import { same } from './grammar/pattern.ts';
import type { Phrase, Reading, Trial } from './grammar/phrase.ts';
import { readAt, startReading, startReadingOn } from './grammar/phrase.ts';
import { wordsOf } from './grammar/words.ts';
import { prepared, speaksOfGiver, together, wholeNames, withoutReminder } from './paragraphs.ts';
import { brokenApart } from './running.ts';
import type { Source } from './source.ts';
import { attaching, completion, enteringAttached } from './table/box.ts';
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
  readonly unread: readonly Unread[];
  /** In how many ways the text can be read. */
  readonly readings: number;
}

interface ReadParagraph {
  readonly readings: readonly Paragraph[];
  /** The words at which understanding ended. */
  readonly unread: () => string;
  readonly ongoing: boolean;
}

/** Everything a text means if it is read with this phrase from one end to the other. */
function readWhole<T>(phrase: Phrase<T>, reading: Reading): readonly T[] {
  const whole = readAt(phrase, 0, reading).filter(({ end }) => end === reading.words.length);
  return whole.map(({ value }) => value);
}

/** Words that were read in some way; only where that was no reading, it is looked how far one comes. */
function readIn<T>(
  words: string,
  trial: Trial | undefined,
  read: (reading: Reading) => readonly T[],
): { readonly readings: readonly T[]; readonly unread: () => string } {
  const all = wordsOf(words);
  const unread = (): string => {
    const thorough = startReadingOn(all);
    read(thorough);
    const first = all[thorough.farthest];
    return first ? words.slice(first.from) : '';
  };
  return { readings: read(startReading(all, trial)), unread };
}

const BUILDING = /^(?:(.+) Hero Required|(.+) Talent|(.+) Reputation)$/;
const DECKBUILDING = /\s*Deckbuilding:\s*(.*)$/;
/** The name of a hero's power, or of a traitor's people: capital words, and small ones only between them. */
const NAME_LINE = /^[A-Z][\w'-]*(?: (?:of|the|[A-Z][\w'-]*))*$/;
const POWER_NAME =
  /^(?!Entrance|Tribe|Unity|Bloodrush|Empower|Stash|Death Rattle|Inspire|Sabotage|Diplomacy)[A-Z][\w']*(?: (?:of|the|this|hero|[A-Z][\w']*))*!?:\s*(?=[A-Z])/;

/** A power that has a name of its own has a cost. */
const NAMED_POWER = /^(?:Once per game:|\[Basic\]).*(?:→|>>>)/;

/** A line that nobody understands is the name of the power below it, or says of which people a traitor is; or it is not understood. */
const isOnlyName = (line: string, next: string | undefined, { hero }: Source['facts']): boolean =>
  NAME_LINE.test(line) && (hero?.traitor === true || (next !== undefined && NAMED_POWER.test(next)));

function readParagraph(
  paragraph: string,
  next: string | undefined,
  facts: Source['facts'],
  trial: Trial | undefined,
): ReadParagraph {
  if (!facts.types.includes('Hero')) return readPowers(paragraph, facts, trial);
  if (NAME_LINE.test(paragraph)) {
    const read = readPowers(paragraph, facts, trial);
    const isName = read.readings.length === 0 && isOnlyName(paragraph, next, facts);
    return isName ? { ...read, readings: [{ is: 'text', effects: [] }] } : read;
  }
  return readPowers(paragraph.replace(DECKBUILDING, '').replace(POWER_NAME, ''), facts, trial);
}

/** A rule for the decks of a hero: what it means, and the words at which understanding ended. */
interface DeckRule {
  readonly paragraph: string;
  readonly unread: () => string;
  readonly means: readonly Deckbuilding[];
}

/** What a hero lets into his deck (100.2e). */
function deckRulesOf({ facts, front, back }: Source, trial: Trial | undefined): readonly DeckRule[] {
  if (!facts.types.includes('Hero')) return [];
  return [...front, ...back].flatMap((paragraph) => {
    const rule = DECKBUILDING.exec(paragraph)?.[1]?.replace(/\s*\([^()]*\)/g, '');
    if (rule === undefined) return [];
    const { readings, unread } = readIn(rule, trial, (reading) => readWhole(deckbuilding, reading));
    return [{ paragraph: rule, means: readings, unread }];
  });
}

/** A card that requires a talent spec is a Talent of that spec (100.2b). */
const requiring = (traits: readonly string[]): BuildingFacts =>
  traits.length === 1 && SPECS.has(traits[0]!) ? { talent: traits[0]! } : { required: traits };
const SPECS: ReadonlySet<string> = new Set(TALENT_SPECS);

/** With a word of the card's name as its name; where that is not understood, as the word that it is otherwise. */
function readPowers(paragraph: string, facts: Source['facts'], trial: Trial | undefined): ReadParagraph {
  const said = prepared(paragraph, facts);
  const read = readPrepared(said, paragraph, facts, trial);
  if (read.readings.length > 0) return read;
  const plain = prepared(paragraph, facts, wholeNames(facts));
  if (plain === said) return read;
  const other = readPrepared(plain, paragraph, facts, trial);
  return other.readings.length > 0 ? other : read;
}

const nothing = (): string => '';

function readPrepared(
  said: string,
  paragraph: string,
  facts: Source['facts'],
  trial: Trial | undefined,
): ReadParagraph {
  const whole = said.replace(/^Attachment (?=Attach to )/, '');
  if (whole === '' || (whole === 'Totem' && facts.tags.some((tag) => tag.endsWith('Totem'))))
    return { readings: [{ is: 'text', effects: [] }], unread: nothing, ongoing: false };
  if (speaksOfGiver(whole))
    // there is nothing to say that with yet
    return { readings: [], unread: () => whole, ongoing: false };
  const required = BUILDING.exec(withoutReminder(paragraph));
  if (required) {
    const [, hero, talent, reputation] = required;
    const building = hero ? requiring(hero.split(/, or |, | or /)) : talent ? { talent } : { reputation: reputation! };
    return { readings: [{ is: 'building', building }], unread: nothing, ongoing: false };
  }
  const rest = whole.replace(/^Ongoing\s*:\s*/, '');
  if (rest === '' || rest === 'Ongoing')
    return { readings: [{ is: 'powers', powers: [] }], unread: nothing, ongoing: true };
  const ongoing = rest !== whole;
  const reward = /^Reward:\s*/.exec(rest);
  const read = reward
    ? readIn(rest.slice(reward[0].length), trial, asReward)
    : readIn(rest, trial, (reading) => paragraphIn(reading, facts, ongoing));
  return { ...read, ongoing };
}

const asReward = (reading: Reading): readonly Paragraph[] =>
  readWhole(text, reading).map((effects): Paragraph => ({ is: 'reward', effects }));

/** Keywords; or powers, and what else a paragraph is on a card of that kind. */
function paragraphIn(reading: Reading, facts: Source['facts'], ongoing: boolean): readonly Paragraph[] {
  const { types } = facts;
  const [keywords, ...others] = readWhole(keywordLine, reading);
  if (keywords && others.length === 0) return [{ is: 'powers', powers: keywords.map((one) => borne(one, facts)) }];
  const isAbility = types.some((type) => type === 'Ability' || type === 'Event') && !types.includes('Ally') && !ongoing;
  const readings: Paragraph[] = [];
  readings.push(...readWhole(powersOfParagraph, reading).map((powers): Paragraph => ({ is: 'powers', powers })));
  if (isAbility) {
    readings.push(...readWhole(text, reading).map((effects): Paragraph => ({ is: 'text', effects })));
    readings.push(...readWhole(attaching, reading).map((one): Paragraph => ({ is: 'attach', ...one })));
  }
  if (types.includes('Equipment'))
    readings.push(...readWhole(enteringAttached, reading).map((one): Paragraph => ({ is: 'attach', ...one })));
  if (types.includes('Quest'))
    readings.push(
      ...readWhole(completion, reading).map(({ cost, timing }): Paragraph => ({ is: 'completion', cost, timing })),
    );
  return readings;
}

/** Keywords about wielding are of a hero: on an equipment, of the hero of its controller (406.1). */
const OF_A_HERO: ReadonlySet<Keyword> = new Set<Keyword>([
  'Dual Shield',
  'Dual Wield',
  'Infinite Wield',
  'Ranged Dual Wield',
  'Sextuple Wield',
  'Two-Handed Dual Wield',
]);
const borne = (power: KeywordPower, { types }: Source['facts']): Power =>
  types.includes('Equipment') && OF_A_HERO.has(power.keyword)
    ? {
        power: 'continuous',
        continuous: { cards: { kind: ['Hero'], whose: 'you' }, changes: [{ change: 'grant', power }] },
      }
    : power;

/** A Reputation with keywords behind it is a line of its own. */
const apart = (paragraph: string): readonly string[] =>
  /^(\w+ Reputation), (.+)$/.exec(paragraph)?.slice(1) ?? [paragraph];

/** Reads a whole card: each paragraph, then what its pronouns mean, then all of it together. */
export function readCard(source: Source, trial?: Trial): ReadCard {
  const { facts } = source;
  const readAll = (paragraphs: readonly string[]) =>
    paragraphs.flatMap((paragraph, n) => {
      const readLine = (line: string) => readParagraph(line, paragraphs[n + 1], facts, trial);
      const read = readLine(paragraph);
      const lines = read.readings.length > 0 ? undefined : brokenApart(paragraph, readLine);
      return (lines ?? [{ paragraph, read }]).map((line) => ({ paragraph: line.paragraph, ...line.read }));
    });
  const front = readAll(together(paragraphsOf(facts, source.front).flatMap(apart)));
  const back = readAll(together(source.back));
  const unread = [...front, ...back]
    .filter(({ readings }) => readings.length === 0)
    .map(({ paragraph, unread }) => ({ paragraph, words: unread() }));
  if (unread.length > 0) return { name: facts.name, facts: null, unread, readings: 0 };
  const deckRules = deckRulesOf(source, trial);
  const unclear = deckRules.filter(({ means }) => means.length !== 1);
  if (unclear.length > 0)
    return {
      name: facts.name,
      facts: null,
      unread: unclear.map(({ paragraph, unread: words }) => ({ paragraph, words: words() })),
      readings: 0,
    };
  const decks = deckRules.flatMap(({ means }) => means);
  const isOngoing = isTotem(facts) || front.some(({ ongoing }) => ongoing);
  const wholes = combinations(front.map(asPrinted)).flatMap((paragraphs) =>
    combinations(back.map(asPrinted)).map((behind) => assembled(facts, paragraphs, behind, decks, isOngoing)),
  );
  const cards = wholes.flatMap((one) => ('card' in one ? [one.card] : []));
  const different = cards.filter((one, n) => cards.findIndex((other) => same(one, other)) === n);
  return {
    name: facts.name,
    facts: different.length === 1 ? different[0]! : null,
    unread: different.length === 0 ? wholes.flatMap(refusedIn).filter(isFirstOfIts) : [],
    readings: different.length,
  };
}

const refusedIn = (one: Assembled): readonly Unread[] => ('refused' in one ? one.refused : []);

/** Several readings may end at the same words. */
const isFirstOfIts = (one: Unread, n: number, all: readonly Unread[]): boolean =>
  all.findIndex((other) => same(one, other)) === n;

const asPrinted = ({ paragraph, readings }: ReadParagraph & { readonly paragraph: string }): readonly Printed[] =>
  readings.map((one) => ({ ...one, paragraph }));

/** An ability that is also an ally is ongoing whether it says so or not (305.3a). */
const isTotem = ({ types }: Source['facts']): boolean => types.includes('Ability') && types.includes('Ally');

function combinations<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return lists.reduce<readonly (readonly T[])[]>(
    (all, list) => all.flatMap((begun) => list.map((one) => [...begun, one])),
    [[]],
  );
}
