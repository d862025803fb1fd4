import type { Condition, Noun, Relation } from '@meetingstone/rules';
import { countOf, valueWords } from './amounts.ts';
import { allNoun, aNoun, comparedWords } from './nouns.ts';
import { playersPhrase, selectionPhrase } from './selections.ts';
import type { Voice } from './voice.ts';
import { eventClause } from './watches.ts';
import { article, conjugated, list, type Phrase } from './words.ts';

const TURNS: Readonly<Record<Relation, string>> = {
  you: 'your turn',
  friendly: "a friendly player's turn",
  opposing: "an opponent's turn",
  any: "a player's turn",
};
const PLAYER: Readonly<Record<Relation, string>> = {
  you: 'you',
  friendly: 'a friendly player',
  opposing: 'an opponent',
  any: 'a player',
};
export const turnOf = (whose: Relation): string => TURNS[whose];

/** What must be so, as the words after "if" or "while". */
export function conditionWords(condition: Condition, voice: Voice): string {
  switch (condition.is) {
    case 'there':
      return thereIs(condition.noun, condition.atLeast ?? 1, voice);
    case 'turn of':
      return `it's ${turnOf(condition.whose)}`;
    case 'your first turn':
      return "it's your first turn";
    case 'happened':
      return `${eventClause(condition.watch, 'does', voice)} this turn`;
    case 'action phase':
      return "it's an action phase";
    case 'compared': {
      const { left, how, right } = condition;
      if (
        typeof left === 'object' &&
        left.amount === 'cards in hand' &&
        typeof right === 'number' &&
        how.startsWith('or ')
      ) {
        const who = playersPhrase(left.of, voice);
        const number = countOf(right, 'card', 'cards', voice).replace(' cards', '').replace('a card', 'one');
        return `${who.words} ${conjugated(who, 'have')} ${number} ${how} cards in hand`;
      }
      return `${valueWords(left, voice)} is ${comparedWords({ is: how, than: right }, voice)}`;
    }
    case 'so':
      return predicate(selectionPhrase(condition.what, voice), condition.noun, voice);
    case 'some player':
      return `for ${PLAYER[condition.whose]}, ${conditionWords(condition.so, voice)}`;
    case 'different names':
      return `${allNoun(condition.noun, voice).words} have different names`;
    case 'could target': {
      const who = selectionPhrase(condition.card, voice).words;
      return `${who} could target ${selectionPhrase(condition.what, voice).words}`;
    }
    case 'hero trait':
      return `your hero is ${article(condition.trait)}`;
    case 'all':
    case 'any':
      return list(
        condition.of.map((part) => conditionWords(part, voice)),
        condition.is === 'all' ? 'and' : 'or',
      );
    case 'not':
      return `it's not so that ${conditionWords(condition.of, voice)}`;
  }
}

function thereIs(noun: Noun, atLeast: Parameters<typeof valueWords>[0], voice: Voice): string {
  const inPlay = (noun.zone ?? 'play') === 'play';
  const { whose, ...rest } = noun;
  const bare = inPlay ? rest : noun;
  const things =
    atLeast === 1
      ? aNoun(bare, voice).words
      : `${countOf(atLeast, '', '', voice).trim()} or more ${allNoun(bare, voice).words}`;
  if (!inPlay || whose === undefined || whose === 'any') return `there is ${things}`;
  return (
    { you: 'you control', friendly: 'a friendly player controls', opposing: 'an opponent controls' }[whose] +
    ` ${things}`
  );
}

/** "this ally is attacking", "your hero has Stealth". */
function predicate(subject: Phrase, noun: Noun, voice: Voice): string {
  const be = conjugated(subject, 'be');
  const { attacking, defending, inCombat, exhausted, damaged, keyword, ...rest } = noun;
  const states = Object.entries({ attacking, defending, 'in combat': inCombat, exhausted, damaged });
  const said = states.flatMap(([word, value]) =>
    value === undefined ? [] : [value ? `${be} ${word}` : `${be} not ${word}`],
  );
  if (keyword !== undefined) said.push(`${conjugated(subject, 'have')} ${keyword}`);
  if (Object.keys(rest).length > 0) said.push(`${be} ${aNoun(rest, voice).words}`);
  return `${subject.words} ${list(said, 'and')}`;
}
