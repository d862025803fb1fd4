import { seedFrom } from '@meetingstone/bots';
import type { Deck, Play } from '@meetingstone/cards';
import { allDecks } from '@meetingstone/cards';
import type { OwnDecks, Raid } from '@meetingstone/raids';
import { BOSS_PLAYER } from '@meetingstone/raids';
import type { Facts } from '@meetingstone/rules';
import type { Sitter, Terms } from '@meetingstone/sitting';
import { isBot, raidAt, raidTerms, refuse, tableTerms, usualRaiders } from '@meetingstone/sitting';
import { legalDeckAt } from '../decks.ts';
import { isForeign, mustBeBot } from '../foreign/player.ts';

export interface PlayOptions {
  readonly decks?: readonly string[];
  /** A file of cards of one's own, for the decks. */
  readonly cards?: string;
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
  /** A file, or the game that was left last. */
  readonly resume?: string | true;
  readonly json?: true;
  readonly why?: true;
}

/** A seat is for a person or for a bot of that name. */
export type Player = { readonly person: string } | { readonly bot: string };

/** Who plays: as told, or you against one bot; of a raid the Boss player first, and you are the raiding player next to him. */
export function playersOf({ players, hotseat, bots, decks, raid }: PlayOptions): readonly Player[] {
  const words = players?.split(',').map((word) => word.trim());
  if (words?.some((word) => word === '')) refuse('--players takes names with commas between: you,bot');
  if (words) return words.map((word, n) => playerCalled(word, n, bots, hotseat ?? false));
  if (raid !== undefined) {
    const raiders = Array.from({ length: decks?.length ?? usualRaiders(raidAt(raid)) }, (_, n) => n + 1);
    return [0, ...raiders].map((n) => (n === 1 || hotseat ? { person: `Player ${n + 1}` } : { bot: bots }));
  }
  const seats = Math.max(2, decks?.length ?? 2);
  return Array.from({ length: seats }, (_, n) => (n === 0 || hotseat ? { person: `Player ${n + 1}` } : { bot: bots }));
}

function playerCalled(word: string, n: number, bots: string, hotseat: boolean): Player {
  const lower = word.toLowerCase();
  if (lower === 'bot') return hotseat ? { person: `Player ${n + 1}` } : { bot: bots };
  if (isForeign(word)) return { bot: word };
  if (isBot(lower)) return { bot: lower };
  return { person: lower === 'you' ? `Player ${n + 1}` : word };
}

/** Two decks that have not met yet come from the seed. */
export function decksFor(
  names: readonly string[] | undefined,
  seats: number,
  seed: number,
  play: Play = 'Constructed',
  own: readonly Facts[] = [],
): readonly Deck[] {
  if (names && names.length > seats) refuse(`${names.length} decks for ${seats} seats`);
  const given = (names ?? []).map((name) => legalDeckAt(name, play, own));
  const known = allDecks();
  const others = known.filter((deck) => !given.includes(deck));
  const from = others.length > 0 ? others : known;
  const chosen = [...given];
  for (let n = chosen.length; n < seats; n++) chosen.push(from[(seedFrom(seed, 7) + n * 3) % from.length]!);
  return chosen;
}

const botIn = (player: Player): string | null => ('bot' in player ? player.bot : null);

/** Who sits there at first; a bot that does not exist is refused. */
export function sittersFor(bots: readonly (string | null)[]): readonly Sitter[] {
  return bots.map((bot) => {
    if (bot === null) return { is: 'person' };
    mustBeBot(bot);
    return { is: 'bot', bot };
  });
}

/** What a table with these players and decks is set up as. */
export function setUp(players: readonly Player[], decks: readonly Deck[], play: Play, teams?: number): Terms {
  const names = players.map((one, n) => ('person' in one ? one.person : decks[n]!.name));
  return tableTerms(decks, names, sittersFor(players.map(botIn)), { play, ...(teams === undefined ? {} : { teams }) });
}

/** The same for a raid: the decks are those of the raiding players. */
export function setUpRaid(
  players: readonly Player[],
  decks: readonly Deck[],
  { raid, mode, own = {} }: { readonly raid: Raid; readonly mode: string; readonly own?: OwnDecks },
): Terms {
  const [first, ...others] = players;
  const names = others.map((one, n) => ('person' in one ? one.person : decks[n]!.name));
  const boss = first && 'person' in first ? first.person : BOSS_PLAYER;
  return raidTerms({ raid, mode, own }, decks, [boss, ...names], sittersFor(players.map(botIn)));
}
