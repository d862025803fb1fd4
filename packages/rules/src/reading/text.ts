import type { Effect } from '../language/effect.ts';
import { holds } from './conditions.ts';
import type { Perspective } from './perspective.ts';

/** A card's text as it is added to the chain: parts whose condition does not hold are not there (glossary: Empower). */
export function textAsAdded(text: readonly Effect[], p: Perspective): readonly Effect[] {
  let whole = true;
  for (const effect of text) if (isLeftOut(effect, p)) whole = false;
  return whole ? text : text.filter((effect) => !isLeftOut(effect, p));
}

function isLeftOut(effect: Effect, p: Perspective): boolean {
  return effect.do === 'double-check' && !holds(effect.if, p);
}
