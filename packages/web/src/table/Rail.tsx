import type { Table } from '@meetingstone/protocol';
import type { ReactElement, ReactNode } from 'react';
import { useId, useState } from 'react';
import { Card } from '../card/Card.tsx';
import type { Asked } from '../card/Numbers.tsx';
import type { Looked } from '../card/Text.tsx';
import type { IconName } from '../icons/icons.tsx';
import { Icon } from '../icons/icons.tsx';
import { words } from '../words.ts';
import { Log } from './Log.tsx';
import type { Shown } from './reading.ts';

/** What stands in the rail besides the log. */
export interface RailParts {
  readonly why?: ReactNode;
  readonly chat?: ReactNode;
  readonly onWhy?: (card: number, asked: Asked) => void;
  /** A keyword or a name in the text of the card was asked about. */
  readonly onLook?: (looked: Looked) => void;
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
export function Rail({ table, inspected, why, chat, onWhy, onLook }: RailProps): ReactElement {
  const [open, setOpen] = useState<Tab>('log');
  const id = useId();
  return (
    <aside className="rail" aria-label={words.board.rail}>
      <div className="rail-card">
        {inspected && (
          <Card
            face={inspected.face}
            size="inspect"
            attachments={inspected.attachments.map(({ face }) => face)}
            {...(onWhy ? { onWhy: (asked: Asked) => onWhy(inspected.card.id, asked) } : {})}
            {...(onLook ? { onLook } : {})}
          />
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
        {open === 'log' ? <Log events={table.log} /> : open === 'why' ? why : chat}
      </div>
    </aside>
  );
}
