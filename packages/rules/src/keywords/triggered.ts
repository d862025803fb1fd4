import type { Effect } from '../language/effect.ts';
import type { Noun } from '../language/noun.ts';
import type { KeywordPower, Power, TriggeredPower } from '../language/power.ts';
import type { Watch } from '../language/trigger.ts';
import type { Keyword, Zone } from '../vocabulary.ts';
import { ALLIANCE_RACES, HORDE_RACES } from '../vocabulary.ts';

const when = (on: Watch, effects: readonly Effect[], zone?: Zone): TriggeredPower =>
  zone ? { power: 'triggered', on, effects, zone } : { power: 'triggered', on, effects };
const may = (...effects: readonly Effect[]): Effect => ({ do: 'may', who: { player: 'you' }, effects });
const heroOrAlly: Noun = { kind: ['Hero', 'Ally'] };
const entersPlay: Watch = { event: 'enter play', card: { self: true } };
const turnStarts: Watch = { event: 'turn starts', whose: 'you' };
const toHand = { to: 'hand' } as const;

/** A form ends when its hero's player plays an ability that is not Feral or strikes with a weapon. */
const formEnds = (event: 'play' | 'strike', card: Noun): Power =>
  when({ event, card, whose: 'you' }, [
    { do: 'destroy', what: { select: 'each', noun: { kind: ['Ability'], granting: ['Bear Form', 'Cat Form'] } } },
  ]);
const FORM_ENDS: readonly Power[] = [
  formEnds('play', { kind: ['Ability'], not: { tag: ['Feral'] } }),
  formEnds('strike', { kind: ['Weapon'] }),
];

const stomp = (event: 'attack' | 'defend'): Power =>
  when({ event, card: { self: true } }, [
    may({ do: 'exhaust', what: { select: 'target', noun: { ...heroOrAlly, whose: 'opposing' } } }),
  ]);

/** The keywords that stand for triggered powers. */
export const TRIGGERED = {
  Absorb: () => [
    when({ event: 'deal', by: { self: true }, card: { kind: ['Hero'] }, combat: true }, [
      {
        do: 'heal',
        amount: { amount: 'that much' },
        from: { select: 'hero', of: { player: 'you' } },
        by: { select: 'this' },
      },
    ]),
  ],
  'Arcane Torrent': () => [
    when(entersPlay, [
      {
        do: 'modify',
        what: { select: 'target', noun: { whose: 'opposing' } },
        changes: [{ change: 'lose powers' }, { change: 'restrict', restriction: { cant: 'have powers' } }],
        duration: 'this turn',
      },
    ]),
  ],
  AWESOME: () => [
    when(turnStarts, [
      { do: 'may', who: { player: 'each' }, effects: [{ do: 'draw', who: { player: 'that' }, count: 1 }] },
    ]),
  ],
  'Bear Form': () => [{ power: 'self', may: { may: 'protect' } }, ...FORM_ENDS],
  'Cat Form': () => [
    {
      power: 'continuous',
      continuous: { cards: { self: true, attacking: true }, changes: [{ change: 'atk', by: 1 }] },
    },
    ...FORM_ENDS,
  ],
  'Death Rattle': ({ effects = [] }) => [
    when({ event: 'enter graveyard', card: { self: true } }, effects, 'graveyard'),
  ],
  Echo: () => [
    {
      power: 'triggered',
      zone: 'chain',
      on: { event: 'play', card: { self: true, zone: 'chain' }, whose: 'you' },
      if: {
        is: 'any',
        of: [...ALLIANCE_RACES, ...HORDE_RACES].map((race) => ({
          is: 'there',
          noun: { kind: ['Ally'], tag: [race], whose: 'you' },
          atLeast: 2,
        })),
      },
      effects: [{ do: 'copy', what: { select: 'this' } }],
    },
  ],
  'Escape Artist': () => [
    when({ event: 'become targeted', card: { self: true }, whose: 'opposing' }, [
      may({ do: 'put', what: { select: 'this' }, where: toHand }),
    ]),
  ],
  Eternal: () => [
    when(
      { event: 'enter graveyard', card: { self: true } },
      [may({ do: 'put', what: { select: 'this' }, where: { to: 'deck', at: 'shuffled' } })],
      'graveyard',
    ),
  ],
  'Find Treasure': () => [
    when(entersPlay, [
      {
        do: 'if you do',
        first: [may({ do: 'draw', who: { player: 'you' }, count: 1 })],
        then: [{ do: 'discard', who: { player: 'you' }, count: 1 }],
      },
    ]),
  ],
  Irradiated: () => [
    when(
      { event: 'deal', by: { self: true }, card: { kind: ['Ally'], not: { keyword: 'Irradiated' } }, combat: true },
      [
        {
          do: 'modify',
          what: { select: 'event', role: 'card' },
          changes: [{ change: 'grant', power: { power: 'keyword', keyword: 'Irradiated' } }],
          duration: 'this game',
        },
      ],
    ),
  ],
  Mend: ({ number = 1 }) => [
    when(turnStarts, [
      may({ do: 'heal', amount: number, from: { select: 'target', noun: heroOrAlly }, by: { select: 'this' } }),
    ]),
  ],
  Sentinel: () => [
    when({ event: 'exhaust', card: { self: true }, first: true }, [{ do: 'ready', what: { select: 'this' } }]),
  ],
  Stash: ({ effects = [] }) => [
    { power: 'enters', shown: true },
    when({ event: 'stash', card: { self: true } }, effects),
  ],
  Thrown: () => [
    when({ event: 'strike', card: { self: true }, whose: 'you' }, [
      {
        do: 'modify',
        what: { select: 'hero', of: { player: 'you' } },
        changes: [{ change: 'grant', power: { power: 'keyword', keyword: 'Long-Range' } }],
        duration: 'this combat',
      },
      {
        do: 'create',
        trigger: when({ event: 'turn ends' }, [{ do: 'put', what: { select: 'flagged' }, where: toHand }]),
        about: { select: 'this' },
        next: true,
        duration: 'this turn',
      },
    ]),
  ],
  'War Stomp': () => [stomp('attack'), stomp('defend')],
} as const satisfies Partial<Record<Keyword, (power: KeywordPower) => readonly Power[]>>;
