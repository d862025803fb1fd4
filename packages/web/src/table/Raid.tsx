import type { ReactElement } from 'react';
import { Hand } from './Board.tsx';
import { BossBand } from './Boss.tsx';
import type { LayoutProps } from './layout.ts';
import { OwnSide } from './OwnSide.tsx';
import { raiderShown } from './reading.ts';

/** A raid as a raider sees it: the Boss across the top, one's own side full size. The party stands at the left. */
export function Raid({ table, reading, band }: LayoutProps): ReactElement {
  const boss = reading.sides.find(({ player }) => player.boss)!;
  const own = raiderShown(table, reading);
  return (
    <>
      <BossBand side={boss} table={table} />
      {band}
      <OwnSide side={own} table={table} />
      <Hand side={own} />
    </>
  );
}
