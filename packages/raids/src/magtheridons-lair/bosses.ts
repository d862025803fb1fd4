import {
  aCard,
  aResource,
  atk,
  attacking,
  boss,
  cant,
  compared,
  countOf,
  entersPlay,
  flip,
  flipsToBack,
  has,
  have,
  haveWhile,
  is,
  it,
  leavesPlay,
  not,
  putIntoPlay,
  set,
  swapWith,
  tagged,
  thisCard,
  thisOne,
  topOf,
  uninterruptibly,
  when,
  whenIf,
  yourResources,
  yours,
} from '@meetingstone/cards/language';
import type { Amount, Power } from '@meetingstone/rules';
import { aBlood, gainBlood } from './words.ts';

const print = { race: 'Pit Lord', atk: [0, 'melee'], health: 100 } as const;
const aChanneler = yours(tagged('Channeler'));
const noChannelers = not({ is: 'there', noun: aChanneler });
const fiercerByBlood = (each: number): Power => {
  const count = countOf(aBlood);
  const by: Amount = each === 1 ? count : { amount: 'times', of: [each, count] };
  return haveWhile(is(it, attacking(aCard)), thisOne, atk(by));
};

/** Chained until his Channelers are gone or his fifth resource is there, then on another card unleashed (R402.1). */
export const magtheridons = [
  ...set({
    Magtheridon: boss(
      { ...print, boss: { number: 1 } },
      [
        has('Untargetable'),
        have(thisOne, cant('attack'), cant('be dealt damage')),
        whenIf(leavesPlay(aChanneler), noChannelers, flip(thisCard)),
        whenIf({ event: 'change control', card: tagged('Channeler') }, noChannelers, flip(thisCard)),
        whenIf(entersPlay(yours(aResource)), compared(yourResources, 'or more', 5), flip(thisCard)),
      ],
      [
        uninterruptibly(
          when(
            flipsToBack,
            putIntoPlay(topOf('Cube', 5)),
            gainBlood,
            putIntoPlay(topOf('Lair')),
            swapWith(topOf('Boss')),
          ),
        ),
      ],
    ),
  }),
  ...set({
    Magtheridon: boss(
      { ...print, boss: { number: 2, final: true } },
      [fiercerByBlood(1), whenIf(entersPlay(aBlood), { is: 'there', noun: aBlood, atLeast: 10 }, flip(thisCard))],
      [fiercerByBlood(2)],
    ),
  }),
] as const;
