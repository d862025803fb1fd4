import { atkOf, countOf } from '../../language/amounts.ts';
import { ability, attachment, set } from '../../language/cards.ts';
import { atk } from '../../language/changes.ts';
import { deal, give, giveAll, may, put } from '../../language/effects.ts';
import {
  aCharacter,
  among,
  anAlly,
  anArmor,
  anEquipment,
  aWeapon,
  heroOrAlly,
  opposing,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, when } from '../../language/powers.ts';
import { attachedCard, chosen, done, each, target, targeted } from '../../language/selections.ts';

export const warrior = set({
  'Blade Strike': ability(
    { cost: 2, icon: 'Warrior', tags: ['Arms'] },
    deal({ amount: 'times', of: [2, countOf(yours(anEquipment))] }, 'melee', target(anAlly)),
  ),
  Bladewhirl: ability(
    { cost: 6, icon: 'Warrior', tags: ['Arms'] },
    deal(atkOf(chosen(yours(tagged('Melee', aWeapon)))), 'melee', each(opposing(anAlly))),
    {
      power: 'cost change',
      change: { cost: 'play', noun: thisOne, whose: 'you', by: { amount: 'times', of: [-1, countOf(yours(anArmor))] } },
    },
  ),
  'Howl from Beyond': ability(
    { cost: 4, icon: 'Warrior', tags: ['Fury'] },
    put(target(anAlly), { to: 'deck', at: 'top' }),
    has('Warp'),
  ),
  Impale: attachment(
    { cost: 5, icon: 'Warrior', tags: ['Arms', 'Attachment'], talent: 'Arms' },
    heroOrAlly,
    deal(atkOf(chosen(yours(tagged('Melee', aWeapon)))), 'melee', targeted(0)),
    atStartOfYourTurn(deal(atkOf(chosen(yours(tagged('Melee', aWeapon)))), 'melee', attachedCard)),
  ),
  'Tactical Mastery': ability(
    { cost: 2, icon: 'Warrior', tags: ['Protection'] },
    giveAll(opposing(heroOrAlly), [{ change: 'must attack' }]),
    {
      do: 'create',
      trigger: when({ event: 'propose', whose: 'opposing' }, may({ do: 'change the proposed defender' })),
      duration: 'this turn',
    },
  ),
  Thundercrash: ability(
    { cost: 1, icon: 'Warrior', tags: ['Protection'] },
    deal(1, 'melee', target(heroOrAlly)),
    give(each(among(done, aCharacter)), [atk(-1)]),
  ),
});
