import type { LobbyTable } from '@meetingstone/protocol';
import type { Heard } from '@meetingstone/protocol/client';
import { plain } from '@meetingstone/words';
import type { ReactElement } from 'react';
import { useEffect, useState } from 'react';
import { go, Link } from '../app/route.tsx';
import { Shell } from '../app/Shell.tsx';
import { useFetched } from '../app/useFetched.ts';
import type { DeckList } from '../decks/api.ts';
import { Icon } from '../icons/icons.tsx';
import { ask, theLine } from '../live/line.ts';
import { useLive } from '../live/useLive.ts';
import { titleOf } from '../start/games.ts';
import { DeckSelect } from './DeckSelect.tsx';
import { hardnessOf } from './raids.ts';
import { factionOf } from './wish.ts';
import { words } from './words.ts';
import '../app/pages.css';

type Message = Parameters<typeof ask>[0];

/** A table that is not begun: who sits where and with what, who is still missing, and the links for them. */
export function WaitingRoom({ rest: game }: { readonly rest: string }): ReactElement {
  const table = useLive(({ lobby }) => lobby[game]);
  const [own, setOwn] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { is: decks } = useFetched<DeckList>('/api/decks');

  const did = (heard: Heard): boolean => {
    setFault(heard.type === 'refused' ? plain(heard.words) : null);
    return heard.type === 'ack';
  };
  const send = async (message: Message): Promise<boolean> => did(await ask(message));

  useEffect(() => {
    void ask({ type: 'sit', game }).then((heard) => {
      if (heard.type === 'ack') setOwn(heard.seat ?? null);
      else if (heard.type === 'refused') setFault(plain(heard.words));
    });
  }, [game]);
  useEffect(() => {
    if (table?.state === 'playing') go(`/table/${game}`, 'replace');
  }, [table?.state, game]);

  if (!table)
    return (
      <Shell title={words.table}>
        <div className="page">
          <h1>{words.table}</h1>
          <p role="status">{fault ?? words.tableLooked}</p>
          <Link to="/lobby">{words.toTables}</Link>
        </div>
      </Shell>
    );
  const isHost = own !== null && table.host === own;
  const me = table.seats.find(({ seat }) => seat === own);
  const isRaid = table.terms.play === 'raid';
  const hasFree = table.seats.some(({ is }) => is === 'open');
  const leave = async (): Promise<void> => {
    (await theLine()).tell({ type: 'leave', game });
    go('/lobby');
  };
  return (
    <Shell title={titleOf(table)}>
      <div className="page">
        <h1>{titleOf(table)}</h1>
        <p className="lead-words" role="status">
          {hasFree ? words.room.sendLinks : words.room.allTaken}
        </p>
        {table.terms.raid && (
          <p className="hardness">
            <Icon name="flag" /> {hardnessOf(table.terms.raid.key, table.terms.raid.mode, table.seats.length - 1)}
          </p>
        )}
        <section className="panel" aria-label={words.room.seats}>
          <ul className="rows">
            {table.seats.map((seat) => (
              <SeatRow key={seat.seat} {...{ table, seat, own, isHost, isRaid, send }} />
            ))}
          </ul>
        </section>
        {me && !(isRaid && own === 0) && (
          <div className="panel fields">
            <DeckSelect
              label={words.form.deck}
              faction={factionOf(table.terms)}
              decks={decks}
              value={me.deck ?? ''}
              onChoose={(named) =>
                void send({
                  type: 'lobby.seat',
                  game,
                  set: { seat: me.seat, ...(named === '' ? {} : { deck: { named } }) },
                })
              }
            />
          </div>
        )}
        {fault !== null && (
          <p className="fault" role="alert">
            {fault}
          </p>
        )}
        <div className="buttons">
          {me && (
            <button
              type="button"
              className="go"
              aria-pressed={me.ready === true}
              onClick={() => void send({ type: 'lobby.ready', game, ready: me.ready !== true })}
            >
              {words.room.ready(me.ready === true)}
            </button>
          )}
          {isHost && !hasFree && (
            <button type="button" className="tool" onClick={() => void send({ type: 'lobby.start', game })}>
              {words.room.begin}
            </button>
          )}
          <button type="button" className="tool" onClick={() => void leave()}>
            {words.room.leave(isHost)}
          </button>
        </div>
      </div>
    </Shell>
  );
}

interface SeatRowProps {
  readonly table: LobbyTable;
  readonly seat: LobbyTable['seats'][number];
  readonly own: number | null;
  readonly isHost: boolean;
  readonly isRaid: boolean;
  readonly send: (message: Message) => Promise<boolean>;
}

function SeatRow({ table, seat, own, isHost, isRaid, send }: SeatRowProps): ReactElement {
  const { game, invitations } = table;
  const token = invitations?.find((one) => one.seat === seat.seat)?.token;
  const place = isRaid ? words.room.raidSeat(seat.seat) : (seat.team ?? words.room.seat(seat.seat));
  const who = seat.is === 'open' ? words.room.free : seat.seat === own ? words.room.me(seat.name) : seat.name;
  return (
    <li>
      <span>
        <b>{who}</b>
        <small>
          {[
            place,
            ...(seat.seat === table.host ? [words.room.isHost] : []),
            ...(seat.deck === undefined ? [] : [seat.deck]),
            ...(seat.is === 'open' ? [] : [words.room.isReady(seat.ready === true)]),
          ].join(' · ')}
        </small>
      </span>
      {token !== undefined && <Invitation address={`${location.origin}/join/${game}/${token}`} place={place} />}
      {isHost && seat.is === 'open' && (
        <button
          type="button"
          className="tool"
          onClick={() => void send({ type: 'lobby.seat', game, set: { seat: seat.seat, bot: 'normal' } })}
        >
          {words.room.byBot} <span className="unseen">{place}</span>
        </button>
      )}
      {isHost && seat.is === 'bot' && (
        <button
          type="button"
          className="tool"
          onClick={() => void send({ type: 'lobby.seat', game, set: { seat: seat.seat } })}
        >
          {words.room.keepFree} <span className="unseen">{place}</span>
        </button>
      )}
    </li>
  );
}

/** The link that lets somebody sit down here, to be copied. */
function Invitation({ address, place }: { readonly address: string; readonly place: string }): ReactElement {
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <code className="invite">{address}</code>
      <button
        type="button"
        className="tool"
        onClick={() => void navigator.clipboard?.writeText(address).then(() => setCopied(true))}
      >
        {words.room.copy(isCopied)} <span className="unseen">{place}</span>
      </button>
    </>
  );
}
