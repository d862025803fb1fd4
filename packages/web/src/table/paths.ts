import type { Table } from '@meetingstone/protocol';
import { linkPlace } from './Chain.tsx';
import { placeOf } from './TableCard.tsx';

/** An arrow between two places of the table. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly tone: 'first' | 'later' | 'attack';
  /** A lane runs along the gap between band and row; a strike goes straight across. */
  readonly kind: 'lane' | 'strike';
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function arrowsOf({ chain, combat }: Table): readonly Arrow[] {
  const links = chain.flatMap(({ id, targets = [] }, n) =>
    targets
      .flat()
      .flatMap((target): readonly Arrow[] =>
        'card' in target
          ? [{ from: linkPlace(id), to: placeOf(target.card), tone: n === 0 ? 'first' : 'later', kind: 'lane' }]
          : [],
      ),
  );
  const defender = combat && (combat.defender || combat.proposedDefender);
  const attack: readonly Arrow[] =
    combat && defender
      ? [{ from: placeOf(combat.attacker), to: placeOf(defender), tone: 'attack', kind: 'strike' }]
      : [];
  return [...attack, ...links];
}

/** How far from its card an arrow ends. */
const APART = 12;
const TURN = 8;

/** The line of an arrow, and its head. */
export function drawn(start: Box, end: Box, kind: Arrow['kind']): { readonly path: string; readonly head: string } {
  const up = end.top < start.top;
  const s = up ? 1 : -1;
  const [x1, y1] = [start.left + start.width / 2, up ? start.top : start.top + start.height];
  const [x2, y2] = [
    end.left + end.width / 2 + (kind === 'lane' ? -16 : 0),
    up ? end.top + end.height + APART : end.top - APART,
  ];
  const head = `M${x2} ${y2 - 10 * s}L${x2 - 8} ${y2 + 4 * s}L${x2 + 8} ${y2 + 4 * s}Z`;
  if (kind === 'strike') {
    const middle = (y1 + y2) / 2;
    return { path: `M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`, head };
  }
  const lane = up ? start.top - 11 : start.top + start.height + 11;
  const way = x2 > x1 ? 1 : -1;
  const bend = Math.min(TURN, Math.abs(x2 - x1) / 2);
  return {
    path: `M${x1} ${y1}V${lane + bend * s}Q${x1} ${lane} ${x1 + bend * way} ${lane}H${x2 - bend * way}Q${x2} ${lane} ${x2} ${lane - bend * s}V${y2}`,
    head,
  };
}
