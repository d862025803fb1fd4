import type { Effect } from '@meetingstone/rules';
import { inOrderOfText } from '@meetingstone/rules';
import { same } from '../grammar/pattern.ts';
import type { Discourse, Walked } from './discourse.ts';
import { isCard, refuse } from './discourse.ts';
import { namesTarget, speaksOf } from './forms.ts';
import type { Mention } from './mention.ts';
import type { Parts, Place } from './place.ts';
import { eachPart, within } from './place.ts';

/** A condition that stands after what hangs on it speaks of what was named there. */
export function walkAfterwards(value: Effect, place: Place, before: Discourse): Walked<object> {
  const { after: _, ...parts }: Parts = { ...value };
  if ('if' in parts && 'else' in parts) return walkOrElse(parts, place, before);
  const hanging = 'if' in parts ? 'then' : 'else';
  const said = speaksOfEach(parts) ? refuse(before, 'it') : before;
  const deed = place.pass.tree(parts[hanging], within(place), said);
  const asked: Discourse = { ...deed.after, mentions: knownToCondition(said, deed.after) };
  const conditions = inOrderOfText(parts).filter((key) => key !== hanging);
  const { value: done, after } = eachPart(parts, conditions, asked, (part, _, now) =>
    place.pass.tree(part, { ...place, position: 'object' }, now),
  );
  const others = after.mentions.filter((one) => !isCard(one) && one.n >= deed.after.next);
  return {
    value: { ...done, [hanging]: deed.value },
    after: { ...after, mentions: [...deed.after.mentions, ...others] },
  };
}

/** "A, or B if C": what was targeted in A can be spoken of in B, though only one of them is done. */
function walkOrElse(parts: Parts, place: Place, before: Discourse): Walked<object> {
  const said = namesTarget(parts.then) && namesTarget(parts.else) ? refuse(before, 'target') : before;
  const first = place.pass.tree(parts.else, within(place), said);
  const asked: Discourse = { ...first.after, mentions: knownToCondition(said, first.after) };
  const so = place.pass.tree(parts.if, { ...place, position: 'object' }, asked);
  const then = place.pass.tree(parts.then, within(place), so.after);
  return {
    value: { ...parts, if: so.value, then: then.value, else: first.value },
    after: { ...then.after, mentions: then.after.mentions.filter((one) => one.n < before.next || one.kind !== 'deed') },
  };
}

/** What was there before, and what the deed names; but nothing can be asked about what it only chooses then. */
function knownToCondition(before: Discourse, deed: Discourse): readonly Mention[] {
  const named = deed.mentions
    .filter((one) => one.n >= before.next)
    .flatMap((one): readonly Mention[] => {
      if (one.kind === 'player' && one.slot !== undefined)
        return [{ ...one, ref: { player: 'targeted', slot: one.slot } }];
      if (!isCard(one)) return [one];
      if (one.later || before.mentions.some((old) => isCard(old) && same(old.ref, one.ref))) return [];
      return [one.ref.select === 'that' ? { ...one, unchosen: true } : one];
    });
  return [...before.mentions, ...named];
}

/** "... each ally if it is damaged" would ask for each of them. */
const speaksOfEach = ({ if: condition, then }: Parts): boolean =>
  speaksOf(condition, SPOKEN_OF) && speaksOf(then, EACH);
const SPOKEN_OF: ReadonlySet<string> = new Set(['pronoun', 'it', 'that', 'done']);
const EACH: ReadonlySet<string> = new Set(['each']);
