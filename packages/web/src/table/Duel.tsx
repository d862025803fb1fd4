import type { ReactElement } from 'react';
import { AllyRow, Hand, HeroRow } from './Board.tsx';
import type { LayoutProps } from './layout.ts';
import { MatRing } from './MatRing.tsx';
import { OwnSide } from './OwnSide.tsx';
import { Piles, Plate } from './Plate.tsx';

/** Two players: the opponent above, the band, your own side mirrored, your hand. */
export function Duel({ table, reading, band }: LayoutProps): ReactElement {
  const own = reading.sides.find(({ player }) => player.seat === table.you) ?? reading.sides[0]!;
  const other = reading.sides.find((side) => side !== own) ?? own;
  return (
    <>
      <MatRing />
      <div className="side theirs">
        <Plate side={other} mine={false} waiting={table.waitingFor === other.player.seat && !table.decision} />
        <div className="side-rows">
          <HeroRow side={other} mine={false} />
          <AllyRow side={other} mine={false} />
        </div>
        <Piles side={other} mine={false} />
      </div>
      {band}
      <OwnSide side={own} table={table} />
      <Hand side={own} />
    </>
  );
}
