import { expect, test } from 'vitest';
import { ability, set } from '../src/language/cards.ts';
import { deal, draw, heal } from '../src/language/effects.ts';
import { anAlly, damaged, heroOrAlly, withCost } from '../src/language/nouns.ts';
import { target, yourHero } from '../src/language/selections.ts';
import { wordsUsed } from '../src/usage.ts';

test('each word is counted once for each card', () => {
  const cards = set({
    First: ability({ cost: 1 }, deal(1, 'fire', target(damaged(heroOrAlly))), draw(), draw()),
    Second: ability({ cost: 1 }, deal(1, 'fire', target(withCost('or less', 2, anAlly))), heal('all', yourHero)),
  });
  expect(wordsUsed(cards).map(({ part, word, cards }) => `${part} ${word} ${cards}`)).toStrictEqual([
    'comparison or less 1',
    'effect deal 2',
    'effect draw 1',
    'effect heal 1',
    'noun cost 1',
    'noun damaged 1',
    'noun kind 2',
    'players you 2',
    'selection hero 2',
    'selection target 2',
  ]);
});

test('without a list, the whole catalogue is counted', () => {
  const words = wordsUsed();
  const verbs = words.filter(({ part }) => part === 'effect');
  expect(verbs.find(({ word }) => word === 'deal')?.cards).toBeGreaterThan(20);
  expect(words.every(({ cards }) => cards >= 1)).toBe(true);
});
