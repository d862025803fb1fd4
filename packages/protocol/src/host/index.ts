/** What one viewer of a game is sent: the whole table, or only what changed. Nothing that he may not know. */
export type { Asking } from './decisions.ts';
export { definitionOf, keyOf } from './definitions.ts';
export { eventsOf } from './events.ts';
export type { Address } from './messages.ts';
export { stepMessage, tableMessage } from './messages.ts';
export type { Moment, Picture, Voice } from './picture.ts';
export { pictureOf } from './picture.ts';
