/** Things of which the first, in some order, can be taken quickly. */
export class Heap<T> {
  readonly #all: T[] = [];
  readonly #compare: (a: T, b: T) => number;

  constructor(compare: (a: T, b: T) => number) {
    this.#compare = compare;
  }

  add(one: T): void {
    const all = this.#all;
    let n = all.length;
    while (n > 0) {
      const above = (n - 1) >> 1;
      if (this.#compare(one, all[above]!) >= 0) break;
      all[n] = all[above]!;
      n = above;
    }
    all[n] = one;
  }

  take(): T | undefined {
    const all = this.#all;
    const first = all[0];
    const last = all.pop();
    if (last === undefined || all.length === 0) return first;
    let n = 0;
    for (let below = 1; below < all.length; below = 2 * n + 1) {
      if (below + 1 < all.length && this.#compare(all[below + 1]!, all[below]!) < 0) below += 1;
      if (this.#compare(last, all[below]!) <= 0) break;
      all[n] = all[below]!;
      n = below;
    }
    all[n] = last;
    return first;
  }
}
