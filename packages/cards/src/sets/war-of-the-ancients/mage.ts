import { ability, attachment, ongoing, set, token } from '../../language/cards.ts';
import { cant } from '../../language/changes.ts';
import { deal, destroy, draw, may, payTo } from '../../language/effects.ts';
import { anAlly, attached, opposing } from '../../language/nouns.ts';
import { atStartOfYourTurn, have } from '../../language/powers.ts';
import { each, thisCard } from '../../language/selections.ts';

export const mage = set({
  'Conjure Elementals': ongoing(
    { cost: 2, icon: 'Mage', tags: ['Frost'] },
    atStartOfYourTurn({
      do: 'if you do',
      first: [may(payTo([2]))],
      then: [{ do: 'put token', token: token('Water Elemental', { atk: [2, 'frost'], health: 1 }) }],
      else: [destroy(thisCard)],
    }),
  ),
  Firestorm: ability({ cost: 5, icon: 'Mage', tags: ['Fire'], instant: true }, deal(3, 'fire', each(anAlly))),
  'Ice Prison': attachment(
    { cost: 5, icon: 'Mage', tags: ['Frost', 'Attachment'] },
    opposing(anAlly),
    draw(),
    have(attached(anAlly), cant('ready')),
  ),
  Manaflow: ability(
    { cost: 5, icon: 'Mage', tags: ['Arcane'] },
    draw({ amount: 'highest', number: 'cost', of: { kind: ['Ally'], whose: 'you' } }),
  ),
});
