import { ally, set } from '../../language/cards.ts';
import { atk, cant, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { give, may, putIntoHand, thisHeals } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAlly,
  aQuest,
  attacking,
  heroOrAlly,
  opposing,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import { entersWithDamage, has, have, haveWhile, when, whenThisEntersPlay } from '../../language/powers.ts';
import { eventDoer, it, target, thisCard } from '../../language/selections.ts';

export const alliance = set({
  'Alex Iskandar': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Warrior'], atk: [3, 'melee'], health: 6 },
    {
      power: 'continuous',
      continuous: {
        cards: opposing(anAlly),
        changes: [atk(-1)],
        while: { is: 'there', noun: yours(tagged('Human', anAlly)), atLeast: 3 },
      },
      tagWord: 'Unity',
    },
  ),
  'Boltaar, Shield of Velen': ally(
    { cost: 5, icon: 'Alliance', tags: ['Draenei', 'Paladin'], atk: [5, 'melee'], health: 5 },
    has('Protector'),
    have(yours({ any: [{ kind: ['Equipment'] }, { ongoing: true, kind: ['Ability'] }] }), keyword('Spellshield')),
  ),
  'Mallory the Maniacal': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [2, 'shadow'], health: 6 },
    entersWithDamage(2),
    haveWhile(is(it, { damaged: false }), thisOne, power(has('Assault', 4)), keyword('Spellshield')),
  ),
  'Nordrassil Scout': ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Hunter'], atk: [3, 'ranged'], health: 4 },
    whenThisEntersPlay({
      do: 'create',
      cost: { cost: 'complete', noun: aQuest, whose: 'you', by: -3, next: true },
      duration: 'this turn',
    }),
  ),
  'Northshire Guardian': ally(
    { cost: 1, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [0, 'holy'], health: 3 },
    has('Protector'),
    when(
      { event: 'deal', by: attacking(aCard), card: thisOne, combat: true },
      give(eventDoer, [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
    ),
  ),
  'Rioriel Whitefeather': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Priest'], atk: [2, 'holy'], health: 2 },
    has('Haste', 2),
    whenThisEntersPlay(thisHeals(2, target(heroOrAlly))),
    when({ event: 'deal', by: thisOne, card: aHero }, may(putIntoHand(thisCard))),
  ),
});
