import type { ReactElement } from 'react';
import { Hand } from './Board.tsx';
import { BossBand } from './Boss.tsx';
import type { LayoutProps } from './layout.ts';
import { OwnSide } from './OwnSide.tsx';
import { Columns } from './Party.tsx';

/** More than two around a table, or the Boss's own seat: a column for each of the others, below them your own side. */
export function Columned({ table, reading, band }: LayoutProps): ReactElement {
  const own = reading.sides.find(({ player }) => player.seat === table.you) ?? reading.sides[0]!;
  const others = reading.sides.filter((side) => side !== own);
  const hasFriends = others.some(({ player }) => player.team === own.player.team);
  return (
    <>
      <Columns
        sides={others}
        acting={table.turn.player}
        team={hasFriends && !own.player.boss ? own.player.team : null}
      />
      {band}
      {own.player.boss ? <BossBand side={own} table={table} /> : <OwnSide side={own} table={table} />}
      <Hand side={own} />
    </>
  );
}
