import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { command, temporary } from './support.ts';

const CARDS = `
Mara Dunn, Alliance, Hero—Human Mage (Frost), 25 Health
On your turn: (3), Flip Mara Dunn → Your hero deals 2 frost damage to target ally.

Ember Bolt, (1), Mage, Instant Ability—Fire
Your hero deals 2 fire damage to target opposing ally.

Militia Page, 1, Alliance, Ally—Human Warrior, Unlimited, 2 Melee / 1 Health
`;
const DECK = 'Name: Pages\nHero: Mara Dunn\n4 Ember Bolt\n52 Militia Page\n4 Footsoldier\n';

const cards = temporary('cards.txt', CARDS);
const deck = temporary('pages.txt', DECK);

describe('--cards FILE', () => {
  test('a deck of one’s own cards is checked and shown', async () => {
    expect((await command('deck', 'check', deck, '--cards', cards)).out).toBe(
      'Pages: legal for Constructed play, 60 cards',
    );
    const { out } = await command('deck', 'show', deck, '--cards', cards);
    expect(out).toContain('Mara Dunn, Alliance Mage, Hero—Human Mage (Frost), 25 Health');
    expect(out).toContain('  52 Militia Page, 1, Alliance, Ally—Human Warrior, Unlimited, 2 [Melee] / 1 Health');
    expect(out).toContain('Abilities (4)');
    const { err } = await command('deck', 'check', deck);
    expect(err).toContain('no card is named "Mara Dunn"');
  });

  test('games and matches are played with them, and go the same way again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'own-'));
    const table = ['--decks', deck, 'Vespers', '--cards', cards, '--bots', 'greedy', '--record', folder];
    expect(await command('simulate', ...table, '--games', '1')).toMatchObject({ code: 0, err: '' });
    expect(await command('simulate', ...table, '--games', '1', '--match', '1')).toMatchObject({ code: 0, err: '' });
    for (const file of ['game-1.json', 'match-1.json']) {
      const { out, code } = await command('replay', join(folder, file));
      expect(out).toContain('ends in the recorded state');
      expect(code).toBe(0);
    }
  });

  test('what is wrong with them is told before anybody plays', async () => {
    const odd = temporary('cards.txt', `${CARDS}\nOdd Page, 1, Ally—Human, 1 Melee / 1 Health\nThis ally hums.`);
    const twice = temporary('cards.txt', `${CARDS}\nEmber Bolt, 2, Mage, Ability—Fire\nDraw a card.`);
    const errorWith = async (...words: readonly string[]) => (await command('simulate', ...words)).err;
    expect(await errorWith('--decks', deck, 'Vespers', '--cards', odd)).toContain(
      '"Odd Page": not understood from "hums',
    );
    expect(await errorWith('--decks', deck, 'Vespers', '--cards', twice)).toContain('"Ember Bolt" is there twice');
    expect(await errorWith('--cards', cards)).toContain('--cards is for decks that contain them');
    expect(await errorWith('--decks', deck, '--cards', '/no/such/file')).toContain('there is no such file');
  });
});
