import type { Decision, Option, View } from '@meetingstone/rules';

/** The answer that a person at a table would give without a word; null where there is something to think about. */
export function autoAnswer(decision: Decision, look: () => View): Option | null {
  const { options, question } = decision;
  if (question === 'resource') return options.find(({ choose }) => choose === 'automatic') ?? null;
  if (question !== 'priority') return null;
  const pass = options.find(({ choose }) => choose === 'pass');
  if (!pass) return null;
  return options.length === 1 || isIdle(decision, look()) ? pass : null;
}

/** Moments in which players let things go on, though they could do something. */
function isIdle({ options }: Decision, view: View): boolean {
  const { turn, chain, combat, you } = view;
  const topmost = chain[0];
  const isFriend = (seat: number) => view.players[seat]?.team === view.players[you ?? -1]?.team;
  if (topmost && (topmost.kind === 'resource' || isFriend(topmost.controller))) return true;
  const onlyQuests = options.every(({ choose }) => choose === 'pass' || choose === 'complete');
  if (topmost || combat) return onlyQuests;
  if (turn.step === 'action') return turn.player !== you;
  return turn.step !== 'end' || turn.player === you;
}
