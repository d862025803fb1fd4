import type { Seat } from '@meetingstone/rules';
import type { TableEvent } from '@meetingstone/words';
import { withEvent } from '../log.ts';
import type { Sitting } from '../sitting.ts';
import type { Sitter } from '../terms.ts';
import type { Done } from './done.ts';
import { refused } from './done.ts';
import { decided, personsAt, voted } from './voting.ts';

/** From now on somebody else plays that seat; what was asked about it is settled. */
export function seated(sitting: Sitting, seat: Seat, sitter: Sitter, event: TableEvent): Sitting {
  const sitters = sitting.sitters.map((one, n) => (n === seat ? sitter : one));
  const votes = sitting.votes?.seat === seat && sitting.votes.about !== 'pause' ? null : sitting.votes;
  return withEvent({ ...sitting, sitters, votes }, event);
}

/** A person is not there any more. */
export function leave(sitting: Sitting, seat: Seat, at: number): Done {
  if (sitting.sitters[seat]!.is !== 'person') return refused('no person sits there', { seat });
  return { sitting: seated(sitting, seat, { is: 'gone', since: at, bot: null }, { event: 'gone', seat }) };
}

/** A bot plays on: for whoever hands his own seat over, for the table, or if the others decide so about somebody who is gone. */
export function replace(sitting: Sitting, seat: Seat, bot: string, by: Seat | null, at: number): Done {
  const sitter = sitting.sitters[seat]!;
  if (sitting.game.state.players[seat]!.lost) return refused('has lost', { seat });
  if (by !== null && by !== seat && sitter.is !== 'gone') return refused('is not gone', { seat });
  if (by !== null && by !== seat) {
    const others = personsAt(sitting);
    if (!others.includes(by)) return refused('no such seat');
    const votes = voted(sitting, 'gone', seat, by, bot);
    if (decided(votes, others) !== bot) return { sitting: { ...sitting, votes } };
  }
  const now: Sitter =
    sitter.is === 'bot' ? { is: 'bot', bot } : { is: 'gone', since: sitter.is === 'gone' ? sitter.since : at, bot };
  return { sitting: seated(sitting, seat, now, { event: 'replaced', seat, bot }) };
}

/** A person takes the seat, or takes it again, at any decision. */
export function sit(sitting: Sitting, seat: Seat): Done {
  if (sitting.sitters[seat]!.is === 'person') return refused('a person sits there', { seat });
  if (sitting.game.state.players[seat]!.lost) return refused('has lost', { seat });
  return { sitting: seated(sitting, seat, { is: 'person' }, { event: 'sits down', seat }) };
}
