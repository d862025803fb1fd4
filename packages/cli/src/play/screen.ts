import type { Bot, Dice } from '@meetingstone/bots';
import { diceFrom, seedFrom, thoughtOf } from '@meetingstone/bots';
import type { Seat, View } from '@meetingstone/rules';
import { tableFor } from '@meetingstone/rules';
import type { Act, Line, Sitting } from '@meetingstone/sitting';
import { act, logOf, newsIn, seatingOf, withoutProposals } from '@meetingstone/sitting';
import type { ForeignPlayer } from '../foreign/player.ts';
import type { Paint } from '../paint.ts';
import { matLines } from '../table/mat.ts';
import type { PaintingTeller } from '../teller.ts';
import { paintingTeller } from '../teller.ts';
import type { Terminal } from './terminal.ts';

/** A sitting in front of a terminal, the bots that play at it, and what those who look have seen. */
export interface Screen {
  sitting: Sitting;
  readonly paint: Paint;
  readonly random: Dice;
  /** Bots tell everybody why they do what they do. */
  readonly why: boolean;
  /** The bots that have sat down, by seat and name: what they remember they forget with the game. */
  readonly bots: Map<string, Bot>;
  /** The programs of others that have sat down. */
  readonly programs: Map<Seat, ForeignPlayer>;
  /** How many lines of his log each player has read; the last number is for spectators. */
  readonly read: number[];
  /** The last person at the keyboard. */
  last: Seat | null;
  /** The seat that was last handed to a bot. */
  handed: Seat | null;
  /** Something was told since a person was asked. */
  telling: boolean;
  /** The turn after which bots that play alone wait for a word. */
  until: number;
}

export interface Watched {
  readonly paint: Paint;
  readonly why?: boolean | undefined;
}

export function screenFor(sitting: Sitting, { paint, why }: Watched): Screen {
  return {
    sitting,
    paint,
    random: diceFrom(seedFrom(sitting.seed, 1)),
    why: why ?? false,
    bots: new Map(),
    programs: new Map(),
    read: sitting.logs.map(() => 0),
    last: null,
    handed: null,
    telling: false,
    until: Number.POSITIVE_INFINITY,
  };
}

/** An act without its time. */
export type Deed = Act extends infer One ? (One extends Act ? Omit<One, 'at'> : never) : never;

/** Does something at the table, now; null if it is done, else why it cannot be. */
export function tryTo(screen: Screen, deed: Deed): Extract<ReturnType<typeof act>, { ok: false }> | null {
  const acted = act(screen.sitting, { ...deed, at: Date.now() } as Act);
  if (!acted.ok) return acted;
  screen.sitting = acted.sitting;
  return null;
}

/** Lets the bot of that name answer for the seat that is asked. */
export function thinkFor(screen: Screen, seat: Seat, name: string): void {
  const key = `${seat} ${name}`;
  const bot = screen.bots.get(key) ?? seatingOf(name, 'timed')();
  screen.bots.set(key, bot);
  const { choose, why } = thoughtOf(screen.sitting.game, bot, screen.random);
  const failed = tryTo(screen, { do: 'answer', seat, choose, ...(screen.why ? { why } : {}) });
  if (failed) throw new Error(`seat ${seat} chose ${JSON.stringify(choose)}: ${JSON.stringify(failed)}`);
}

export const personsIn = ({ sitters }: Sitting): readonly Seat[] =>
  sitters.flatMap(({ is }, seat) => (is === 'person' ? [seat] : []));

/** Whose eyes the screen is for: the only person's, or everybody's. */
export function onlyViewer({ sitting }: Screen): Seat | null {
  const persons = personsIn(sitting);
  return persons.length === 1 ? persons[0]! : null;
}

const viewFor = ({ sitting }: Pick<Screen, 'sitting'>, viewer: Seat | null): View => tableFor(sitting.game, viewer);

/** The line over a turn. */
const turnTitle = (text: string): string => `── ${text} ──`;

/** A line of a log as it is printed: turns have a title, what was dropped is drawn. */
export function printed(line: Line, t: PaintingTeller): readonly string[] {
  const told = t.painted(line.sentence);
  if (line.event === 'turn starts') return ['', t.paint('bold', turnTitle(told))];
  if (line.picture) return matLines(line.picture, t).map((text) => `  ${text}`);
  return [`  ${line.event === 'thought' || line.event === 'table' ? t.paint('dim', told) : told}`];
}

export const tellerFor = (screen: Pick<Screen, 'sitting' | 'paint'>, viewer: Seat | null): PaintingTeller =>
  paintingTeller(viewFor(screen, viewer), screen.paint);

/** What happened since this player, or a spectator, last looked. */
export function sayNews(screen: Screen, viewer: Seat | null, terminal: Pick<Terminal, 'say'>): void {
  const { sitting, read } = screen;
  const log = logOf(sitting, viewer);
  const spectators = read.length - 1;
  const news = withoutProposals(newsIn(log, read[viewer ?? spectators]!));
  read[spectators] = logOf(sitting, null).told;
  read[viewer ?? spectators] = log.told;
  if (news.length > 0 && news[0]!.event !== 'turn starts' && !screen.telling) terminal.say('');
  const t = tellerFor(screen, viewer);
  for (const line of news) for (const text of printed(line, t)) terminal.say(text);
  screen.telling ||= news.length > 0;
}

/** The same while bots play. A proposal waits: an attack will be told in its place. */
export function sayNewsMeanwhile(screen: Screen, terminal: Terminal): void {
  const viewer = onlyViewer(screen);
  if (logOf(screen.sitting, viewer).lines.at(-1)?.event !== 'propose') sayNews(screen, viewer, terminal);
}
