import type { Decision as Asked, Option } from '@meetingstone/rules';
import { bare } from '@meetingstone/rules';
import type { Sentence, Teller } from '@meetingstone/words';
import { choicesOf } from '@meetingstone/words';
import type { Decision, Offer } from '../schema/table.ts';
import { packed } from './sentences.ts';

/** What the sitting says about a question besides the rules. */
export interface Asking {
  /** Where a pass leads. */
  readonly pass?: Sentence;
  readonly asked?: Decision['asked'];
}

/** A question with everything that a person needs to answer it. */
export function decisionOf(asked: Asked, t: Teller, { pass, asked: why }: Asking): Decision {
  const { number, player, question, about, purpose, anyName, numbers, searched, looked, divided, packet } = asked;
  const { question: words, choices } = choicesOf(asked, t);
  return {
    number,
    seat: player,
    question,
    words: packed(words),
    ...(purpose.tone === 'neither' ? {} : { tone: purpose.tone }),
    ...(about === 0 ? {} : { about }),
    options: choices.map(
      ({ number: n, option, label, group, same }): Offer => ({
        n,
        choose: bare(option),
        words: packed(label),
        ...(same.length === 0 ? {} : { same: same.flatMap(cardIn) }),
        ...(group === '' ? {} : { group }),
      }),
    ),
    ...(numbers ? { numbers } : {}),
    ...(anyName ? { anyName } : {}),
    ...(searched ? { searched } : {}),
    ...(looked ? { looked } : {}),
    ...(divided ? { divided } : {}),
    ...(packet ? { packet } : {}),
    ...(pass ? { pass } : {}),
    ...(why ? { asked: why } : {}),
    ...(purpose.together.length > 1 ? { team: true } : {}),
  };
}

const cardIn = (option: Option): readonly number[] => ('card' in option ? [option.card] : []);
