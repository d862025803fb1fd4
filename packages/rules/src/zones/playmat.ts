import type { CardId } from '../vocabulary.ts';

/** Where something lies, in millimetres from the upper left corner of the table. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A character as it lies on its player's mat: turned if exhausted, its attachments below it (411.1, 400.1). */
export interface Piece {
  readonly card: CardId;
  readonly exhausted: boolean;
  readonly attachments: number;
}

/** A character and the place where touching it is touching the character: its attachments belong to it. */
export interface Spot {
  readonly card: CardId;
  readonly place: Place;
}

const CARD = { width: 63, height: 88 } as const;
/** So much of an attachment is seen below its host, or below the attachment before it. */
const STRIP = 20;
/** The cards of Bosses are larger. */
const LARGE = { width: 89, height: 127 } as const;
/** About the size of a playmat. */
const MAT = { width: 610, height: 356 } as const;
const GAP = 2;
/** So many turned cards fit side by side on a mat. */
const COLUMNS = Math.floor(MAT.width / (CARD.height + GAP));
const ROWS = Math.floor(MAT.height / (CARD.height + GAP));

/** How a player can lay out his characters. They never overlap, and stay on the mat as long as it has room. */
export const FORMATIONS = ['spread out', 'close together', 'to the left', 'to the right'] as const;
export type Formation = (typeof FORMATIONS)[number];

type Size = Pick<Place, 'width' | 'height'>;

function sizeOf({ exhausted, attachments }: Piece): Size {
  const height = (exhausted ? CARD.width : CARD.height) + STRIP * attachments;
  return { width: exhausted ? CARD.height : CARD.width, height };
}

const highest = (pieces: readonly Piece[]): number => Math.max(...pieces.map((piece) => sizeOf(piece).height));

/** The mat on which something was laid out. */
export const matAt = ({ left }: Place): Place => ({ left: Math.floor(left / MAT.width) * MAT.width, top: 0, ...MAT });

/** The pieces in rows of so many. */
function inRows(pieces: readonly Piece[], columns: number): readonly (readonly Piece[])[] {
  const rows: Piece[][] = [];
  for (const [n, piece] of pieces.entries()) {
    if (n % columns === 0) rows.push([]);
    rows.at(-1)!.push(piece);
  }
  return rows;
}

/** The characters of one player in this formation, on the mat with this number from the left. */
export function layOut(pieces: readonly Piece[], formation: Formation, mat: number): readonly Spot[] {
  if (pieces.length === 0) return [];
  const spots = formation === 'spread out' ? spread(pieces) : packed(pieces, formation);
  return spots.map(({ card, place }) => ({ card, place: { ...place, left: place.left + mat * MAT.width } }));
}

/** Each in the middle of a field of its own, the fields as large as the mat allows. */
function spread(pieces: readonly Piece[]): readonly Spot[] {
  const columns = Math.min(pieces.length, COLUMNS);
  const rows = inRows(pieces, columns);
  const field = { width: MAT.width / columns, height: Math.max(MAT.height / rows.length, highest(pieces) + GAP) };
  return rows.flatMap((row, y) =>
    row.map((piece, x) => {
      const size = sizeOf(piece);
      const left = x * field.width + (field.width - size.width) / 2;
      const top = y * field.height + (field.height - size.height) / 2;
      return { card: piece.card, place: { left, top, ...size } };
    }),
  );
}

/** A block with hardly a gap, in the middle of the mat or at one side of it. */
function packed(pieces: readonly Piece[], formation: Exclude<Formation, 'spread out'>): readonly Spot[] {
  const square = Math.max(Math.ceil(Math.sqrt(pieces.length)), Math.ceil(pieces.length / ROWS));
  const rows = inRows(pieces, Math.min(COLUMNS, square));
  const heights = rows.map((row) => highest(row) + GAP);
  const total = heights.reduce((sum, height) => sum + height, 0);
  let top = Math.max(0, (MAT.height - total) / 2);
  return rows.flatMap((row, y) => {
    const width = row.reduce((sum, piece) => sum + sizeOf(piece).width + GAP, 0);
    const room = MAT.width - width;
    let left = formation === 'to the left' ? 0 : formation === 'to the right' ? room : room / 2;
    const spots = row.map((piece) => {
      const size = sizeOf(piece);
      const spot = { card: piece.card, place: { left, top, ...size } };
      left += size.width + GAP;
      return spot;
    });
    top += heights[y]!;
    return spots;
  });
}

/** How a card that is dropped strays from where it was aimed, and whether it comes to rest turned. */
export interface Stray {
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
}

/** Where a large card comes to rest that was dropped over the middle of a place. */
export function restingPlace(aim: Place, { x, y, turned }: Stray): Place {
  const size = turned ? { width: LARGE.height, height: LARGE.width } : LARGE;
  const left = aim.left + aim.width / 2 + x - size.width / 2;
  const top = aim.top + aim.height / 2 + y - size.height / 2;
  return { left, top, ...size };
}

/** Does one lie on the other, even a little? Edges that only meet do not. */
export function overlap(one: Place, other: Place): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
