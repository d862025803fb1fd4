import type { Sitter, Sitting } from '@meetingstone/sitting';
import { act, BOT_NAMES, RAID_KEYS, sitDown } from '@meetingstone/sitting';
import type { Command } from 'commander';
import { Option } from 'commander';
import { dataFolder } from '../autosave.ts';
import { wholeNumber } from '../numbers.ts';
import type { Occasion } from '../occasion.ts';
import { newOccasion, putAway } from '../occasion.ts';
import type { Output } from '../output.ts';
import { OWN_CARDS } from '../own-cards.ts';
import type { Paint } from '../paint.ts';
import { paintFor } from '../paint.ts';
import { playGames } from '../play/alone.ts';
import { demonstrate, demonstrateJson, demonstrateMatch, demonstrateMatchJson } from '../play/demo.ts';
import { realTerminal } from '../play/keyboard.ts';
import { playMatch, sittingIn } from '../play/match.ts';
import type { PlayOptions } from '../play/setup.ts';

export function addPlay(program: Command, output: Output): void {
  program
    .command('play')
    .description('play in the terminal, against bots or at one keyboard')
    .option('--decks <names...>', 'one deck for each seat, by name or file; you choose when it is left out')
    .option('--cards <file>', OWN_CARDS)
    .option('--players <list>', `who sits where: you, bot, ${BOT_NAMES}, or a name, with commas between`)
    .option(
      '--bots <name>',
      `which bot plays the other seats: ${BOT_NAMES}, or a program, "exec:python3 mybot.py"; thinking against you, greedy to watch`,
    )
    .option(
      '--raid <name>',
      `raid: ${RAID_KEYS.join(', ')}; the first seat is the Boss player's, the decks are the others'`,
    )
    .option('--mode <name>', 'how the raid is played')
    .option('--boss-decks <file>', "the Boss player's own decks, where the mode lets him build them")
    .option('--hotseat', 'all players are people at this keyboard')
    .option('--teams <n>', 'divide the seats into teams; neighbours are opponents', wholeNumber(2))
    .option('--limited', 'the decks are built for Limited play')
    .option('--match [games]', 'a match, best of three (or of so many games), with side decks between', wholeNumber(1))
    .addOption(
      new Option('--resume [file]', 'go on with a game or a match that was saved, or with the last one').conflicts([
        ...['decks', 'cards', 'players', 'hotseat', 'teams', 'limited', 'match', 'seed', 'raid', 'mode', 'bossDecks'],
      ]),
    )
    .option('--seed <s>', 'the same seed shuffles the same way', wholeNumber(0))
    .option('--why', 'bots tell why they do what they do, though it gives away what they hold')
    .option('--json', 'let bots play and print one JSON document')
    .action((options: Given) => runPlay(options, output))
    .addHelpText('after', '\nWithout a terminal, two bots play a demonstration game, or match.');
}

type Given = Omit<PlayOptions, 'bots'> & Partial<Pick<PlayOptions, 'bots'>>;

async function runPlay(given: Given, output: Output): Promise<void> {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const watching = given.json === true || !isTerminal;
  const options: PlayOptions = { ...given, bots: given.bots ?? (watching ? 'greedy' : 'thinking') };
  const { resume } = options;
  const occasion = resume === undefined ? await newOccasion(options, watching, output) : putAway(resume);
  if (!occasion) return;
  const paint = paintFor(process.stdout);
  if (watching) await watch(occasion, options, output, paint);
  else await playHere(occasion, paint, options.why);
}

/** The same game with a bot in the place of every person. */
function withBots(sitting: Sitting, bot: string): Sitting {
  const people = sitting.sitters.flatMap((sitter: Sitter, seat) => (sitter.is === 'person' ? [seat] : []));
  return people.reduce((now, seat) => {
    const acted = act(now, { do: 'replace', seat, bot, by: null, at: Date.now() });
    return acted.ok ? acted.sitting : now;
  }, sitting);
}

async function watch(
  occasion: Occasion,
  { json, why, bots: bot }: PlayOptions,
  output: Output,
  paint: Paint,
): Promise<void> {
  const watched = { paint, why };
  if (occasion.kind === 'game')
    return (json ? demonstrateJson : demonstrate)(withBots(occasion.sitting, bot), watched, output);
  const { course: start, resumed } = occasion;
  const bots = occasion.bots.map((one) => one ?? bot);
  const sittingFor = (course: typeof start) =>
    withBots(sittingIn(course, bots, course === start ? resumed : null), bot);
  await (json ? demonstrateMatchJson : demonstrateMatch)({ ...watched, course: start, sittingFor }, output);
}

async function playHere(occasion: Occasion, paint: Paint, why?: true): Promise<void> {
  const terminal = realTerminal();
  const watched = { paint, why };
  const folder = dataFolder();
  try {
    const { seed } = occasion.kind === 'game' ? occasion.sitting : occasion.course;
    terminal.say(`Seed ${seed}. Type a number to choose, ? for help; yields tells what is passed for you.`);
    if (occasion.kind === 'match') {
      await playMatch(occasion.course, { ...occasion, ...watched, folder }, terminal);
      return;
    }
    const again = (terms: Sitting['terms']) => sitDown(terms, Date.now() % 2147483647, Date.now());
    await playGames(occasion.sitting, watched, terminal, { folder, again });
  } finally {
    terminal.close();
  }
}
