import { atkOf, healthOf } from '../../language/amounts.ts';
import { ally, set } from '../../language/cards.ts';
import { atk, health, keyword } from '../../language/changes.ts';
import { yourHeroIs } from '../../language/conditions.ts';
import { anAlly, other, thisOne, yours } from '../../language/nouns.ts';
import { have, haveWhile } from '../../language/powers.ts';
import { each, thisCard } from '../../language/selections.ts';

export const neutral = set({
  'High Prophet Barim': ally(
    { cost: 3, tags: ['Monster', "Tol'vir", 'Paladin', 'Priest'], limit: 'Barim (1)', atk: [1, 'holy'], health: 1 },
    have(other(yours(anAlly)), atk(atkOf(thisCard)), health(healthOf(thisCard))),
  ),
  'Silas Darkmoon': ally(
    { cost: 6, tags: ['Gnome', 'Ringleader'], unique: true, atk: [0, 'melee'], health: 0 },
    have(thisOne, atk(atkOf(each(other(yours(anAlly))))), health(healthOf(each(other(yours(anAlly)))))),
  ),
  'Thunderhead Hippogryph': ally(
    { cost: 4, tags: ['Hippogryph'], atk: [3, 'melee'], health: 3 },
    haveWhile(yourHeroIs('Alliance'), thisOne, keyword('Elusive')),
    haveWhile(yourHeroIs('Horde'), thisOne, keyword('Ferocity')),
  ),
});
