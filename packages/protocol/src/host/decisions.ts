import type { Decision as Asked, Option, Doing as Rules, Tone } from '@meetingstone/rules';
import { bare, toneOfOffer } from '@meetingstone/rules';
import type { Sentence, Teller } from '@meetingstone/words';
import { choicesOf, packed } from '@meetingstone/words';
import { sentOption } from '../schema/option.ts';
import type { Decision, Doing, Offer } from '../schema/table.ts';

/** What the sitting says about a question besides the rules. */
export interface Asking {
  /** Where a pass leads. */
  readonly pass?: Sentence;
  readonly asked?: Decision['asked'];
}

/** A question with everything that a person needs to answer it. */
export function decisionOf(asked: Asked, t: Teller, { pass, asked: why }: Asking): Decision {
  const { number, player, question, about, purpose, anyName, anyCard, numbers, searched, looked, divided, packet } =
    asked;
  const { question: words, choices } = choicesOf(asked, t);
  const { rule, by, link, does, tone, together } = purpose;
  return {
    number,
    seat: player,
    question,
    words: packed(words),
    rule,
    ...toned(tone),
    ...(does.length === 0 ? {} : { does: does.map((doing) => doingOf(doing, t)) }),
    ...(about === 0 ? {} : { about }),
    ...(by === 0 || by === about ? {} : { by }),
    ...(link === 0 ? {} : { link }),
    ...(asked.counted ? { counted: asked.counted } : {}),
    options: choices.map(
      ({ number: n, option, label, group, same }): Offer => ({
        n,
        choose: sentOption(bare(option)),
        words: packed(label),
        ...(same.length === 0 ? {} : { same: same.flatMap(cardIn) }),
        ...(group === '' ? {} : { group }),
        ...toned(toneOfOffer(option, asked, (id) => t.find(id)?.facts ?? null)),
      }),
    ),
    ...(numbers ? { numbers } : {}),
    ...(anyName ? { anyName } : {}),
    ...(anyCard ? { anyCard } : {}),
    ...(searched ? { searched } : {}),
    ...(looked ? { looked } : {}),
    ...(divided ? { divided } : {}),
    ...(packet ? { packet } : {}),
    ...(pass ? { pass } : {}),
    ...(why ? { asked: why } : {}),
    ...(together.length > 1 ? { team: together } : {}),
  };
}

const cardIn = (option: Option): readonly number[] => ('card' in option ? [option.card] : []);

const toned = (tone: Tone): Pick<Offer, 'tone'> => (tone === 'neither' ? {} : { tone });

function doingOf(doing: Rules, { language }: Teller): Doing {
  const { verb, tone, amount, types } = doing;
  return {
    verb,
    ...toned(tone),
    ...(amount === null ? {} : { amount }),
    ...(types.length === 0 ? {} : { types }),
    words: packed(language.doing(doing)),
  };
}
