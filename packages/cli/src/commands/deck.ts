import { buildDeck } from '@meetingstone/bots';
import type { Copies, Deck, Play } from '@meetingstone/cards';
import {
  catalogue,
  catalogueOf,
  checkDeck,
  deckSize,
  headLine,
  heroNamed,
  unknownName,
  writeList,
} from '@meetingstone/cards';
import type { CardType } from '@meetingstone/rules';
import { CARD_TYPES } from '@meetingstone/rules';
import { heroOf, refuse, violationLines } from '@meetingstone/sitting';
import type { Command } from 'commander';
import { deckAt, readDeckAt } from '../decks.ts';
import type { Output } from '../output.ts';
import { sayJson } from '../output.ts';
import { OWN_CARDS, ownCardsAt } from '../own-cards.ts';
import type { Paint } from '../paint.ts';
import { paintFor } from '../paint.ts';

interface CheckOptions {
  readonly cards?: string;
  readonly limited?: true;
  readonly json?: true;
}
interface ShowOptions {
  readonly cards?: string;
  readonly list?: true;
  readonly json?: true;
}

const FILE = 'a list ("Hero: NAME", "4 NAME", "Side deck", # comment), a file of OCTGN (.o8d), or the name of a deck';

export function addDeck(program: Command, output: Output): void {
  const deck = program.command('deck').description('look at decks, and build them');
  deck
    .command('check')
    .description('is it a legal deck (rule 100)?')
    .argument('<file>', FILE)
    .option('--cards <file>', OWN_CARDS)
    .option('--limited', 'for Limited play: thirty cards, and any number of copies')
    .option('--json', 'print one JSON document')
    .action((file: string, options: CheckOptions) => runCheck(file, options, output));
  deck
    .command('build')
    .description('build a legal deck around a hero: cards that do most for what they cost, and quests that draw')
    .requiredOption('--hero <name>', 'the hero')
    .option('--name <name>', 'what the deck is called')
    .option('--json', 'print one JSON document')
    .action((options: BuildOptions) => runBuild(options, output));
  deck
    .command('show')
    .description('its cards by type')
    .argument('<file>', FILE)
    .option('--cards <file>', OWN_CARDS)
    .option('--list', 'as a list that can be read again')
    .option('--json', 'print one JSON document')
    .action((file: string, options: ShowOptions) => {
      const shown = deckAt(file, ownCardsAt(options.cards));
      if (options.json) sayJson(output, { ...shown, total: deckSize(shown.cards) });
      else if (options.list) output.say(writeList(shown).trimEnd());
      else for (const line of deckLines(shown, paintFor(process.stdout))) output.say(line);
    });
}

interface BuildOptions {
  readonly hero: string;
  readonly name?: string;
  readonly json?: true;
}

/** A deck around this hero, as a list that can be read again. */
function runBuild({ hero: named, name, json }: BuildOptions, output: Output): void {
  const hero = heroNamed(named) ?? refuse(unknownName(named, catalogue));
  const built = buildDeck(hero, name ?? `${hero.name}, built`);
  if (json) sayJson(output, { ...built, total: deckSize(built.cards) });
  else output.say(writeList(built).trimEnd());
}

function runCheck(file: string, { cards: ownCards, limited, json }: CheckOptions, output: Output): void {
  const play: Play = limited ? 'Limited' : 'Constructed';
  const own = ownCardsAt(ownCards);
  const read = readDeckAt(file, own);
  if (!read.ok && json) sayJson(output, { file, play, legal: false, violations: [], mistakes: read.mistakes });
  const deck = read.ok ? read.deck : deckAt(file, own);
  const violations = checkDeck(deck, catalogue, play);
  const legal = violations.length === 0;
  const [cards, side] = [deckSize(deck.cards), deckSize(deck.side ?? {})];
  const sizes = `${cards} cards${side > 0 ? ` and a side deck of ${side}` : ''}`;
  if (json) sayJson(output, { deck: deck.name, hero: deck.hero, play, cards, side, legal, violations });
  else if (legal) output.say(`${deck.name}: legal for ${play} play, ${sizes}`);
  else for (const line of [`${deck.name}: not legal for ${play} play`, ...violationLines(violations)]) output.say(line);
  if (!legal) output.fail();
}

const HEADINGS: Readonly<Record<(typeof CARD_TYPES)[number], string>> = {
  Hero: 'Master Heroes',
  Ability: 'Abilities',
  Ally: 'Allies',
  Equipment: 'Equipment',
  Quest: 'Quests',
  Location: 'Locations',
};

function deckLines(deck: Deck, paint: Paint): string[] {
  const { name, cards, side = {}, about } = deck;
  const known = catalogueOf(deck);
  /** A card of several types stands under the first. */
  const typeOf = (card: string): CardType | undefined => known.cardNamed(card)?.types[0];
  const copyLines = (copies: Copies): string[] =>
    Object.entries(copies).map(([card, count]) => {
      const facts = known.cardNamed(card);
      return `  ${String(count).padStart(2)} ${facts ? headLine(facts) : card}`;
    });
  const beside = deckSize(side) > 0 ? [paint('bold', `Side deck (${deckSize(side)})`), ...copyLines(side)] : [];
  return [
    paint('bold', name),
    headLine(heroOf(deck)),
    ...(about === undefined ? [] : [paint('dim', about)]),
    ...CARD_TYPES.flatMap((type) => {
      const those = Object.fromEntries(Object.entries(cards).filter(([card]) => typeOf(card) === type));
      const count = deckSize(those);
      return count === 0 ? [] : ['', paint('bold', `${HEADINGS[type]} (${count})`), ...copyLines(those)];
    }),
    ...(beside.length > 0 ? ['', ...beside] : []),
    '',
    `${deckSize(cards)} cards`,
  ];
}
