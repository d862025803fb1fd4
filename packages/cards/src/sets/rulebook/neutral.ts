import { atkOf, healthOf } from '../../language/amounts.ts';
import { ally, set } from '../../language/cards.ts';
import { atk, health, keyword, power } from '../../language/changes.ts';
import { yourHeroIs } from '../../language/conditions.ts';
import { give } from '../../language/effects.ts';
import {
  aHero,
  anAbility,
  anAlly,
  anEquipment,
  aQuest,
  aResource,
  other,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import { have, haveWhile, inspires, payLessToComplete, when } from '../../language/powers.ts';
import { each, eventCard, thisCard } from '../../language/selections.ts';
import { isInspiredBy } from '../../language/watches.ts';

export const neutral = set({
  'Exarch Orelis': ally(
    { cost: 6, tags: ['Draenei', 'Paladin'], unique: true, reputation: 'Aldor', atk: [5, 'holy'], health: 7 },
    inspires(anAbility, anAlly, anEquipment, aHero, aResource),
  ),
  'High Prophet Barim': ally(
    { cost: 3, tags: ['Monster', "Tol'vir", 'Paladin', 'Priest'], limit: 'Barim (1)', atk: [1, 'holy'], health: 1 },
    have(other(yours(anAlly)), atk(atkOf(thisCard)), health(healthOf(thisCard))),
  ),
  'Marksman Glous': ally(
    { cost: 2, tags: ['Draenei', 'Hunter'], reputation: 'Aldor', atk: [3, 'ranged'], health: 2 },
    inspires(aQuest),
    when(isInspiredBy(thisOne, aQuest), give(eventCard, [power(payLessToComplete(1, thisOne))])),
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
  'Vindicator Kaldel': ally(
    { cost: 2, tags: ['Draenei', 'Paladin'], reputation: 'Aldor', atk: [3, 'holy'], health: 2 },
    inspires(anAlly),
  ),
});
