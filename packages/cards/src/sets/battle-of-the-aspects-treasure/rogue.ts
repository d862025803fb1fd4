import { ability, ongoing, set } from '../../language/cards.ts';
import { atk, keyword, power } from '../../language/changes.ts';
import { give } from '../../language/effects.ts';
import { anAlly, having, tagged, yours } from '../../language/nouns.ts';
import { has, pay } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const rogue = set({
  "Assassin's Grace": ongoing(
    { cost: 2, icon: 'Rogue', tags: ['Subtlety'] },
    pay(['activate'], give(target(anAlly), [keyword('Stealth')])),
    pay(['activate'], give(target(having('Stealth', anAlly)), [power(has('Assault', 2))])),
  ),
  'Knife Throw': ability(
    { cost: 1, icon: 'Rogue', tags: ['Assassination'] },
    give(target(yours(tagged('Dagger'))), [atk(4), keyword('Thrown')]),
  ),
});
