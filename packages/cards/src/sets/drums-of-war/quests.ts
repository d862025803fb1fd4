import { countOf, either } from '../../language/amounts.ts';
import { quest, set, token } from '../../language/cards.ts';
import { controlledByYou } from '../../language/changes.ts';
import { differentNames, not } from '../../language/conditions.ts';
import { draw, give, ifYouDo, may, next, put, putIntoHand, removeFromGame, reveal } from '../../language/effects.ts';
import {
  aCard,
  among,
  anAlly,
  inZone,
  opposing,
  other,
  thisOne,
  typed,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  entersExhausted,
  ifWould,
  onYourTurn,
  provided,
  reward,
  thatMuchPlus,
  when,
} from '../../language/powers.ts';
import {
  chosen,
  chosenBy,
  each,
  remembered,
  revealed,
  target,
  targetOpponent,
  that,
  thisCard,
  topOfYourDeck,
  you,
  zoneOf,
} from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const quests = set({
  'Bolstering Our Defenses': quest(
    { icon: 'Horde' },
    reward(
      [2],
      reveal(topOfYourDeck(3)),
      putIntoHand(chosen(among(revealed, inZone('deck', { faction: 'Horde' })))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'Corruption of Earth and Seed': quest(
    {},
    {
      power: 'cost change',
      change: {
        cost: 'complete',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(yours(typed('nature', anAlly)))] },
      },
    },
    reward([3], draw()),
  ),
  'Enemies, Old and New': quest(
    { icon: 'Horde' },
    reward([3], draw(), may({ do: 'remove any counter', on: target(aCard) })),
  ),
  'Establishing New Outposts': quest(
    { icon: 'Alliance' },
    reward(
      [2],
      reveal(topOfYourDeck(3)),
      putIntoHand(chosen(among(revealed, inZone('deck', { faction: 'Alliance' })))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'In Defense of Halaa': quest(
    { icon: 'Alliance' },
    reward([3], draw(), may({ do: 'add any counter', on: target(aCard) })),
  ),
  'Order Must Be Restored': quest(
    { icon: 'Alliance' },
    reward([1], {
      do: 'create',
      trigger: when(isDestroyed(among(remembered, aCard)), draw()),
      about: chosenBy(targetOpponent(), yours(anAlly)),
      duration: 'this turn',
    }),
  ),
  "Oshu'gun Crystal Powder": quest(
    {},
    provided({ is: 'there', noun: yours({ kind: ['Location'] }) }, reward([1], draw())),
  ),
  'Outland Sucks!': quest(
    {},
    reward([3], draw(either({ is: 'there', noun: opposing({ tag: ['Blood Elf', 'Draenei', 'Demon'] }) }, 2, 1))),
  ),
  'Revenge Is Tasty': quest({}, entersExhausted, reward([2], draw())),
  'Scouring the Desert': quest(
    {},
    reward([4], draw(), may(put(zoneOf('graveyard', you), { to: 'deck', at: 'shuffled' }))),
  ),
  "Someone Else's Hard Work Pays Off": quest(
    {},
    onYourTurn(
      reward([3], {
        do: 'put token',
        token: token(
          "Cryo-Engineer Sha'heen",
          { tags: ['Ethereal'], unique: true, atk: [1, 'melee'], health: 1 },
          atStartOfYourTurn(
            ifYouDo(
              removeFromGame(thisCard),
              give(target({ kind: ['Ability', 'Equipment'] }), [controlledByYou], 'this game'),
            ),
          ),
        ),
      }),
    ),
  ),
  'Soup for the Soul': quest({}, entersExhausted, reward([4], draw())),
  'Spirits of Auchindoun': quest(
    {},
    reward([{ pay: 'turn face down', noun: other(yours({ faceDown: false, kind: ['Resource'] })) }], draw()),
  ),
  'Super Hot Stew': quest({}, entersExhausted, reward([6], draw(3))),
  'The Final Message to the Wildhammer': quest(
    { icon: 'Horde' },
    onYourTurn(
      reward(
        [2],
        draw(),
        {
          do: 'put token',
          token: {
            name: 'Message',
            types: ['Equipment'],
            tags: ['Item', 'Message'],
            icons: [],
            text: [],
            powers: [ifWould({ event: 'deal', card: yourHeroAs }, thatMuchPlus(1))],
            token: true,
          },
        },
        next(atStartOfYourTurn(removeFromGame(remembered)), that),
      ),
    ),
  ),
  'The Last Barov': quest({}, reward([3], draw(either(not(differentNames(anAlly)), 2, 1)))),
});
