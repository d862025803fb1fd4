import type { Amount, Condition } from '@meetingstone/rules';
import type { Row } from '../grammar/row.ts';
import { fixed } from '../grammar/row.ts';
import { handOf } from './amounts.ts';

const ZONES = ['hand', 'graveyard', 'deck'] as const;
type Pile = (typeof ZONES)[number];

const sizeOf = (zone: Pile): Amount =>
  zone === 'hand' ? handOf({ player: 'you' }) : { amount: 'count', of: { zone, whose: 'you' } };

const HOW = [
  ['fewer', 'less than'],
  ['more', 'more than'],
] as const;

/** "you have fewer cards in your hand than in your graveyard" */
export const betweenZones = (): readonly Row<Condition>[] =>
  ZONES.flatMap((one) =>
    ZONES.filter((other) => other !== one).flatMap((other) =>
      HOW.map(([word, how]) =>
        fixed(`you have ${word} cards in your ${one} than in your ${other}`, {
          is: 'compared',
          left: sizeOf(one),
          how,
          right: sizeOf(other),
        } as Condition),
      ),
    ),
  );
