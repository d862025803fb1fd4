import { ally, EVERY_CLASS, item, ongoing, set } from '../../language/cards.ts';
import { is } from '../../language/conditions.ts';
import { destroy, ifSo, ifYouDo, may, next, putIntoPlay, removeFromGame } from '../../language/effects.ts';
import { abilityAllyOrEquipment, anAlly, inZone, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, onYourTurn, pay, when } from '../../language/powers.ts';
import {
  chosen,
  chosenBy,
  done,
  remembered,
  targetOpponent,
  that,
  thatPlayer,
  topOfDeckOf,
} from '../../language/selections.ts';
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
  'Darkmoon Card: Madness': item(
    {
      cost: 4,
      icon: ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
      limit: 'Trinket (2)',
    },
    onYourTurn(
      pay(
        [2, 'activate'],
        removeFromGame(topOfDeckOf(targetOpponent())),
        ifSo(is(done, abilityAllyOrEquipment), destroy(chosenBy(thatPlayer, yours({ sharesType: done })))),
      ),
    ),
  ),
  Sayge: ally(
    { cost: 4, tags: ['Gnoll', 'Fortuneteller'], unique: true, atk: [4, 'melee'], health: 4 },
    atStartOfYourTurn(
      removeFromGame(topOfDeckOf(targetOpponent())),
      ifSo(is(done, abilityAllyOrEquipment), { do: 'allow to play', what: that, duration: 'this game' }),
    ),
  ),
});
