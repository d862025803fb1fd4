import type { Ruling } from '@meetingstone/rules';

/** The script itself is wrong, or what it expects is not so. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/** The game says no to a step. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly ruling: Ruling;

  constructor(message: string, ruling: Ruling) {
    super(message);
    this.ruling = ruling;
  }
}
