import { attachment, ongoing, set } from '../../language/cards.ts';
import { draw, may, putIntoPlay } from '../../language/effects.ts';
import { aHero, anAlly, attached, inZone, opposing } from '../../language/nouns.ts';
import { atStartOfYourTurn, have } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const priest = set({
  'Persuasive Resurrection': ongoing(
    { cost: 7, icon: 'Priest', tags: ['Holy'] },
    atStartOfYourTurn(may(putIntoPlay(target(opposing(inZone('graveyard', anAlly)))))),
  ),
  Subdue: attachment(
    { cost: 2, icon: 'Priest', tags: ['Discipline'] },
    opposing(anAlly),
    draw(),
    have(attached(anAlly), { change: 'attack only', noun: aHero }),
  ),
});
