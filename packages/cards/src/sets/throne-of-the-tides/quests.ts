import { cardsInHandOf } from '../../language/amounts.ts';
import { quest, set } from '../../language/cards.ts';
import { compared, is, yourTurn } from '../../language/conditions.ts';
import {
  chooseWord,
  delve,
  draw,
  heal,
  ifSo,
  put,
  putIntoHand,
  removeFromGame,
  reveal,
} from '../../language/effects.ts';
import {
  aCard,
  among,
  anAlly,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  opposing,
  tagged,
  yours,
} from '../../language/nouns.ts';
import { onYourTurn, provided, reward } from '../../language/powers.ts';
import { chosen, each, revealed, topOfYourDeck, you, yourHero, zoneOf } from '../../language/selections.ts';

export const quests = set({
  Reoccupation: quest(
    {},
    onYourTurn(
      reward(
        [2],
        put(zoneOf('graveyard', you), { to: 'deck', at: 'shuffled' }),
        removeFromGame(each(opposing(inZone('graveyard', aCard)))),
      ),
    ),
  ),
  'Rescue the Earthspeaker!': quest({}, provided(compared(cardsInHandOf(you), 'exactly', 0), reward([2], draw()))),
  'Seeds of Their Demise': quest({}, reward([0], delve)),
  'Setting an Example': quest(
    {},
    provided(
      { is: 'all', of: [yourTurn, { is: 'there', noun: inYourGraveyard(anAlly), atLeast: 3 }] },
      reward([2], draw()),
    ),
  ),
  'The Culmination of Our Efforts': quest(
    {},
    reward(
      [4],
      chooseWord({ oneOf: ['Ability', 'Ally', 'Equipment', 'Quest'] }),
      reveal(topOfYourDeck(5)),
      putIntoHand(chosen(among(revealed, inZone('deck', { chosenTag: true })))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'The Last Living Lorekeeper': quest({}, onYourTurn(reward([5], heal(3, yourHero), draw()))),
  'Wake of Destruction': quest(
    {},
    provided({ is: 'there', noun: yours(tagged('Monster', heroOrAlly)), atLeast: 2 }, reward([2], draw())),
  ),
  'Waking the Beast': quest(
    {},
    reward([1], reveal(topOfYourDeck(1)), ifSo(is(revealed, tagged('Monster', anAlly)), putIntoHand(revealed))),
  ),
  'Waters of Elune': quest({}, onYourTurn(reward([4], draw()))),
});
