import { ability, ally, ongoing, set } from '../../language/cards.ts';
import { is } from '../../language/conditions.ts';
import { deal, destroy, draw, ifSo, interrupt, put, reveal, thisDeals } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aHero,
  anAlly,
  attacking,
  inZone,
  ofParity,
  opposing,
  thisOne,
  withCost,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, pay, when } from '../../language/powers.ts';
import { each, eventCard, revealed, target, thisCard, topOfYourDeck, yourHero } from '../../language/selections.ts';

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
  Endure: ongoing(
    { cost: 0, icon: 'Hunter', tags: ['Survival'], instant: true },
    { power: 'play only', if: is(yourHero, { remaining: { is: 'or less', than: 5 } }) },
    pay(['activate'], { do: 'remove from combat', what: yourHero }),
    pay(
      ['activate'],
      interrupt(target(inZone('chain', { kind: ['Ability'], targeting: { kind: ['Hero'], whose: 'you' } }))),
    ),
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
  Skitter: ally(
    { cost: 3, icon: 'Hunter', tags: ['Scorpid', 'Beast', 'Monster'], limit: 'Pet (1)', atk: [1, 'nature'], health: 2 },
    has('Elusive'),
    when(
      { event: 'deal', by: thisOne, card: aHero, combat: true },
      { do: 'add counters', name: 'venom', count: 1, on: eventCard },
    ),
    atStartOfYourTurn(
      destroy(each(opposing({ kind: ['Hero'], counters: { name: 'venom', number: { is: 'or more', than: 3 } } }))),
    ),
  ),
});
