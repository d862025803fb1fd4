import {
  ability,
  abilityAllyOrEquipment,
  anAbility,
  anAlly,
  bossNumber,
  chooseOne,
  deal,
  destroy,
  draw,
  each,
  heroOrAlly,
  interrupt,
  inZone,
  opposing,
  set,
  target,
} from '@meetingstone/cards';

/** The raid deck: two copies of each (R200.1). */
export const main = set({
  Burninate: ability({ cost: 8 }, destroy(each(opposing(abilityAllyOrEquipment)))),
  Crush: ability({ cost: 1, instant: true }, destroy(target(anAlly))),
  'Flame Breath': ability({ cost: 2 }, deal(bossNumber, 'fire', each(opposing(heroOrAlly)))),
  'How Fortuitous!': ability({ cost: 2, instant: true }, draw({ amount: 'count', of: opposing({ kind: ['Hero'] }) })),
  'Meaningless Exertion': ability(
    { cost: 1, instant: true },
    chooseOne([destroy(target(anAbility))], [interrupt(target(inZone('chain', anAbility)))]),
  ),
  'Shattering Scales': ability({ cost: 4 }, destroy(each(opposing({ kind: ['Ability', 'Equipment'] })))),
  'Tail Swipe': ability({ cost: 2 }, destroy(target(abilityAllyOrEquipment))),
  'Wrath of Onyxia': ability({ cost: 6 }, destroy(each(opposing(anAlly)))),
});
