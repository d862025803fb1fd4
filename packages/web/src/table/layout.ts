import type { Table } from '@meetingstone/protocol';
import type { ReactNode } from 'react';
import type { Reading } from './reading.ts';

/** What every arrangement of the table gets. */
export interface LayoutProps {
  readonly table: Table;
  readonly reading: Reading;
  readonly band: ReactNode;
}
