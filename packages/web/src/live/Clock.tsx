import type { Table } from '@meetingstone/protocol';
import type { ReactElement } from 'react';
import { useEffect, useState } from 'react';
import { Icon } from '../icons/icons.tsx';

/** The time that is left to whoever is asked. */
export function Clock({ table: { clocks, players } }: { readonly table: Table }): ReactElement | null {
  const [now, setNow] = useState(0);
  const [since, setSince] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that is told starts anew
  useEffect(() => {
    setSince(Date.now());
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [clocks]);
  const running = clocks?.seats.find(({ runs }) => runs) ?? clocks?.seats[0];
  if (!running) return null;
  const left = Math.max(0, (running.decision ?? 0) + running.bank - (running.runs ? now - since : 0));
  const seconds = Math.floor(left / 1000);
  return (
    <button type="button" className="tool clock" aria-label={`${players[running.seat]?.name}: ${seconds} s`}>
      <Icon name="clock" />
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </button>
  );
}
