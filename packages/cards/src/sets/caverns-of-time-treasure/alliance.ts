import { ally, set } from '../../language/cards.ts';
import { atk, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { anAlly, aQuest, opposing, tagged, thisOne, yours } from '../../language/nouns.ts';
import { entersWithDamage, has, haveWhile, whenThisEntersPlay } from '../../language/powers.ts';
import { it } from '../../language/selections.ts';

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
});
