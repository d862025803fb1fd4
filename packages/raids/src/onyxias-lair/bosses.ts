import {
  aCard,
  aHero,
  atk,
  attacking,
  boss,
  destroy,
  each,
  has,
  haveWhile,
  is,
  it,
  onYourTurn,
  opposing,
  pay,
  putTokens,
  set,
  target,
  thisOne,
  yourResources,
} from '@meetingstone/cards/language';
import { whelp } from './tokens.ts';

const fierce = (by: number) => haveWhile(is(it, attacking(aCard)), thisOne, atk(by));
const print = { race: 'Black Dragon', atk: [0, 'fire'] } as const;

/** Onyxia in her three stages, on three cards of one name (R203.1a). */
export const stages = [
  ...set({
    Onyxia: boss(
      { ...print, health: 20, boss: { number: 1 } },
      [fierce(1), pay([10, 'flip'], destroy(target(opposing(aHero))))],
      [fierce(1)],
    ),
  }),
  ...set({
    Onyxia: boss(
      { ...print, health: 30, boss: { number: 2 } },
      [has('Long-Range'), fierce(2), onYourTurn(pay([2, 'flip'], putTokens(yourResources, whelp)))],
      [has('Long-Range'), fierce(2)],
    ),
  }),
  ...set({
    Onyxia: boss(
      { ...print, health: 50, boss: { number: 3, final: true } },
      [fierce(3), pay([20, 'flip'], destroy(each(opposing(aHero))))],
      [fierce(3)],
    ),
  }),
] as const;
