import type { Table } from '@meetingstone/protocol';
import type { ReactElement, ReactNode } from 'react';
import { useEffect, useId, useState } from 'react';
import { Card } from '../card/Card.tsx';
import type { Asked } from '../card/Numbers.tsx';
import type { Looking } from '../card/Text.tsx';
import { TurnsContext, useTurn } from '../card/turns.ts';
import type { IconName } from '../icons/icons.tsx';
import { Icon } from '../icons/icons.tsx';
import { words } from '../words.ts';
import { useHands } from './hands.ts';
import { Log } from './Log.tsx';
import type { Shown } from './reading.ts';

/** What stands in the rail besides the log. */
export interface RailParts {
  readonly why?: ReactNode;
  readonly chat?: ReactNode;
  /** Counts what was asked: each time its answer comes to the front. */
  readonly asked?: number;
  readonly onWhy?: (card: number, asked: Asked) => void;
}

interface RailProps extends RailParts {
  readonly table: Table;
  readonly inspected: Shown | undefined;
}

type Tab = 'log' | 'why' | 'chat';
const TABS: readonly (readonly [tab: Tab, icon: IconName])[] = [
  ['log', 'log'],
  ['why', 'why'],
  ['chat', 'chat'],
];

/** At the right: the card one looks at, what happened, why, talk. */
export function Rail({ table, inspected, why, chat, asked = 0, onWhy }: RailProps): ReactElement {
  const [open, setOpen] = useState<Tab>('log');
  useEffect(() => {
    if (asked > 0) setOpen('why');
  }, [asked]);
  const id = useId();
  const isDrawn = useTurn();
  const { look, explain } = useHands();
  const onLook: Looking = (looked, at) => {
    if (looked && 'card' in looked) look(looked.card);
    else explain?.(looked, at);
  };
  return (
    <aside className="rail" aria-label={words.board.rail}>
      <div className="rail-card">
        {inspected && (
          <TurnsContext value={null}>
            <Card
              face={inspected.face}
              size="inspect"
              attachments={inspected.attachments.map(({ face }) => face)}
              {...(onWhy ? { onWhy: (asked: Asked) => onWhy(inspected.card.id, asked) } : {})}
              onLook={onLook}
            />
          </TurnsContext>
        )}
      </div>
      <div className="tabs" role="tablist" aria-label={words.board.rail}>
        {TABS.map(([tab, icon]) => (
          <button
            key={tab}
            type="button"
            role="tab"
            aria-selected={open === tab}
            aria-controls={id}
            onClick={() => setOpen(tab)}
          >
            <Icon name={icon} />
            {words.board.tabs[tab]}
          </button>
        ))}
      </div>
      <div id={id} role="tabpanel" className="rail-panel" aria-label={words.board.tabs[open]}>
        {isDrawn && (open === 'log' ? <Log events={table.log} /> : open === 'why' ? why : chat)}
      </div>
    </aside>
  );
}
