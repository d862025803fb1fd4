import { ability, ally, attachment, EVERY_CLASS, set, totem } from '../../language/cards.ts';
import { atk, cant, keyword } from '../../language/changes.ts';
import {
  chooseOne,
  deal,
  destroy,
  discard,
  draw,
  exhaust,
  give,
  giveAll,
  heal,
  interrupt,
  thisDeals,
} from '../../language/effects.ts';
import {
  anAbility,
  anAlly,
  anEquipment,
  attached,
  damaged,
  exhausted,
  heroOrAlly,
  inZone,
  opposing,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have } from '../../language/powers.ts';
import { each, target, targeted, targetOpponent, upTo } from '../../language/selections.ts';

export const abilities = set({
  'Ember Lash': ability({ cost: 2, icon: 'Mage', instant: true, tags: ['Fire'] }, deal(3, 'fire', target(heroOrAlly))),
  'Rime Veil': attachment(
    { cost: 3, icon: 'Mage', tags: ['Frost'] },
    opposing(anAlly),
    exhaust(targeted(0)),
    have(attached(anAlly), cant('attack')),
  ),
  'Read the Stars': ability({ cost: 3, icon: 'Mage', tags: ['Arcane'] }, draw(2)),
  'Cleaving Arc': ability({ cost: 2, icon: 'Warrior', tags: ['Arms'] }, deal(2, 'melee', upTo(2, opposing(anAlly)))),
  'Hold the Line': ability(
    { cost: 2, icon: 'Warrior', instant: true, tags: ['Protection'] },
    give(target(yours(heroOrAlly)), [keyword('Protector')]),
    draw(),
  ),
  'Mending Chant': ability(
    { cost: 2, icon: 'Priest', instant: true, tags: ['Holy'] },
    heal(6, target(heroOrAlly)),
    draw(),
  ),
  'Creeping Doubt': ability({ cost: 3, icon: 'Priest', tags: ['Shadow'] }, discard(2, targetOpponent())),
  'Barbed Arrow': ability({ cost: 2, icon: 'Hunter', tags: ['Marksmanship'] }, deal(3, 'ranged', target(anAlly))),
  'Thicket Lynx': ally(
    { cost: 3, icon: 'Hunter', tags: ['Cat'], limit: 'Pet (1)', atk: [4, 'melee'], health: 2 },
    has('Stealth'),
  ),
  'Sudden Knife': ability(
    { cost: 1, icon: 'Rogue', instant: true, tags: ['Combat'] },
    deal(2, 'melee', target(damaged(heroOrAlly))),
  ),
  'Empty Pockets': ability(
    { cost: 3, icon: 'Rogue', tags: ['Subtlety'] },
    destroy(target(opposing(anEquipment))),
    draw(),
  ),
  'Thunder over the Mesa': ability(
    { cost: 4, icon: 'Shaman', tags: ['Elemental'] },
    deal(2, 'nature', each(opposing(anAlly))),
  ),
  'Cinder Totem': totem(
    { cost: 2, icon: 'Shaman', tags: ['Elemental'], limit: 'Fire Totem (1)', atk: [0, 'fire'], health: 3 },
    atStartOfYourTurn(thisDeals(1, 'fire', target(opposing(heroOrAlly)))),
  ),
  'War Chorus': ability({ cost: 2, icon: EVERY_CLASS, instant: true }, giveAll(yours(anAlly), [atk(1)])),
  'Last Word': ability({ cost: 3, icon: EVERY_CLASS, instant: true }, interrupt(target(inZone('chain', anAbility)))),
  'Fork in the Road': ability(
    { cost: 3, icon: EVERY_CLASS },
    chooseOne([destroy(target(exhausted(anAlly)))], [draw(2)]),
  ),
});
