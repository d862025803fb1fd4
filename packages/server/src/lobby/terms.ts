import type { Deck } from '@meetingstone/cards';
import type { TableTerms } from '@meetingstone/protocol';
import { BOSS_SEAT, whyNotSoMany } from '@meetingstone/raids';
import type { ClockTerms, SeatTerms, Terms } from '@meetingstone/sitting';
import { BOT_NAMES, days, isBot, modeOf, raidAt } from '@meetingstone/sitting';
import { refuse } from '../refused.ts';
import type { SeatFound } from '../storage/tables.ts';
import { raidTermsOf } from './boss.ts';
import { playOf } from './decks.ts';
import { granted } from './granted.ts';

/** The same terms, if there is such a table. */
export function checkedTerms(terms: TableTerms): TableTerms {
  const { play, seats, teams, raid, rated, ownCards, bestOf = 1, format } = terms;
  const wrong = (words: string): never => refuse('terms refused', words);
  if (play === 'duel' && seats !== 2) wrong('A duel has two seats.');
  if (play === 'free-for-all' && seats < 3) wrong('A free-for-all has three seats or more.');
  if (play === 'teams' && (teams === undefined || seats % teams !== 0))
    wrong('Teams are of the same size: say how many there are.');
  if (play !== 'teams' && teams !== undefined) wrong('Only a game of teams has teams.');
  if ((play === 'raid') !== (raid !== undefined))
    wrong('A raid is played with the name of a raid, and nothing else is.');
  if (bestOf > 1 && play !== 'duel') wrong('A match is played by two.');
  if (rated && ownCards) wrong("A rated game is played with everybody's cards.");
  if (format !== undefined && !/^(constructed|limited)$/i.test(format))
    wrong('Decks are built for Constructed or for Limited play.');
  if (raid) {
    const found = granted('terms refused', () => raidAt(raid.key));
    const why = whyNotSoMany(found, seats - 1);
    if (why !== null) wrong(why);
    granted('terms refused', () => modeOf(found, raid.mode));
  }
  return terms;
}

export function checkedBot(bot: string): string {
  return isBot(bot) ? bot : refuse('terms refused', `There is no bot "${bot}": ${BOT_NAMES}.`);
}

/** The seat of the Boss player of a raid: he plays from the box and needs no deck. */
export const needsDeck = ({ raid }: TableTerms, seat: number): boolean => !(raid && seat === BOSS_SEAT);

/** Who plays together with whom. */
export function teamAt({ play, teams, raid }: TableTerms, seat: number): string | null {
  if (raid) return seat === BOSS_SEAT ? 'Boss' : 'raid';
  return play === 'teams' ? `team ${(seat % teams!) + 1}` : null;
}

/** What the sitting is set up as, once all seats are taken. */
export function termsOfSitting(terms: TableTerms, seats: readonly SeatFound[]): Terms {
  const { raid, bestOf = 1, rated = false } = terms;
  const people = seats.filter(({ bot }) => bot === null).length;
  return {
    ...(raid ? { raid: raidTermsOf(raid) } : {}),
    play: playOf(terms),
    bestOf,
    seats: seats.map(
      (seat): SeatTerms => ({
        name: seat.name!,
        ...(!raid && seat.team !== null ? { team: seat.team } : {}),
        deck: seat.deck as Deck | null,
        sitter: seat.bot === null ? { is: 'person' } : { is: 'bot', bot: seat.bot },
      }),
    ),
    clock: clockOf(terms),
    rated,
    covered: people > 1,
  };
}

/** Long enough to come back from a train tunnel. */
const LOST = 180_000;

function clockOf({ clock }: TableTerms): ClockTerms | null {
  if (!clock) return null;
  if ('days' in clock) return days(clock.days);
  return { decision: clock.decision, bank: clock.bank, lost: clock.connection ?? LOST };
}
