/** What descriptions of cards look at and modifiers write: the parts of characteristics, and who controls a card. */
export const WRITTEN = ['types', 'tags', 'powers', 'atk', 'health', 'damageTypes', 'instant', 'control'] as const;

export type Written = (typeof WRITTEN)[number];
