import type { ReactElement } from 'react';
import { useState } from 'react';
import { SeatMark } from '../table/SeatMark.tsx';
import { words } from '../words.ts';
import { ask } from './line.ts';
import type { Room } from './room.ts';

/** What people say at the table. */
export function Chat({ game, room }: { readonly game: string; readonly room: Room }): ReactElement {
  const [text, setText] = useState('');
  const [toTeam, setToTeam] = useState(false);
  const teams = room.table?.players ?? [];
  const hasTeam = teams.some(
    ({ seat, team }) => seat !== room.table?.you && team === teams[room.table?.you ?? -1]?.team,
  );
  const send = (): void => {
    if (text.trim() === '') return;
    void ask({ type: 'say', game, text: text.trim(), ...(toTeam ? { team: true as const } : {}) });
    setText('');
  };
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <ol aria-live="polite" tabIndex={0} aria-label={words.board.tabs.chat}>
        {room.chat.map(({ seat, name, text: said, at, team }) => (
          <li key={`${at} ${name} ${said}`}>
            {seat !== null && <SeatMark seat={seat} />}
            <span>
              <b>{name}</b> {team && <i>{words.chat.team} · </i>}
              {said}
            </span>
          </li>
        ))}
        {room.chat.length === 0 && <li>{words.chat.empty}</li>}
      </ol>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <input
          type="text"
          maxLength={500}
          aria-label={words.chat.say}
          placeholder={words.chat.say}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="tool">
          {words.chat.send}
        </button>
        {hasTeam && (
          <label>
            <input type="checkbox" checked={toTeam} onChange={({ target }) => setToTeam(target.checked)} />
            {words.chat.team}
          </label>
        )}
      </form>
    </div>
  );
}
