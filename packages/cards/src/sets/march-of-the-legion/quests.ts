import { countOf, either, healthOf, yourResources } from '../../language/amounts.ts';
import { quest, set, token } from '../../language/cards.ts';
import { compared, not } from '../../language/conditions.ts';
import { destroying } from '../../language/costs.ts';
import {
  chooseWord,
  draw,
  heal,
  ifSo,
  next,
  put,
  putIntoHand,
  putTokens,
  removeFromGame,
  replace,
  reveal,
  turnFaceDown,
} from '../../language/effects.ts';
import {
  aCard,
  among,
  anAbility,
  anAlly,
  anEquipment,
  aQuest,
  aResource,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  opposing,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, onYourTurn, provided, reward, unpreventable } from '../../language/powers.ts';
import {
  chosen,
  done,
  each,
  eachPlayer,
  paidCard,
  remembered,
  revealed,
  target,
  targetOpponent,
  that,
  thatPlayer,
  topOfDeckOf,
  topOfYourDeck,
  yourHero,
  zoneOf,
} from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const quests = set({
  'A Final Blow': quest(
    {},
    provided({ is: 'happened', watch: { event: 'play', card: anEquipment, whose: 'you' } }, reward([1], draw())),
  ),
  'A Traitor Among Us': quest({}, provided({ is: 'happened', watch: isDestroyed(yours(anAlly)) }, reward([2], draw()))),
  'Against the Legion': quest(
    {},
    provided(
      {
        is: 'some player',
        whose: 'opposing',
        so: compared({ amount: 'resources', of: thatPlayer }, 'more than', yourResources),
      },
      reward([1], draw()),
    ),
  ),
  'An OOX of Your Own': quest(
    {},
    onYourTurn(
      reward(
        [6],
        putTokens(3, token('Mechanical Chicken', { tags: ['Mechanical', 'Chicken'], atk: [0, 'melee'], health: 1 })),
        next(atStartOfYourTurn(removeFromGame(remembered), draw(countOf(among(done, { token: true })))), that),
      ),
    ),
  ),
  'Buying Time': quest(
    {},
    onYourTurn(
      reward(
        [2],
        put(topOfYourDeck(1), { to: 'resource row', exhausted: true }),
        put(topOfDeckOf(targetOpponent()), { to: 'resource row', exhausted: true }),
      ),
    ),
  ),
  'Dousing the Flames of Protection': quest(
    {},
    reward([2], replace({ event: { event: 'deal' }, flags: 'by', instead: unpreventable }, chosen(yours(heroOrAlly)))),
  ),
  'Falling to Corruption': quest({}, reward([{ pay: 'destroy', noun: yours(aResource), count: 2 }, 1], draw(2))),
  'Forces of Jaedenar': quest(
    {},
    provided({ is: 'happened', watch: { event: 'play', card: anAbility, whose: 'you' } }, reward([1], draw())),
  ),
  'Forge Camp: Annihilated': quest(
    {},
    reward(
      [3],
      reveal(topOfYourDeck(2)),
      putIntoHand(chosen(among(revealed, inZone('deck', aCard)))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'Hellfire Fortifications': quest(
    {},
    provided({ is: 'happened', watch: { event: 'play', card: anAlly, whose: 'you' } }, reward([2], draw())),
  ),
  'Levixus the Soul Caller': quest(
    {},
    reward([3], putIntoHand({ select: 'choose', noun: inYourGraveyard(aCard), random: true })),
  ),
  'Natural Remedies': quest(
    {},
    reward(
      [0],
      { do: 'look at', what: topOfYourDeck(2) },
      put(chosen(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'top' }),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'Pride of the Fel Horde': quest(
    {},
    reward([2], ifSo(not({ is: 'there', noun: yours({ exhausted: false, kind: ['Resource'] }) }), draw())),
  ),
  'Retribution of the Light': quest(
    {},
    reward([2], put(zoneOf('graveyard', eachPlayer), { to: 'deck', at: 'shuffled' })),
  ),
  'The Blood is Life': quest(
    {},
    onYourTurn(reward([destroying(yours(anAlly)), 1], heal(healthOf(paidCard), yourHero))),
  ),
  'The Name of the Beast': quest(
    {},
    reward(
      [3],
      chooseWord({ oneOf: ['Ability', 'Ally', 'Equipment', 'Quest'] }),
      reveal(topOfYourDeck(4)),
      putIntoHand(chosen(among(revealed, inZone('deck', { chosenTag: true })))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'The Root of All Evil': quest({}, onYourTurn(reward([1], turnFaceDown(target(aQuest))))),
  'The Spirit Polluted': quest({}, reward([{ pay: 'put damage', noun: yourHeroAs, amount: 3 }, 1], draw())),
  'Wanted: Durn the Hungerer': quest(
    {},
    provided({ is: 'happened', watch: isDestroyed(opposing(anAlly)) }, reward([2], draw())),
  ),
  "You Are Rakh'likh, Demon": quest({}, reward([4], draw(either({ is: 'there', noun: yours(tagged('Demon')) }, 2, 1)))),
});
