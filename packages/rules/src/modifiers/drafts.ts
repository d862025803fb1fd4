import type { Characteristics, Held } from '../characteristics/characteristics.ts';
import { copyOf, givePowers } from '../characteristics/characteristics.ts';
import type { Written } from '../dependency/written.ts';
import { WRITTEN } from '../dependency/written.ts';
import type { Power } from '../language/power.ts';
import type { Writable } from '../state/state.ts';
import type { CardId } from '../vocabulary.ts';

type Draft = Writable<Characteristics>;

/** Cards while modifiers are applied to them: each is copied once, and then written in place. */
export class Drafts {
  readonly changed = new Map<CardId, Characteristics>();
  /** The lists of powers that were copied, too. */
  readonly #owned = new Map<CardId, Held<Power>[]>();
  readonly #last: Record<Written, number> = {
    types: 0,
    tags: 0,
    powers: 0,
    atk: 0,
    health: 0,
    damageTypes: 0,
    instant: 0,
    control: 0,
  };
  /** How often anything was written. */
  time = 0;

  /** When one of these was last written, on any card. */
  lastWritten(parts: readonly Written[]): number {
    let last = 0;
    for (const part of parts) if (this.#last[part] > last) last = this.#last[part];
    return last;
  }

  wrote(part: Written): void {
    this.time += 1;
    this.#last[part] = this.time;
  }

  #draft(id: CardId, is: Characteristics): Draft {
    const known = this.changed.get(id);
    if (known) return known;
    const draft = copyOf(is);
    this.changed.set(id, draft);
    return draft;
  }

  setAtk(id: CardId, is: Characteristics, to: number): void {
    this.#draft(id, is).atk = to;
    this.wrote('atk');
  }

  setHealth(id: CardId, is: Characteristics, to: number): void {
    this.#draft(id, is).health = to;
    this.wrote('health');
  }

  /** Writes parts at which no description looks, or that are seldom written. */
  write(id: CardId, is: Characteristics, parts: Partial<Characteristics>): void {
    Object.assign(this.#draft(id, is), parts);
    this.time += 1;
    for (const part of WRITTEN) if (part in parts) this.#last[part] = this.time;
  }

  give(id: CardId, is: Characteristics, powers: readonly Held<Power>[]): void {
    const draft = this.#draft(id, is);
    let owned = this.#owned.get(id);
    if (!owned || owned !== draft.powers) {
      owned = [...draft.powers];
      this.#owned.set(id, owned);
      draft.powers = owned;
    }
    givePowers(draft, owned, powers);
    this.wrote('powers');
  }
}
