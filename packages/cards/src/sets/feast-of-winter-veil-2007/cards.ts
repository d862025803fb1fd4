import { ally, quest, set } from '../../language/cards.ts';
import { give } from '../../language/effects.ts';
import { abilityAllyOrEquipment, yours } from '../../language/nouns.ts';
import { oncePerTurn, pay } from '../../language/powers.ts';
import { target, targetPlayer } from '../../language/selections.ts';

export const cards = set({
  "Father Winter's Helper": quest({ tags: ['Token'] }),
  'Greatfather Winter': ally(
    { cost: 4, icon: 'Horde', tags: ['Dwarf'], unique: true, atk: [2, 'melee'], health: 5 },
    oncePerTurn(
      pay([0], give(target(yours(abilityAllyOrEquipment)), [{ change: 'control', by: targetPlayer() }], 'this game')),
    ),
  ),
  'Tiny Snowman': quest({ tags: ['Token'] }),
});
