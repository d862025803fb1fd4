import { ability, ally, ongoing, set } from '../../language/cards.ts';
import { atk, atkAndHealth, keyword } from '../../language/changes.ts';
import { youControl } from '../../language/conditions.ts';
import { chooseOne, deal, destroy, give, ifYouDo, may, next, payTo, putIntoHand } from '../../language/effects.ts';
import { anAlly, anEquipment, damaged, heroOrAlly, inZone, thisOne, yourHeroAs } from '../../language/nouns.ts';
import { atEndOfTurn, have, haveWhile, onYourTurn, pay, when } from '../../language/powers.ts';
import { remembered, target, thisCard } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const cards = set({
  'Bear Form': ongoing(
    { cost: 1, icon: 'Druid', tags: ['Feral'], limit: 'Form (1)', instant: true },
    have(yourHeroAs, keyword('Bear Form')),
    when(isDestroyed(thisOne), ifYouDo(may(payTo([2])), next(atEndOfTurn(putIntoHand(remembered)), thisCard))),
  ),
  'Brutal Strike': ability(
    { cost: 1, icon: 'Warrior', tags: ['Fury'] },
    chooseOne([deal(1, 'melee', target(anAlly))], [destroy(target(damaged(anAlly)))]),
  ),
  'Fire Power': ongoing(
    { cost: 3, icon: 'Mage', tags: ['Fire'], talent: 'Fire' },
    when(
      {
        event: 'play',
        card: inZone('chain', { any: [{ tag: ['Fire'], kind: ['Ability'] }, { damageType: ['fire'] }] }),
        whose: 'you',
      },
      may(deal(1, 'fire', target(heroOrAlly))),
    ),
  ),
  'Grok Goreblade': ally(
    { cost: 3, icon: 'Horde', tags: ['Orc', 'Warrior'], atk: [2, 'melee'], health: 2 },
    haveWhile(youControl(anEquipment), thisOne, ...atkAndHealth(2)),
  ),
  'Infectious Brutality': ongoing(
    { cost: 3, icon: 'Warrior', tags: ['Fury'] },
    onYourTurn(pay(['activate'], give(target(anAlly), [atk(2)]))),
  ),
});
