import { wrap } from '../paint.ts';
import type { Choice, Choices } from '../words/choices.ts';
import { GROUPS } from '../words/choices.ts';
import type { Teller } from '../words/teller.ts';

const LABEL = 16;

/** The question, then the numbered answers, each group in as few lines as it needs. */
export function choiceLines({ question, choices }: Choices, { paint }: Teller, width: number): string[] {
  const numbered = ({ number, label, copies }: Choice) =>
    `${paint('bold', `${number}`)} ${label}${copies > 1 ? paint('dim', ` ×${copies}`) : ''}`;
  const lines = GROUPS.flatMap((group) => {
    const members = choices.filter((choice) => choice.group === group).map(numbered);
    if (members.length === 0) return [];
    if (group === '') return wrap(members, width - 2, '   ', '').map((line) => `  ${line}`);
    const wide = group === 'Use' || group === 'Complete';
    const packed = wide ? members : wrap(members, width - LABEL - 2, '   ', '');
    return packed.map((line, n) => `  ${paint('dim', (n === 0 ? group : '').padEnd(LABEL))}${line}`);
  });
  return [question, ...lines];
}
