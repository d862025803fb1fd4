import {
  blood,
  cube,
  deal,
  each,
  exhausting,
  flip,
  flipsToFront,
  heroOrAlly,
  hosting,
  ifSo,
  is,
  lair,
  opposing,
  paidCard,
  pay,
  putDamage,
  set,
  thisCard,
  turnEnds,
  turnStarts,
  usedByOpponents,
  when,
  whenIf,
  yours,
} from '@meetingstone/cards/language';
import type { Noun } from '@meetingstone/rules';
import { aCube } from './words.ts';

export const magtheridonsBlood = blood("Magtheridon's Blood");

/** Who has no Cube yet may take one (R402.3a). */
const free: Noun = { not: hosting(aCube, {}) };

export const [manticronCube] = set({
  'Manticron Cube': cube(
    usedByOpponents(
      pay([exhausting(yours({ ...heroOrAlly, ...free }))], ifSo(is(paidCard, free), { do: 'attach', to: paidCard })),
    ),
  ),
});

const unattached: Noun = { ...aCube, attachment: false };
const flipAtEnd = when(turnEnds('you'), flip(thisCard));

/** It cools down on one side and bursts on the other (R402.4). */
export const [magtheridonsLair] = set({
  "Magtheridon's Lair": lair(
    [
      when(flipsToFront, putDamage(2, each(hosting(aCube, heroOrAlly))), { do: 'detach', what: each(aCube) }),
      flipAtEnd,
    ],
    [
      whenIf(turnStarts('you'), { is: 'there', noun: unattached }, deal(10, 'fire', each(opposing(heroOrAlly)))),
      flipAtEnd,
    ],
  ),
});
