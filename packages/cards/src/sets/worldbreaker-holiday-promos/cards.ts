import { ally, EVERY_CLASS, set, token, weapon } from '../../language/cards.ts';
import { atk, controlledByYou } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { discard, draw, give, ifSo, may, removeCounters, reveal, thisDeals } from '../../language/effects.ts';
import { aCard, aHero, anAlly, attacking, inZone, ofParity, thisOne, yours } from '../../language/nouns.ts';
import { entersWithCounters, has, have, when } from '../../language/powers.ts';
import { eachPlayer, eventCard, it, revealed, target, thisCard, topOfYourDeck } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const cards = set({
  'Krazal the Eggregator': ally(
    { cost: 2, tags: ['Goblin', 'Egg Hoarder'], atk: [3, 'nature'], health: 2 },
    {
      power: 'triggered',
      on: { event: 'reveal', card: yours(inZone('deck', thisOne)) },
      effects: [{ do: 'put token', token: token('Spring Rabbit', { atk: [1, 'nature'], health: 1 }) }],
      zone: 'deck',
    },
  ),
  'Kwee Q. Peddlefeet': ally(
    { cost: 4, tags: ['Goblin', 'Cupid'], atk: [1, 'ranged'], health: 4 },
    has('Long-Range'),
    when(
      { event: 'deal', by: attacking(thisOne), card: anAlly, combat: true },
      give(eventCard, [controlledByYou], { while: thisCard, remains: yours(aCard) }),
    ),
  ),
  'Red Rider Air Rifle': weapon(
    { cost: 5, icon: EVERY_CLASS, tags: ['1H', 'Gun'], limit: 'Ranged (1)', atk: [1, 'ranged'], strike: 2 },
    has('Long-Range'),
    entersWithCounters(2, 'eye'),
    have(thisOne, atk({ amount: 'times', of: [2, { amount: 'counters', name: 'eye', on: it }] })),
    when(
      { event: 'strike', card: thisOne, whose: 'you' },
      reveal(topOfYourDeck(1)),
      ifSo(is(revealed, ofParity('odd', aCard)), removeCounters(1, 'eye')),
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
