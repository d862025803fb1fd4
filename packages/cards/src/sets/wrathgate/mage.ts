import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { cant, losesPowers } from '../../language/changes.ts';
import { deal, draw } from '../../language/effects.ts';
import { anAlly, anEquipment, attached, heroOrAlly, opposing } from '../../language/nouns.ts';
import { atStartOfYourTurn, have, pay, provided } from '../../language/powers.ts';
import { attachedCard, controllerOf, each, heroOf } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const mage = set({
  'Explosive Flames': ongoing(
    { cost: 2, icon: 'Mage', tags: ['Fire'] },
    provided(
      { is: 'happened', watch: isDestroyed(opposing(anAlly)) },
      pay([1, 'activate'], deal(1, 'fire', each(opposing(heroOrAlly)))),
    ),
  ),
  'Netherwind Presence': ability({ cost: 7, icon: 'Mage', tags: ['Arcane'], talent: 'Arcane' }, draw(7)),
  Scald: attachment(
    { cost: 4, icon: 'Mage', tags: ['Fire'] },
    anEquipment,
    have(attached(anEquipment), losesPowers, cant('have powers')),
    atStartOfYourTurn(deal(2, 'fire', heroOf(controllerOf(attachedCard)))),
  ),
});
