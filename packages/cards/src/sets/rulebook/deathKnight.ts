import { ally, set } from '../../language/cards.ts';
import { printedPowersOf } from '../../language/changes.ts';
import { give, ifYouDo, may, removeFromGame } from '../../language/effects.ts';
import { anAlly, inZone, opposing } from '../../language/nouns.ts';
import { asThisEntersPlay } from '../../language/powers.ts';
import { chosen, done, thisCard } from '../../language/selections.ts';

export const deathKnight = set({
  Skullchewer: ally(
    {
      cost: 5,
      icon: 'Death Knight',
      tags: ['Monster', 'Vrykul', 'Ghoul'],
      limit: 'Pet (1)',
      atk: [5, 'frost'],
      health: 6,
    },
    asThisEntersPlay(
      ifYouDo(
        may(removeFromGame(chosen(opposing(inZone('graveyard', anAlly))))),
        give(thisCard, [printedPowersOf(done)], 'this game'),
      ),
    ),
  ),
});
