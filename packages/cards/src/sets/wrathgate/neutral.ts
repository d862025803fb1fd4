import { atkOf, countOf } from '../../language/amounts.ts';
import { ally, set } from '../../language/cards.ts';
import { atk, health, power } from '../../language/changes.ts';
import { dealtBy, draw, give, may, thisDeals, unpreventably } from '../../language/effects.ts';
import { anAlly, heroOrAlly, opposing, other, thisOne, yours } from '../../language/nouns.ts';
import { has, have, ifWould, oncePerTurn, pay, payLessTo, prevented, when } from '../../language/powers.ts';
import { each, eventCard, it, target } from '../../language/selections.ts';
import { entersPlay, turnEnds } from '../../language/watches.ts';

export const neutral = set({
  'Brother Keltan': ally(
    { cost: 3, tags: ['Blood Elf', 'Priest'], unique: true, reputation: 'Argent Crusade', atk: [2, 'holy'], health: 1 },
    when(
      entersPlay(yours({ any: [{ self: true }, { unique: true, kind: ['Ally'], other: true }] })),
      may(unpreventably(dealtBy(eventCard, 2, 'holy', target(anAlly)))),
    ),
  ),
  'Commander Falstaav': ally(
    { cost: 4, tags: ['Draenei', 'Paladin'], unique: true, reputation: 'Argent Crusade', atk: [2, 'melee'], health: 5 },
    has('Protector'),
    oncePerTurn(pay([2], give(target({ unique: true, kind: ['Ally'] }), [atk(atkOf(it))]))),
  ),
  'Crusade Commander Entari': ally(
    { cost: 6, tags: ['Human', 'Paladin'], unique: true, reputation: 'Argent Crusade', atk: [4, 'holy'], health: 4 },
    when(
      turnEnds('you'),
      unpreventably(thisDeals(countOf(yours({ unique: true, kind: ['Ally'] })), 'holy', each(opposing(heroOrAlly)))),
    ),
  ),
  'Crusade Engineer Spitzpatrick': ally(
    { cost: 4, tags: ['Gnome', 'Engineer'], unique: true, reputation: 'Argent Crusade', atk: [3, 'melee'], health: 3 },
    has('Protector'),
    when(entersPlay(yours({ any: [{ self: true }, { unique: true, kind: ['Ally'], other: true }] })), may(draw())),
  ),
  'Crusader Lord Dalfors': ally(
    { cost: 5, tags: ['Dwarf', 'Paladin'], unique: true, reputation: 'Argent Crusade', atk: [5, 'holy'], health: 3 },
    ifWould({ event: 'deal', card: yours({ unique: true, kind: ['Ally'] }) }, prevented(1)),
  ),
  'Father Gustav': ally(
    { cost: 3, tags: ['Human', 'Priest'], unique: true, reputation: 'Argent Crusade', atk: [1, 'holy'], health: 5 },
    payLessTo('play', 1, { unique: true, kind: ['Ally'] }, 1),
  ),
  'Sister Colleen Tulley': ally(
    { cost: 2, tags: ['Human', 'Priest'], unique: true, reputation: 'Argent Crusade', atk: [2, 'holy'], health: 3 },
    have(thisOne, power(has('Mend', countOf(yours({ unique: true, kind: ['Ally'] }))))),
  ),
  'Veteran Crusader Aliocha Segard': ally(
    { cost: 1, tags: ['Human', 'Paladin'], unique: true, reputation: 'Argent Crusade', atk: [1, 'holy'], health: 1 },
    has('Protector'),
    have(
      thisOne,
      atk(countOf(other(yours({ unique: true, kind: ['Ally'] })))),
      health(countOf(other(yours({ unique: true, kind: ['Ally'] })))),
    ),
  ),
});
