import type { FromClientOf, TableTerms } from '@meetingstone/protocol';
import type { BOT_LEVELS } from '@meetingstone/words';
import { raidOf } from './raids.ts';

/** Who plays a seat that is not one's own. */
type Other = 'people' | keyof typeof BOT_LEVELS;

const MINUTE = 60_000;
const DAYS = 3;

export const CLOCKS = {
  none: undefined,
  quick: { decision: MINUTE / 2, bank: 5 * MINUTE },
  calm: { decision: 1.5 * MINUTE, bank: 15 * MINUTE },
  days: { days: DAYS },
} as const satisfies Record<string, TableTerms['clock'] | undefined>;

export const SIZES: Readonly<Record<TableTerms['play'], readonly number[]>> = {
  duel: [2],
  'free-for-all': [3, 4, 5, 6, 7, 8],
  teams: [4, 6, 8],
  raid: [4, 2, 3, 5, 6],
};

export const FACTIONS = ['Alliance', 'Horde'] as const;
export type Faction = (typeof FACTIONS)[number];

/** The faction that a raid is called after, so that everybody brings a deck that fits. */
export const factionOf = ({ raid, title = '' }: TableTerms): Faction | '' =>
  (raid && FACTIONS.find((faction) => title.endsWith(faction))) ?? '';

/** A table as somebody wishes it in the form. */
export interface Wish {
  readonly play: TableTerms['play'];
  readonly players: number;
  readonly raid: string;
  readonly mode: string;
  /** In a raid: 0 is the Boss player's. */
  readonly seat: number;
  readonly boss: Other;
  readonly others: Other;
  /** Raiders are all of one faction (R100.1); empty: whichever the first deck is of. */
  readonly faction: Faction | '';
  readonly deck: string;
  readonly clock: keyof typeof CLOCKS;
  readonly bestOf: 1 | 3 | 5;
  readonly isPrivate: boolean;
  /** Decks may have cards that somebody wrote himself. */
  readonly ownCards: boolean;
}

export const USUAL_WISH: Wish = {
  play: 'duel',
  players: 2,
  raid: 'onyxia',
  mode: '',
  seat: 1,
  boss: 'normal',
  others: 'people',
  faction: '',
  deck: '',
  clock: 'none',
  bestOf: 1,
  isPrivate: true,
  ownCards: false,
};

/** What is said to the server to have such a table. */
export function openingOf(wish: Wish): Omit<FromClientOf<'lobby.open'>, 'type' | 'key'> {
  const { play, players, raid, mode, boss, others, faction, deck, clock, bestOf, isPrivate, ownCards } = wish;
  const isRaid = play === 'raid';
  const title = isRaid && faction !== '' ? `${raidOf(raid)?.name ?? raid}, ${faction}` : undefined;
  const own = isRaid ? wish.seat : 0;
  const seats = Array.from({ length: players }, (_, seat) => ({ seat, who: isRaid && seat === 0 ? boss : others }))
    .filter(({ seat, who }) => seat !== own && who !== 'people')
    .map(({ seat, who }) => ({ seat, bot: who }));
  const time = CLOCKS[clock];
  return {
    terms: {
      play,
      seats: players,
      ...(play === 'teams' ? { teams: 2 } : {}),
      ...(isRaid ? { raid: { key: raid, ...(mode === '' ? {} : { mode }) } } : {}),
      ...(title === undefined ? {} : { title }),
      ...(bestOf === 1 ? {} : { bestOf }),
      ...(time === undefined ? {} : { clock: time }),
      ...(isPrivate ? { private: true } : {}),
      ...(ownCards ? { ownCards } : {}),
    },
    seats,
    seat: own,
    ...(deck === '' || (isRaid && own === 0) ? {} : { deck: { named: deck } }),
  };
}
