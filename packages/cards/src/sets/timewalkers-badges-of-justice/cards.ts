import { cardsInHandOf, costOf, countersOn, X, yourResources } from '../../language/amounts.ts';
import { armor, item, set } from '../../language/cards.ts';
import { health, keyword, power } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import { addCounters, deal, destroy, give, heal, put, putIntoHand } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  aHero,
  among,
  anAbility,
  anAlly,
  inYourGraveyard,
  inZone,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { basic, has, have, haveWhile, pay, provided, when, whenThisEntersPlay } from '../../language/powers.ts';
import {
  chosen,
  done,
  each,
  it,
  kept,
  revealed,
  target,
  topOfYourDeck,
  you,
  yourHero,
} from '../../language/selections.ts';
import { turnEnds } from '../../language/watches.ts';

export const cards = set({
  'Hood of Hidden Flesh': armor(
    { cost: 1, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Head (1)', def: 1 },
    whenThisEntersPlay(
      { do: 'look at', what: topOfYourDeck(3) },
      put(chosen(among(revealed, inZone('deck', aCard))), { to: 'removed', faceDown: true }),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
    provided(compared(yourResources, 'or more', 7), pay(['activate'], putIntoHand(each(among(kept, aCard))))),
  ),
  'Jaw of Repudiation': armor(
    { cost: 2, icon: ['Death Knight', 'Paladin', 'Warrior'], tags: ['Plate'], limit: 'Head (1)', def: 1 },
    pay([8], deal(8, 'melee', target(aHero))),
  ),
  'Nocturnal Gaze': armor(
    { cost: 4, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Head (1)', def: 1 },
    haveWhile(compared(cardsInHandOf(you), 'exactly', 0), yourHeroAs, power(has('Assault', 2))),
  ),
  'Threadlinked Chain': item(
    { cost: 4, icon: ['Druid', 'Paladin', 'Priest', 'Shaman'] },
    have(anAlly, keyword('Elusive'), keyword('Protector')),
    when(turnEnds('any'), { do: 'heal', amount: 'all', from: each(anAlly), by: it }),
  ),
  'Violet Signet of the Archmage': item(
    { cost: 3, icon: ['Druid', 'Mage', 'Paladin', 'Priest', 'Shaman', 'Warlock'], limit: 'Ring (2)' },
    pay(
      [2, 'activate', { pay: 'turn face down', noun: yours({ faceDown: false, kind: ['Resource'] }) }],
      addCounters(1, 'charge'),
    ),
    basic(
      pay(['activate'], {
        do: 'create',
        cost: {
          cost: 'play',
          noun: anAbility,
          whose: 'you',
          by: { amount: 'times', of: [-1, countersOn('charge')] },
          next: true,
        },
        duration: 'this turn',
      }),
    ),
  ),
  'Violet Signet of the Grand Restorer': item(
    { cost: 6, icon: ['Druid', 'Paladin', 'Priest', 'Shaman'], limit: 'Ring (2)' },
    pay(['activate'], put(target(inYourGraveyard(aCard)), { to: 'deck', at: 'bottom' }), heal(costOf(done), yourHero)),
  ),
  'Violet Signet of the Great Protector': item(
    { cost: 3, icon: ['Death Knight', 'Druid', 'Paladin', 'Warrior'], limit: 'Ring (2)' },
    have(yourHeroAs, keyword('Protector')),
    haveWhile({ is: 'there', noun: yours(anAlly), atLeast: 5 }, yourHeroAs, health(12)),
  ),
  'Violet Signet of the Master Assassin': item(
    { cost: 6, icon: ['Druid', 'Hunter', 'Rogue', 'Shaman'], limit: 'Ring (2)' },
    basic(pay(['X', 'activate', destroyThis], destroy(each(withCost('exactly', X, abilityAllyOrEquipment))))),
  ),
  "Zeherah's Dragonskull Crown": armor(
    { cost: 2, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Head (1)', def: 1 },
    pay([2], give(target(anAlly), [keyword('Ferocity')])),
    pay([2], give(target(anAlly), [power(has('Assault', 1))])),
  ),
});
