import type { Bot } from '@meetingstone/bots';

/** How much processor time bots took for their turns. */
export interface Stopwatch {
  /** The same bot, with its time taken. */
  readonly timed: (name: string, bot: Bot) => Bot;
  /** The milliseconds of each turn. */
  readonly turnsOf: (name: string) => readonly number[];
}

/** Counted is the whole time of the process while a bot thinks, its other threads included. */
export function stopwatch(): Stopwatch {
  const turns = new Map<string, number[]>();
  return {
    timed: (name, bot) => {
      const taken = turns.get(name) ?? [];
      turns.set(name, taken);
      let turn = -1;
      let at = -1;
      return (asked) => {
        const { number } = asked.look().turn;
        if (number !== turn) at = taken.push(0) - 1;
        turn = number;
        const start = process.cpuUsage();
        const thought = bot(asked);
        const { user, system } = process.cpuUsage(start);
        taken[at]! += (user + system) / 1000;
        return thought;
      };
    },
    turnsOf: (name) => turns.get(name) ?? [],
  };
}

/** Of so many turns of a hundred, none took longer. */
export function within(turns: readonly number[], hundredths: number): number {
  const sorted = [...turns].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * hundredths) / 100))] ?? 0;
}
