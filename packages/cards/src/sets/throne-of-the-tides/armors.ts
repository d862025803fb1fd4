import { armor, EVERY_CLASS, set, token } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { not } from '../../language/conditions.ts';
import { addCounters, chooseOne, chooseWord, discard, draw, give, may } from '../../language/effects.ts';
import { yourHeroAs } from '../../language/nouns.ts';
import { asThisEntersPlay, has, onYourTurn, pay, unpreventable, whenIf } from '../../language/powers.ts';
import { eachPlayer, yourHero } from '../../language/selections.ts';
import { turnEnds } from '../../language/watches.ts';

export const armors = set({
  'Periwinkle Cloak': armor(
    { cost: 3, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Back (1)', def: 1 },
    onYourTurn(pay([2, 'activate'], chooseOne([discard(1, eachPlayer)], [draw(1, eachPlayer)]))),
  ),
  'Shroud of Cooperation': armor(
    { cost: 3, icon: EVERY_CLASS, tags: ['Cloth'], limit: 'Back (1)', def: 1 },
    asThisEntersPlay(chooseWord('class')),
    onYourTurn(
      pay([2, 'activate'], {
        do: 'put token',
        token: token('', { tags: [], atk: [1, 'melee'], health: 1 }),
        chosen: 'tag',
      }),
    ),
  ),
  'Triton Legplates': armor(
    { cost: 2, icon: ['Death Knight', 'Paladin', 'Warrior'], tags: ['Plate'], limit: 'Legs (1)', def: 2 },
    whenIf(
      turnEnds('opposing'),
      not({ is: 'happened', watch: { event: 'deal', card: yourHeroAs } }),
      may(addCounters(1, 'triton')),
    ),
    onYourTurn(
      pay(
        ['activate', { pay: 'remove counters', name: 'triton', count: 5 }],
        give(yourHero, [power(has('Assault', 10))]),
        {
          do: 'create',
          replacement: { event: { event: 'deal', combat: true, by: yourHeroAs }, instead: unpreventable },
          duration: 'this turn',
        },
      ),
    ),
  ),
  'Wentletrap Vest': armor({ cost: 2, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Chest (1)', def: 2 }),
});
