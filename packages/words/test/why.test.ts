import { explain, verdictsOn } from '@meetingstone/rules';
import { describe, expect, test } from 'vitest';
import { plain, whyWords } from '../src/index.ts';
import { card, idOf, position, tellerFor } from './support.ts';

function why(game: ReturnType<typeof position>, id: number, viewer = 0): string[] {
  const asked = game.decision?.player === viewer ? verdictsOn(game, id) : [];
  const { head, lines } = whyWords(explain(game, id, viewer), asked, tellerFor(game, viewer));
  return [head, ...lines].map(plain);
}

describe('why', () => {
  test('a number is told from what is printed, each modifier with its source, its player and its rule', () => {
    const game = position(
      { play: [card('Silas Darkmoon'), card('Quarry Ogre')] },
      { play: [card('Breen Toestubber')] },
    );
    const lines = why(game, idOf(game, 'Silas Darkmoon'));
    expect(lines[0]).toMatch(/^Silas Darkmoon: \d+ ATK, \d+ health$/);
    expect(lines[1]).toMatch(
      /^ATK: 0 printed, -1 Breen Toestubber \(Grusk's, 714\.2\), \+\d+ Silas Darkmoon \(yours, 714\.2\)$/,
    );
  });

  test('what cannot be done is told with the rule and the card behind it', () => {
    const game = position({ play: [card('Quarry Ogre')], hand: [card('Fireball')] }, {});
    expect(why(game, idOf(game, 'Fireball'))).toContain(
      "can't be played: you cannot pay for it (Fireball), rule 403.1",
    );
    expect(why(game, idOf(game, 'Quarry Ogre'))).toContain('can attack');
  });

  test('nobody is told about a card that he may not look at', () => {
    const game = position({}, { hand: [card('Fireball')] });
    expect(why(game, idOf(game, 'Fireball', 1))).toEqual(['Nobody may tell you about that card.']);
  });
});
