import { countOf, yourResources } from '../../language/amounts.ts';
import { EVERY_CLASS, item, set, token } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { destroy, draw, ifYouDo } from '../../language/effects.ts';
import { anAlly, inPartyOf, yours } from '../../language/nouns.ts';
import { has, haveWhile, onYourTurn, pay, whenIf, whenThisEntersPlay } from '../../language/powers.ts';
import { thatPlayer, thisCard } from '../../language/selections.ts';

export const items = set({
  "Deadman's Hand": item(
    { cost: 2, icon: EVERY_CLASS, limit: 'Ring (2)' },
    haveWhile(
      {
        is: 'some player',
        whose: 'opposing',
        so: compared(countOf(inPartyOf(thatPlayer, anAlly)), 'more than', countOf(yours(anAlly))),
      },
      yours(anAlly),
      power(has('Assault', 1)),
    ),
  ),
  'Dog Whistle': item(
    { cost: 4, icon: EVERY_CLASS, limit: 'Trinket (2)' },
    whenThisEntersPlay({ do: 'put token', token: token('Hound', { atk: [2, 'melee'], health: 2 }, has('Protector')) }),
    onYourTurn(
      pay([4, 'activate'], {
        do: 'put token',
        token: token('Hound', { atk: [2, 'melee'], health: 2 }, has('Protector')),
      }),
    ),
  ),
  'Fel Steed Saddlebags': item(
    { cost: 2, icon: EVERY_CLASS, limit: 'Bag (5)' },
    whenIf({ event: 'place', whose: 'you' }, compared(yourResources, 'exactly', 4), draw()),
    whenIf({ event: 'place', whose: 'you' }, compared(yourResources, 'exactly', 8), ifYouDo(destroy(thisCard), draw())),
  ),
});
