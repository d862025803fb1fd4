import type { Table } from '@meetingstone/protocol';
import type { ReactElement, ReactNode } from 'react';
import { useId, useState } from 'react';
import { Card } from '../card/Card.tsx';
import type { Asked } from '../card/Numbers.tsx';
import type { Looked } from '../card/Text.tsx';
import type { IconName } from '../icons/icons.tsx';
import { Icon } from '../icons/icons.tsx';
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

const TABS: readonly (readonly [tab: string, icon: IconName])[] = [
  ['Log', 'log'],
  ['Why', 'why'],
  ['Chat', 'chat'],
];

/** At the right: the card one looks at, what happened, why, talk. */
export function Rail({ table, inspected, why, chat, onWhy, onLook }: RailProps): ReactElement {
  const [open, setOpen] = useState('Log');
  const id = useId();
  return (
    <aside className="rail" aria-label="Card and log">
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
      <div className="tabs" role="tablist" aria-label="Log, why, chat">
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
            {tab}
          </button>
        ))}
      </div>
      <div id={id} role="tabpanel" className="rail-panel" aria-label={open}>
        {open === 'Log' ? <Log events={table.log} /> : open === 'Why' ? why : chat}
      </div>
    </aside>
  );
}
