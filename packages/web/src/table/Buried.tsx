import type { ReactElement } from 'react';
import { Icon } from '../icons/icons.tsx';
import { words } from '../words.ts';
import { useHands } from './hands.ts';
import type { Side } from './reading.ts';

/** How many cards lie in somebody's graveyard; whoever presses it leafs through them. */
export function Buried({ side: { player } }: { readonly side: Side }): ReactElement {
  const { leaf } = useHands();
  const count = player.graveyards.flat().length;
  const isThere = count > 0 || player.removed.length > 0;
  const said = (
    <>
      <Icon name="grave" />
      <span className="unseen">{words.board.graveyard}</span>
      {count}
    </>
  );
  if (!leaf || !isThere) return <span className="buried">{said}</span>;
  return (
    <button type="button" className="buried" onClick={() => leaf(player.seat, count > 0 ? 'graveyard' : 'removed')}>
      {said}
    </button>
  );
}
