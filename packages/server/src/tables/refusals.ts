import type { Seat } from '@meetingstone/rules';
import { shownTo } from '@meetingstone/rules';
import type { Acted, Sitting } from '@meetingstone/sitting';
import { cardTexts } from '@meetingstone/sitting';
import { english, refusalWords, tableRefusalWords, teller } from '@meetingstone/words';
import { Refused, refusal } from '../refused.ts';

/** Why the judge or the table says no, told to whoever wanted it: no card is named that he does not see. */
export function refusalOf(done: Exclude<Acted, { readonly ok: true }>, { game }: Sitting, seat: Seat | null): Refused {
  if ('refusal' in done) {
    const { reason, until, seat: about = seat ?? 0 } = done.refusal;
    return new Refused({
      reason,
      words: tableRefusalWords(reason, about, teller(shownTo(game, seat).view, english, cardTexts)),
      ...(until === undefined ? {} : { wait: until }),
    });
  }
  if (seat === null) return refusal('server error', done.ruling.reason);
  const t = teller(shownTo(game, seat).view, english, cardTexts);
  const { rule, reason, card } = done.ruling;
  const seen = card !== undefined && t.find(card) ? { card } : {};
  return new Refused({ rule, reason, ...seen, words: refusalWords(done.ruling, t) });
}
