import { atkOf, X } from '../../language/amounts.ts';
import { ability, attachment, set } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { deal, destroy, discard, giveAll, ifSo, reveal } from '../../language/effects.ts';
import {
  aHero,
  among,
  anAlly,
  anEquipment,
  attached,
  aWeapon,
  dealtCombatDamageBy,
  exhausted,
  inYourGraveyard,
  inZone,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, costToPlay, have } from '../../language/powers.ts';
import { attachedCard, chosen, controllerOf, done, revealed, target, targeted } from '../../language/selections.ts';

export const rogue = set({
  'Devious Dismantle': ability(
    { cost: 2, icon: 'Rogue', tags: ['Basic', 'Assassination'] },
    destroy(target(anEquipment)),
    ifSo(
      { is: 'there', noun: among(done, withCost('or less', 4, anEquipment)) },
      discard(1, controllerOf(targeted(0))),
    ),
  ),
  'Guise of the Stalker': attachment(
    { cost: 3, icon: 'Rogue', tags: ['Basic', 'Subtlety', 'Attachment'] },
    anAlly,
    have(attached(anAlly), atk(3), keyword('Stealth'), keyword('Spellshield')),
  ),
  'Hidden Strike': ability(
    { cost: 1, icon: 'Rogue', tags: ['Basic', 'Subtlety'] },
    reveal(chosen(yours(inZone('hand', anAlly)))),
    deal(atkOf(revealed), 'melee', target(exhausted(anAlly))),
  ),
  'Kiss of Death': ability(
    { cost: 2, icon: 'Rogue', tags: ['Basic', 'Combat', 'Finishing', 'Move'] },
    giveAll(yours(aWeapon), [atk(X)]),
    costToPlay({ pay: 'remove', noun: inYourGraveyard({ icon: ['Rogue'], kind: ['Ability'] }), count: X, atMost: 5 }),
  ),
  'Volatile Poison': attachment(
    { cost: 3, icon: 'Rogue', tags: ['Basic', 'Assassination', 'Poison', 'Attachment'] },
    dealtCombatDamageBy(yourHeroAs, aHero),
    atStartOfYourTurn(deal(4, 'nature', attachedCard)),
  ),
});
