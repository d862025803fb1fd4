import { ally, attachment, quest, set } from '../../language/cards.ts';
import { cant, power } from '../../language/changes.ts';
import { attachThisTo, exhaust, give } from '../../language/effects.ts';
import { abilityAllyOrEquipment, aCharacter, attached, heroOrAlly, yours } from '../../language/nouns.ts';
import { have, oncePerTurn, pay } from '../../language/powers.ts';
import { target, targeted, targetPlayer } from '../../language/selections.ts';

export const cards = set({
  "Father Winter's Helper": quest({ tags: ['Token'] }),
  'Greatfather Winter': ally(
    { cost: 4, icon: 'Horde', tags: ['Dwarf'], unique: true, atk: [2, 'melee'], health: 5 },
    oncePerTurn(
      pay([0], give(target(yours(abilityAllyOrEquipment)), [{ change: 'control', by: targetPlayer() }], 'this game')),
    ),
  ),
  'Hardpacked Snowball': attachment(
    {
      cost: 3,
      icon: ['Death Knight', 'Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
      instant: true,
    },
    heroOrAlly,
    exhaust(targeted(0)),
    have(
      attached(aCharacter),
      cant('attack'),
      cant('protect'),
      power(pay(['activate'], attachThisTo(target(heroOrAlly)), exhaust(targeted(0)))),
    ),
  ),
  'Tiny Snowman': quest({ tags: ['Token'] }),
});
