import { ally, set } from '../../language/cards.ts';
import { controlledByYou } from '../../language/changes.ts';
import { discard, draw, give, may, thisDeals } from '../../language/effects.ts';
import { aCard, aHero, anAlly, attacking, thisOne, yours } from '../../language/nouns.ts';
import { has, when } from '../../language/powers.ts';
import { eachPlayer, eventCard, target, thisCard } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const cards = set({
  'Kwee Q. Peddlefeet': ally(
    { cost: 4, tags: ['Goblin', 'Cupid'], atk: [1, 'ranged'], health: 4 },
    has('Long-Range'),
    when(
      { event: 'deal', by: attacking(thisOne), card: anAlly, combat: true },
      give(eventCard, [controlledByYou], { while: thisCard, remains: yours(aCard) }),
    ),
  ),
  'Searing Scorchling': ally(
    { cost: 3, tags: ['Fire Elemental'], atk: [2, 'fire'], health: 1 },
    has('Ferocity'),
    when(isDestroyed(thisOne), may(thisDeals(2, 'fire', target(aHero)))),
  ),
  'Swift Brewfest Ram': ally(
    { cost: 2, tags: ['Ram'], limit: 'Mount (1)', atk: [0, 'melee'], health: 4 },
    when(
      { event: 'place', whose: 'you', card: { faceDown: false } },
      { do: 'choose modes', count: 1, modes: [[draw(1, eachPlayer)], [discard(1, eachPlayer)]], by: 'chance' },
    ),
  ),
});
