import type { ReactElement } from 'react';
import { AllyRow, HeroRow } from './Board.tsx';
import type { LayoutProps } from './layout.ts';
import { Piles, Plate } from './Plate.tsx';

type Side = LayoutProps['reading']['sides'][number];

/** One's own side of the table, full size; of a game that one only watches, the nearest side. */
export function OwnSide({ side, table }: { readonly side: Side; readonly table: LayoutProps['table'] }): ReactElement {
  const { seat } = side.player;
  return (
    <div className="side mine">
      <Plate side={side} mine={seat === table.you} waiting={table.waitingFor === seat && !table.decision} />
      <div className="side-rows">
        <AllyRow side={side} mine={true} />
        <HeroRow side={side} mine={true} />
      </div>
      <Piles side={side} mine={true} />
    </div>
  );
}
