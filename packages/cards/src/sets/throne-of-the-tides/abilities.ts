import { countOf, either } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, health, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { deal, give, giveAll, put, putIntoHand, putIntoPlay, reveal } from '../../language/effects.ts';
import { aCard, among, anAlly, attached, heroOrAlly, inZone, tagged, withCost, yours } from '../../language/nouns.ts';
import { have } from '../../language/powers.ts';
import { each, it, revealed, target, topOfYourDeck } from '../../language/selections.ts';

export const abilities = set({
  'Face of Fear': ability({ cost: 3 }, putIntoHand(target(anAlly))),
  'Monstrous Strike': ability({ cost: 2 }, give(target(heroOrAlly), [atk(either(is(it, tagged('Monster')), 4, 1))])),
  'Monstrous Upheaval': ability(
    { cost: 3 },
    deal({ amount: 'times', of: [2, countOf(yours(tagged('Monster', heroOrAlly)))] }, 'melee', target(heroOrAlly)),
  ),
  'Rallying Cry of the Dragonslayer': attachment({ cost: 1 }, anAlly, have(attached(anAlly), atk(1), health(1))),
  'RwlRwlRwlRwl!': ability({ cost: 1 }, giveAll(yours(tagged('Murloc', anAlly)), [atk(1), keyword('Ferocity')])),
  'Strength of Will': attachment({ cost: 3 }, anAlly, have(attached(anAlly), atk(2), health(2))),
  'Surge of Power': ongoing({ cost: 3 }, have(yours({ token: true, kind: ['Ally'] }), atk(1), health(1))),
  'Unleash the Swarm!': ability(
    { cost: 4 },
    reveal(topOfYourDeck(7)),
    putIntoPlay(each(among(revealed, inZone('deck', withCost('or less', 1, tagged('Murloc', anAlly)))))),
    put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
  ),
});
