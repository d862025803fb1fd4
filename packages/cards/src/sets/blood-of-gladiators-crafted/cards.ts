import { countOf } from '../../language/amounts.ts';
import { armor, set } from '../../language/cards.ts';
import { atk } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { aCard, attacking, having, heroOrAlly, yourHeroAs, yours } from '../../language/nouns.ts';
import { haveWhile } from '../../language/powers.ts';
import { it } from '../../language/selections.ts';

export const cards = set({
  "Shadowprowler's Chestguard": armor(
    { cost: 1, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Chest (1)', def: 1 },
    haveWhile(is(it, attacking(aCard)), yourHeroAs, atk(countOf(yours(having('Stealth', heroOrAlly))))),
  ),
});
