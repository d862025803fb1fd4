import { refusingOf } from '@meetingstone/protocol/host';
import type { Seat } from '@meetingstone/rules';
import type { Acted, Sitting } from '@meetingstone/sitting';
import { Refused } from '../refused.ts';

/** Why the judge or the table says no, told to whoever wanted it: no card is named that he does not see. */
export const refusalOf = (done: Exclude<Acted, { readonly ok: true }>, sitting: Sitting, seat: Seat | null): Refused =>
  new Refused(refusingOf(sitting, seat, done));
