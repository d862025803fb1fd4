import type { ReactElement } from 'react';
import { factionOf } from '../card/frame.ts';
import { Icon } from '../icons/icons.tsx';
import type { Side } from './reading.ts';

/** The side on which somebody's hero fights: the same sign as in the corners of its cards. */
export function FactionMark({ of: { hero } }: { readonly of: Side }): ReactElement | null {
  const card = hero?.face.card;
  const faction = card ? factionOf(card) : null;
  return (
    faction && (
      <span
        className="faction-mark"
        data-faction={faction.toLowerCase()}
        role="img"
        aria-label={faction}
        title={faction}
      >
        <Icon name={faction} />
      </span>
    )
  );
}
