import type { Decision, Option } from '@meetingstone/rules';
import { nameKey } from '../known.ts';
import { Fault } from '../outcome.ts';
import type { Session } from '../session.ts';
import { offeredFor } from '../session.ts';

export type Value = string | number | boolean;

/** The offered option that a value means: a card, a player, a number, a mode's number or a word. */
export function optionFor(session: Session, decision: Decision, value: Value): Option | undefined {
  const word = wordOf(value);
  const { options } = decision;
  if (decision.numbers && /^\d+$/.test(word)) return { choose: 'number', number: Number(word) };
  if (decision.anyName || decision.anyCard) return { choose: 'word', word };
  const said = options.find(
    (option) =>
      (option.choose === 'zone' && option.zone === word) ||
      (option.choose === 'word' && nameKey(option.word) === nameKey(word)),
  );
  if (said) return said;
  const partly = wordWith(options, word);
  if (partly) return partly;
  const byCard = cardAnswering(session, options, word);
  if (byCard) return byCard;
  const named = options.find((option) => {
    if (option.choose === 'number') return String(option.number) === word;
    if (option.choose === 'mode') return String(option.mode + 1) === word;
    if (option.choose === 'cost')
      return option.alternate < 0 ? word === 'printed' : isAlternate(option.alternate, word);
    return option.choose === word;
  });
  return named ?? cardNumbered(options, word);
}

export const wordOf = (value: Value): string => (value === true ? 'yes' : value === false ? 'no' : String(value));

/** "up" is enough for "face up", and "Water" for "Water Totem", where only one of the words offered has it. */
function wordWith(options: readonly Option[], part: string): Option | undefined {
  const found = options.filter(
    (option) => option.choose === 'word' && nameKey(option.word).split(' ').includes(nameKey(part)),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Cards that no name tells apart, such as tokens, answer to their number among the options. */
function cardNumbered(options: readonly Option[], word: string): Option | undefined {
  const option = /^\d+$/.test(word) ? options[Number(word) - 1] : undefined;
  return option && 'card' in option ? option : undefined;
}

const isAlternate = (alternate: number, word: string): boolean =>
  word === String(alternate + 1) || (word === 'alternate' && alternate === 0);

export const WORDS: ReadonlySet<string> = new Set(['yes', 'no', 'none', 'automatic', 'printed', 'alternate']);

function cardAnswering(session: Session, options: readonly Option[], word: string): Option | undefined {
  if (WORDS.has(word)) return undefined;
  if (word === 'combat') return options.find((option) => option.choose === 'link' && isProposal(session, option.link));
  try {
    return offeredFor(session, options, word);
  } catch (reason) {
    if (reason instanceof Fault && /^\d+$/.test(word)) return undefined;
    throw reason;
  }
}

function isProposal({ game }: Session, id: number): boolean {
  return game.state.chain.some((link) => link.id === id && link.kind === 'proposal');
}
