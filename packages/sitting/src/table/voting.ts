import type { Seat } from '@meetingstone/rules';
import type { Sitting, Votes } from '../sitting.ts';

/** The persons who sit there. */
export const personsAt = ({ sitters }: Sitting): readonly Seat[] =>
  sitters.flatMap(({ is }, seat) => (is === 'person' ? [seat] : []));

/** What has been said with what this seat says; about something else it begins anew. */
export function voted(sitting: Sitting, about: Votes['about'], of: Seat, seat: Seat, word: string): Votes {
  const { votes, sitters } = sitting;
  const said = votes?.about === about && votes.seat === of ? votes.said : sitters.map(() => null);
  return { about, seat: of, said: said.map((one, n) => (n === seat ? word : one)) };
}

/** The word that more than half of these seats have said. */
export function decided({ said }: Votes, seats: readonly Seat[]): string | null {
  for (const seat of seats) {
    const word = said[seat] ?? null;
    if (word !== null && seats.filter((other) => said[other] === word).length * 2 > seats.length) return word;
  }
  return null;
}
