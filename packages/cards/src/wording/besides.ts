import type { Noun, Selection } from '@meetingstone/rules';
import { Doings } from './doings.ts';
import { same } from './grammar/pattern.ts';
import { canBeBoth } from './naming.ts';

/** All of these, but only some of those. */
const isPartOf = (some: Noun, all: Noun): boolean =>
  Object.keys(some).length > Object.keys(all).length &&
  Object.entries(all).every(([key, part]) => same(part, some[key as keyof Noun]));

/** Finds out than which cards "another" and "the others" are others. */
export class Besides extends Doings {
  /** "Another target", where it is the first: another than the card of the event, or than the one that says so. */
  apart(value: Selection): Selection {
    if (value.select !== 'target' || !value.another || this.targets > 0) return value;
    const besides = this.besides();
    if (!besides || Object.keys(besides).some((key) => key in value.noun)) {
      this.failed = true;
      return value;
    }
    const { another: _, ...target } = value;
    return { ...target, noun: { ...value.noun, ...besides } };
  }

  /**
   * "2 damage to target ally and 1 to each other ally": another than the target, not than the card that says so.
   * "Ready all damaged allies, then exhaust all other allies": the rest of those of which some were spoken of.
   */
  otherThanThose(value: Selection, position: string): Selection {
    if (position === '' || (value.select !== 'each' && value.select !== 'choose') || !value.noun.other) return value;
    const { other: _, ...noun } = value.noun;
    const some = this.mentions.findLast(
      (one) => (one.ref.select === 'targeted' && canBeBoth(one.noun, noun)) || (one.later && isPartOf(one.noun, noun)),
    );
    const ref = some?.later ?? some?.ref;
    return ref ? { ...value, noun: { ...noun, except: ref } } : value;
  }

  /** What "another" leaves out. */
  besides(): Partial<Noun> | undefined {
    if (this.creating) return this.event?.card && { not: this.event.card };
    if (!this.ofPower) return undefined;
    const named = this.mentions.find(({ ref }) => ref.select === 'event' && ref.role === 'card');
    return named ? { except: named.ref } : { other: true };
  }
}
