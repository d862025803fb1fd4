import type { Choice, Choices } from '@meetingstone/words';
import { GROUPS } from '@meetingstone/words';
import { wrap } from '../paint.ts';
import type { PaintingTeller } from '../teller.ts';

const LABEL = 16;

/** The question, then the numbered answers, each group in as few lines as it needs. */
export function choiceLines(
  { question, choices }: Choices,
  { language, paint, painted }: PaintingTeller,
  width: number,
): string[] {
  const numbered = ({ number, label, copies }: Choice) =>
    `${paint('bold', `${number}`)} ${painted(label)}${copies > 1 ? paint('dim', ` ×${copies}`) : ''}`;
  const lines = GROUPS.flatMap((group) => {
    const members = choices.filter((choice) => choice.group === group).map(numbered);
    if (members.length === 0) return [];
    if (group === '') return wrap(members, width - 2, '   ', '').map((line) => `  ${line}`);
    const wide = group === 'use' || group === 'complete';
    const packed = wide ? members : wrap(members, width - LABEL - 2, '   ', '');
    return packed.map((line, n) => `  ${paint('dim', (n === 0 ? language.groups[group] : '').padEnd(LABEL))}${line}`);
  });
  return [painted(question), ...lines];
}
