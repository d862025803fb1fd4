import type { ReactElement } from 'react';
import { AllyRow, Hand, HeroRow } from './Board.tsx';
import type { LayoutProps } from './layout.ts';
import { MatRing } from './MatRing.tsx';
import { Piles, Plate } from './Plate.tsx';

/** Two players: the opponent above, the band, your own side mirrored, your hand. */
export function Duel({ table, reading, band }: LayoutProps): ReactElement {
  const own = reading.sides.find(({ player }) => player.seat === table.you) ?? reading.sides[0]!;
  const other = reading.sides.find((side) => side !== own) ?? own;
  const plate = (side: typeof own) => (
    <Plate
      side={side}
      mine={side.player.seat === table.you}
      waiting={table.waitingFor === side.player.seat && !table.decision}
    />
  );
  return (
    <>
      <MatRing />
      <div className="side theirs">
        {plate(other)}
        <div className="rows">
          <HeroRow side={other} mine={false} />
          <AllyRow side={other} mine={false} />
        </div>
        <Piles side={other} mine={false} />
      </div>
      {band}
      <div className="side mine">
        {plate(own)}
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
