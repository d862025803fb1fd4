import { atkOf, costOf, countOf } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { atk } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { discard, draw, may, reveal, thisDeals, thisHeals } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAlly,
  attacking,
  inCombatWith,
  inZone,
  opposing,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, haveWhile, when, whenThisEntersPlay } from '../../language/powers.ts';
import { chosen, each, it, revealed, thisCard, yourHero } from '../../language/selections.ts';
import { leavesPlay, turnStarts } from '../../language/watches.ts';

export const alliance = set({
  Aesa: ally(
    { cost: 4, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [2, 'nature'], health: 4 },
    whenThisEntersPlay(may(reveal(chosen(yours(inZone('hand', anAlly))))), thisHeals(costOf(revealed), yourHero)),
  ),
  'Ellie Tinkervoid': ally(
    { cost: 2, icon: 'Alliance', tags: ['Gnome', 'Warlock'], atk: [3, 'shadow'], health: 2 },
    whenThisEntersPlay(discard()),
    when(leavesPlay(thisOne), draw()),
  ),
  'Galabak Barrelmark': ally(
    { cost: 3, icon: 'Alliance', tags: ['Dwarf', 'Hunter'], atk: [2, 'melee'], health: 4 },
    haveWhile(is(it, attacking(inCombatWith(aHero, aCard))), yours(anAlly), atk(1)),
  ),
  'Ganvar Singebeard': ally(
    { cost: 2, icon: 'Alliance', tags: ['Dwarf', 'Mage'], atk: [3, 'fire'], health: 1 },
    atStartOfYourTurn(thisDeals(atkOf(thisCard), 'fire', each(opposing(aHero)))),
  ),
  'Nasala Silvertree': ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [0, 'melee'], health: 6 },
    when(turnStarts('any'), { do: 'put token', token: token('Treant', { atk: [1, 'melee'], health: 1 }) }),
  ),
  'Valathar Blackstorm': ally(
    { cost: 6, icon: 'Alliance', tags: ['Night Elf', 'Death Knight'], atk: [0, 'shadow'], health: 1 },
    has('Elusive'),
    have(thisOne, atk(countOf(inZone('graveyard', anAlly)))),
  ),
});
