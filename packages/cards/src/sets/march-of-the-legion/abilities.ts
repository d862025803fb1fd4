import { attachment, EVERY_CLASS, ongoing, set } from '../../language/cards.ts';
import { cant } from '../../language/changes.ts';
import { give, putIntoPlay } from '../../language/effects.ts';
import { anAlly, attached, heroOrAlly, yours } from '../../language/nouns.ts';
import { oncePerTurn, pay } from '../../language/powers.ts';
import { target, that, you } from '../../language/selections.ts';

export const abilities = set({
  Kiting: attachment(
    { cost: 4, icon: EVERY_CLASS, instant: true },
    anAlly,
    oncePerTurn(pay([1], give(target(heroOrAlly), [cant('deal combat damage', { noun: attached(anAlly) })]))),
  ),
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
