/** What one viewer of a sitting is sent: the whole table, or only what changed. Nothing that he may not know. */

export { optionSent, sentOption } from '../schema/option.ts';
export type { Refusing } from './answers.ts';
export { judgedFor, optionFor, refusingOf } from './answers.ts';
export { definitionOf } from './definitions.ts';
export { eventOf } from './events.ts';
export type { Address } from './messages.ts';
export { stepMessage, tableMessage } from './messages.ts';
export { momentOf, VOICE } from './moment.ts';
export type { Moment, Picture, Voice } from './picture.ts';
export { pictureOf } from './picture.ts';
