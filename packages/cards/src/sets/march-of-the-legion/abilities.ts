import { EVERY_CLASS, ongoing, set } from '../../language/cards.ts';
import { putIntoPlay } from '../../language/effects.ts';
import { anAlly, yours } from '../../language/nouns.ts';
import { pay } from '../../language/powers.ts';
import { that, you } from '../../language/selections.ts';

export const abilities = set({
  'Meeting Stone': ongoing(
    { cost: 10, icon: EVERY_CLASS },
    pay(['activate', { pay: 'exhaust', noun: yours(anAlly), count: 2 }], {
      do: 'search',
      who: you,
      noun: anAlly,
      then: [putIntoPlay(that)],
    }),
  ),
});
