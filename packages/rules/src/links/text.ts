import type { Effect } from '../language/effect.ts';
import { holds } from '../powers/conditions.ts';
import type { Perspective } from '../powers/perspective.ts';

/** A card's text as it is added to the chain: parts whose condition does not hold are not there (glossary: Empower). */
export function textAsAdded(text: readonly Effect[], p: Perspective): readonly Effect[] {
  if (!text.some((effect) => isLeftOut(effect, p))) return text;
  return text.filter((effect) => !isLeftOut(effect, p));
}

function isLeftOut(effect: Effect, p: Perspective): boolean {
  return effect.do === 'double-check' && !holds(effect.if, p);
}
