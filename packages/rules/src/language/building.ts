import type { DamageType } from '../vocabulary.ts';
import type { Noun } from './noun.ts';

/** What only deck building asks (100.2). */
export interface BuildingFacts {
  /** "[Trait] Hero Required": the traits of which the hero must have one (100.2b). */
  readonly required?: readonly string[];
  /** "[Talent Spec] Talent" (100.2c). */
  readonly talent?: string;
  readonly reputation?: string;
  /** On heroes only (100.2e). */
  readonly deckbuilding?: Deckbuilding;
}

/** What "Deckbuilding" on a hero includes and excludes; exclusions take precedence (100.2e). */
export interface Deckbuilding {
  /** Only cards so described are legal, whatever their icons and text restrictions. Default: the usual rules. */
  readonly only?: readonly PrintedNoun[];
  /** Besides, cards of one of these descriptions, but not of several: "either Alliance or Horde cards". */
  readonly either?: readonly PrintedNoun[];
  readonly never?: readonly PrintedNoun[];
  /** The most copies of a card, where that is fewer than four. */
  readonly copies?: number;
}

/** Describes cards by what is printed on them. Every part that is there must hold; a list holds if one member does. */
export interface PrintedNoun extends Pick<Noun, 'kind' | 'tag' | 'icon' | 'neutral' | 'damageType'> {
  /** Its text deals damage of such a type. */
  readonly deals?: readonly DamageType[];
  readonly talent?: readonly string[];
  readonly reputation?: readonly string[];
  /** Has a text restriction: a required trait, a talent spec or a Reputation (100.2b, 100.2c, 100.2d). */
  readonly restricted?: boolean;
  readonly any?: readonly PrintedNoun[];
  readonly not?: PrintedNoun;
}
