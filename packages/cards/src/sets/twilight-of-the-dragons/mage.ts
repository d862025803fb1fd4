import { countersOn, countOf } from '../../language/amounts.ts';
import { ability, attachment, set } from '../../language/cards.ts';
import { cant, power } from '../../language/changes.ts';
import { destroying } from '../../language/costs.ts';
import { addCounters, deal, destroy, draw, give, ifYouDo, may } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  aHero,
  anAlly,
  attached,
  friendly,
  heroOrAlly,
  opposing,
  thisOne,
  typed,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, costToPlay, has, have, when } from '../../language/powers.ts';
import { attachedCard, each, target, thisCard } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const mage = set({
  'Blazing Debris': ability(
    { cost: 5, icon: 'Mage', tags: ['Fire'], instant: true },
    deal(3, 'fire', target(heroOrAlly, { upTo: 2 })),
  ),
  'Favor of the Arcane': attachment(
    { cost: 1, icon: 'Mage', tags: ['Arcane'] },
    friendly(anAlly),
    have(attached(anAlly), power(has('Assault', 2))),
    when(isDestroyed(attached(anAlly)), draw()),
  ),
  'Flame Orb': attachment(
    { cost: 2, icon: 'Mage', tags: ['Fire'] },
    opposing(aHero),
    atStartOfYourTurn(
      addCounters(1, 'ember'),
      deal(1, 'fire', attachedCard),
      ifYouDo(may(destroy(thisCard)), deal(countersOn('ember'), 'fire', target(heroOrAlly))),
    ),
  ),
  Glaciate: ability(
    { cost: 1, icon: 'Mage', tags: ['Frost'], instant: true },
    give(target(opposing(anAlly)), [cant('attack')]),
    draw(),
  ),
  Pyromaniac: ability(
    { cost: 10, icon: 'Mage', tags: ['Fire'], talent: 'Fire' },
    deal(10, 'fire', target(heroOrAlly)),
    {
      power: 'cost change',
      change: {
        cost: 'play',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(yours(typed('fire', aCard)))] },
      },
    },
  ),
  'Ring of Frost': ability(
    { cost: 3, icon: 'Mage', tags: ['Frost'] },
    deal(2, 'frost', each(opposing({ exhausted: false, kind: ['Ally'] }))),
  ),
  'Twisted Arcana': ability(
    { cost: 1, icon: 'Mage', tags: ['Arcane'], instant: true },
    draw(2),
    costToPlay(destroying(yours(abilityAllyOrEquipment))),
  ),
});
