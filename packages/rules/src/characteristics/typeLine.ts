import type { Card } from '../state/card.ts';
import type { Kind } from '../vocabulary.ts';
import { TAGS_NAMED_BY_LAST_WORD } from '../vocabulary.ts';
import type { Characteristics } from './characteristics.ts';

type TypeLine = Pick<Characteristics, 'types' | 'tags'>;

type Place = Pick<Card, 'zone' | 'row'> & Partial<Pick<Card, 'facts'>>;

export function isKind(card: Place, is: TypeLine, kind: Kind): boolean {
  switch (kind) {
    case 'Character':
      return is.types.includes('Ally') || is.types.includes('Hero'); // 300.1
    case 'Resource':
      return card.zone === 'play' && card.row === 'resource';
    case 'Weapon':
    case 'Armor':
    case 'Item':
      return is.types.includes('Equipment') && is.tags.includes(kind);
    case 'Totem':
      return hasTag(is, 'Totem'); // 305.3a
    default:
      return is.types.includes(kind) || (card.row === 'raid' && card.facts?.types.includes(kind) === true); // R303.3c
  }
}

/** Some tags of several words answer to their last word (202.1a); an Archdruid is a Druid (202.4a). */
const ALSO_CALLED: ReadonlyMap<string, string> = new Map([
  ...[...TAGS_NAMED_BY_LAST_WORD].map((tag) => [tag, tag.slice(tag.lastIndexOf(' ') + 1)] as const),
  ['Archdruid', 'Druid'],
]);

/** The other name of a tag. */
export const alsoCalled = (tag: string): string | undefined => ALSO_CALLED.get(tag);

export function hasTag({ tags }: Pick<Characteristics, 'tags'>, tag: string): boolean {
  for (const own of tags) if (own === tag || ALSO_CALLED.get(own) === tag) return true;
  return false;
}
