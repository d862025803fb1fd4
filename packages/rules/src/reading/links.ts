import type { Noun } from '../language/noun.ts';
import type { Link } from '../state/link.ts';
import { related } from '../state/teams.ts';
import type { LinkId } from '../vocabulary.ts';
import { answers } from './described.ts';
import type { Perspective } from './perspective.ts';

/** Is this an effect on the chain that fits the description? Whose it is means who controls the effect (711.3). */
export function fitsEffect(
  { effect, zone: _zone, whose = 'any', ...source }: Noun,
  link: Link,
  p: Perspective,
): boolean {
  if (!effect?.some((kind) => kind === link.kind) || !related(p.on.state, p.you, link.controller, whose)) return false;
  if (Object.keys(source).length === 0) return true;
  const known = p.on.lastKnown(link.source);
  return known !== undefined && answers(source, known, p); // 707.3
}

export function effectsFitting(noun: Noun, p: Perspective): readonly LinkId[] {
  return p.on.state.chain.filter((link) => fitsEffect(noun, link, p)).map(({ id }) => id);
}
