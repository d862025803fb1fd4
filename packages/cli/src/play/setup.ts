import { diceFrom, seedFrom } from '@meetingstone/bots';
import type { Deck, Play } from '@meetingstone/cards';
import { allDecks } from '@meetingstone/cards';
import type { OwnDecks, Raid } from '@meetingstone/raids';
import { BOSS_PLAYER } from '@meetingstone/raids';
import type { Opening } from '@meetingstone/rules';
import type { BotNames } from '@meetingstone/sitting';
import { isBot, openingWith, raidersOf, raidFor, refuse, seatingOf, USUAL_RAIDERS } from '@meetingstone/sitting';
import { legalDeckAt } from '../decks.ts';
import type { Paint } from '../paint.ts';
import type { Table } from './session.ts';

export interface PlayOptions {
  readonly decks?: readonly string[];
  readonly raid?: string;
  readonly mode?: string;
  readonly bossDecks?: string;
  readonly players?: string;
  /** Which bot sits where nobody else does. */
  readonly bots: string;
  readonly hotseat?: true;
  readonly teams?: number;
  readonly limited?: true;
  readonly seed?: number;
  /** Best of so many games; true for three. */
  readonly match?: number | true;
  readonly resume?: string;
  readonly json?: true;
  readonly why?: true;
}

/** A seat is for a person or for a bot of that name. */
export type Sitter = { readonly person: string } | { readonly bot: string };

export interface Setup {
  readonly opening: Opening;
  readonly bots: BotNames;
  readonly seed: number;
}

/** Who plays: as told, or you against one bot; of a raid the Boss player first, and you are the raiding player next to him. */
export function sittersOf({ players, hotseat, bots, decks, raid }: PlayOptions): readonly Sitter[] {
  const words = players?.split(',').map((word) => word.trim());
  if (words?.some((word) => word === '')) refuse('--players takes names with commas between: you,bot');
  if (words) return words.map((word, n) => sitter(word, n, bots, hotseat ?? false));
  if (raid !== undefined) {
    const raiders = Array.from({ length: decks?.length ?? USUAL_RAIDERS }, (_, n) => n + 1);
    return [0, ...raiders].map((n) => (n === 1 || hotseat ? { person: `Player ${n + 1}` } : { bot: bots }));
  }
  const seats = Math.max(2, decks?.length ?? 2);
  return Array.from({ length: seats }, (_, n) => (n === 0 || hotseat ? { person: `Player ${n + 1}` } : { bot: bots }));
}

function sitter(word: string, n: number, bots: string, hotseat: boolean): Sitter {
  const lower = word.toLowerCase();
  if (lower === 'bot') return hotseat ? { person: `Player ${n + 1}` } : { bot: bots };
  if (isBot(lower)) return { bot: lower };
  return { person: lower === 'you' ? `Player ${n + 1}` : word };
}

/** Two decks that have not met yet come from the seed. */
export function decksFor(
  names: readonly string[] | undefined,
  seats: number,
  seed: number,
  play: Play = 'Constructed',
): readonly Deck[] {
  if (names && names.length > seats) refuse(`${names.length} decks for ${seats} seats`);
  const given = (names ?? []).map((name) => legalDeckAt(name, play));
  const known = allDecks();
  const others = known.filter((deck) => !given.includes(deck));
  const from = others.length > 0 ? others : known;
  const chosen = [...given];
  for (let n = chosen.length; n < seats; n++) chosen.push(from[(seedFrom(seed, 7) + n * 3) % from.length]!);
  return chosen;
}

export function setUp(sitters: readonly Sitter[], decks: readonly Deck[], seed: number, teams?: number): Setup {
  const names = sitters.map((one, n) => ('person' in one ? one.person : decks[n]!.name));
  const bots = sitters.map((one) => ('bot' in one ? one.bot : null));
  for (const bot of bots) if (bot !== null) seatingOf(bot);
  return { opening: openingWith(decks, names, teams), bots, seed };
}

/** The same for a raid: the decks are those of the raiding players. */
export function setUpRaid(
  sitters: readonly Sitter[],
  decks: readonly Deck[],
  {
    raid,
    mode,
    seed,
    own,
  }: { readonly raid: Raid; readonly mode: string; readonly seed: number; readonly own?: OwnDecks },
): Setup {
  const bots = sitters.map((one) => ('bot' in one ? one.bot : null));
  for (const bot of bots) if (bot !== null) seatingOf(bot);
  const [first, ...others] = sitters;
  const names = others.map((one, n) => ('person' in one ? one.person : decks[n]!.name));
  const bossPlayer = first && 'person' in first ? first.person : BOSS_PLAYER;
  return { opening: raidFor(raid, mode, raidersOf(decks, names), bossPlayer, own)(seed), bots, seed };
}

/** Who sits down for one game; bots forget the last one. */
export function tableOf(bots: BotNames, seed: number, paint: Paint, why?: true): Table {
  const seats = bots.map((bot) => (bot === null ? null : seatingOf(bot)()));
  return { seats, random: diceFrom(seedFrom(seed, 1)), paint, bots, ...(why ? { why } : {}) };
}
