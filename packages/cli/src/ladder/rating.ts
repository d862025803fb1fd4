/** How two of them did against each other; a draw is half a win for both. */
export interface Met {
  readonly one: string;
  readonly other: string;
  readonly won: number;
  readonly lost: number;
}

export interface Rating {
  readonly name: string;
  /** In points of Elo: 400 more wins ten games to one. The first is at 0. */
  readonly points: number;
  /** The true one is no further away, nineteen times out of twenty. */
  readonly within: number;
}

const POINTS = 400 / Math.LN10;
const STEPS = 200;
/** Everybody has drawn half a game against everybody: whoever never lost is not infinitely good. */
const PRIOR = 0.25;

/** Bradley and Terry: strengths under which just these results are most likely, by Newton's steps. */
export function ratingsOf(names: readonly string[], met: readonly Met[]): readonly Rating[] {
  const games = names.map((one) => names.map((other) => (one === other ? 0 : wins(met, one, other) + PRIOR)));
  let strength = names.map(() => 0);
  const chance = (a: number, b: number): number => 1 / (1 + Math.exp(strength[b]! - strength[a]!));
  for (let step = 0; step < STEPS; step++)
    strength = strength.map((now, a) => {
      if (a === 0) return 0;
      let [slope, bend] = [0, 0];
      names.forEach((_, b) => {
        const played = games[a]![b]! + games[b]![a]!;
        slope += games[a]![b]! - played * chance(a, b);
        bend += played * chance(a, b) * chance(b, a);
      });
      return now + slope / Math.max(bend, 1e-9);
    });
  return names.map((name, a) => ({
    name,
    points: POINTS * strength[a]!,
    within: a === 0 ? 0 : 1.96 * POINTS * error(a),
  }));

  /** From the information in all games, with the first one fixed. */
  function error(of: number): number {
    const others = names.map((_, n) => n).slice(1);
    const information = others.map((a) =>
      others.map((b) => {
        if (a !== b) return -(games[a]![b]! + games[b]![a]!) * chance(a, b) * chance(b, a);
        return names.reduce((sum, _, c) => sum + (games[a]![c]! + games[c]![a]!) * chance(a, c) * chance(c, a), 0);
      }),
    );
    return Math.sqrt(Math.max(0, solved(information, of - 1)));
  }
}

function wins(met: readonly Met[], one: string, other: string): number {
  return met.reduce((sum, now) => {
    if (now.one === one && now.other === other) return sum + now.won;
    return now.one === other && now.other === one ? sum + now.lost : sum;
  }, 0);
}

/** The diagonal entry of the inverse, by elimination. */
function solved(matrix: readonly (readonly number[])[], at: number): number {
  const rows = matrix.map((row, n) => [...row, n === at ? 1 : 0]);
  const size = rows.length;
  for (let n = 0; n < size; n++) {
    const pivot = rows[n]![n]!;
    for (let m = 0; m < size; m++) {
      if (m === n) continue;
      const factor = rows[m]![n]! / pivot;
      rows[m] = rows[m]!.map((value, k) => value - factor * rows[n]![k]!);
    }
  }
  return rows[at]![size]! / rows[at]![at]!;
}
