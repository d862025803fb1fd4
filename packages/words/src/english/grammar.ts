import type { Seat } from '@meetingstone/rules';
import type { Sentence } from '../sentence.ts';
import { say } from '../sentence.ts';
import type { Teller } from '../teller.ts';

/** The verb as it follows the player's name: "You draw", "Grusk draws". */
export const does = (seat: Seat, verb: string, t: Teller): Sentence =>
  say`${t.player(seat)} ${seat === t.view.you ? verb : thirdPerson(verb)}`;

/** "draw" becomes "draws", "pass" "passes", the verb being the first word. */
function thirdPerson(verb: string): string {
  const [first = '', ...rest] = verb.split(' ');
  const ending = /(s|sh|ch|x)$/.test(first) ? 'es' : 's';
  return [`${first}${ending}`, ...rest].join(' ');
}

export const possessive = (name: string): string => `${name}'${name.endsWith('s') ? '' : 's'}`;

export const counted = (number: number, thing: string): Sentence => say`${number} ${thing}${number === 1 ? '' : 's'}`;

/** "Ann, Ben and Cid" */
export function listed(sentences: readonly Sentence[]): Sentence {
  return sentences.flatMap((sentence, n) => {
    if (n === 0) return sentence;
    return [n === sentences.length - 1 ? ' and ' : ', ', ...sentence];
  });
}
