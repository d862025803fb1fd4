import type { Noun, Players } from '@meetingstone/rules';
import { seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';

const ZONES = ['graveyard', 'hand', 'deck'] as const;
const HIDDEN: ReadonlySet<unknown> = new Set(ZONES);

/** Where the cards of a description are: "in your hand", "from an opposing graveyard". */
export const zones = (theirs: Phrase<Players>): readonly Row<Partial<Noun>>[] => [
  ...ofEach(ZONES, (zone) => [
    fixed([`in~ your ${zone}`, ...(zone === 'hand' ? ['in hand'] : [])], { zone, whose: 'you' } as const),
    fixed([`in~ an opponent 's ${zone}`, `in~ an opposing ${zone}`, `in~ one opposing ${zone}`], {
      zone,
      whose: 'opposing',
      inOne: true,
    } as const),
    fixed([`in~ opposing ${zone}s`, `in~ opponents ' ${zone}s`, `in~ each opponent 's ${zone}`], {
      zone,
      whose: 'opposing',
    } as const),
    row({ of: theirs }, `in~ {of} ${zone}`, ({ of }): Partial<Noun> => ({ zone, of })),
  ]),
  fixed(['in~ a graveyard', 'in~ one graveyard', "in~ one player 's graveyard"], { zone: 'graveyard', inOne: true }),
  fixed(
    [
      'in~ <all!> graveyards',
      "in~ any <player 's> graveyard",
      "in~ each <player 's> graveyard",
      'in~ their graveyards',
      'in~ any number of graveyards',
    ],
    { zone: 'graveyard' },
  ),
];

/** One card lies in one zone: that is not said of it. */
export const ofOne = (phrase: Phrase<Noun>): Phrase<Noun> =>
  seenAs(
    phrase,
    ({ inOne: _, ...value }): Noun => value,
    (value) => (inOneOfThem(value) ? { ...value, inOne: true as const } : value),
  );

const inOneOfThem = ({ zone, whose, of, owner }: Noun): boolean =>
  HIDDEN.has(zone) && !of && !owner && (whose === 'opposing' || (!whose && zone === 'graveyard'));
