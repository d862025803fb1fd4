import { ally, EVERY_CLASS, item, ongoing, set } from '../../language/cards.ts';
import { atk, can, cant } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { draw, give, giveAll, ifSo, ifYouDo, may, mayBy, reveal } from '../../language/effects.ts';
import { abilityAllyOrEquipment, aHero, heroOrAlly, opposing, other, thisOne } from '../../language/nouns.ts';
import { basic, doubled, ifWould, pay, when, whenThisEntersPlay } from '../../language/powers.ts';
import { revealed, target, thatPlayer, topOfYourDeck } from '../../language/selections.ts';
import { turnStarts } from '../../language/watches.ts';

export const cards = set({
  'Jingling Bell': item(
    { cost: 6, icon: EVERY_CLASS },
    basic(
      pay(
        [6, 'activate', { pay: 'gesture', how: 'make a noise' }],
        reveal(topOfYourDeck(1)),
        ifSo(is(revealed, abilityAllyOrEquipment), {
          do: 'allow to play',
          what: revealed,
          free: true,
          duration: 'this turn',
        }),
      ),
    ),
  ),
  'Mechanical Greench': ally(
    { cost: 3, tags: ['Mechanical', 'Monster'], atk: [2, 'melee'], health: 4 },
    ifWould({ event: 'deal', by: thisOne, card: aHero }, doubled),
  ),
  'Merrymaker Chen': ally(
    { cost: 6, tags: ['Pandaren', 'Monk'], limit: 'Chen (1)', atk: [3, 'melee'], health: 7 },
    whenThisEntersPlay(
      ifYouDo(
        may({ do: 'gesture', how: 'say' }),
        giveAll(opposing(heroOrAlly), [cant('choose a defender'), { change: 'must attack' }], 'until your next turn'),
      ),
    ),
    basic(
      pay([3, { pay: 'gesture', how: 'say' }], give(target(other(heroOrAlly)), [atk(3), cant('choose a defender')])),
    ),
  ),
  'Spirit of Winter Veil': ongoing(
    { cost: 7, tags: ['Basic'] },
    when(turnStarts('any'), mayBy(thatPlayer, draw(2, thatPlayer))),
    { power: 'continuous', continuous: { players: 'any', changes: [can({ may: 'place additional', count: 2 })] } },
  ),
});
