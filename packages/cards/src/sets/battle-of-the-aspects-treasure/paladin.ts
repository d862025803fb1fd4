import { countersOn } from '../../language/amounts.ts';
import { ability, attachment, set } from '../../language/cards.ts';
import { atk, health } from '../../language/changes.ts';
import { addCounters, destroy } from '../../language/effects.ts';
import { anAlly, anArmor, attached, attacking, inCombatWith, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, have } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const paladin = set({
  'Blessing of the Just': attachment(
    { cost: 1, icon: 'Paladin', tags: ['Holy', 'Blessing'] },
    anAlly,
    atStartOfYourTurn(addCounters(1, 'justice')),
    have(attached(anAlly), atk(countersOn('justice')), health(countersOn('justice'))),
  ),
  Condemn: ability(
    { cost: 2, icon: 'Paladin', tags: ['Retribution'], instant: true },
    destroy(target(attacking(inCombatWith(yours(anAlly), anAlly)))),
  ),
  "Crusader's Armament": attachment(
    { cost: 2, icon: 'Paladin', tags: ['Protection'] },
    anArmor,
    have(attached(anArmor), { change: 'def', by: 10 }),
  ),
});
