import type { Noun, Selection } from '@meetingstone/rules';
import { same } from '../grammar/pattern.ts';
import type { Discourse, Walked } from './discourse.ts';
import { cardsOf, refuse } from './discourse.ts';
import { canBeBoth } from './mention.ts';
import type { Place } from './place.ts';

/** All of these, but only some of those. */
function isPartOf(some: Noun, all: Noun): boolean {
  const told: Readonly<Record<string, unknown>> = { ...some };
  const wanted = Object.entries(all);
  return Object.keys(some).length > wanted.length && wanted.every(([key, part]) => same(part, told[key]));
}

/** "Another target", where it is the first: another than the card of the event, or than the one that says so. */
export function anotherTarget(value: Selection, place: Place, said: Discourse): Walked<Selection> {
  if (value.select !== 'target' || !value.another || said.targets > 0) return { value, after: said };
  const besides = leftOut(place, said);
  if (!besides || Object.keys(besides).some((key) => key in value.noun))
    return { value, after: refuse(said, 'another target') };
  const { another: _, ...target } = value;
  return { value: { ...target, noun: { ...value.noun, ...besides } }, after: said };
}

/** What "another" leaves out. */
export function leftOut({ sentence }: Place, said: Discourse): Partial<Noun> | undefined {
  if (sentence.creates) return said.event?.card && { not: said.event.card };
  if (!said.ofPower) return sentence.subject?.select === 'hero' ? { except: sentence.subject } : undefined;
  const named = cardsOf(said).find(({ ref }) => ref.select === 'event' && ref.role === 'card');
  return named ? { except: named.ref } : { other: true };
}

/**
 * "2 damage to target ally and 1 to each other ally": another than the target, not than the card that says so.
 * "Ready all damaged allies, then exhaust all other allies": the rest of those of which some were spoken of.
 */
export function theOthers(value: Selection, { position }: Place, said: Discourse): Selection {
  if (position === 'within' || (value.select !== 'each' && value.select !== 'choose') || !value.noun.other)
    return value;
  const { other: _, ...noun } = value.noun;
  const some = cardsOf(said).findLast(
    (one) => (one.ref.select === 'targeted' && canBeBoth(one.noun, noun)) || (one.later && isPartOf(one.noun, noun)),
  );
  const ref = some?.later ?? some?.ref;
  return ref ? { ...value, noun: { ...noun, except: ref } } : value;
}
