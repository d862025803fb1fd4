import { atkOf } from '../../language/amounts.ts';
import { ally, EVERY_CLASS, item, ongoing, set, token } from '../../language/cards.ts';
import { atk, can, cant } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import {
  addCounters,
  dealtBy,
  destroy,
  draw,
  give,
  giveAll,
  ifSo,
  ifYouDo,
  may,
  mayBy,
  removeFromGame,
  reveal,
} from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  aHero,
  anAlly,
  heroOrAlly,
  opposing,
  other,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  basic,
  doubled,
  has,
  ifWould,
  pay,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  revealed,
  target,
  targetAtRandom,
  targeted,
  targetOpponent,
  that,
  thatPlayer,
  thisCard,
  topOfYourDeck,
  you,
} from '../../language/selections.ts';
import { attacks, turnStarts } from '../../language/watches.ts';

export const cards = set({
  'Clockwork Rocket Bot': ally(
    { cost: 3, tags: ['Mechanical'], atk: [5, 'melee'], health: 2 },
    whenThisEntersPlay({
      do: 'deal',
      amount: atkOf(thisCard),
      types: ['melee'],
      to: targetAtRandom(other(heroOrAlly)),
      by: thisCard,
      along: [dealtBy(targeted(0), atkOf(targeted(0)), 'melee', thisCard)],
    }),
  ),
  "Crashin' Thrashin' Racer Controller": item(
    { cost: 5, icon: EVERY_CLASS },
    atStartOfYourTurn({
      do: 'put token',
      token: token(
        "Crashin' Thrashin' Racer",
        { tags: ["Crashin'", "Thrashin'", 'Racer'], atk: [1, 'melee'], health: 1 },
        has('Ferocity'),
      ),
    }),
    when(
      { event: 'deal', by: yours(tagged('Racer', anAlly)), card: opposing(aHero), combat: true },
      addCounters(1, 'credit'),
    ),
    pay(['activate', { pay: 'remove counters', name: 'credit', count: 10 }], destroy(target(aHero))),
  ),
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
  'The Greench': ally(
    { cost: 5, tags: ['Yeti', 'Monster'], limit: 'Greench (1)', atk: [6, 'melee'], health: 5 },
    has('Smash'),
    whenThisEntersPlay({ do: 'search', who: you, of: targetOpponent(), noun: aCard, then: [removeFromGame(that)] }),
    when(attacks(thisOne), { do: 'search', who: you, of: targetOpponent(), noun: aCard, then: [removeFromGame(that)] }),
  ),
});
