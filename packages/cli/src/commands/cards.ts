import type { CardSet } from '@meetingstone/cards';
import { allSets, cardNamed, cardNamesLike, headLine, phrasesLike, textOf, typeLine } from '@meetingstone/cards';
import type { CardType, Facts } from '@meetingstone/rules';
import { CARD_TYPES, RAID_TYPES } from '@meetingstone/rules';
import type { Known } from '@meetingstone/sitting';
import { cardsCalled, namesLike, perhaps, raidAt, raidCards, refuse } from '@meetingstone/sitting';
import type { Command } from 'commander';
import { wholeNumber } from '../numbers.ts';
import type { Output } from '../output.ts';
import { sayJson } from '../output.ts';
import type { Paint } from '../paint.ts';
import { paintFor } from '../paint.ts';
import { cardLines } from '../table/card.ts';
import type { EmitOptions } from './cards-emit.ts';
import type { ExerciseOptions } from './cards-exercise.ts';

const MOST_PHRASES = 8;

interface ListOptions {
  readonly set?: string;
  readonly raid?: string;
  readonly type?: string;
  readonly json?: true;
}

export function addCards(program: Command, output: Output): void {
  const cards = program.command('cards').description('look at cards');
  cards
    .command('show')
    .description('a card as players see it, with its powers as data')
    .argument('<name...>', 'its name')
    .option('--json', 'print one JSON document')
    .action((words: readonly string[], options: { json?: true }) => {
      const [first, ...others] = findCards(words.join(' '));
      if (options.json)
        sayJson(output, { ...shownCard(first!), ...(others.length > 0 ? { others: others.map(shownCard) } : {}) });
      else for (const line of allLines([first!, ...others], paintFor(process.stdout))) output.say(line);
    });
  cards
    .command('read')
    .description("read cards in the rulebook's notation, or JSON records, and tell what is understood")
    .argument('<file>', 'the cards')
    .option('--json', 'print one JSON document')
    .action(async (file: string, options: { json?: true }) => {
      const { readCardFile } = await import('./cards-read.ts');
      readCardFile(file, options.json ?? false, output);
    });
  cards
    .command('emit')
    .description('write the understood cards of a file as typed data of this project, a folder for each set')
    .argument('<file>', 'the cards')
    .requiredOption('--into <folder>', 'the folder of the sets')
    .option('--set <code>', 'only this set')
    .action(async (file: string, options: EmitOptions) => {
      const { emitCards } = await import('./cards-emit.ts');
      emitCards(file, options, output);
    });
  cards
    .command('words')
    .description('the words of the power language, and how many cards use each')
    .option('--json', 'print one JSON document')
    .action(async (options: { json?: true }) => {
      const { tellWords } = await import('./cards-words.ts');
      tellWords(options.json ?? false, output);
    });
  cards
    .command('phrases')
    .description('the phrases that are most like these words, each with a text that says it')
    .argument('<words...>', 'what you would write')
    .option('--json', 'print one JSON document')
    .action((words: readonly string[], options: { json?: true }) => {
      const found = phrasesLike(words.join(' '), MOST_PHRASES);
      if (options.json) return sayJson(output, { phrases: found });
      if (found.length === 0) output.say('nothing is like that');
      for (const { wordings, text } of found) output.say(`${text}\n  ${wordings.join('\n  ')}`);
    });
  cards
    .command('exercise')
    .description(
      'play until every card was played, each power used and each trigger triggered; tell what never was, and why',
    )
    .argument('[names...]', 'only these cards')
    .option('--from <file>', 'the cards of a file that are understood, as `cards read` reads it')
    .option('--raid <name>', 'the cards of this raid, in random raids')
    .option('--minutes <n>', 'stop after so many minutes', wholeNumber(1))
    .option('--games <n>', 'stop after so many games', wholeNumber(1), 100_000)
    .option('--seed <s>', 'the same seed plays the same games', wholeNumber(0), 1)
    .option('--json', 'print one JSON document')
    .action(async (names: readonly string[], options: ExerciseOptions) => {
      const { exerciseCards } = await import('./cards-exercise.ts');
      exerciseCards(names.map(findCard), options, output);
    });
  cards
    .command('list')
    .description('what is playable')
    .option('--set <set>', 'only cards of this set')
    .option('--raid <name>', 'only cards of this raid')
    .option('--type <type>', 'only cards of this type')
    .option('--json', 'print one JSON document')
    .action((options: ListOptions) => {
      const listed = listedCards(options);
      if (options.json) sayJson(output, { cards: listed.map(listedCard), total: listed.length });
      else {
        for (const { facts, raid } of listed)
          output.say(raid === undefined ? headLine(facts) : `${headLine(facts)}  (${raid})`);
        output.say(`${listed.length} cards`);
      }
    });
}

function findCard(name: string): Facts {
  return cardNamed(name) ?? refuse(`no card is named "${name}"${perhaps(cardNamesLike(name))}`);
}

/** All cards of that name: a Boss may have several, and a raid may have one that is called as another is. */
function findCards(name: string): readonly Known[] {
  const found = cardsCalled(name);
  return found.length > 0 ? found : refuse(`no card is named "${name}"${perhaps(namesLike(name))}`);
}

function shownCard({ facts, raid }: Known) {
  const text = { head: headLine(facts), typeLine: typeLine(facts), text: textOf(facts) };
  return { name: facts.name, ...(raid === undefined ? {} : { raid }), ...text, facts };
}

function allLines(cards: readonly Known[], paint: Paint): string[] {
  return cards.flatMap(({ facts, raid }, n) => [
    ...(n > 0 ? [''] : []),
    ...(raid === undefined ? [] : [paint('dim', `a card of the raid ${raid}`)]),
    ...showLines(facts, paint),
  ]);
}

function showLines(facts: Facts, paint: Paint): string[] {
  const { text, powers, hero } = facts;
  const data = { ...(text.length > 0 ? { text } : {}), powers, ...(hero ? { hero } : {}) };
  return [
    ...cardLines(facts, paint),
    '',
    ...JSON.stringify(data, null, 2)
      .split('\n')
      .map((line) => paint('dim', line)),
  ];
}

function listedCards({ set, type, raid }: ListOptions): readonly Known[] {
  const only = raid === undefined ? undefined : raidAt(raid).key;
  const sets = allSets();
  const isMeant = ({ code, name }: CardSet): boolean =>
    set === undefined || [code, name].some((one) => one.toLowerCase() === set.toLowerCase());
  if (!sets.some(isMeant)) refuse(`there is no set "${set}" (${sets.map(({ code }) => code).join(', ')})`);
  const known: readonly CardType[] = [...CARD_TYPES, ...RAID_TYPES];
  const wanted = known.find((one) => one.toLowerCase() === type?.toLowerCase());
  if (type !== undefined && !wanted) refuse(`there is no card type "${type}" (${known.join(', ')})`);
  const ours = only === undefined ? sets.filter(isMeant).flatMap(({ cards }) => cards.map((facts) => ({ facts }))) : [];
  const raiding = set === undefined ? raidCards().filter((card) => only === undefined || card.raid === only) : [];
  const isOurs = new Set(ours.map(({ facts }) => facts));
  return [...ours, ...raiding.filter(({ facts }) => !isOurs.has(facts))]
    .filter(({ facts }) => !wanted || facts.types.includes(wanted))
    .toSorted((a, b) => a.facts.name.localeCompare(b.facts.name, 'en'));
}

function listedCard({ facts, raid }: Known) {
  const { name, types, cost } = facts;
  const from = raid === undefined ? {} : { raid };
  return {
    name,
    types,
    ...from,
    ...(cost === undefined ? {} : { cost }),
    typeLine: typeLine(facts),
    head: headLine(facts),
  };
}
