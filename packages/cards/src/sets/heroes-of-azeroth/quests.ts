import { countOf } from '../../language/amounts.ts';
import { quest, set, token } from '../../language/cards.ts';
import { atk } from '../../language/changes.ts';
import { compared, is } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import { draw, put, putIntoHand, putTokens, ready, reveal } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAbility,
  anAlly,
  anEquipment,
  attacking,
  heroOrAlly,
  inPartyOf,
  inYourGraveyard,
  inZone,
  opposing,
  yours,
} from '../../language/nouns.ts';
import { onYourTurn, provided, reward } from '../../language/powers.ts';
import {
  chosen,
  chosenBy,
  each,
  it,
  revealed,
  target,
  targetOpponent,
  that,
  thatPlayer,
  topOfYourDeck,
  you,
  zoneOf,
} from '../../language/selections.ts';

export const quests = set({
  'Are We There, Yeti?': quest(
    {},
    reward([6], putTokens(3, token('Mechanical Yeti', { tags: ['Mechanical', 'Yeti'], atk: [1, 'melee'], health: 1 }))),
  ),
  'Battle of Darrowshire': quest({}, reward([{ pay: 'remove', noun: inYourGraveyard(anAlly), count: 3 }, 1], draw())),
  'Big Game Hunter': quest(
    {},
    reward(
      [2],
      reveal(topOfYourDeck(4)),
      putIntoHand(chosen(among(revealed, inZone('deck', anEquipment)))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'Blueleaf Tubers': quest({}, reward([2], put(zoneOf('graveyard', you), { to: 'deck', at: 'shuffled' }))),
  'Chasing A-Me 01': quest({}, reward([3], putIntoHand(target(inYourGraveyard(anAlly))))),
  'Counterattack!': quest(
    { icon: 'Horde' },
    provided(
      {
        is: 'some player',
        whose: 'opposing',
        so: compared(countOf(inPartyOf(thatPlayer, anAlly)), 'more than', countOf(yours(anAlly))),
      },
      reward([3], draw(2)),
    ),
  ),
  'Dragonkin Menace': quest(
    { icon: 'Alliance' },
    provided({ is: 'turn of', whose: 'opposing' }, reward([3], ready(chosen(yours(heroOrAlly))))),
  ),
  'For the Horde!': quest(
    { icon: 'Horde' },
    reward([1], {
      do: 'create',
      continuous: {
        cards: yours({ faction: 'Horde', kind: ['Ally'] }),
        changes: [atk(1)],
        while: is(it, attacking(aCard)),
      },
      duration: 'this turn',
    }),
  ),
  'In Dreams': quest({}, reward([8], draw(3))),
  'Into the Maw of Madness': quest({}, reward([destroyThis], draw())),
  "It's a Secret to Everybody": quest(
    {},
    reward(
      [1],
      { do: 'look at', what: topOfYourDeck(3) },
      put(chosen(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'top' }),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  "Kibler's Exotic Pets": quest(
    {},
    reward(
      [2],
      reveal(topOfYourDeck(3)),
      putIntoHand(chosen(among(revealed, inZone('deck', anAlly)))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'Sunken Treasure': quest({}, reward([3], putIntoHand(target(inYourGraveyard(anEquipment))))),
  'The Defias Brotherhood': quest(
    { icon: 'Alliance' },
    provided({ is: 'there', noun: yours(anAlly), atLeast: 4 }, reward([1], draw(2))),
  ),
  'The Love Potion': quest({}, reward([{ pay: 'exhaust', noun: yours(anAlly), count: 2 }, 1], draw())),
  'The Missing Diplomat': quest(
    { icon: 'Alliance' },
    onYourTurn(reward([4], { do: 'search', who: you, noun: anAlly, reveal: true, then: [putIntoHand(that)] })),
  ),
  'The Princess Trapped': quest(
    {},
    reward(
      [2],
      reveal(topOfYourDeck(2)),
      putIntoHand(chosenBy(targetOpponent(), among(revealed, inZone('deck', aCard)))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  "Torek's Assault": quest(
    { icon: 'Horde' },
    provided(
      { is: 'happened', watch: { event: 'deal', by: yours(anAlly), card: opposing(aHero) } },
      reward([1], draw()),
    ),
  ),
  'Your Fortune Awaits You': quest({}, reward([3], draw())),
  'Zapped Giants': quest(
    {},
    reward(
      [2],
      reveal(topOfYourDeck(3)),
      putIntoHand(chosen(among(revealed, inZone('deck', anAbility)))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
});
