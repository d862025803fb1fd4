import { item, set } from '../../language/cards.ts';
import { atk } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroying } from '../../language/costs.ts';
import { destroy, ifYouDo, may } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  anAbility,
  anAlly,
  anEquipment,
  attacking,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, pay, payLessTo, prevented } from '../../language/powers.ts';
import { chosen, chosenBy, done, eachOpponent, it, target, yourHero } from '../../language/selections.ts';

export const items = set({
  'Choker of Vile Intent': item(
    { cost: 3, icon: ['Druid', 'Hunter', 'Paladin', 'Rogue', 'Shaman', 'Warrior'], limit: 'Neck (1)' },
    atStartOfYourTurn(
      ifYouDo(
        may(destroy(chosen(yours(abilityAllyOrEquipment)))),
        destroy(chosenBy(eachOpponent, yours({ sharesType: done }))),
      ),
    ),
  ),
  'Hourglass of the Unraveller': item(
    { cost: 3, icon: ['Hunter', 'Paladin', 'Rogue', 'Warrior'], limit: 'Trinket (2)' },
    payLessTo('play', 1, anEquipment, 1),
  ),
  "Quagmirran's Eye": item(
    { cost: 3, icon: ['Druid', 'Mage', 'Paladin', 'Priest', 'Shaman', 'Warlock'], limit: 'Trinket (2)' },
    payLessTo('play', 1, anAbility, 1),
  ),
  'Ring of the Shadow Deeps': item(
    { cost: 1, icon: ['Druid', 'Hunter', 'Paladin', 'Rogue', 'Shaman', 'Warrior'], limit: 'Ring (2)' },
    pay(['activate', destroying(yours(anAlly))], {
      do: 'modify',
      what: yourHero,
      changes: [atk(2)],
      while: is(it, attacking(aCard)),
      duration: 'this turn',
    }),
  ),
  'Ring of the Silver Hand': item(
    { cost: 3, icon: ['Druid', 'Paladin', 'Shaman'], limit: 'Ring (2)' },
    pay(['activate'], {
      do: 'create',
      replacement: { event: { event: 'deal', combat: true, card: yourHeroAs }, flags: 'by', instead: prevented('all') },
      for: target(attacking(anAlly)),
      duration: 'this combat',
    }),
  ),
});
