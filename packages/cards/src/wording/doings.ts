import type { Amount, Cost, EventName, Noun, Selection } from '@meetingstone/rules';
import { same } from './grammar/pattern.ts';
import { Memory } from './memory.ts';
import type { Measured } from './table/amounts.ts';
import type { Deed } from './table/thisWay.ts';

export type Parts = Readonly<Record<string, unknown>>;

const X: Amount = { amount: 'X' };

/** The events that have an amount. */
const AMOUNTS: ReadonlySet<string> = new Set<EventName>(['deal', 'heal', 'put damage', 'prevent']);

/** Remembers what was done, and how much of it: "that much", "destroyed this way". */
export class Doings extends Memory {
  /** What has been done to cards so far, for "this way". */
  deeds: Deed[] = [];
  /** What "that much" is the amount of. */
  much: Measured | undefined;
  /** Were cards moved since then? "That many" is how many these were. */
  moved = false;

  measuredBy(what: Measured): void {
    this.much = what;
    this.moved = false;
  }

  /** "For each damage dealt this way" is the amount of what was done last; "that many" may be the cards moved since. */
  thatMuch(value: object): Parts {
    const { of } = value as { readonly of?: Measured };
    if (of === 'counters') return this.countersPaid();
    if (of && of !== this.much) this.failed = true;
    if (!of && this.moved) return { amount: 'count', of: { among: this.done({}) } };
    if (!of && !this.much && !this.event) return this.muchPaid();
    if (!this.much && !AMOUNTS.has(this.event?.event ?? '')) this.failed = true;
    return { amount: 'that much' };
  }

  /** "Destroyed this way" speaks of the last instruction that did something to cards: it must be that one, and alone. */
  done({ deed }: { readonly select?: 'done'; readonly deed?: Deed }): Selection {
    const last = this.deeds.at(-1);
    if (deed && !this.deeds.includes(deed) && this.paidBy(deed)) return { select: 'paid' };
    if (!last && deed === 'remove') return { select: 'kept' }; // by another text of this card
    if (!last || (deed && deed !== last) || this.deeds.filter((one) => one === last).length > 1) this.failed = true;
    return { select: 'done' };
  }

  /** "For each counter removed this way", where that was the cost. */
  countersPaid(): Parts {
    const [only, ...more] = this.paying.filter(({ pay }) => pay === 'remove counters');
    if (only?.pay !== 'remove counters' || more.length > 0 || this.much) this.failed = true;
    else if (same(only.count, X)) return X as unknown as Parts;
    else if (only.count === 'all') return { amount: 'that much' };
    this.failed = true;
    return { amount: 'that much' };
  }

  /** "That much" of nothing but what was paid. */
  muchPaid(): Parts {
    if (this.paying.some((cost) => 'count' in cost && same(cost.count, X))) return X as unknown as Parts;
    return this.countersPaid();
  }

  /** The one cost that was paid by doing this. */
  paidBy(deed: Deed): Extract<Cost, { noun: Noun }> | undefined {
    const others = this.paying.filter((cost) => 'noun' in cost && !cost.noun.self);
    const [only, ...more] = others as readonly Extract<Cost, { noun: Noun }>[];
    return only?.pay === deed && more.length === 0 ? only : undefined;
  }

  /** "The number of cards removed this way" is the X that was chosen, where X cards were (707.1b). */
  counted(of: Noun): Amount | undefined {
    const { among, ...rest } = of as Noun & { readonly among?: { readonly deed?: Deed } & Selection };
    if (among?.select !== 'done' || !among.deed || this.deeds.includes(among.deed)) return undefined;
    const cost = this.paidBy(among.deed);
    if (!cost || !('count' in cost) || !same(cost.count, X)) return undefined;
    const { kind, ...told } = rest;
    const isTold = Object.entries(told).every(([key, part]) => same(part, cost.noun[key as keyof Noun]));
    return isTold && (!kind || same(kind, cost.noun.kind)) ? X : undefined;
  }
}
