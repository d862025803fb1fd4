/** A bar is drawn in so many parts. It is an attribute, not a style: what stands in a document may not style itself. */
const PARTS = 50;

/** How much of a bar is left: none where it is whole. */
export const leftOf = (left: number, whole: number): number | undefined =>
  left >= whole ? undefined : Math.max(0, Math.round((left / Math.max(1, whole)) * PARTS));
