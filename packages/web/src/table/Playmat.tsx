import type { Table } from '@meetingstone/protocol';
import type { ReactElement, ReactNode } from 'react';
import { armsUrl } from '../arms/arms.ts';
import type { Printed } from '../card/printed.ts';
import { words } from '../words.ts';
import { useHands } from './hands.ts';
import type { Reading } from './reading.ts';
import './playmat.css';

type Dropped = NonNullable<Table['dropped']>;
type Place = NonNullable<Dropped['landed']>;

interface PlaymatProps {
  readonly dropped: Dropped;
  /** The cards at which one may aim. */
  readonly aims?: ReadonlySet<number>;
  /** How the players are called, by their seats. */
  readonly names?: readonly string[];
  /** The cards that lie there, to show their arms. */
  readonly find?: Reading['find'];
}

/** Room around what lies there, in millimetres. */
const MARGIN = 30;

/** Where everything lies as a card falls onto the table: mats, cards, and where it came to rest. */
export function Playmat({ dropped, aims, names = [], find }: PlaymatProps): ReactElement {
  const { press } = useHands();
  const { mats, spots, landed, name } = dropped;
  const all = [...mats.map(({ place }) => place), ...spots.map(({ place }) => place), ...(landed ? [landed] : [])];
  const left = Math.min(...all.map((place) => place.left)) - MARGIN;
  const top = Math.min(...all.map((place) => place.top)) - MARGIN;
  const width = Math.max(...all.map((place) => place.left + place.width)) + MARGIN - left;
  const height = Math.max(...all.map((place) => place.top + place.height)) + MARGIN - top;
  const hit = spots.filter(({ touched }) => touched).map((spot) => spot.name ?? words.board.hiddenCard);
  return (
    <figure className="playmat">
      <svg viewBox={`${left} ${top} ${width} ${height}`} role="img" aria-label={words.board.mat(name ?? '')}>
        {mats.map(({ player, place }) => (
          <g key={player} className="mat">
            <rect {...rectOf(place)} rx={12} />
            <text x={place.left + 14} y={place.top + 34}>
              {names[player]}
            </text>
          </g>
        ))}
        {spots.map(({ card, name: called, place, touched }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same
          <g
            key={card}
            className="spot"
            data-touched={touched ? '' : undefined}
            data-aim={aims?.has(card) ? '' : undefined}
            onClick={() => aims?.has(card) && press(card)}
          >
            <title>{called}</title>
            <rect {...rectOf(place)} rx={4} />
            <SpotArms of={find?.(card)?.face.card ?? null} place={place} />
            <text x={place.left + place.width / 2} y={place.top + place.height * 0.84} textAnchor="middle">
              {called?.split(/[ ,]/)[0]}
            </text>
          </g>
        ))}
        {landed && <rect className="landed" {...rectOf(landed)} rx={4} />}
      </svg>
      {aims && (
        <div className="playmat-aims">
          {spots
            .filter(({ card }) => aims.has(card))
            .map(({ card, name: called }) => (
              <button key={card} type="button" className="quiet" onClick={() => press(card)}>
                {called ?? words.board.hiddenCard}
              </button>
            ))}
        </div>
      )}
      {landed && (
        <figcaption>{hit.length === 0 ? words.board.matMissed : words.board.matHit(hit.join(', '))}</figcaption>
      )}
    </figure>
  );
}

/** The upper part of a card as it lies there. */
const SpotArms = ({ of, place }: { readonly of: Printed | null; readonly place: Place }): ReactNode =>
  of && (
    <image
      href={armsUrl(of, 0)}
      x={place.left + place.width * 0.08}
      y={place.top + place.height * 0.06}
      width={place.width * 0.84}
      height={place.height * 0.64}
    />
  );

const rectOf = ({ left, top, width, height }: Place) => ({ x: left, y: top, width, height });
