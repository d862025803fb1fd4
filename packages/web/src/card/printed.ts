import type { DamageType } from '@meetingstone/rules';

/** What is printed on a card, as a screen needs it. It never changes: frame and arms come from it. Plain data. */
export interface Printed {
  readonly name: string;
  /** "Equipment—1H Weapon—Sword, Melee (1)" (202.1). */
  readonly typeLine: string;
  readonly types: readonly string[];
  readonly tags: readonly string[];
  /** Class and faction icons. */
  readonly icons: readonly string[];
  /** One line for each paragraph of the text box, in our own words. */
  readonly text: readonly string[];
  readonly keywords: readonly string[];
  readonly cost?: number;
  readonly plusX?: true;
  readonly atk?: number;
  readonly damageType?: DamageType;
  readonly health?: number;
  readonly def?: number;
  readonly strike?: number;
  readonly talent?: string;
  /** The number of a Boss. */
  readonly boss?: number;
  readonly token?: true;
  readonly attaches?: true;
  readonly ongoing?: true;
  readonly unique?: true;
  /** It has another side that is not the back of a card. */
  readonly twoSided?: true;
  /** The raid to which it belongs. */
  readonly raid?: string;
}
