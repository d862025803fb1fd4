import type { FromServerOf, Refusal } from '@meetingstone/protocol';

type Told = Omit<FromServerOf<'refused'>, 'type' | 'game' | 'key'>;

/** A wish of a client that is not granted; nothing has changed. It becomes the message `refused`. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly told: Told;

  constructor(told: Told) {
    super(told.reason);
    this.told = told;
  }
}

/** A no of the table or the house, with the milliseconds after which it may be tried again. */
export const refusal = (reason: Refusal, words: string, wait?: number): Refused =>
  new Refused({ reason, words: [words], ...(wait === undefined ? {} : { wait }) });

export function refuse(reason: Refusal, words: string, wait?: number): never {
  throw refusal(reason, words, wait);
}
