import { atkOf, either } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, health } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import { deal, dealtBy, destroy, ifYouDo, may, payTo, unpreventably } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAbility,
  anAlly,
  attached,
  attacking,
  defending,
  friendly,
  heroOrAlly,
  opposing,
  yours,
} from '../../language/nouns.ts';
import { have, pay, when } from '../../language/powers.ts';
import { each, it, target, targeted, yourHero } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const paladin = set({
  'Blessing of Faith': attachment(
    { cost: 1, icon: 'Paladin', tags: ['Holy', 'Blessing'], instant: true },
    friendly(anAlly),
    have(attached(anAlly), atk(1), health(1)),
    pay([2, destroyThis], destroy(target(anAbility))),
  ),
  'Holy Vengeance': ongoing(
    { cost: 2, icon: 'Paladin', tags: ['Retribution'] },
    when(isDestroyed(yours(anAlly)), ifYouDo(may(payTo([1])), unpreventably(deal(2, 'holy', target(aHero))))),
  ),
  'Holy Wrath': ability(
    { cost: 6, icon: 'Paladin', tags: ['Holy'] },
    unpreventably(
      deal(
        { amount: 'sum', of: [4, either(is(it, { tag: ['Demon', 'Dragonkin', 'Elemental'] }), 4, 0)] },
        'holy',
        each(opposing(heroOrAlly)),
      ),
    ),
  ),
  Inquisition: ability(
    { cost: 2, icon: 'Paladin', tags: ['Holy'] },
    unpreventably(dealtBy(target(anAlly), atkOf(targeted(0)), 'holy', targeted(0))),
  ),
  'Light of Reckoning': ability(
    { cost: 1, icon: 'Paladin', tags: ['Protection'], instant: true },
    { do: 'modify', what: yourHero, changes: [atk(3)], while: is(it, defending(aCard)), duration: 'this combat' },
  ),
  'Vengeful Crusader Strike': ability(
    { cost: 2, icon: 'Paladin', tags: ['Retribution'], instant: true },
    deal(4, 'melee', target(attacking(aCard))),
  ),
});
