import { allCards } from '@meetingstone/cards';
import type { Effect, Facts } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { everyPhrase, inside, says, saysIt } from '../../src/language/walk.ts';

const blow: Effect = {
  do: 'if',
  if: { is: 'there', noun: { kind: ['Ally'], whose: 'opposing' }, atLeast: 2 },
  then: [
    {
      do: 'deal',
      amount: { amount: 'atk', of: { select: 'it' } },
      types: ['fire'],
      to: { select: 'target', noun: {} },
    },
  ],
  else: [{ do: 'draw', who: { player: 'you' }, count: 1 }],
};

test('what is inside a phrase comes in the order of its sentence, with its kind and its part', () => {
  expect(inside('effect', blow).map(({ kind, as }) => [kind, as])).toEqual([
    ['condition', 'if'],
    ['effect', 'then'],
    ['effect', 'else'],
  ]);
});

test('a walk visits every phrase, each before those inside it', () => {
  expect([...everyPhrase('effect', blow)].map(({ kind }) => kind)).toEqual([
    'condition',
    'noun',
    'amount',
    'effect',
    'amount',
    'selection',
    'selection',
    'noun',
    'effect',
    'players',
    'amount',
  ]);
});

test('a text says what any of its phrases says', () => {
  expect(saysIt('effect', blow)).toBe(true);
  expect(says('effect', blow, ({ kind, phrase }) => kind === 'players' && phrase.player === 'you')).toBe(true);
  expect(says('effect', blow, ({ kind, phrase }) => kind === 'players' && phrase.player === 'each')).toBe(false);
});

/** Everything in a card that looks like a phrase by the word with which it begins, found without knowing the language. */
function looksLikePhrases(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0;
  const inner = Object.values(part).reduce<number>((sum, one) => sum + looksLikePhrases(one), 0);
  return inner + ('do' in part || 'select' in part || 'player' in part || 'power' in part || 'change' in part ? 1 : 0);
}

const BEGIN: ReadonlySet<string> = new Set(['effect', 'selection', 'players', 'power', 'change']);

const walked = (facts: Facts): number =>
  [...everyPhrase('facts', facts)].filter(({ kind, phrase }) => BEGIN.has(kind) && typeof phrase === 'object').length;

test('the walk leaves out no instruction, selection, player, power or change of any card', () => {
  const overlooked = allCards().filter((facts) => walked(facts) !== looksLikePhrases(facts));
  expect(overlooked.map(({ name }) => name)).toEqual([]);
});
