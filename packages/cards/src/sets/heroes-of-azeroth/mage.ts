import { X } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { cant } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import { deal, draw, give, ifSo, interrupt, putIntoHand, removeFromGame } from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  aHero,
  among,
  anAbility,
  anAlly,
  attacking,
  defending,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  opposing,
  tagged,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, have, pay } from '../../language/powers.ts';
import {
  attachedCard,
  controllerOf,
  done,
  each,
  target,
  targeted,
  thisCard,
  yourHero,
} from '../../language/selections.ts';

export const mage = set({
  'Arcane Intellect': attachment(
    { cost: 2, icon: 'Mage', tags: ['Arcane'], instant: true },
    aHero,
    draw(1, controllerOf(targeted(0))),
    {
      power: 'continuous',
      continuous: { players: 'any', of: controllerOf(attachedCard), changes: [{ change: 'hand size', by: 3 }] },
    },
  ),
  Blink: ability(
    { cost: 2, icon: 'Mage', tags: ['Arcane'], instant: true },
    draw(),
    ifSo(is(yourHero, defending(aCard)), { do: 'remove from combat', what: each(attacking(aCard)) }),
  ),
  'Brain Freeze': ability(
    { cost: 3, icon: 'Mage', tags: ['Frost'], instant: true },
    { do: 'create', continuous: { players: 'any', changes: [cant('draw')] }, duration: 'this turn' },
  ),
  'Cold Snap': ability(
    { cost: 2, plusX: true, icon: 'Mage', tags: ['Frost'], instant: true, talent: 'Frost' },
    removeFromGame(thisCard),
    putIntoHand({
      select: 'choose',
      noun: inYourGraveyard(tagged('Frost', { kind: ['Ability'], differing: 'name' })),
      count: { upTo: X },
    }),
  ),
  Counterspell: ability(
    { cost: 2, icon: 'Mage', tags: ['Arcane'], instant: true },
    interrupt(target(inZone('chain', anAbility))),
  ),
  Frostbolt: ability(
    { cost: 3, icon: 'Mage', tags: ['Frost'], instant: true },
    deal(3, 'frost', target(heroOrAlly)),
    give(each(among(done, aCharacter)), [cant('attack')]),
  ),
  'Mana Agate': ongoing({ cost: 2, icon: 'Mage', tags: ['Arcane'] }, pay([1, destroyThis], draw(2))),
  Pyroblast: attachment(
    { cost: 8, icon: 'Mage', tags: ['Fire'], talent: 'Fire' },
    heroOrAlly,
    deal(6, 'fire', targeted(0)),
    atStartOfYourTurn(deal(2, 'fire', attachedCard)),
  ),
  "Winter's Grasp": ongoing(
    { cost: 3, icon: 'Mage', tags: ['Frost'] },
    have(opposing(anAlly), cant('attack', { noun: yours(heroOrAlly), unless: [{ pay: 'resources', amount: 1 }] })),
  ),
});
