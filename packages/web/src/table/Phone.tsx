import type { Table } from '@meetingstone/protocol';
import type { ReactElement, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { IconName } from '../icons/icons.tsx';
import { Icon } from '../icons/icons.tsx';
import { newsIn } from '../live/Happenings.tsx';
import { words } from '../words.ts';
import { AllyRow, Hand } from './Board.tsx';
import { Buried } from './Buried.tsx';
import { FactionMark } from './FactionMark.tsx';
import type { LayoutProps } from './layout.ts';
import { offersAbout } from './marks.ts';
import { Life } from './Party.tsx';
import { readiness } from './Plate.tsx';
import type { Side, Stack } from './reading.ts';
import { SeatMark } from './SeatMark.tsx';
import { Stacks, TableCard } from './TableCard.tsx';

interface PhoneProps extends LayoutProps {
  /** Counts what was asked: each time its answer comes to the front. */
  readonly asked: number;
  /** What the sheets hold: chain and question, the card one looks at, log. */
  readonly sheets: Readonly<Record<'now' | 'card' | 'log' | 'why' | 'chat', ReactNode>>;
}

type SheetName = keyof PhoneProps['sheets'] | 'hand';

const TABS: readonly (readonly [sheet: SheetName, icon: IconName])[] = [
  ['now', 'stack'],
  ['hand', 'hand'],
  ['card', 'eye'],
  ['log', 'log'],
  ['why', 'why'],
  ['chat', 'chat'],
];

/** In these one sees the question and answers it. */
const HOLDING: readonly SheetName[] = ['now', 'hand'];

/** A phone: the others by swiping, your own side, your hand, everything else in a sheet. */
export function Phone({ table, reading, sheets, asked }: PhoneProps): ReactElement {
  const [sheet, setSheet] = useState<SheetName>('now');
  useEffect(() => {
    if (asked > 0) setSheet('why');
  }, [asked]);
  const question = table.decision && table.decision.question !== 'priority' ? table.decision.number : null;
  const news = useNews(table);
  const isOfHand = question !== null && isAboutHand(table);
  // Whoever plays a card from his hand is asked for its target, or what of his hand pays for it: that must be seen.
  useEffect(() => {
    if (question !== null) setSheet(isOfHand ? 'hand' : 'now');
  }, [question, isOfHand]);
  const own = reading.sides.find(({ player }) => player.seat === table.you) ?? reading.sides[0]!;
  const isHandSeen = own.player.seat === table.you;
  const others = reading.sides.filter((side) => side !== own);
  return (
    <>
      <div className="phone-others" data-many={others.length > 1 ? '' : undefined}>
        {others.map((side) => (
          <div key={side.player.seat} className="phone-side theirs">
            <Strip side={side} />
            <ChipRow side={side} mine={false} />
            <AllyRow side={side} mine={false} />
          </div>
        ))}
      </div>
      <div className="phone-side mine">
        <AllyRow side={own} mine={true} />
        <ChipRow side={own} mine={true} />
        <Strip side={own} />
      </div>
      <div className="phone-sheet" data-open={sheet}>
        <div className="tabs" role="tablist" aria-label={words.board.sheets}>
          {TABS.filter(([name]) => (name === 'hand' ? isHandSeen : sheets[name] !== undefined)).map(([name, icon]) => (
            <button key={name} type="button" role="tab" aria-selected={sheet === name} onClick={() => setSheet(name)}>
              <Icon name={icon} />
              {words.board.tabs[name]}
              {name === 'now' && table.chain.length > 0 && <b className="count">{table.chain.length}</b>}
              {name === 'now' && table.decision && !HOLDING.includes(sheet) && (
                <b className="count" data-asked="" aria-hidden="true">
                  !
                </b>
              )}
              {name === 'log' && sheet !== 'log' && news > 0 && (
                <b className="count" aria-hidden="true">
                  {news}
                </b>
              )}
              {name === 'hand' && <b className="count">{own.player.handCount}</b>}
            </button>
          ))}
        </div>
        <div className="phone-panel" role="tabpanel" aria-label={words.board.tabs[sheet]}>
          {sheet === 'hand' && <Hand side={own} />}
          {sheet === 'hand' ? sheets.now : sheets[sheet]}
          {sheet === 'now' && !isHandSeen && sheets.log}
          {sheet === 'now' && isHandSeen && table.chain.length === 0 && <Hand side={own} />}
        </div>
      </div>
    </>
  );
}

/** How much has happened since one was asked before: others may have had a whole turn. */
function useNews({ log, decision }: Table): number {
  const before = useRef(log);
  const [news, setNews] = useState(0);
  const number = decision?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted when one is asked, not as it happens
  useEffect(() => {
    if (number === undefined) return;
    setNews(newsIn(before.current, log).length);
    before.current = log;
  }, [number]);
  return news;
}

/** One of the cards in one's hand is to be chosen. */
const isAboutHand = (table: Table): boolean => {
  const hand = table.players.find(({ seat }) => seat === table.you)?.hand ?? [];
  return hand.some((card) => offersAbout(card, table).length > 0);
};

function Strip({ side }: { readonly side: Side }): ReactElement {
  const { player, hero } = side;
  const { ready, all } = readiness(side);
  return (
    <section className="phone-strip" aria-label={player.name}>
      {hero && <TableCard shown={hero} size="chip" />}
      <div>
        <h2>
          <SeatMark seat={player.seat} />
          {player.name} <FactionMark of={side} />
          {player.plane !== null && <small className="member-plane">{words.board.plane(player.plane)}</small>}
          {player.lost && <small>{words.board.lost}</small>}
        </h2>
        <Life side={side} />
      </div>
      <ul>
        <li>
          <Icon name="hand" />
          <span className="unseen">{words.board.cardsInHand}</span>
          {player.handCount}
        </li>
        <li>
          <Icon name="gem" />
          <span className="unseen">{words.board.resourcesReady}</span>
          {ready}/{all}
        </li>
      </ul>
      <Buried side={side} />
    </section>
  );
}

/** Resources of others that lie face down are only counted, unless something is to be said about one. */
const isTold = ([{ face, marks }]: Stack): boolean =>
  (face.card !== null && !face.faceDown) || Object.keys(marks).length > 0;

function ChipRow({ side, mine }: { readonly side: Side; readonly mine: boolean }): ReactElement {
  const resources = mine ? side.resources : side.resources.filter(isTold);
  return (
    <div className="phone-chips">
      <Stacks of={[...side.worn, ...side.beside, ...resources, ...side.raid]} size="chip" />
    </div>
  );
}
