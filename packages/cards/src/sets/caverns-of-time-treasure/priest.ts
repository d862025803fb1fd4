import { countersOn } from '../../language/amounts.ts';
import { ability, attachment, set } from '../../language/cards.ts';
import { cant, controlledByYou } from '../../language/changes.ts';
import { deal, discard, mayBy, putIntoHand, removeCounters } from '../../language/effects.ts';
import { aHero, anAlly, attached, inYourGraveyard } from '../../language/nouns.ts';
import { atStartOfYourTurn, entersWithCounters, have } from '../../language/powers.ts';
import { attachedCard, controllerOf, target, thatPlayer } from '../../language/selections.ts';

export const priest = set({
  'Mass Revival': ability(
    { cost: 6, icon: 'Priest', tags: ['Basic', 'Holy'] },
    putIntoHand(target(inYourGraveyard(anAlly), { upTo: 3 })),
  ),
  Pacify: attachment(
    { cost: 4, icon: 'Priest', tags: ['Basic', 'Discipline', 'Attachment'] },
    anAlly,
    have(attached(anAlly), controlledByYou),
    have(attached(anAlly), cant('attack')),
  ),
  'Psychic Duress': attachment(
    { cost: 4, icon: 'Priest', tags: ['Basic', 'Shadow', 'Attachment'] },
    aHero,
    entersWithCounters(3, 'coercion'),
    atStartOfYourTurn({
      do: 'if you do',
      first: [mayBy(controllerOf(attachedCard), discard(1, thatPlayer))],
      then: [removeCounters(1, 'coercion')],
      else: [deal(countersOn('coercion'), 'shadow', attachedCard)],
    }),
  ),
});
