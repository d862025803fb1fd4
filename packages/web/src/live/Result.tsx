import type { Table } from '@meetingstone/protocol';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { go, Link } from '../app/route.tsx';
import { words } from '../words.ts';
import { ask } from './line.ts';
import type { Room } from './room.ts';
import { Sheet } from './Sheet.tsx';

interface ResultProps {
  readonly game: string;
  readonly room: Room;
  readonly table: Table;
}

/** The end: who won and how, and what comes next. */
export function Result({ game, room, table }: ResultProps): ReactElement | null {
  const { outcome, you, players } = table;
  const [closed, setClosed] = useState(false);
  if (!outcome || closed) return null;
  const { winners } = outcome;
  const names = winners.map((seat) => players[seat]?.name ?? '').join(', ');
  const head =
    winners.length === 0
      ? words.over.draw
      : you === null
        ? words.over.wins(names)
        : winners.includes(you)
          ? words.over.won
          : words.over.lost;
  const how = words.over.by[room.over?.by ?? ''];
  const agreed = room.rematch?.agreed ?? [];
  return (
    <Sheet label={head} onClose={() => setClosed(true)}>
      <div className="result" data-won={you !== null && winners.includes(you) ? '' : undefined}>
        {you !== null && winners.length > 0 && (
          <p>
            {words.over.wins(names)} {how}
          </p>
        )}
        {you !== null && agreed.length > 0 && (
          <p role="status">{agreed.includes(you) ? words.over.rematchWaits : words.over.rematchWanted}</p>
        )}
        <div className="sheet-buttons">
          {you !== null && !agreed.includes(you) && (
            <button type="button" className="go" onClick={() => void ask({ type: 'rematch', game, agree: true })}>
              {words.over.rematch}
            </button>
          )}
          <button type="button" className="tool" onClick={() => setClosed(true)}>
            {words.over.look}
          </button>
          <Link to={`/replay/${game}`} className="tool">
            {words.over.replay}
          </Link>
          <button type="button" className="tool" onClick={() => go('/')}>
            {words.over.leave}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
