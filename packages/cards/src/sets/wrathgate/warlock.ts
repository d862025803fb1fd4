import { thatMuch, yourResources } from '../../language/amounts.ts';
import { ability, ally, attachment, set } from '../../language/cards.ts';
import { destroying, exhausting } from '../../language/costs.ts';
import {
  deal,
  destroy,
  draw,
  exhaust,
  heal,
  ifYouDo,
  may,
  put,
  putIntoPlay,
  removeFromGame,
  reveal,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAlly,
  attacking,
  heroOrAlly,
  inZone,
  opposing,
  tagged,
  thisOne,
  withCost,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, costToPlay, ratherThanCost, when } from '../../language/powers.ts';
import {
  attachedCard,
  chosen,
  each,
  revealed,
  target,
  targetOpponent,
  topOfYourDeck,
  yourHero,
  zoneOf,
} from '../../language/selections.ts';
import { leavesPlay, turnStarts } from '../../language/watches.ts';

export const warlock = set({
  'Curse of Doom': attachment(
    { cost: 3, icon: 'Warlock', tags: ['Curse', 'Affliction'] },
    opposing(anAlly),
    atStartOfYourTurn(
      ifYouDo(destroy(attachedCard), reveal(topOfYourDeck(yourResources))),
      putIntoPlay(chosen(among(revealed, inZone('deck', withCost('or less', yourResources, tagged('Demon')))))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'shuffled' }),
    ),
  ),
  Devastation: ability(
    { cost: 7, icon: 'Warlock', tags: ['Destruction'], talent: 'Destruction' },
    destroy(each(opposing({ chosenTag: true }))),
    costToPlay(
      { pay: 'choose word', what: { oneOf: ['Ability', 'Ally', 'Equipment'] } },
      destroying(yours({ chosenTag: true })),
    ),
  ),
  'Drain Essence': ability(
    { cost: 3, icon: 'Warlock', tags: ['Affliction'], instant: true },
    deal(3, 'shadow', target(heroOrAlly)),
    heal(thatMuch, yourHero),
  ),
  'Dread Doomguard': ally(
    { cost: 5, icon: 'Warlock', tags: ['Doomguard', 'Demon'], limit: 'Pet (1)', atk: [4, 'shadow'], health: 7 },
    atStartOfYourTurn({ do: 'choose word', what: { oneOf: ['Ability', 'Equipment', 'Resource'] }, random: true }),
    when({ event: 'deal', by: attacking(thisOne) }, may(destroy(target({ chosenTag: true })))),
  ),
  'Lesson of the Nether': ability(
    { cost: 3, icon: 'Warlock', tags: ['Demonology'] },
    { do: 'look at', what: zoneOf('hand', targetOpponent()) },
    removeFromGame(chosen(among(revealed, inZone('hand', aCard)))),
    ratherThanCost(exhausting(yours(tagged('Warlock', { not: aHero })))),
  ),
  Lynxia: ally(
    { cost: 2, icon: 'Warlock', tags: ['Succubus', 'Demon'], limit: 'Pet (1)', atk: [1, 'shadow'], health: 3 },
    when(turnStarts('any'), may(exhaust(target(anAlly)))),
  ),
  'Void Pact': ability(
    { cost: 2, icon: 'Warlock', tags: ['Destruction'], instant: true },
    draw({ amount: 'this turn', watch: leavesPlay(opposing(anAlly)), counted: 'card' }),
  ),
});
