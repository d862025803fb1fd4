import { atkOf, cardsInHandOf } from '../../language/amounts.ts';
import { ability, attachment, set } from '../../language/cards.ts';
import { cant } from '../../language/changes.ts';
import { deal, dealtBy, delve, draw, giveAll, putIntoHand, reveal } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAlly,
  attached,
  heroOrAlly,
  inZone,
  opposing,
  sameNameAs,
  tagged,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, have, when } from '../../language/powers.ts';
import {
  attachedCard,
  controllerOf,
  each,
  revealed,
  target,
  targeted,
  that,
  topOfYourDeck,
  you,
} from '../../language/selections.ts';

export const mage = set({
  Char: attachment(
    { cost: 3, icon: 'Mage', tags: ['Fire'] },
    aHero,
    atStartOfYourTurn(deal(cardsInHandOf(controllerOf(attachedCard)), 'fire', attachedCard)),
  ),
  'Focus Magic': ability(
    { cost: 4, icon: 'Mage', tags: ['Arcane'], talent: 'Arcane' },
    reveal(topOfYourDeck(1)),
    putIntoHand(that),
    { do: 'search', who: you, noun: sameNameAs(revealed, aCard), count: 3, reveal: true, then: [putIntoHand(that)] },
  ),
  'Glacial Tomb': attachment(
    { cost: 1, icon: 'Mage', tags: ['Frost'] },
    anAlly,
    have(attached(anAlly), cant('attack'), cant('exhaust')),
  ),
  'Molten Scorch': ability(
    { cost: 3, icon: 'Mage', tags: ['Fire'], instant: true },
    deal(3, 'fire', target(heroOrAlly)),
    delve,
  ),
  'Monstrous Frostbolt Volley': ability(
    { cost: 3, icon: 'Mage', tags: ['Frost'] },
    dealtBy(target(yours(tagged('Monster', heroOrAlly))), atkOf(targeted(0)), 'frost', each(opposing(heroOrAlly))),
  ),
  'Touch of Brilliance': attachment(
    { cost: 1, icon: 'Mage', tags: ['Arcane'] },
    yours(anAlly),
    when({ event: 'deal', by: attached(anAlly), card: opposing(aHero), combat: true }, draw()),
  ),
  Vortex: ability(
    { cost: 0, icon: 'Mage', tags: ['Arcane'], instant: true },
    giveAll(yours(inZone('hand', tagged('Monster', anAlly))), [{ change: 'become instant' }], {
      until: { event: 'play', card: tagged('Monster', anAlly), whose: 'you' },
    }),
  ),
});
