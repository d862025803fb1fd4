import type { ReactElement } from 'react';
import { Card } from '../card/Card.tsx';
import { hiddenFace } from '../card/face.ts';
import { Icon } from '../icons/icons.tsx';
import { words } from '../words.ts';
import { FactionMark } from './FactionMark.tsx';
import { useHands } from './hands.ts';
import type { Side } from './reading.ts';
import { SeatMark } from './SeatMark.tsx';
import { Stacks } from './TableCard.tsx';

interface PlateProps {
  readonly side: Side;
  readonly mine: boolean;
  readonly waiting: boolean;
}

/** How many resources are ready, of how many. */
export function readiness({ resources }: Side): { readonly ready: number; readonly all: number } {
  const cards = resources.flat();
  return { ready: cards.filter(({ card }) => !card.exhausted).length, all: cards.length };
}

/** More backs than these are not drawn; the number is said. */
const MOST_BACKS = 6;

/** Who sits there: name, hand, resources. */
export function Plate({ side, mine, waiting }: PlateProps): ReactElement {
  const { player, resources } = side;
  const { ready, all } = readiness(side);
  return (
    <section className="plate" data-mine={mine ? '' : undefined} aria-label={player.name}>
      <h2 className="plate-who">
        <SeatMark seat={player.seat} />
        <span>
          {player.name} <FactionMark of={side} />
          {mine && <small>{words.board.you}</small>}
          {player.plane !== null && <small className="member-plane">{words.board.plane(player.plane)}</small>}
          {player.lost && <small>{words.board.lost}</small>}
        </span>
      </h2>
      {!mine && (
        <div className="plate-hand">
          <span aria-hidden="true">
            {Array.from({ length: Math.min(player.handCount, MOST_BACKS) }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
              <Card key={n} face={hiddenFace} size="board" />
            ))}
          </span>
          <span>
            <b>{player.handCount}</b> {words.board.inHand}
          </span>
        </div>
      )}
      <div className="plate-resources">
        <p>
          <Icon name="gem" />
          <b>{ready}</b> {words.board.ofReady(all)}
        </p>
        <div>
          <Stacks of={resources} size="chip" />
        </div>
      </div>
      {waiting && (
        <p className="plate-note">
          <Icon name="clock" />
          {words.board.isAsked}
        </p>
      )}
    </section>
  );
}

/** Deck and graveyard. */
export function Piles({ side, mine }: { readonly side: Side; readonly mine: boolean }): ReactElement {
  const { player, grave } = side;
  const { leaf } = useHands();
  const buried = player.graveyards.flat().length;
  return (
    <div className="piles" data-mine={mine ? '' : undefined}>
      <figure>
        <Card face={hiddenFace} size="board" />
        <figcaption>
          <b>{player.deckCounts.reduce((sum, count) => sum + count, 0)}</b> {words.board.deck}
        </figcaption>
      </figure>
      <figure>
        {grave ? (
          <Card face={grave.face} size="board" {...(leaf ? { onPress: () => leaf(player.seat, 'graveyard') } : {})} />
        ) : (
          <div className="pile-empty" />
        )}
        <figcaption>
          <b>{buried}</b> {words.board.graveyard}
        </figcaption>
      </figure>
      {leaf && player.removed.length > 0 && (
        <button type="button" className="quiet" onClick={() => leaf(player.seat, 'removed')}>
          {words.board.removed(player.removed.length)}
        </button>
      )}
    </div>
  );
}
