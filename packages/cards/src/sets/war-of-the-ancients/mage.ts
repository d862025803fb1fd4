import { ability, attachment, ongoing, set, token } from '../../language/cards.ts';
import { cant } from '../../language/changes.ts';
import { deal, destroy, draw, ifSo, interrupt, may, payTo, playFree, removeFromGame } from '../../language/effects.ts';
import { among, anAbility, anAlly, attached, inZone, opposing } from '../../language/nouns.ts';
import { atStartOfYourTurn, have } from '../../language/powers.ts';
import { done, each, target, targeted, that, thisCard } from '../../language/selections.ts';

export const mage = set({
  'Arcane Unraveling': ability(
    { cost: 4, icon: 'Mage', tags: ['Arcane'], instant: true },
    interrupt(target(inZone('chain', anAbility))),
    removeFromGame(targeted(0)),
    ifSo({ is: 'there', noun: among(done, { ongoing: false, kind: ['Ability'] }) }, may(playFree(that))),
  ),
  'Conjure Elementals': ongoing(
    { cost: 2, icon: 'Mage', tags: ['Basic', 'Frost'] },
    atStartOfYourTurn({
      do: 'if you do',
      first: [may(payTo([2]))],
      then: [{ do: 'put token', token: token('Water Elemental', { atk: [2, 'frost'], health: 1 }) }],
      else: [destroy(thisCard)],
    }),
  ),
  Firestorm: ability({ cost: 5, icon: 'Mage', tags: ['Fire'], instant: true }, deal(3, 'fire', each(anAlly))),
  'Ice Prison': attachment(
    { cost: 5, icon: 'Mage', tags: ['Basic', 'Frost', 'Attachment'] },
    opposing(anAlly),
    draw(),
    have(attached(anAlly), cant('ready')),
  ),
  Manaflow: ability(
    { cost: 5, icon: 'Mage', tags: ['Basic', 'Arcane'] },
    draw({ amount: 'highest', number: 'cost', of: { kind: ['Ally'], whose: 'you' } }),
  ),
});
