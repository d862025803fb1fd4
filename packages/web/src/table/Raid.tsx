import type { ReactElement } from 'react';
import { AllyRow, Hand, HeroRow } from './Board.tsx';
import { BossBand } from './Boss.tsx';
import type { LayoutProps } from './layout.ts';
import { Piles, Plate } from './Plate.tsx';

/** A raid as a raider sees it: the Boss across the top, one's own side full size. The party stands at the left. */
export function Raid({ table, reading, band }: LayoutProps): ReactElement {
  const boss = reading.sides.find(({ player }) => player.boss)!;
  const own =
    reading.sides.find(({ player }) => player.seat === table.you) ?? reading.sides.find((side) => side !== boss)!;
  return (
    <>
      <BossBand side={boss} table={table} />
      {band}
      <div className="side mine">
        <Plate side={own} mine={own.player.seat === table.you} waiting={false} />
        <div className="rows">
          <AllyRow side={own} mine={true} />
          <HeroRow side={own} mine={true} />
        </div>
        <Piles side={own} mine={true} />
      </div>
      <Hand side={own} />
    </>
  );
}
