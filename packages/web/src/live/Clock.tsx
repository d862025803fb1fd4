import type { Table } from '@meetingstone/protocol';
import type { ReactElement } from 'react';
import { useEffect, useState } from 'react';
import { Icon } from '../icons/icons.tsx';
import { useLive } from './useLive.ts';

/** The time that is left to whoever is asked. */
export function Clock({ table: { clocks, running, players } }: { readonly table: Table }): ReactElement | null {
  const ahead = useLive(({ ahead: by }) => by);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  const bank = clocks?.find(({ seat }) => seat === running?.seat)?.bank;
  if (!running || bank === undefined) return null;
  const left = Math.max(0, running.left + bank - Math.max(0, now + ahead - running.since));
  const seconds = Math.floor(left / 1000);
  const said = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <button
      type="button"
      className="tool clock"
      suppressHydrationWarning={true}
      aria-label={`${players[running.seat]?.name}: ${seconds} s`}
    >
      <Icon name="clock" />
      <span suppressHydrationWarning={true}>{said}</span>
    </button>
  );
}
