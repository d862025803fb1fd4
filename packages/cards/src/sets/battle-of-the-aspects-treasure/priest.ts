import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { chooseWord, draw, ifSo, may, putIntoPlay } from '../../language/effects.ts';
import { aHero, among, anAlly, attached, inZone, opposing } from '../../language/nouns.ts';
import { atStartOfYourTurn, have } from '../../language/powers.ts';
import { done, target, targetPlayer, thatPlayer } from '../../language/selections.ts';

export const priest = set({
  'Mind Wipe': ability(
    { cost: 3, icon: 'Priest', tags: ['Shadow'] },
    chooseWord({ oneOf: ['Ability', 'Ally', 'Equipment'] }),
    { do: 'discard', who: targetPlayer(), count: 1, random: true },
    ifSo(
      { is: 'there', noun: among(done, { chosenTag: true }) },
      { do: 'discard', who: thatPlayer, count: 1, random: true },
    ),
  ),
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
