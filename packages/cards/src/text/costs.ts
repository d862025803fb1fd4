import type { Amount, Cost, Noun } from '@meetingstone/rules';
import { countOf, massOf, valueWords } from './amounts.ts';
import { allNoun, aNoun, someNoun } from './nouns.ts';
import type { Voice } from './voice.ts';
import { spaced } from './words.ts';

/** One thing to be paid: "(2)", "[Activate]", "destroy an ally you control". */
function costWords(cost: Cost, voice: Voice): string {
  switch (cost.pay) {
    case 'resources':
      return `(${typeof cost.amount === 'number' ? cost.amount : valueWords(cost.amount, voice)})`;
    case 'activate':
      return '[Activate]';
    case 'concede':
      return 'concede the game';
    case 'flip':
      return 'flip this hero';
    case 'exhaust':
    case 'destroy':
      return `${cost.pay} ${things(cost.noun, cost.count, voice)}`;
    case 'remove':
      return `remove ${things(cost.noun, cost.count, voice)} from the game`;
    case 'return':
      return `put ${things(cost.noun, cost.count, voice)} into its owner's hand`;
    case 'discard': {
      const { zone: _, whose: __, ...noun } = cost.noun; // cards are discarded from one's own hand (415.9e)
      return `discard ${things(noun, cost.count, voice)}`;
    }
    case 'put damage':
      return `put ${massOf(cost.amount, 'damage', voice)} on ${aNoun(cost.noun, voice).words}`;
    case 'remove counters': {
      if (cost.count === 'all') return `remove all ${cost.name} counters`;
      return `remove ${countOf(cost.count, `${cost.name} counter`, `${cost.name} counters`, voice)}`;
    }
  }
}

function things(noun: Noun, count: Amount = 1, voice: Voice): string {
  if (typeof count === 'number') return someNoun(noun, count, voice).words;
  return spaced(valueWords(count, voice), allNoun(noun, voice).words);
}

/** Costs before the arrow, or after "pay": bare resource costs need the verb. */
export const costList = (costs: readonly Cost[], voice: Voice): string[] => costs.map((cost) => costWords(cost, voice));

export function costClause(costs: readonly Cost[], voice: Voice): string[] {
  return costs.map((cost) => (cost.pay === 'resources' ? `pay ${costWords(cost, voice)}` : costWords(cost, voice)));
}
