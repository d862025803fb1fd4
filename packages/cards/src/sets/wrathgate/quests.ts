import { costOf, countOf, perEach, X } from '../../language/amounts.ts';
import { quest, set, token } from '../../language/cards.ts';
import { keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { draw, flip, give, heal, ifSo, may, put, putIntoHand, replace, reveal } from '../../language/effects.ts';
import {
  aCard,
  among,
  anAlly,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import { has, onYourTurn, prevented, provided, reward, when } from '../../language/powers.ts';
import {
  chosenBy,
  done,
  each,
  revealed,
  target,
  targeted,
  targetOpponent,
  that,
  topOfYourDeck,
  yourHero,
} from '../../language/selections.ts';
import { entersPlay, leavesPlay } from '../../language/watches.ts';

export const quests = set({
  'A Tale of Valor': quest({}, reward([4], reveal(topOfYourDeck(1)), putIntoHand(that), heal(costOf(done), yourHero))),
  'Apply This Twice a Day': quest(
    {},
    reward([3], draw(), ifSo({ is: 'happened', watch: { event: 'heal', by: yours(heroOrAlly) } }, draw())),
  ),
  'Conversing With the Depths': quest({}, reward([3], draw(perEach(5, countOf(inYourGraveyard(aCard)))))),
  'Cycle of Life': quest(
    {},
    provided(
      {
        is: 'all',
        of: [
          { is: 'happened', watch: entersPlay(anAlly) },
          { is: 'happened', watch: leavesPlay(anAlly) },
        ],
      },
      reward([2], draw()),
    ),
  ),
  "I'm Not Dead Yet!": quest(
    {},
    onYourTurn(
      reward([3], {
        do: 'put token',
        token: token('Father Kamaros', { tags: ['Priest'], unique: true, atk: [1, 'holy'], health: 1 }, has('Mend', 3)),
      }),
    ),
  ),
  'Light Within the Darkness': quest(
    {},
    provided(
      { is: 'happened', watch: { event: 'deal', damageType: ['holy'], by: yours(heroOrAlly) } },
      reward([1], draw()),
    ),
  ),
  'No Mere Dream': quest(
    { icon: 'Druid' },
    onYourTurn(
      reward(
        [3],
        reveal(topOfYourDeck(1)),
        put(that, { to: 'resource row', exhausted: true }),
        ifSo(is(done, { kind: ['Location', 'Quest'] }), may(ifSo(is(that, { faceDown: true }), flip(that)))),
      ),
    ),
  ),
  'No One to Save You': quest(
    {},
    provided(
      { is: 'there', noun: yours({ kind: ['Hero'], past: { as: 'card', was: { event: 'deal' }, atLeast: 5 } }) },
      reward([2], draw()),
    ),
  ),
  'On Ruby Wings': quest(
    {},
    onYourTurn(
      reward([3], {
        do: 'put token',
        token: {
          name: 'Wyrmrest Vanquisher',
          types: ['Ally'],
          tags: ['Wyrmrest Vanquisher', 'Mount'],
          icons: [],
          text: [],
          powers: [when({ event: 'place', whose: 'you', card: { faceDown: false } }, may(draw()))],
          atk: 0,
          damageType: 'fire',
          health: 3,
          limits: [{ tag: 'Mount', count: 1 }],
          token: true,
        },
      }),
    ),
  ),
  'Paladin Training': quest(
    { icon: 'Paladin' },
    reward(
      [2],
      give(target(yours(heroOrAlly)), [keyword('Protector')]),
      replace({ event: { event: 'deal', card: { protecting: true } }, instead: prevented('all') }, targeted(0)),
    ),
  ),
  'Planning for the Future': quest(
    {},
    reward(
      [2],
      reveal(topOfYourDeck(2)),
      putIntoHand(chosenBy(targetOpponent(), among(revealed, inZone('deck', aCard)))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'graveyard' }),
    ),
  ),
  'Really Big Worm': quest({}, reward([{ pay: 'exhaust', noun: yours(aCard), count: 10 }], draw(3))),
  'Return to Angrathar': quest(
    {},
    {
      power: 'cost change',
      change: {
        cost: 'complete',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(yours(tagged('Scourge', anAlly)))] },
      },
    },
    reward([3], draw()),
  ),
  'Seeds of the Lashers': quest({}, reward([{ pay: 'exhaust', noun: yours(aCard), count: 7 }], draw(2))),
  'The Call of the Crusade': quest(
    { reputation: 'Argent Crusade' },
    reward(
      [
        {
          pay: 'resources',
          amount: { amount: 'times', of: [2, X] },
          atMost: countOf(yours({ unique: true, kind: ['Ally'] })),
        },
      ],
      draw(perEach(2, { amount: 'times', of: [2, X] })),
    ),
  ),
  'The Ichor of Undeath': quest({ icon: 'Priest' }, reward([2], putIntoHand(target(inYourGraveyard(anAlly))))),
  'Wanton Warlord': quest({}, reward([{ pay: 'exhaust', noun: yours(aCard), count: 4 }], draw())),
});
