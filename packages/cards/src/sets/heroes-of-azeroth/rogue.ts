import { atkOf, healthOf, X } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { cant, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import {
  deal,
  destroy,
  draw,
  exhaust,
  give,
  ifSo,
  ifYouDo,
  may,
  next,
  payTo,
  putIntoHand,
} from '../../language/effects.ts';
import {
  aCard,
  anAlly,
  anArmor,
  anEquipment,
  aWeapon,
  dealtCombatDamageBy,
  exhausted,
  having,
  heroOrAlly,
  inYourGraveyard,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, costToPlay, have, when } from '../../language/powers.ts';
import {
  attachedCard,
  chosen,
  eventCard,
  remembered,
  target,
  targeted,
  that,
  thisCard,
  you,
  yourHero,
} from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const rogue = set({
  Backstab: ability(
    { cost: 3, icon: 'Rogue', tags: ['Combo', 'Combat'], instant: true },
    deal({ amount: 'sum', of: [3, atkOf(chosen(yours(tagged('Dagger'))))] }, 'melee', target(exhausted(heroOrAlly))),
  ),
  'Cold Blood': ability(
    { cost: 1, icon: 'Rogue', tags: ['Assassination'], instant: true, talent: 'Assassination' },
    draw(),
    {
      do: 'create',
      trigger: when({ event: 'deal', by: yourHeroAs, card: anAlly }, destroy(eventCard)),
      duration: 'this turn',
    },
  ),
  'Coup de Grâce': ability({ cost: 2, icon: 'Rogue', tags: ['Assassination'] }, destroy(target(exhausted(anAlly)))),
  'Deadly Poison': attachment(
    { cost: 1, icon: 'Rogue', tags: ['Poison'], instant: true },
    dealtCombatDamageBy(yourHeroAs, heroOrAlly),
    atStartOfYourTurn(deal(2, 'nature', attachedCard)),
  ),
  Dismantle: ability({ cost: 2, icon: 'Rogue', tags: ['Combat'] }, destroy(target(anEquipment))),
  Eviscerate: ability(
    { cost: 2, icon: 'Rogue', tags: ['Assassination', 'Finishing', 'Move'], instant: true },
    deal({ amount: 'sum', of: [2, X] }, 'melee', target(heroOrAlly)),
    costToPlay({ pay: 'remove', noun: inYourGraveyard(tagged('Combo')), count: X, atMost: 5 }),
  ),
  'Expose Armor': ability(
    { cost: 2, icon: 'Rogue', tags: ['Assassination', 'Finishing', 'Move'] },
    destroy(target(anArmor, { exactly: X })),
    costToPlay({ pay: 'remove', noun: inYourGraveyard(tagged('Combo')), count: X, atMost: 5 }),
  ),
  Gouge: ability(
    { cost: 1, icon: 'Rogue', tags: ['Combat', 'Combo'], instant: true },
    exhaust(target(heroOrAlly)),
    give(targeted(0), [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
  ),
  Premeditation: ability(
    { cost: 4, icon: 'Rogue', tags: ['Subtlety'], talent: 'Subtlety' },
    { do: 'search', who: you, noun: tagged('Combo'), count: 2, reveal: true, then: [putIntoHand(that)] },
  ),
  'Sinister Strike': ability(
    { cost: 2, icon: 'Rogue', tags: ['Combat', 'Combo'], instant: true },
    deal({ amount: 'sum', of: [1, atkOf(chosen(yours(tagged('Melee', aWeapon))))] }, 'melee', target(heroOrAlly)),
  ),
  Stealth: ongoing(
    { cost: 1, icon: 'Rogue', tags: ['Subtlety'] },
    have(yourHeroAs, keyword('Stealth')),
    when(
      isDestroyed(thisOne),
      ifYouDo(may(payTo([2])), next(when({ event: 'turn ends' }, putIntoHand(remembered)), thisCard)),
    ),
  ),
  'Veil of Night': ongoing(
    { cost: 3, icon: 'Rogue', tags: ['Subtlety'], instant: true },
    give(yourHero, [cant('be targeted', { byOpponents: true })]),
    have(yourHeroAs, keyword('Stealth')),
  ),
  Waylay: ability(
    { cost: 2, icon: 'Rogue', tags: ['Combo', 'Assassination'], instant: true },
    exhaust(target(anAlly)),
    ifSo(is(yourHero, having('Stealth', aCard)), {
      do: 'deal',
      by: yourHero,
      amount: healthOf(targeted(0)),
      types: [],
      to: targeted(0),
    }),
  ),
});
