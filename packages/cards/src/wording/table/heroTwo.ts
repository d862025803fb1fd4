import type { Condition, Power, TagWord } from '@meetingstone/rules';
import { same } from '../grammar/pattern.ts';
import { DEFEATED } from './perEach.ts';

export const HERO_TWO: TagWord = 'Caverns Hero 2+';

/** What the words before the power mean: a Caverns hero has been defeated (COT.24). */
const DEFEATED_ONE: Condition = { is: 'compared', left: DEFEATED, how: 'or more', right: 1 };

/** The power without the condition for which the words stand. */
export function withoutHeroTwo(power: Power): Power | undefined {
  if (power.power === 'triggered') {
    const { if: so, ...rest } = power;
    return same(so, DEFEATED_ONE) ? rest : undefined;
  }
  if (power.power !== 'continuous') return undefined;
  const { while: so, ...continuous } = power.continuous;
  return same(so, DEFEATED_ONE) ? { ...power, continuous } : undefined;
}

/** The power as it is after these words; it has no other condition. */
export function withHeroTwo(power: Power): Power | undefined {
  if (power.power === 'triggered') return power.if ? undefined : { ...power, if: DEFEATED_ONE };
  if (power.power !== 'continuous' || power.continuous.while) return undefined;
  return { ...power, continuous: { ...power.continuous, while: DEFEATED_ONE } };
}
