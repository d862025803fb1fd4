import { atkOf, countOf } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { atk, health, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import {
  dealtBy,
  draw,
  give,
  ifYouDo,
  may,
  payTo,
  putIntoPlay,
  putTokens,
  removeFromGame,
  replace,
  thisDeals,
  unpreventably,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAlly,
  friendly,
  heroOrAlly,
  inZone,
  opposing,
  other,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  has,
  have,
  ifWould,
  nextTime,
  oncePerTurn,
  pay,
  payLessTo,
  prevented,
  when,
} from '../../language/powers.ts';
import { chosen, each, eventCard, it, target, thisCard } from '../../language/selections.ts';
import { entersPlay, isDestroyed, leavesPlay, turnEnds } from '../../language/watches.ts';

export const neutral = set({
  Aurius: ally(
    { cost: 4, tags: ['Human', 'Paladin'], unique: true, atk: [3, 'holy'], health: 5 },
    when(
      isDestroyed(friendly(tagged('Paladin'))),
      may(unpreventably(dealtBy(eventCard, 3, 'holy', target(heroOrAlly)))),
    ),
  ),
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
  'Conqueror Zaala': ally(
    { cost: 4, icon: ['Horde', 'Druid'], tags: ['Orc', 'Warlock'], atk: [3, 'shadow'], health: 5 },
    atStartOfYourTurn(
      ifYouDo(
        may(removeFromGame(chosen(other(yours(anAlly))))),
        removeFromGame(
          target({
            any: [
              { tag: ['Druid'], kind: ['Ally'] },
              { icon: ['Druid'], kind: ['Ability'] },
              { icon: ['Druid'], kind: ['Equipment'] },
            ],
          }),
        ),
      ),
    ),
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
  'Daralis the Sanctifier': ally(
    { cost: 4, icon: ['Horde', 'Priest'], tags: ['Undead', 'Priest'], atk: [3, 'holy'], health: 5 },
    when(
      { event: 'play', card: inZone('chain', { ongoing: true, icon: ['Priest'], kind: ['Ability'] }), whose: 'you' },
      may(unpreventably(thisDeals(3, 'holy', target(heroOrAlly)))),
    ),
  ),
  'Eris Havenfire': ally(
    { cost: 3, tags: ['Human', 'Spirit', 'Priest'], unique: true, atk: [2, 'holy'], health: 5 },
    when(
      entersPlay(yours({ any: [{ self: true }, { tag: ['Priest'], kind: ['Ally'], other: true }] })),
      replace(nextTime({ event: 'deal' }, prevented('all')), target(heroOrAlly)),
    ),
  ),
  'Father Gustav': ally(
    { cost: 3, tags: ['Human', 'Priest'], unique: true, reputation: 'Argent Crusade', atk: [1, 'holy'], health: 5 },
    payLessTo('play', 1, { unique: true, kind: ['Ally'] }, 1),
  ),
  'Hurdan the Everlasting': ally(
    { cost: 2, icon: ['Alliance', 'Priest'], tags: ['Dwarf', 'Priest'], atk: [3, 'holy'], health: 2 },
    {
      power: 'triggered',
      on: { event: 'play', card: inZone('chain', { icon: ['Priest'], kind: ['Ability'] }), whose: 'you' },
      if: is(thisCard, inZone('graveyard', aCard)),
      effects: [ifYouDo(may(payTo([2])), putIntoPlay(thisCard))],
      zone: 'graveyard',
    },
  ),
  'Justicar Nimzi Banedrizzle': ally(
    { cost: 2, icon: ['Alliance', 'Druid'], tags: ['Gnome', 'Warlock'], atk: [2, 'shadow'], health: 3 },
    when(
      leavesPlay(thisOne),
      may(
        removeFromGame(
          target({
            any: [
              { tag: ['Druid'], kind: ['Ally'] },
              { icon: ['Druid'], kind: ['Ability'] },
              { icon: ['Druid'], kind: ['Equipment'] },
            ],
          }),
        ),
      ),
    ),
  ),
  'Keeper Remulos': ally(
    { cost: 6, tags: ['Keeper', 'Of', 'The', 'Grove', 'Druid'], unique: true, atk: [6, 'nature'], health: 6 },
    when(
      { event: 'deal', by: yours(tagged('Druid')), card: aHero, combat: true },
      putTokens(2, token('Treant', { atk: [1, 'melee'], health: 1 })),
    ),
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
