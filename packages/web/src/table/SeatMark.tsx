import type { ReactElement } from 'react';
import { words } from '../words.ts';

/** Colours that everybody can tell apart (Okabe-Ito), and for each a letter and a shape. */
const SEATS = [
  ['A', '#e69f00', 'M8 1A7 7 0 1 1 8 15A7 7 0 1 1 8 1Z'],
  ['B', '#56b4e9', 'M2 2H14V14H2Z'],
  ['C', '#3cbf95', 'M8 1L15 14H1Z'],
  ['D', '#f0e442', 'M8 0L16 8L8 16L0 8Z'],
  ['E', '#e08bb9', 'M8 .6L15.4 6L12.6 14.8H3.4L.6 6Z'],
  ['F', '#ff8340', 'M4.4 1.4H11.6L15.4 8L11.6 14.6H4.4L.6 8Z'],
  ['G', '#9db8ff', 'M1 5L8 1L15 5V11L8 15L1 11Z'],
  ['H', '#d0d0d0', 'M5 1H11V5H15V11H11V15H5V11H1V5H5Z'],
] as const;

/** Who sits where, by letter, shape and colour. */
export function SeatMark({ seat }: { readonly seat: number }): ReactElement {
  const [letter, colour, shape] = SEATS[seat % SEATS.length]!;
  const isTriangle = letter === 'C';
  return (
    <svg className="seat-mark" viewBox="-1 -1 18 18" role="img" aria-label={words.board.seat(letter)}>
      <path d={shape} fill={colour} stroke="#000" strokeWidth="1" />
      <text
        x="8"
        y={isTriangle ? 13 : 11.6}
        textAnchor="middle"
        fontSize={isTriangle ? 8.5 : 10}
        fontWeight="700"
        fontFamily="Arial, sans-serif"
        fill="#000"
      >
        {letter}
      </text>
    </svg>
  );
}
