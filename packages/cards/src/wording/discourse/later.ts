import type { Effect, Power, Selection } from '@meetingstone/rules';
import { same } from '../grammar/pattern.ts';
import type { Discourse } from './discourse.ts';
import { cardsOf, mentionCards, NOTHING_SAID } from './discourse.ts';
import { speaksOf } from './forms.ts';
import type { CardMention } from './mention.ts';
import type { Pass } from './place.ts';

type Later = Extract<Effect, { readonly trigger: Power; readonly about?: Selection }>;
export type Remembering = Extract<Effect, { do: 'create' }> & Later;

const FLAGGED: Selection = { select: 'flagged' };
const REMEMBERED: ReadonlySet<string> = new Set(['flagged']);

export const isLater = (value: Effect): value is Remembering => value.do === 'create' && 'trigger' in value;

/** What is known when the time comes: only the cards that are remembered until then. */
export const knownLater = ({ noun, number }: CardMention): Discourse =>
  mentionCards(NOTHING_SAID, 'target', noun, FLAGGED, { number });

/** What happens later, and the cards of which it speaks: those that are remembered, the last ones that make sense in it. */
export function rememberedBy(value: Effect, pass: Pass, said: Discourse): Remembering | undefined {
  if (!isLater(value) || value.about) return undefined;
  const { trigger } = value;
  if (pass.power(trigger).after.refused.length === 0) return undefined;
  for (const one of cardsOf(said).toReversed()) {
    if (one.ref.select === 'hero' || one.unchosen) continue;
    const { value: power, after } = pass.power(trigger, knownLater(one));
    const found = { ...value, trigger: power, about: one.ref } as Remembering;
    if (after.refused.length === 0 && isTold(found)) return found;
  }
  return undefined;
}

const SIMPLE: ReadonlySet<Effect['do']> = new Set(['destroy', 'put', 'put into play', 'ready']);

/** Does it do more with them than the table has words for in one breath with the time? */
export function isTold({ about, trigger }: Remembering): boolean {
  if (!about || trigger.power !== 'triggered') return false;
  const [first, ...more] = trigger.effects;
  const isSimple = first && more.length === 0 && SIMPLE.has(first.do) && 'what' in first && same(first.what, FLAGGED);
  return !isSimple && !speaksOf(trigger.on, REMEMBERED) && speaksOf(trigger.effects, REMEMBERED);
}
