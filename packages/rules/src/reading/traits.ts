import type { HeroFacts } from '../language/facts.ts';

/** A trait is a tag, an icon, the talent spec or a profession of the hero; who is no traitor is loyal (206.1, 206.1c). */
export function hasTrait(
  tags: readonly string[],
  icons: readonly string[],
  { talent, professions, traitor }: HeroFacts,
  trait: string,
): boolean {
  if (trait === 'Loyal') return !traitor && !tags.includes('Traitor');
  return tags.includes(trait) || icons.includes(trait) || talent === trait || professions?.includes(trait) === true;
}
