import { atkOf, cardsInHandOf, costOf, countOf, X, yourResources } from '../../language/amounts.ts';
import { quest, set, token } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { removing } from '../../language/costs.ts';
import {
  deal,
  discard,
  draw,
  give,
  ifSo,
  ifYouDo,
  may,
  put,
  putFrom,
  putIntoHand,
  putIntoPlay,
  removeFromGame,
  reveal,
} from '../../language/effects.ts';
import {
  aCard,
  among,
  anAbility,
  anAlly,
  anEquipment,
  aWeapon,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  opposing,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import { onYourTurn, provided, reward } from '../../language/powers.ts';
import {
  chosen,
  each,
  eachPlayer,
  paidCard,
  revealed,
  target,
  targeted,
  targetOpponent,
  topOfYourDeck,
  you,
  zoneOf,
} from '../../language/selections.ts';

export const quests = set({
  'A Voice in the Dark': quest(
    {},
    reward([2], {
      do: 'choose modes',
      count: 1,
      modes: [[putIntoHand({ select: 'choose', noun: inYourGraveyard(aCard), random: true })], [draw()]],
      by: 'an opponent',
    }),
  ),
  'Brothers in Death': quest(
    { icon: 'Death Knight' },
    onYourTurn(
      reward(
        [3],
        ifYouDo(removeFromGame(target(inZone('graveyard', anAlly))), {
          do: 'put token',
          token: token('Ghoul', { atk: [3, 'melee'], health: 3 }),
        }),
      ),
    ),
  ),
  'Culling the Damned': quest(
    {},
    reward(
      [{ pay: 'reveal', noun: yours(inZone('hand', aCard)), count: X }, 5],
      ifSo({ is: 'there', noun: among(paidCard, anAbility) }, draw()),
      ifSo({ is: 'there', noun: among(paidCard, anAlly) }, draw()),
      ifSo({ is: 'there', noun: among(paidCard, anEquipment) }, draw()),
    ),
  ),
  'Dark Horizon': quest(
    {},
    reward(
      [3],
      draw(),
      ifSo({ is: 'happened', watch: { event: 'deal', damageType: ['shadow'], by: yours(heroOrAlly) } }, draw()),
    ),
  ),
  "Death's Gaze": quest(
    {},
    reward([2], ifSo(compared(cardsInHandOf(you), 'less than', countOf(inYourGraveyard(aCard))), draw())),
  ),
  'Defiling the Defilers': quest(
    {},
    provided(
      compared({ amount: 'this turn', watch: { event: 'deal', by: yours(anAlly) }, counted: 'amount' }, 'or more', 5),
      reward([4], draw(3)),
    ),
  ),
  'Dreadsteed of Xoroth': quest(
    { icon: 'Warlock' },
    onYourTurn(
      reward(
        [4],
        ifSo(
          compared(costOf(targeted(0)), 'or less', yourResources),
          putIntoPlay(target(inYourGraveyard(tagged('Demon', anAlly)))),
        ),
      ),
    ),
  ),
  'Junkboxes Needed': quest(
    { icon: 'Rogue' },
    onYourTurn(
      reward(
        [{ pay: 'choose word', what: { oneOf: ['Ability', 'Ally', 'Equipment'] } }, 2],
        { do: 'look at', what: zoneOf('hand', targetOpponent()) },
        putFrom('hand', chosen(among(revealed, inZone('hand', { chosenTag: true }))), { to: 'graveyard' }),
      ),
    ),
  ),
  'Pure Evil': quest(
    {},
    reward(
      [6],
      ifSo({ is: 'there', noun: inYourGraveyard(anAbility) }, draw()),
      ifSo({ is: 'there', noun: inYourGraveyard(anAlly) }, draw()),
      ifSo({ is: 'there', noun: inYourGraveyard(anEquipment) }, draw()),
    ),
  ),
  'Sacrifices Must Be Made': quest(
    {},
    reward([5], draw(3), {
      do: 'if you do',
      first: [may(putFrom('hand', chosen(yours(inZone('hand', anAlly))), { to: 'graveyard' }))],
      then: [],
      else: [discard(2)],
    }),
  ),
  'Scourge Tactics': quest(
    {},
    {
      power: 'cost change',
      change: {
        cost: 'complete',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(inYourGraveyard(anAlly))] },
      },
    },
    reward([5], draw()),
  ),
  'Tales of Destruction': quest(
    {},
    reward(
      [
        { pay: 'choose word', what: { oneOf: ['Ability', 'Ally', 'Equipment'] } },
        removing(inYourGraveyard({ chosenTag: true })),
        2,
      ],
      reveal(topOfYourDeck(3)),
      putIntoHand(chosen(among(revealed, inZone('deck', { chosenTag: true })))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  "The Overseer's Shadow": quest(
    {},
    reward(
      [4],
      ifSo({ is: 'there', noun: yours(anAbility) }, draw()),
      ifSo({ is: 'there', noun: yours(anAlly) }, draw()),
      ifSo({ is: 'there', noun: yours(anEquipment) }, draw()),
    ),
  ),
  'The Restless Dead': quest(
    {},
    onYourTurn(reward([3], put(zoneOf('graveyard', eachPlayer), { to: 'deck', at: 'shuffled' }), draw())),
  ),
  'Under the Shadow': quest(
    {},
    reward(
      [1, { pay: 'choose word', what: 'damage type' }],
      reveal(topOfYourDeck(3)),
      putIntoHand(chosen(among(revealed, inZone('deck', { chosenDamageType: true })))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'Unfit for Death': quest({}, reward([3], draw(), removeFromGame(target(inZone('graveyard', aCard))))),
  'Whirlwind Weapon': quest(
    { icon: 'Warrior' },
    onYourTurn(reward([5], deal(atkOf(chosen(yours(tagged('Melee', aWeapon)))), 'melee', each(opposing(anAlly))))),
  ),
  'World of Shadows': quest(
    {},
    reward(
      [4],
      draw(),
      give(target(yours(heroOrAlly)), [power({ power: 'keyword', keyword: 'Resistance', type: 'shadow' })]),
    ),
  ),
});
