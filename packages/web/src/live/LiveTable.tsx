import type { Table } from '@meetingstone/protocol';
import { plain } from '@meetingstone/words';
import type { ReactElement } from 'react';
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useStable } from '../app/useStable.ts';
import { Card } from '../card/Card.tsx';
import { isOfLesson } from '../lessons/api.ts';
import { AnswerList } from '../questions/AnswerList.tsx';
import { Answers } from '../questions/Answers.tsx';
import { Tray } from '../questions/Tray.tsx';
import { cardIn, widgetFor } from '../questions/widget.ts';
import type { Pile } from '../table/hands.ts';
import { isAskedFirst, offersAbout } from '../table/marks.ts';
import { Playmat } from '../table/Playmat.tsx';
import type { Shown } from '../table/reading.ts';
import { Said } from '../table/Said.tsx';
import { placeOf } from '../table/TableCard.tsx';
import { TableView } from '../table/TableView.tsx';
import { words } from '../words.ts';
import { Away } from './Away.tsx';
import { useAnswering } from './answering.ts';
import { Chat } from './Chat.tsx';
import { useDragging } from './dragging.ts';
import { toldAtFirst } from './first.ts';
import { Happenings } from './Happenings.tsx';
import { useKeys } from './keys.ts';
import { comeTo, refuse } from './line.ts';
import type { MenuOpen } from './Menu.tsx';
import { Menu } from './Menu.tsx';
import { useFlip } from './motion.ts';
import { PassingMenu, usePassing } from './Passing.tsx';
import { LeafSheet } from './PileSheet.tsx';
import type { Room } from './room.ts';
import { useRoving } from './roving.ts';
import { Setting } from './Setting.tsx';
import { Sheet } from './Sheet.tsx';
import { useSounds } from './sound.ts';
import { TipBox, useTip } from './Tip.tsx';
import { TableTools } from './Tools.tsx';
import { useLive, useRoom } from './useLive.ts';
import { Waiting } from './Waiting.tsx';
import { useWhy, Why } from './Why.tsx';
import './live.css';

const Coach = lazy(() => import('../lessons/Coach.tsx').then((m) => ({ default: m.Coach })));

/** A table that is played at, for whoever sits at it or looks on. */
export function LiveTable({ rest: game }: { readonly rest: string }): ReactElement {
  const room = useRoom(game);
  const { table } = room;
  useEffect(() => void comeTo(game), [game]);
  useEffect(() => {
    document.title = table ? `${table.players.map(({ name }) => name).join(' · ')}` : words.line.setting;
  }, [table]);
  // All that a table needs at first is drawn in between of what else there is to do; whatever happens then, at once.
  const isLaid = useDeferredValue(table !== null, isDrawnAlready(game));
  if (room.replaced) return <Waiting>{words.line.replaced}</Waiting>;
  if (!table || !isLaid) return room.refused === null ? <Setting /> : <Waiting>{room.refused}</Waiting>;
  return <Seated key={game} game={game} room={room} table={table} />;
}

/** It stands in the document. */
const isDrawnAlready = (game: string): boolean => game in toldAtFirst().rooms;

interface SeatedProps {
  readonly game: string;
  readonly room: Room;
  readonly table: Table;
}

function Seated({ game, room, table }: SeatedProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const { decision } = table;
  const widget = widgetFor(table);
  const answering = useAnswering(game, table);
  const [menu, setMenu] = useState<MenuOpen | null>(null);
  const [listed, setListed] = useState(false);
  const [leafed, setLeafed] = useState<{ readonly seat: number; readonly pile: Pile } | null>(null);
  const [held, setHeld] = useState<number | null>(null);
  const looked = useRef(0);
  const passing = usePassing(game, table);
  const why = useWhy(game);
  const { tip, explain } = useTip();
  const closeMenu = useCallback(() => setMenu(null), []);
  const inspect = useCallback((card: number): void => {
    looked.current = card;
  }, []);

  const press = useCallback(
    (card: number): void => {
      const offers = offersAbout(card, table);
      const place = document.querySelector(`[data-card="${placeOf(card)}"]`);
      if (offers.length === 0 && decision?.question === 'priority') why.askOption(deedWith(card, table));
      if (!place || offers.length === 0 || (offers.length === 1 && !isAskedFirst(offers[0]!, table))) return;
      setMenu({
        label: words.answers.whatToDo(nameOf(card, table)),
        at: place.getBoundingClientRect(),
        items: offers.map(({ n, words: said, group }) => ({
          key: String(n),
          label:
            group !== undefined && plain(said) === nameOf(card, table) ? (
              group
            ) : (
              <>
                {group !== undefined && <i>{group}: </i>}
                <Said sentence={said} flat={true} />
              </>
            ),
          pick: () => answering.choose(n),
        })),
      });
    },
    [table, answering, decision, why],
  );
  const dragging = useDragging(table, answering, { onSeveral: press, onLong: setHeld });
  const { grab } = dragging;
  const step = useStable((seat: number, at: string, box: DOMRect) => setMenu(passing.atStep(seat, at, box)));
  const link = useStable((of: Table['chain'][number], box: DOMRect) => setMenu(passing.atLink(of, box)));
  const isSeated = table.you !== null;
  const hands = useMemo(
    () => ({
      grab,
      leaf: (seat: number, pile: Pile) => setLeafed({ seat, pile }),
      explain,
      ...(isSeated ? { step, link } : {}),
    }),
    [grab, isSeated, explain, step, link],
  );

  useEffect(() => {
    if (root.current) root.current.dataset.alive = ''; // Until then it is only seen.
  }, []);
  useFlip(root, table);
  useSounds(table);
  useRoving(root, table);
  useKeys({
    table,
    answering,
    widget,
    looked,
    isCovered: menu !== null || listed || leafed !== null,
    onUndo: () => setMenu(undoAt(answering.back)),
    onList: () => setListed((open) => !open),
    onWhy: why.ask,
    onClear: passing.clear,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next question has answers of its own
  useEffect(() => {
    setListed(false);
    setMenu(null);
  }, [decision?.number]);

  // A menu that opens over the table leaves it as it is.
  const board = useMemo(
    () => (
      <TableView
        table={table}
        waits={isDrawnAlready(game) ? 'arms' : 'faces'}
        onChoose={answering.choose}
        onPress={press}
        onInspect={inspect}
        onWhy={(card) => why.ask(card)}
        asked={why.count}
        answers={
          decision && widget ? (
            <Answers
              table={table}
              decision={decision}
              widget={widget}
              answering={answering}
              onList={() => setListed(true)}
              passing={<PassingMenu passing={passing} onOpen={setMenu} />}
            />
          ) : undefined
        }
        tools={<TableTools game={game} room={room} table={table} />}
        why={<Why why={why} table={table} looked={looked} />}
        chat={<Chat game={game} room={room} />}
        hands={hands}
        over={(reading, { look, choose }) => (
          <>
            {decision && widget === 'tray' && (
              <Tray
                key={decision.number}
                table={table}
                decision={decision}
                reading={reading}
                onChoose={choose}
                onLook={look}
              />
            )}
            {decision?.question === 'aim' && table.dropped && (
              <section className="tray aiming" aria-label={words.board.mat(table.dropped.name ?? '')}>
                <h2>
                  <Said sentence={decision.words} />
                </h2>
                <Playmat
                  dropped={table.dropped}
                  aims={new Set(decision.options.flatMap(cardIn))}
                  names={table.players.map(({ name }) => name)}
                  find={reading.find}
                />
              </section>
            )}
            {held !== null && <HeldCard shown={reading.find(held)} onClose={() => setHeld(null)} />}
            {leafed && <LeafSheet {...leafed} table={table} reading={reading} onClose={() => setLeafed(null)} />}
          </>
        )}
      />
    ),
    [table, room, game, decision, widget, answering, passing, why, hands, press, inspect, held, leafed],
  );

  return (
    <div className="live" ref={root} data-dragging={dragging.isDragging ? '' : undefined}>
      {board}
      {tip && <TipBox tip={tip} />}
      {menu && <Menu menu={menu} onClose={closeMenu} />}
      {listed && decision && (
        <AnswerList decision={decision} onChoose={answering.choose} onClose={() => setListed(false)} />
      )}
      {dragging.arrow}
      {room.sitters.some(({ bot }) => isOfLesson(bot)) && (
        <Suspense fallback={null}>
          <Coach game={game} table={table} />
        </Suspense>
      )}
      <Notice />
      <Away log={table.log} />
      <Happenings table={table} />
    </div>
  );
}

/** The card on which a finger rested, large. */
const HeldCard = ({ shown, onClose }: { readonly shown: Shown | undefined; readonly onClose: () => void }) =>
  shown && (
    <Sheet label={shown.face.name} onClose={onClose}>
      <div className="held-card">
        <Card face={shown.face} size="inspect" />
      </div>
    </Sheet>
  );

/** What was refused, and how the connection is. */
function Notice(): ReactElement {
  const line = useLive(({ line: now }) => now);
  const refusal = useLive(({ refusal: said }) => said);
  const said = line === 'open' ? refusal : line === 'looking' ? words.line.looking : words.line.ended;
  return (
    <div className="notice" role="status" data-line={line} data-shown={said === null ? undefined : ''}>
      {said !== null && (
        <>
          <span>{said}</span>
          {line === 'open' && (
            <button type="button" className="quiet" onClick={() => refuse(null)}>
              {words.table.close}
            </button>
          )}
        </>
      )}
    </div>
  );
}

/** Taking back is asked of the others too, so nobody does it by one key alone. */
const undoAt = (pick: () => void): MenuOpen => ({
  label: words.table.undo,
  at: (document.querySelector('.answers') ?? document.body).getBoundingClientRect(),
  items: [{ key: 'undo', label: words.table.undo, pick }],
});

/** What somebody most likely wanted of a card that he pressed in vain: to play it, to attack with it. */
function deedWith(card: number, { players, you }: Table) {
  const isInHand = players.find(({ seat }) => seat === you)?.hand?.includes(card) ?? false;
  return isInHand ? ({ choose: 'play', card } as const) : ({ choose: 'attack', card, sabotage: false } as const);
}

const nameOf = (card: number, { cards, definitions, decision }: Table): string => {
  const told = cards.get(card);
  return told?.name ?? definitions.get(told?.definition ?? '')?.name ?? plain(decision?.words ?? []);
};
