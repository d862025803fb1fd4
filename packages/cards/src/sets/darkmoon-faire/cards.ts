import { EVERY_CLASS, ongoing, set } from '../../language/cards.ts';
import { destroy, ifYouDo, may, next, putIntoPlay } from '../../language/effects.ts';
import { anAlly, inZone, yours } from '../../language/nouns.ts';
import { pay, when } from '../../language/powers.ts';
import { chosen, remembered, that } from '../../language/selections.ts';
import { turnStarts } from '../../language/watches.ts';

export const cards = set({
  'Blastenheimer 5000 Ultra Cannon': ongoing(
    { cost: 7, icon: EVERY_CLASS },
    pay(
      [3, 'activate'],
      ifYouDo(
        may(putIntoPlay(chosen(yours(inZone('hand', anAlly))))),
        next(when(turnStarts('any'), destroy(remembered)), that),
      ),
    ),
  ),
});
