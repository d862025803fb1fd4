import {
  abilityAllyOrEquipment,
  anAbility,
  anAlly,
  bossNumber,
  deal,
  destroy,
  draw,
  each,
  eachOpponent,
  eachPlayer,
  event,
  exhaust,
  may,
  opposing,
  set,
  target,
} from '@meetingstone/cards';

/** One event on each of Onyxia's turns (R203.2). */
export const events = set({
  'Battle Plan': event(draw(1, eachOpponent)),
  'Break in the Action': event(draw(1, eachPlayer)),
  'Down the Gullet': event(may(destroy(target(anAlly)))),
  'Growing Rage': event(draw(bossNumber)),
  'Reign of Fire': event(deal(bossNumber, 'fire', each(opposing(anAlly)))),
  'Searing Flames': event(may(destroy(target(anAbility)))),
  'Smoke and Ash': event(may(destroy(target(abilityAllyOrEquipment)))),
  'Wing Storm': event(exhaust(each(opposing(anAlly)))),
});
