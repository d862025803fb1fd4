import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardNamed } from '@meetingstone/cards';
import type { PlacedCard, PlacedSeat, Position } from '@meetingstone/rules';
import { arrangeGame, viewGame } from '@meetingstone/rules';
import type { Output } from '../src/output.ts';
import { plain } from '../src/paint.ts';
import type { Terminal } from '../src/play/terminal.ts';
import { run } from '../src/program.ts';
import { paintingTeller } from '../src/teller.ts';

export const card = (name: string, parts: Partial<PlacedCard> = {}): PlacedCard => ({
  facts: cardNamed(name)!,
  ...parts,
});

export interface Side {
  readonly hero?: PlacedCard;
  readonly hand?: readonly PlacedCard[];
  readonly play?: readonly PlacedCard[];
  readonly resources?: readonly PlacedCard[];
}

function placed(name: string, hero: string, side: Side): PlacedSeat {
  const { hand = [], play = [], resources = [] } = side;
  const deck = Array.from({ length: 20 }, () => card('Footsoldier'));
  return {
    name,
    hero: side.hero ?? card(hero),
    hand,
    play,
    resources,
    decks: [deck],
    graveyards: [[]],
    removed: [],
  };
}

/** You against Grusk, in your action phase unless told otherwise. */
export function position(you: Side, foe: Side, parts: Partial<Position> = {}) {
  const seats = [placed('Elwin', 'Elwin Ashgrove', you), placed('Grusk', 'Grusk Halfhelm', foe)];
  return arrangeGame({ seats, turn: 0, step: 'action', seed: 1, ...parts }).game;
}

export const tellerFor = (game: ReturnType<typeof position>, viewer: number | null = 0) =>
  paintingTeller(viewGame(game, viewer), plain);

/** Runs a command and gives what it wrote and how it ended. */
export async function command(...words: readonly string[]) {
  const out: string[] = [];
  const err: string[] = [];
  let code = 0;
  const output: Output = {
    say: (line) => out.push(line),
    warn: (line) => err.push(line),
    progress: () => undefined,
    fail: (with_ = 1) => {
      code = with_;
    },
  };
  await run(words, output);
  return { out: out.join('\n'), err: err.join('\n'), code };
}

/** A terminal at which somebody types these lines and then leaves. */
export function typing(...lines: readonly string[]): Terminal & { readonly shown: string[] } {
  const shown: string[] = [];
  const left = [...lines];
  return {
    shown,
    width: () => 100,
    say: (line) => shown.push(line),
    clear: () => shown.push('(clear)'),
    ask: (prompt) => {
      shown.push(prompt);
      return Promise.resolve(left.shift() ?? null);
    },
    overhear: () => Promise.resolve(null),
  };
}

/** The same, and after so many answers of bots somebody types a line though nobody has asked him. */
export function interrupting(after: number, line: string, ...lines: readonly string[]): ReturnType<typeof typing> {
  let waits = after;
  return {
    ...typing(...lines),
    overhear: (isMeant) => Promise.resolve(waits-- === 0 && isMeant(line) ? line : null),
  };
}

/** A file in a folder of its own. */
export function temporary(name: string, text?: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'meetingstone-')), name);
  if (text !== undefined) writeFileSync(path, text);
  return path;
}
