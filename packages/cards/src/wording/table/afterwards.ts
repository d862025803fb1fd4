/** An instruction whose condition stands after it: what it speaks of is named before. See `../mentions.ts`. */
export interface Afterwards {
  readonly after: true;
}
export const AFTER: Afterwards = { after: true };
