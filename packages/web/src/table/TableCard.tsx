import type { ReactElement } from 'react';
import { memo } from 'react';
import type { CardSize } from '../card/Card.tsx';
import { Card } from '../card/Card.tsx';
import { useHands } from './hands.ts';
import type { Shown, Stack } from './reading.ts';

interface TableCardProps {
  readonly shown: Shown;
  readonly size: CardSize;
  readonly times?: number;
}

/** The name under which arrows and tests find a card. */
export const placeOf = (id: number): string => `card-${id}`;

/** A card on the table: it is shown large when one points at it, and can be pressed. Whatever else happens, it is drawn anew only if it has changed. */
export const TableCard = memo(function TableCard({ shown, size, times = 1 }: TableCardProps): ReactElement {
  const { look, press, grab } = useHands();
  const { card, face, marks, attachments } = shown;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only shows what the button inside tells as well
    <div
      className="table-card"
      data-size={size}
      onPointerEnter={() => look(card.id)}
      onFocus={() => look(card.id)}
      onPointerDown={(event) => grab?.(card.id, event)}
    >
      <Card
        face={face}
        size={size}
        marks={marks}
        times={times}
        attachments={attachments.map((one) => one.face)}
        id={placeOf(card.id)}
        onPress={() => press(card.id)}
      />
    </div>
  );
});

interface StacksProps {
  readonly of: readonly Stack[];
  readonly size: CardSize;
}

/** Cards beside one another, equal ones on one another. */
export const Stacks = ({ of, size }: StacksProps): ReactElement => (
  <>
    {of.map((stack) => (
      <TableCard key={stack[0].card.id} shown={stack[0]} size={size} times={stack.length} />
    ))}
  </>
);
