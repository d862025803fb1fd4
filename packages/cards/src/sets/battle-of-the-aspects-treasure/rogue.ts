import { ability, ongoing, set } from '../../language/cards.ts';
import { atk, keyword, power } from '../../language/changes.ts';
import { discarding } from '../../language/costs.ts';
import { give, putFrom } from '../../language/effects.ts';
import { aCard, among, anAlly, having, inZone, tagged, yours } from '../../language/nouns.ts';
import { has, pay, ratherThanCost } from '../../language/powers.ts';
import { chosen, revealed, target, targetPlayer, zoneOf } from '../../language/selections.ts';

export const rogue = set({
  "Assassin's Grace": ongoing(
    { cost: 2, icon: 'Rogue', tags: ['Subtlety'] },
    pay(['activate'], give(target(anAlly), [keyword('Stealth')])),
    pay(['activate'], give(target(having('Stealth', anAlly)), [power(has('Assault', 2))])),
  ),
  Helplessness: ability(
    { cost: 3, icon: 'Rogue', tags: ['Subtlety'] },
    { do: 'look at', what: zoneOf('hand', targetPlayer()) },
    putFrom('hand', chosen(among(revealed, inZone('hand', aCard))), { to: 'graveyard' }),
    ratherThanCost(discarding(yours(inZone('hand', { icon: ['Rogue'], kind: ['Ability'] })))),
  ),
  'Knife Throw': ability(
    { cost: 1, icon: 'Rogue', tags: ['Assassination'] },
    give(target(yours(tagged('Dagger'))), [atk(4), keyword('Thrown')]),
  ),
});
