import type { Seat } from '@meetingstone/rules';
import { viewGame } from '@meetingstone/rules';
import type { Acted, Sitting } from '@meetingstone/sitting';
import { cardTexts, refusalText } from '@meetingstone/sitting';
import { english, plain, tableRefusalWords, teller } from '@meetingstone/words';

/** Why something cannot be done, told to the one who wanted it: a judge's no, or the table's. */
export function whyNot({ game }: Sitting, seat: Seat, failed: Extract<Acted, { ok: false }>): string {
  if ('ruling' in failed) return `No: ${refusalText(game, { player: seat, choose: 'concede' }, failed.ruling)}.`;
  const { reason, seat: about = seat } = failed.refusal;
  return `No: ${plain(tableRefusalWords(reason, about, teller(viewGame(game, seat), english, cardTexts)))}.`;
}
