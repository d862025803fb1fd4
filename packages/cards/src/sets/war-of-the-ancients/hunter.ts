import { ability, ally, set } from '../../language/cards.ts';
import { is } from '../../language/conditions.ts';
import { deal, draw, ifSo, put, reveal, thisDeals } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aHero,
  anAlly,
  attacking,
  ofParity,
  opposing,
  thisOne,
  withCost,
} from '../../language/nouns.ts';
import { has, pay, when } from '../../language/powers.ts';
import { revealed, target, thisCard, topOfYourDeck } from '../../language/selections.ts';

export const hunter = set({
  Arrowstorm: ability(
    { cost: 1, icon: 'Hunter', tags: ['Marksmanship'], instant: true },
    deal(4, 'ranged', target(opposing(withCost('or more', 4, anAlly)))),
  ),
  'Bear Trap': ability(
    { cost: 3, icon: 'Hunter', tags: ['Survival'], instant: true },
    { do: 'remove from combat', what: target(attacking(opposing(anAlly))) },
    draw(),
    has('Trap'),
  ),
  'Furious George': ally(
    { cost: 1, icon: 'Hunter', tags: ['Monkey', 'Beast'], limit: 'Pet (1)', atk: [0, 'melee'], health: 3 },
    when(
      { event: 'defend', card: thisOne },
      reveal(topOfYourDeck(1)),
      ifSo(is(revealed, ofParity('even', abilityAllyOrEquipment)), { do: 'remove from combat', what: thisCard }),
      put(revealed, { to: 'deck', at: 'bottom' }),
    ),
    pay(['activate'], thisDeals(3, 'fire', target(aHero))),
  ),
});
