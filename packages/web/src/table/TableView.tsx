import type { Table } from '@meetingstone/protocol';
import type { ReactElement, ReactNode } from 'react';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useNarrow } from '../app/narrow.ts';
import { useStable } from '../app/useStable.ts';
import { Card } from '../card/Card.tsx';
import { TurnsContext } from '../card/turns.ts';
import type { Waiting } from '../laying/turns.ts';
import { turns } from '../laying/turns.ts';
import { words } from '../words.ts';
import { Arrows } from './Arrows.tsx';
import { Band } from './Band.tsx';
import { Columned } from './Columned.tsx';
import { Duel } from './Duel.tsx';
import type { Hands } from './hands.ts';
import { HandsContext } from './hands.ts';
import { Log } from './Log.tsx';
import { isAskedFirst, offersAbout } from './marks.ts';
import { Party } from './Party.tsx';
import { Phone } from './Phone.tsx';
import { Raid } from './Raid.tsx';
import type { RailParts } from './Rail.tsx';
import { Rail } from './Rail.tsx';
import type { Reading } from './reading.ts';
import { raiderShown, readTable } from './reading.ts';
import { TopBar } from './TopBar.tsx';
import './table.css';
import './drawn.css';
import './band.css';
import './rail.css';
import './raid.css';
import './columns.css';
import './smaller.css';
import './tablet.css';
import './phone.css';

export interface TableViewProps extends RailParts {
  readonly table: Table;
  /** The number of an offer was chosen. */
  readonly onChoose?: (n: number) => void;
  /** A card was pressed about which there is not exactly one offer. */
  readonly onPress?: (card: number) => void;
  /** In place of the usual buttons of a question. */
  readonly answers?: ReactNode;
  /** In the bar on top. */
  readonly tools?: ReactNode;
  /** What else can be done at a live table. */
  readonly hands?: Omit<Hands, 'look' | 'press' | 'choose'>;
  /** Lies over the board: a tray, a menu. */
  readonly over?: (reading: Reading, hands: Hands) => ReactNode;
  /** A card was looked at. */
  readonly onInspect?: (card: number) => void;
  /** What is drawn a little at a time at first. */
  readonly waits?: Waiting;
}

/** A table as one seat, or a spectator, sees it. */
export function TableView(props: TableViewProps): ReactElement {
  const { table, onChoose, onPress, answers, tools, hands: more, over, onInspect } = props;
  const before = useRef<Reading>(undefined);
  const reading = useMemo(() => readTable(table, before.current), [table]);
  useEffect(() => {
    before.current = reading;
  }, [reading]);
  const [order] = useState(() => turns(props.waits));
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => order.whenOver(() => whole.current?.setAttribute('data-whole', '')), [order]);
  const [looked, setLooked] = useState<number | null>(null);
  const board = useRef<HTMLElement>(null);
  const narrow = useNarrow();
  // A large card is much to draw: what a press does is not kept waiting for it.
  const look = useStable((card: number): void => {
    startTransition(() => setLooked(card));
    onInspect?.(card);
  });
  const choose = useStable((n: number): void => onChoose?.(n));
  const press = useStable((card: number): void => {
    look(card);
    const [offer, ...others] = offersAbout(card, table);
    if (offer && others.length === 0 && !isAskedFirst(offer, table)) onChoose?.(offer.n);
    else onPress?.(card);
  });
  const hands = useMemo((): Hands => ({ ...more, look, choose, press }), [more, look, choose, press]);
  const inspected =
    reading.find(looked ?? firstToLookAt(table, reading)) ?? reading.find(firstToLookAt(table, reading));
  const band = <Band table={table} reading={reading} answers={answers} />;
  const arranged = narrow ? 'phone' : arrangementOf(table);
  const layout = { table, reading, band };
  const Arranged = arranged === 'phone' ? Duel : ARRANGEMENTS[arranged];
  return (
    <HandsContext value={hands}>
      <TurnsContext value={order}>
        <div className="table" data-table={arranged} ref={whole}>
          <a className="skip" href="#board">
            {words.board.toTable}
          </a>
          <TopBar table={table} tools={tools} />
          {narrow ? (
            <main id="board" className="phone" ref={board}>
              <Phone
                {...layout}
                asked={props.asked ?? 0}
                sheets={{
                  now: band,
                  card: inspected && <Card face={inspected.face} size="inspect" />,
                  log: <Log events={table.log} />,
                  why: props.why,
                  chat: props.chat,
                }}
              />
            </main>
          ) : (
            <>
              {arranged === 'raid' && (
                <Party sides={partyOf(table, reading)} acting={table.turn.player} leader={table.raid?.leader ?? null} />
              )}
              <main id="board" className="board" ref={board}>
                <Arranged {...layout} />
                <Arrows table={table} board={board} />
              </main>
              <Rail {...props} inspected={inspected} />
            </>
          )}
          {over?.(reading, hands)}
        </div>
      </TurnsContext>
    </HandsContext>
  );
}

const ARRANGEMENTS = { duel: Duel, raid: Raid, columns: Columned } as const;

function arrangementOf({ players, you }: Table): keyof typeof ARRANGEMENTS {
  const boss = players.find((player) => player.boss);
  if (boss) return boss.seat === you ? 'columns' : 'raid';
  return players.length > 2 ? 'columns' : 'duel';
}

/** Raiders but for the one whose side is shown. */
const partyOf = (table: Table, reading: Reading) => {
  const shown = raiderShown(table, reading);
  return reading.sides.filter((side) => !side.player.boss && side !== shown);
};

/** What is worth looking at before one has pointed at anything: what resolves, who attacks, your hero. */
function firstToLookAt({ chain, combat, players, you }: Table, reading: Reading): number {
  const source = chain[0]?.source ?? 0;
  if (reading.find(source)) return source;
  if (combat && combat.attacker !== 0) return combat.attacker;
  const own = players.find(({ seat }) => seat === you);
  return [own, ...players].find((player) => player && player.hero !== 0)?.hero ?? 0;
}
