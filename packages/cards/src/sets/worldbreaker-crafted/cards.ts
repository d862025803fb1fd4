import { atkOf, countOf } from '../../language/amounts.ts';
import { ally, armor, EVERY_CLASS, item, set, token, weapon } from '../../language/cards.ts';
import { alsoTag, atk, health, keyword, power } from '../../language/changes.ts';
import { not } from '../../language/conditions.ts';
import { deal, dealtBy, give, giveAll, may, mayBy, replace } from '../../language/effects.ts';
import {
  anAlly,
  attacking,
  heroOrAlly,
  opposing,
  other,
  tagged,
  thisOne,
  typed,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  has,
  have,
  haveWhile,
  ifWould,
  ofType,
  onYourTurn,
  pay,
  prevented,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { eachOpponent, eachPlayer, eventCard, target, targeted, that, thatPlayer } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const cards = set({
  'Bones of Transformation': item(
    { cost: 4, icon: EVERY_CLASS },
    have(yours(tagged('Naga', anAlly)), power(has('Assault', 3))),
    onYourTurn(
      pay(
        ['activate'],
        give(target(yours(anAlly)), [alsoTag('Naga')]),
        replace({ event: { event: 'deal' }, flags: 'by', instead: ofType('frost') }, targeted(0)),
      ),
    ),
  ),
  'Chalice of the Mountain Kings': item(
    { cost: 3, icon: ['Death Knight', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'] },
    has('Artifact'),
    whenThisEntersPlay(
      mayBy(eachPlayer, {
        do: 'put token',
        token: token('Dwarf Sword Dancer', { tags: ['Dwarf', 'Sword Dancer'], atk: [1, 'melee'], health: 1 }),
        who: thatPlayer,
      }),
    ),
    ifWould({ event: 'deal', by: tagged('Dwarf'), card: tagged('Dwarf') }, prevented('all')),
  ),
  "Queen Azshara's Dressing Gown": armor(
    { cost: 2, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Chest (1)', def: 1 },
    when(isDestroyed(yours(tagged('Elf'))), may(dealtBy(eventCard, atkOf(eventCard), 'arcane', target(heroOrAlly)))),
  ),
  'Scimitar of the Sirocco': weapon(
    {
      cost: 4,
      icon: ['Death Knight', 'Paladin', 'Warrior'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [3, 'melee'],
      strike: 1,
    },
    has('Artifact'),
    when({ event: 'strike', card: thisOne, whose: 'you' }, giveAll(yours(anAlly), [keyword('Ferocity')])),
  ),
  Snaggle: ally(
    { cost: 1, tags: ['Gnoll', 'Warrior', 'Monster'], atk: [1, 'melee'], health: 1 },
    have(thisOne, power(has('Assault', countOf(other(yours(tagged('Monster', heroOrAlly))))))),
  ),
  Soggypaw: ally(
    { cost: 4, tags: ['Gnoll', 'Rogue', 'Monster'], atk: [4, 'melee'], health: 3 },
    haveWhile(
      not({ is: 'there', noun: opposing({ exhausted: false, kind: ['Ally'] }) }),
      thisOne,
      keyword('Ferocity'),
      power(has('Assault', 2)),
    ),
  ),
  'Staff of Ammunae': weapon(
    {
      cost: 3,
      icon: ['Druid', 'Mage', 'Priest', 'Warlock'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 5,
    },
    has('Artifact'),
    when(
      { event: 'deal', by: attacking(heroOrAlly), card: yourHeroAs },
      may({ do: 'put token', token: token('Seedling Pod', { atk: [0, 'nature'], health: 1 }, has('Mend', 1)) }),
    ),
  ),
  'Staff of Sorceror-Thane Thaurissan': weapon(
    {
      cost: 4,
      icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [1, 'arcane'],
      strike: 4,
    },
    has('Artifact'),
    whenThisEntersPlay(
      mayBy(eachOpponent, {
        do: 'search',
        who: thatPlayer,
        noun: typed('fire', anAlly),
        then: [{ do: 'put into play', what: that, under: thatPlayer }],
      }),
    ),
    onYourTurn(pay(['activate'], deal(2, 'arcane', target(anAlly)))),
  ),
  'Violet Proto-Drake': ally(
    { cost: 7, tags: ['Dragonkin'], atk: [5, 'melee'], health: 5 },
    {
      power: 'cost change',
      change: {
        cost: 'play',
        noun: thisOne,
        whose: 'you',
        by: {
          amount: 'times',
          of: [-1, { amount: 'different', what: 'color', of: { tag: ['Dragonkin'], whose: 'you' } }],
        },
      },
    },
    have(other(yours(tagged('Dragonkin'))), atk(2), health(2)),
  ),
});
