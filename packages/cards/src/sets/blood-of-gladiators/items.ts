import { cardsInHandOf } from '../../language/amounts.ts';
import { item, set } from '../../language/cards.ts';
import { destroyThis } from '../../language/costs.ts';
import { deal, destroy } from '../../language/effects.ts';
import { aHero, aResource, withCost } from '../../language/nouns.ts';
import { atStartOfYourTurn, pay } from '../../language/powers.ts';
import { controllerOf, each, target, targeted, you } from '../../language/selections.ts';

export const items = set({
  'Band of Vile Aggression': item(
    { cost: 2, icon: ['Druid', 'Hunter', 'Rogue'], limit: 'Ring (2)' },
    pay([5, 'activate'], destroy(target(aResource))),
  ),
  'Talisman of the Alliance': item(
    {
      cost: 3,
      icon: ['Alliance', 'Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
      limit: 'Trinket (2)',
    },
    pay(
      ['activate', destroyThis],
      destroy(
        each(
          withCost(
            'exactly',
            { amount: 'lowest', number: 'cost', of: { kind: ['Ability', 'Equipment'] } },
            { kind: ['Ability', 'Equipment'] },
          ),
        ),
      ),
    ),
  ),
  'Talisman of the Horde': item(
    {
      cost: 3,
      icon: ['Horde', 'Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
      limit: 'Trinket (2)',
    },
    pay(
      ['activate', destroyThis],
      destroy(
        each(
          withCost(
            'exactly',
            { amount: 'highest', number: 'cost', of: { kind: ['Ability', 'Equipment'] } },
            { kind: ['Ability', 'Equipment'] },
          ),
        ),
      ),
    ),
  ),
  'The Seal of Danzalar': item(
    { cost: 3, icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'], limit: 'Ring (2)' },
    atStartOfYourTurn(
      deal(
        {
          amount: 'sum',
          of: [cardsInHandOf(you), { amount: 'times', of: [-1, cardsInHandOf(controllerOf(targeted(0)))] }],
        },
        'shadow',
        target(aHero),
      ),
    ),
  ),
});
