import { countOf, thatMuch } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, cant, keyword, power } from '../../language/changes.ts';
import { destroying } from '../../language/costs.ts';
import { deal, draw, give, giveAll, ifSo, interrupt, putIntoHand, thisDeals } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCharacter,
  aHero,
  among,
  anAlly,
  aResource,
  attached,
  friendly,
  heroOrAlly,
  inZone,
  opposing,
  tagged,
  yours,
} from '../../language/nouns.ts';
import { have, nextTime, pay, skipped, when } from '../../language/powers.ts';
import { controllerOf, done, each, target, targeted, that, you, yourHero } from '../../language/selections.ts';
import { draws } from '../../language/watches.ts';

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
  'Fuel for the Fire': ongoing(
    { cost: 5, icon: 'Mage', tags: ['Fire'] },
    pay(['activate', destroying(yours(aResource))], deal(3, 'fire', target(anAlly))),
  ),
  'Mage Training': attachment(
    { cost: 1, icon: 'Mage', tags: ['Arcane'] },
    friendly(anAlly),
    have(attached(anAlly), power(pay(['activate'], thisDeals(1, 'arcane', each(opposing(heroOrAlly)))))),
  ),
  'Magma Spike': ability({ cost: 4, icon: 'Mage', tags: ['Basic', 'Fire'] }, deal(5, 'fire', target(heroOrAlly))),
  'Nether Fracture': ability(
    { cost: 3, icon: 'Mage', tags: ['Arcane'], instant: true },
    interrupt(target(inZone('chain', abilityAllyOrEquipment))),
  ),
  Portal: ability(
    { cost: 2, icon: 'Mage', tags: ['Arcane'] },
    { do: 'search', who: you, noun: anAlly, reveal: true, then: [putIntoHand(that)] },
  ),
  'Touch of Ice': ability(
    { cost: 1, icon: 'Mage', tags: ['Frost'], instant: true },
    deal(1, 'frost', target(heroOrAlly)),
    ifSo(
      { is: 'there', noun: among(done, aHero) },
      {
        do: 'create',
        replacement: nextTime(draws('you'), skipped),
        duration: 'this turn',
        who: controllerOf(targeted(0)),
      },
    ),
  ),
  'Touch of the Arcane': ability(
    { cost: 3, icon: 'Mage', tags: ['Arcane'], instant: true },
    deal(1, 'arcane', target(heroOrAlly)),
    draw(thatMuch),
  ),
  'Wand Specialization': ongoing(
    { cost: 3, icon: 'Mage', tags: ['Arcane'], talent: 'Arcane' },
    have(yours(tagged('Wand')), atk(2)),
    when(
      { event: 'strike', card: tagged('Wand'), whose: 'you' },
      give(yourHero, [keyword('Long-Range')], 'this combat'),
    ),
  ),
});
