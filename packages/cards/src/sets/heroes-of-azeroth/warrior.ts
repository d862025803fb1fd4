import { atkOf } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, cant, keyword } from '../../language/changes.ts';
import { deal, destroy, give, giveAll } from '../../language/effects.ts';
import {
  anAlly,
  anArmor,
  aWeapon,
  damaged,
  heroOrAlly,
  opposing,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, have, ifWould, prevented } from '../../language/powers.ts';
import { attachedCard, chosen, target, targeted } from '../../language/selections.ts';

export const warrior = set({
  'Battle Shout': ongoing(
    { cost: 3, icon: 'Warrior', tags: ['Fury', 'Shout'], instant: true },
    have(yours(anAlly), atk(1)),
  ),
  Cleave: ability(
    { cost: 4, icon: 'Warrior', tags: ['Arms'] },
    deal(
      { amount: 'sum', of: [1, atkOf(chosen(yours(tagged('Melee', aWeapon))))] },
      'melee',
      target(anAlly, { upTo: 2 }),
    ),
  ),
  'Defensive Stance': ongoing(
    { cost: 3, icon: 'Warrior', tags: ['Protection'], limit: 'Stance (1)' },
    have(yourHeroAs, keyword('Protector')),
    ifWould({ event: 'deal', by: yourHeroAs }, prevented(1)),
    ifWould({ event: 'deal', card: yourHeroAs }, prevented(1)),
  ),
  'Demoralizing Shout': ongoing(
    { cost: 3, icon: 'Warrior', tags: ['Shout', 'Fury'], instant: true },
    have(opposing(anAlly), atk(-1)),
  ),
  Execute: ability({ cost: 1, icon: 'Warrior', tags: ['Fury'], instant: true }, destroy(target(damaged(anAlly)))),
  'Heroic Strike': ability({ cost: 1, icon: 'Warrior', tags: ['Arms'] }, giveAll(yours(aWeapon), [atk(3)])),
  'Mortal Strike': ability(
    { cost: 2, icon: 'Warrior', tags: ['Arms'], instant: true, talent: 'Arms' },
    deal({ amount: 'sum', of: [1, atkOf(chosen(yours(tagged('Melee', aWeapon))))] }, 'melee', target(heroOrAlly)),
    give(targeted(0), [cant('be healed')]),
  ),
  Rend: attachment(
    { cost: 1, icon: 'Warrior', tags: ['Arms'], instant: true },
    heroOrAlly,
    atStartOfYourTurn(deal(1, 'melee', attachedCard)),
  ),
  'Stalwart Protector': ongoing(
    { cost: 1, icon: 'Warrior', tags: ['Protection'], instant: true },
    have(yourHeroAs, keyword('Protector')),
  ),
  'Sunder Armor': ability({ cost: 1, icon: 'Warrior', tags: ['Protection'], instant: true }, destroy(target(anArmor))),
});
