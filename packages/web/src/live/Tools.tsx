import type { Table } from '@meetingstone/protocol';
import { plain } from '@meetingstone/words';
import type { ReactElement } from 'react';
import { useEffect, useState } from 'react';
import { go } from '../app/route.tsx';
import { Icon } from '../icons/icons.tsx';
import { DEEDS, keyFor, nameOfKey } from '../theme/bindings.ts';
import { useSettings } from '../theme/settings.ts';
import { words } from '../words.ts';
import { Clock } from './Clock.tsx';
import { ask } from './line.ts';
import type { MenuOpen } from './Menu.tsx';
import { Menu } from './Menu.tsx';
import { Result } from './Result.tsx';
import type { Room } from './room.ts';
import { Sheet } from './Sheet.tsx';

interface ToolsProps {
  readonly game: string;
  readonly room: Room;
  readonly table: Table;
}

type Open = 'concede' | 'keys' | null;

/** What one does at a table besides playing: take back, pause, concede; and what the others ask. */
export function TableTools({ game, room, table }: ToolsProps): ReactElement {
  const [open, setOpen] = useState<Open>(null);
  const [menu, setMenu] = useState<MenuOpen | null>(null);
  const sound = useSettings((settings) => settings.sound);
  const keys = useSettings((settings) => settings.keys);
  const choose = useSettings((settings) => settings.choose);
  const sits = table.you !== null && table.outcome === null;
  const next = room.rematch?.next;
  useEffect(() => {
    if (next !== undefined) go(`/table/${next}`);
  }, [next]);
  const item = (label: string, pick: () => void) => ({ key: label, label, pick });
  const items = [
    ...(sits
      ? [
          item(words.table.undo, () => void ask({ type: 'undo.ask', game })),
          item(
            table.paused ? words.table.goOn : words.table.pause,
            () => void ask({ type: 'pause', game, on: !table.paused }),
          ),
          item(words.table.concede, () => setOpen('concede')),
        ]
      : []),
    item(words.table.sound(sound === 'on'), () => choose({ sound: sound === 'on' ? 'off' : 'on' })),
    item(words.table.keys, () => setOpen('keys')),
    item(words.over.leave, () => go('/')),
  ];
  return (
    <>
      {table.you === null && <span className="top-note">{words.table.spectator}</span>}
      {room.spectators > 0 && (
        <span className="top-note">
          <Icon name="eye" /> {words.table.watching(room.spectators)}
        </span>
      )}
      <Clock table={table} />
      <button
        type="button"
        className="tool"
        aria-haspopup="menu"
        aria-label={words.table.menu}
        onClick={({ currentTarget }) =>
          setMenu({ label: words.table.menu, at: currentTarget.getBoundingClientRect(), items })
        }
      >
        <Icon name="menu" />
      </button>
      {menu && <Menu menu={menu} onClose={() => setMenu(null)} />}
      {open === 'concede' && (
        <Sheet label={words.table.concedeQuestion} onClose={() => setOpen(null)}>
          <div className="sheet-buttons">
            <button
              type="button"
              className="tool"
              onClick={() => {
                setOpen(null);
                void ask({ type: 'concede', game });
              }}
            >
              <Icon name="flag" /> {words.table.concedeYes}
            </button>
            <button type="button" className="go" onClick={() => setOpen(null)}>
              {words.table.playOn}
            </button>
          </div>
        </Sheet>
      )}
      {open === 'keys' && (
        <Sheet label={words.table.keys} onClose={() => setOpen(null)}>
          <dl className="keys">
            {[...words.keys, ...DEEDS.map((deed) => [nameOfKey(keyFor(deed, keys)), words.deeds[deed]] as const)].map(
              ([key, does]) => (
                <div key={does}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ),
            )}
          </dl>
        </Sheet>
      )}
      <Asked game={game} room={room} table={table} />
      <Result game={game} room={room} table={table} />
    </>
  );
}

/** What the others ask, and what becomes of somebody who is gone. */
function Asked({ game, room, table }: ToolsProps): ReactElement | null {
  const { you, players, undo, paused } = table;
  const { sitters, suggested } = room;
  const say = (agree: boolean, never = false): void =>
    void ask({ type: 'undo.say', game, agree, ...(never ? { never: true as const } : {}) });
  if (undo && you !== null && undo.waitsFor.includes(you))
    return (
      <aside className="asked" role="alertdialog" aria-label={words.table.undo}>
        <p>{words.table.undoAsked(players[undo.by]?.name ?? '')}</p>
        <button type="button" className="quiet" onClick={() => say(true)}>
          {words.table.agree}
        </button>
        <button type="button" className="quiet" onClick={() => say(false)}>
          {words.table.refuse}
        </button>
        <button type="button" className="quiet" onClick={() => say(false, true)}>
          {words.table.never}
        </button>
      </aside>
    );
  if (suggested && table.decision?.team)
    return (
      <aside className="asked" role="status">
        <p>
          {words.table.suggests(players[suggested.seat]?.name ?? '')} {plain(suggested.words)} {suggested.text}
        </p>
      </aside>
    );
  if (undo && undo.by === you)
    return (
      <aside className="asked" role="status">
        <p>{words.table.undoWaits}</p>
      </aside>
    );
  if (paused)
    return (
      <aside className="asked" role="status">
        <p>{words.table.paused}</p>
        {you !== null && (
          <button type="button" className="quiet" onClick={() => void ask({ type: 'pause', game, on: false })}>
            {words.table.goOn}
          </button>
        )}
      </aside>
    );
  const gone = table.outcome
    ? undefined
    : sitters.find(
        ({ seat, is, connected, bot }) => seat !== you && is === 'person' && connected === false && bot === undefined,
      );
  const own = sitters.find(({ seat }) => seat === you);
  if (own?.is === 'person' && own.bot !== undefined)
    return (
      <aside className="asked" role="status">
        <button
          type="button"
          className="quiet"
          onClick={() => void ask({ type: 'takeover', game, seat: own.seat, by: 'person' })}
        >
          {words.table.backToSeat}
        </button>
      </aside>
    );
  if (!gone || you === null) return null;
  return (
    <aside className="asked" role="status">
      <p>{words.table.gone(gone.name)}</p>
      {(['bot', 'claim'] as const).map((by) => (
        <button
          key={by}
          type="button"
          className="quiet"
          onClick={() => void ask({ type: 'takeover', game, seat: gone.seat, by })}
        >
          {by === 'bot' ? words.table.byBot : words.table.claim}
        </button>
      ))}
    </aside>
  );
}
