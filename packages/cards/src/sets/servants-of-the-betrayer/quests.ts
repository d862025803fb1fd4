import { cardsInHandOf, costOf, damageOn, perEach, X, yourResources } from '../../language/amounts.ts';
import { quest, set, token } from '../../language/cards.ts';
import { compared } from '../../language/conditions.ts';
import {
  draw,
  exhaust,
  giveAll,
  ifSo,
  ifYouDo,
  may,
  put,
  putDamage,
  putIntoHand,
  ready,
  removeFromGame,
  reveal,
} from '../../language/effects.ts';
import {
  aCard,
  among,
  anAlly,
  anEquipment,
  aQuest,
  having,
  inYourGraveyard,
  inZone,
  sameNameAs,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, onYourTurn, provided, reward } from '../../language/powers.ts';
import { chosen, each, revealed, target, thisCard, topOfYourDeck, you, yourHero } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const quests = set({
  'A Warm Welcome': quest(
    {},
    provided(
      compared({ amount: 'this turn', watch: { event: 'deal', by: yourHeroAs }, counted: 'amount' }, 'or more', 5),
      reward([2], draw(2)),
    ),
  ),
  'An Improper Burial': quest(
    {},
    reward([{ pay: 'remove', noun: inYourGraveyard(anAlly), count: X }, 2], draw(perEach(3, X))),
  ),
  'Deep Sea Salvage': quest(
    {},
    onYourTurn(reward([4], put(chosen(inYourGraveyard(aCard)), { to: 'deck', at: 'top' }))),
  ),
  'Dr. Boom!': quest(
    {},
    reward([1], reveal(topOfYourDeck(1)), putDamage(costOf(revealed), yourHero), putIntoHand(revealed)),
  ),
  'Firewing Signets': quest(
    { reputation: 'Scryer' },
    provided({ is: 'there', noun: yours(having('Sabotage', anAlly)) }, reward([1], draw())),
  ),
  'Information Gathering': quest(
    {},
    onYourTurn(
      reward(
        [3],
        { do: 'look at', what: topOfYourDeck(3) },
        putIntoHand(chosen(among(revealed, inZone('deck', aCard)))),
        put(chosen(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'top' }),
        put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
      ),
    ),
  ),
  "Kim'jael Indeed!": quest(
    {},
    reward(
      [1],
      reveal(topOfYourDeck(5)),
      putIntoHand(chosen(among(revealed, inZone('deck', sameNameAs(each(yours(aCard)), aCard))))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'Leader of the Darkcrest': quest(
    {},
    provided({ is: 'there', noun: yours(withCost('or more', 5, anAlly)) }, reward([5], draw(3))),
  ),
  "Manaforge B'naar": quest({ reputation: 'Scryer' }, reward([2], exhaust(target(anAlly)))),
  "Marks of Kil'jaeden": quest(
    { reputation: 'Aldor' },
    provided({ is: 'there', noun: yours(having('Inspire', anAlly)) }, reward([1], draw())),
  ),
  'Meeting with the Master': quest({}, reward([2], draw(perEach(5, yourResources)))),
  'Needs More Cowbell': quest(
    {},
    onYourTurn(
      reward([2], {
        do: 'put token',
        token: token(
          'Bessy',
          { tags: ['Ghost Cow'], unique: true, atk: [1, 'melee'], health: 1 },
          atStartOfYourTurn(ifYouDo(removeFromGame(thisCard), may(removeFromGame(target(anAlly))))),
        ),
      }),
    ),
  ),
  'Orders from Lady Vashj': quest({}, reward([2], ifSo(compared(cardsInHandOf(you), 'exactly', 0), draw(2)))),
  'Potential Energy Source': quest(
    {},
    reward([2], {
      do: 'create',
      cost: { cost: 'complete', noun: aQuest, whose: 'you', by: -4, next: true },
      duration: 'this turn',
    }),
  ),
  'Preparing for War': quest(
    {},
    reward(['X'], put(target(inZone('graveyard', aCard), { exactly: X }), { to: 'deck', at: 'shuffled' })),
  ),
  'Shutting Down Manaforge Ara': quest(
    {},
    provided({ is: 'happened', watch: isDestroyed(anEquipment) }, reward([1], draw())),
  ),
  'Sunfury Briefings': quest({ reputation: 'Aldor' }, reward([5], ready(chosen(yours(anAlly))))),
  'The Sigil of Krasus': quest(
    {},
    provided({ is: 'happened', watch: { event: 'play', card: anAlly, whose: 'opposing' } }, reward([1], draw())),
  ),
  'The Unending Invasion': quest({}, reward([4], draw(), draw(perEach(10, damageOn(yourHero))))),
  'You, Robot': quest({}, reward([1], giveAll(yours(inZone('hand', anEquipment)), [{ change: 'become instant' }]))),
});
