import type { ReactElement } from 'react';
import { words } from '../words.ts';
import type { Side } from './reading.ts';
import { Stacks, TableCard } from './TableCard.tsx';

interface RowProps {
  readonly side: Side;
  readonly mine: boolean;
}

/** The allies of a party. Where there are many they move together. */
export const AllyRow = ({ side, mine }: RowProps): ReactElement => (
  <section
    className="row"
    data-row="allies"
    data-mine={mine ? '' : undefined}
    aria-label={words.board.alliesOf(side.player.name)}
  >
    <Stacks of={side.allies} size="board" />
  </section>
);

/** The hero in the middle, weapons and armor at the left, everything else at the right. */
export const HeroRow = ({ side, mine }: RowProps): ReactElement => (
  <section
    className="row"
    data-row="hero"
    data-mine={mine ? '' : undefined}
    aria-label={words.board.heroRowOf(side.player.name)}
  >
    <div>
      <Stacks of={side.worn} size="board" />
    </div>
    {side.hero && <TableCard shown={side.hero} size="board" />}
    <div>
      <Stacks of={side.beside} size="board" />
    </div>
  </section>
);

/** The cards in your hand; more than fit lie over one another. */
export const Hand = ({ side }: { readonly side: Side }): ReactElement => (
  <section className="hand" aria-label={words.board.hand}>
    {side.hand.map((shown) => (
      <TableCard key={shown.card.id} shown={shown} size="hand" />
    ))}
  </section>
);
