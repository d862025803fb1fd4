import type { CardId, Decision, Option } from '@meetingstone/rules';

/** What a bot remembers during one game, so that it never does the same for ever. */
export interface Memory {
  turn: number;
  /** How often each power was used this turn. */
  readonly used: Map<string, number>;
  /** What was done with priority this turn. */
  acts: number;
}

export const blankMemory = (): Memory => ({ turn: 0, used: new Map(), acts: 0 });

const keyOf = (option: { readonly card: CardId; readonly power: number }) => `${option.card}/${option.power}`;

export const timesUsed = (memory: Memory, option: Extract<Option, { choose: 'use' | 'complete' }>): number =>
  memory.used.get(keyOf(option)) ?? 0;

export function startTurn(memory: Memory, turn: number): void {
  if (memory.turn === turn) return;
  memory.turn = turn;
  memory.used.clear();
  memory.acts = 0;
}

/** Notes what was answered. */
export function remember(memory: Memory, { question }: Decision, option: Option): void {
  if (question !== 'priority' || option.choose === 'pass') return;
  memory.acts += 1;
  if (option.choose === 'use' || option.choose === 'complete')
    memory.used.set(keyOf(option), timesUsed(memory, option) + 1);
}

export const copyMemory = (memory: Memory): Memory => ({ ...memory, used: new Map(memory.used) });
