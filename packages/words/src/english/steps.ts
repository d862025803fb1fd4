import type { RaidStep, Step, View } from '@meetingstone/rules';

const steps: Readonly<Record<Exclude<Step, RaidStep>, string>> & Readonly<Record<string, string | undefined>> = {
  ready: 'ready step',
  draw: 'draw step',
  action: 'action phase',
  end: 'end step',
  'wrap-up': 'wrap-up step',
  event: 'event phase',
  'new boss': 'new boss phase',
  minion: 'minion phase',
  'betrayer event': 'betrayer event step',
  flip: 'flip step',
};

/** A step that a raid brings along is called by its own name. */
export const stepCalled = (step: Step): string => steps[step] ?? `${step} step`;

/** Where in the turn a game is: "draw step", "combat, attack window". */
export function nowIn({ turn, window }: View): string {
  if (window === 'attack') return 'combat, attack window';
  if (window === 'defend') return 'combat, defend window';
  return stepCalled(turn.step);
}
