import { countOf, thatMuch } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { cant, power } from '../../language/changes.ts';
import { deal, draw, giveAll, interrupt, putIntoHand, thisDeals } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCharacter,
  among,
  anAlly,
  attached,
  friendly,
  heroOrAlly,
  inZone,
  opposing,
} from '../../language/nouns.ts';
import { have, pay } from '../../language/powers.ts';
import { done, each, target, that, you } from '../../language/selections.ts';

export const mage = set({
  'Arcane Brilliance': ongoing(
    { cost: 4, icon: 'Mage', tags: ['Arcane'], instant: true },
    draw(1, { player: 'each friendly' }),
    { power: 'continuous', continuous: { players: 'friendly', changes: [{ change: 'hand size', by: 3 }] } },
  ),
  'Arcane Explosion': ability(
    { cost: 6, icon: 'Mage', tags: ['Arcane'], instant: true },
    deal(1, 'arcane', each(opposing(heroOrAlly))),
    draw(countOf(among(done, aCharacter))),
  ),
  'Cold Front': ability({ cost: 2, icon: 'Mage', tags: ['Frost'], instant: true }, giveAll(anAlly, [cant('attack')])),
  'Mage Training': attachment(
    { cost: 1, icon: 'Mage', tags: ['Arcane'] },
    friendly(anAlly),
    have(attached(anAlly), power(pay(['activate'], thisDeals(1, 'arcane', each(opposing(heroOrAlly)))))),
  ),
  'Magma Spike': ability({ cost: 4, icon: 'Mage', tags: ['Fire'] }, deal(5, 'fire', target(heroOrAlly))),
  'Nether Fracture': ability(
    { cost: 3, icon: 'Mage', tags: ['Arcane'], instant: true },
    interrupt(target(inZone('chain', abilityAllyOrEquipment))),
  ),
  Portal: ability(
    { cost: 2, icon: 'Mage', tags: ['Arcane'] },
    { do: 'search', who: you, noun: anAlly, reveal: true, then: [putIntoHand(that)] },
  ),
  'Touch of the Arcane': ability(
    { cost: 3, icon: 'Mage', tags: ['Arcane'], instant: true },
    deal(1, 'arcane', target(heroOrAlly)),
    draw(thatMuch),
  ),
});
