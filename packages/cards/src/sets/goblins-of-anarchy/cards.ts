import { countOf } from '../../language/amounts.ts';
import { ally, set } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { draw, giveAll, put, thisDeals } from '../../language/effects.ts';
import { heroOrAlly, opposing, tagged, yours } from '../../language/nouns.ts';
import { has, onYourTurn, pay } from '../../language/powers.ts';
import { each, topOfYourDeck } from '../../language/selections.ts';

export const cards = set({
  Cunning: ally(
    { cost: 2, tags: ['Goblin', 'Hunter', 'Biker'], limit: 'Cunning (1)', atk: [3, 'nature'], health: 2 },
    has('Time is Money'),
    onYourTurn(pay(['activate'], thisDeals(countOf(yours(tagged('Biker'))), 'nature', each(opposing(heroOrAlly))))),
  ),
  Money: ally(
    { cost: 2, tags: ['Goblin', 'Rogue', 'Biker'], limit: 'Money (1)', atk: [3, 'melee'], health: 2 },
    has('Time is Money'),
    onYourTurn(pay(['activate'], draw(countOf(yours(tagged('Biker')))))),
  ),
  Power: ally(
    { cost: 2, tags: ['Goblin', 'Warrior', 'Biker'], limit: 'Power (1)', atk: [3, 'melee'], health: 2 },
    has('Time is Money'),
    onYourTurn(
      pay(
        ['activate'],
        giveAll(
          {
            any: [
              { kind: ['Hero'], whose: 'you' },
              { kind: ['Ally'], whose: 'you' },
            ],
          },
          [power(has('Assault', countOf(yours(tagged('Biker')))))],
        ),
      ),
    ),
  ),
  Time: ally(
    { cost: 2, tags: ['Goblin', 'Mage', 'Biker'], limit: 'Time (1)', atk: [3, 'arcane'], health: 2 },
    has('Time is Money'),
    onYourTurn(pay(['activate'], put(topOfYourDeck(countOf(yours(tagged('Biker')))), { to: 'resource row' }))),
  ),
});
