import { countOf, perEach, X, yourResources } from '../../language/amounts.ts';
import { quest, set, token } from '../../language/cards.ts';
import { compared } from '../../language/conditions.ts';
import { deal, draw, ifSo, put, putIntoHand, putTokens, reveal, turnFaceDown } from '../../language/effects.ts';
import {
  aCard,
  among,
  anAbility,
  anAlly,
  anEquipment,
  aQuest,
  aResource,
  heroOrAlly,
  inZone,
  named,
  opposing,
  tagged,
  thisOne,
  typed,
  yours,
} from '../../language/nouns.ts';
import { has, onYourTurn, payLessTo, provided, reward, whileSo } from '../../language/powers.ts';
import { chosen, each, revealed, target, targetPlayer, topOfYourDeck, zoneOf } from '../../language/selections.ts';
import { entersPlay, leavesPlay } from '../../language/watches.ts';

export const quests = set({
  'A Matter of Time': quest({}, reward([6], draw(2), ifSo(compared(yourResources, 'or more', 10), draw(2)))),
  'Challenge to the Black Flight': quest(
    {},
    reward(
      [2],
      ifSo({ is: 'happened', watch: entersPlay(tagged('Dragonkin')) }, draw()),
      ifSo({ is: 'happened', watch: leavesPlay(tagged('Dragonkin')) }, draw()),
    ),
  ),
  'Cleansing Witch Hill': quest({}, onYourTurn(reward([4], turnFaceDown(target(aResource)), draw()))),
  'Corrosion Prevention': quest(
    {},
    provided(
      { is: 'happened', watch: { event: 'deal', damageType: ['nature'], by: yours(heroOrAlly) } },
      reward([2], draw()),
    ),
  ),
  'Counting Out Time': quest({}, reward([4], draw(), ifSo(compared(yourResources, 'or more', 10), draw(2)))),
  'Crystals of Power': quest(
    {},
    reward(
      [3],
      reveal(topOfYourDeck(5)),
      putIntoHand(chosen(among(revealed, inZone('deck', typed('nature', aCard))))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'Finding the Source': quest(
    {},
    reward(
      [3],
      reveal(topOfYourDeck(5)),
      putIntoHand(chosen(among(revealed, inZone('deck', { kind: ['Quest', 'Location'] })))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'Leader of the Pack': quest(
    { icon: 'Alliance', required: ['Worgen'] },
    onYourTurn(reward([6], putTokens(4, token('Mastiff', { atk: [1, 'melee'], health: 1 }, has('Ferocity'))))),
  ),
  'Locked Away': quest(
    {},
    whileSo({ is: 'there', noun: yours(named('The Key to Freedom', aQuest)) }, payLessTo('complete', 4, thisOne)),
    reward([5], draw()),
  ),
  'Mystery Goo': quest(
    {},
    reward(
      [3],
      reveal(topOfYourDeck(5)),
      putIntoHand(chosen(among(revealed, inZone('deck', anAbility)))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'The Essence of Enmity': quest(
    {},
    reward(
      [3],
      reveal(topOfYourDeck(5)),
      putIntoHand(chosen(among(revealed, inZone('deck', anAlly)))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'The Grimtotem Weapon': quest(
    {},
    reward(
      [3],
      reveal(topOfYourDeck(5)),
      putIntoHand(chosen(among(revealed, inZone('deck', anEquipment)))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'The Key to Freedom': quest({}, reward([4], draw())),
  "The Mighty U'cha": quest(
    {},
    onYourTurn(
      reward([2], { do: 'put token', token: token("U'cha", { tags: ['Gorilla'], atk: [1, 'nature'], health: 1 }) }),
    ),
  ),
  'The Torch of Retribution': quest(
    {},
    reward([4], put(zoneOf('graveyard', targetPlayer()), { to: 'deck', at: 'shuffled' }), draw()),
  ),
  "The Witch's Bane": quest(
    {},
    reward([3], draw(perEach(5, countOf(opposing({ faceDown: true, kind: ['Resource'] }))))),
  ),
  "Warchief's Revenge": quest(
    { icon: 'Horde', required: ['Goblin'] },
    onYourTurn(reward(['X'], deal(X, 'nature', target(heroOrAlly)))),
  ),
  "What's Haunting Witch Hill?": quest(
    {},
    reward(
      [
        {
          pay: 'resources',
          amount: { amount: 'sum', of: [2, countOf(opposing({ faceDown: false, kind: ['Resource'] }))] },
        },
      ],
      draw(),
    ),
  ),
});
