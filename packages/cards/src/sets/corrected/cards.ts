import { ability, ally, ongoing, set } from '../../language/cards.ts';
import { atk, atkAndHealth } from '../../language/changes.ts';
import { youControl } from '../../language/conditions.ts';
import { chooseOne, deal, destroy, give } from '../../language/effects.ts';
import { anAlly, anEquipment, damaged, thisOne } from '../../language/nouns.ts';
import { haveWhile, onYourTurn, pay } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const cards = set({
  'Brutal Strike': ability(
    { cost: 1, icon: 'Warrior', tags: ['Fury'] },
    chooseOne([deal(1, 'melee', target(anAlly))], [destroy(target(damaged(anAlly)))]),
  ),
  'Grok Goreblade': ally(
    { cost: 3, icon: 'Horde', tags: ['Orc', 'Warrior'], atk: [2, 'melee'], health: 2 },
    haveWhile(youControl(anEquipment), thisOne, ...atkAndHealth(2)),
  ),
  'Infectious Brutality': ongoing(
    { cost: 3, icon: 'Warrior', tags: ['Fury'] },
    onYourTurn(pay(['activate'], give(target(anAlly), [atk(2)]))),
  ),
});
