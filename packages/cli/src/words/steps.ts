import type { Step } from '@meetingstone/rules';

/** Phases of one step go by their own name. */
const PHASES: readonly Step[] = ['action', 'event', 'new boss', 'minion'];

/** "action phase", "draw step". */
export const stepName = (step: Step): string => `${step} ${PHASES.includes(step) ? 'phase' : 'step'}`;
