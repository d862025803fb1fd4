import { masterHero, set } from '../../language/cards.ts';
import { alsoTag } from '../../language/changes.ts';
import { putIntoPlay } from '../../language/effects.ts';
import { anAlly, inPartyOf, inZone, yours } from '../../language/nouns.ts';
import { have, when } from '../../language/powers.ts';
import { target, thatPlayer } from '../../language/selections.ts';
import { turnStarts } from '../../language/watches.ts';

export const cards = set({
  'Lord of Icecrown': masterHero(
    {
      cost: 11,
      icon: 'Death Knight',
      tags: ['Lich', 'King', 'Master', 'Scourge'],
      required: ['Scourge', '[Death Knight]'],
      atk: [4, 'frost'],
      health: 40,
    },
    when(turnStarts('any'), putIntoPlay(target(inPartyOf(thatPlayer, inZone('graveyard', anAlly))))),
    have(yours(anAlly), alsoTag('Scourge')),
  ),
});
