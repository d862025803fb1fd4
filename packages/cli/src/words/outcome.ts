import type { Outcome } from '@meetingstone/rules';

export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Who won. */
export function outcomeWords(outcome: Outcome | null, names: readonly string[]): string {
  if (!outcome) return 'The game is not over.';
  const { winners } = outcome;
  if (winners.length === 0) return 'The game is a draw.';
  const called = winners.map((seat) => names[seat]!);
  const won = called.length === 1 && called[0] !== 'You' ? 'wins' : 'win';
  return `${listed(called)} ${won} the game.`;
}
