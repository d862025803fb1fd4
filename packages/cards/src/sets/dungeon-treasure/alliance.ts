import { countOf } from '../../language/amounts.ts';
import { ally, set } from '../../language/cards.ts';
import { atk, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { giveAll, ifSo, may, put, putIntoPlay, ready, removeFromGame, reveal } from '../../language/effects.ts';
import {
  aCard,
  anAlly,
  attacking,
  aWeapon,
  damaged,
  heroOrAlly,
  inCombatWith,
  opposing,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import { has, have, haveWhile, oncePerTurn, pay, when, whenThisEntersPlay } from '../../language/powers.ts';
import { it, revealed, targetOpponent, targetPlayer, that, thisCard, topOfDeckOf } from '../../language/selections.ts';
import { attacks, turnEnds } from '../../language/watches.ts';

export const alliance = set({
  'Bloodfang Berserker': ally(
    { cost: 2, icon: 'Alliance', tags: ['Worgen', 'Warrior'], atk: [0, 'melee'], health: 3 },
    has('Ferocity'),
    haveWhile(is(it, attacking(inCombatWith(damaged(heroOrAlly), aCard))), thisOne, atk(2)),
  ),
  'Crime Scene Alarm-O-Bot': ally(
    { cost: 1, icon: 'Alliance', tags: ['Mechanical', 'Sentry'], atk: [0, 'melee'], health: 4 },
    has('Protector'),
    when(attacks(opposing(heroOrAlly)), may(ready(thisCard))),
  ),
  'Lieutenant Horatio Laine': ally(
    {
      cost: 3,
      icon: 'Alliance',
      tags: ['Human', 'Investigator'],
      limit: 'Horatio Laine (1)',
      atk: [4, 'melee'],
      health: 2,
    },
    when(
      turnEnds('you'),
      reveal(topOfDeckOf(targetOpponent())),
      ifSo(is(revealed, anAlly), removeFromGame(revealed)),
      ifSo(is(revealed, aWeapon), may(putIntoPlay(revealed))),
    ),
  ),
  'Packleader Ivar Bloodfang': ally(
    { cost: 6, icon: 'Alliance', tags: ['Worgen', 'Warrior'], limit: 'Ivar (1)', atk: [3, 'melee'], health: 6 },
    has('Aberration'),
    oncePerTurn(pay([{ pay: 'gesture', how: 'growl' }], giveAll(yours(anAlly), [power(has('Assault', 2))]))),
  ),
  'Scarlet Renegade': ally(
    { cost: 1, icon: 'Alliance', tags: ['Human', 'Warrior'], atk: [1, 'melee'], health: 2 },
    have(thisOne, power(has('Assault', countOf({ name: 'Scarlet Renegade', whose: 'friendly' })))),
  ),
  'Stormwind Investigator': ally(
    { cost: 2, icon: 'Alliance', tags: ['Human', 'Hunter'], atk: [3, 'melee'], health: 2 },
    whenThisEntersPlay(may({ do: 'look at', what: topOfDeckOf(targetPlayer()) }), may(put(that, { to: 'graveyard' }))),
  ),
});
