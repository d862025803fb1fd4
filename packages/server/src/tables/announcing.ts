import type { FromServer } from '@meetingstone/protocol';
import type { Seat } from '@meetingstone/rules';
import { outcome } from '@meetingstone/rules';
import type { Sitting } from '@meetingstone/sitting';
import { english, outcomeWords } from '@meetingstone/words';

/** What somebody at the table is told besides the steps. */
export function announcements(
  game: string,
  before: Sitting,
  after: Sitting,
  viewer: Seat | null,
): readonly FromServer[] {
  return [...undoing(game, before, after, viewer), ...pausing(game, before, after), ...ending(game, before, after)];
}

/** Each is told whether his own agreement is waited for, and of nobody else's: who was asked in secret would be known by it. */
function undoing(game: string, before: Sitting, after: Sitting, viewer: Seat | null): readonly FromServer[] {
  const [was, is] = [before.undo.asked, after.undo.asked];
  if (is && !was)
    return [{ type: 'undo.asked', game, by: is.seat, waitsFor: is.waitingFor.filter((seat) => seat === viewer) }];
  if (!was || is) return [];
  return [{ type: 'undo.done', game, by: was.seat, agreed: after.game !== before.game }];
}

function pausing(game: string, before: Sitting, after: Sitting): readonly FromServer[] {
  if ((before.paused === null) === (after.paused === null)) return [];
  const last = after.acts.at(-1)!.act;
  return [{ type: 'paused', game, by: 'seat' in last ? last.seat : null, on: after.paused !== null }];
}

function ending(game: string, before: Sitting, after: Sitting): readonly FromServer[] {
  const result = outcome(after.game);
  if (!result || outcome(before.game)) return [];
  const names = after.terms.seats.map(({ name }) => name);
  const last = after.acts.at(-1)!.act;
  const by = last.do === 'concede' ? 'conceded' : last.do === 'late' ? 'out of time' : undefined;
  return [
    {
      type: 'over',
      game,
      winners: [...result.winners],
      words: outcomeWords(result, names, null, english),
      ...(by ? { by } : {}),
    },
  ];
}

/** Who is there. */
export function presenceOf(
  game: string,
  { terms, sitters }: Sitting,
  isHere: (seat: Seat) => boolean,
  spectators: number,
): FromServer {
  return {
    type: 'presence',
    game,
    sitters: terms.seats.map(({ name }, seat) => {
      const sitter = sitters[seat]!;
      if (sitter.is === 'bot') return { seat, name, is: 'bot', bot: sitter.bot };
      const gone =
        sitter.is === 'gone' ? { gone: sitter.since, ...(sitter.bot === null ? {} : { bot: sitter.bot }) } : {};
      return { seat, name, is: 'person', connected: isHere(seat), ...gone };
    }),
    spectators,
  };
}
