import type { Step, View } from '@meetingstone/rules';

export const steps: Readonly<Record<Step, string>> = {
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

/** Where in the turn a game is: "draw step", "combat, attack window". */
export function nowIn({ turn, window }: View): string {
  if (window === 'attack') return 'combat, attack window';
  if (window === 'defend') return 'combat, defend window';
  return steps[turn.step];
}
