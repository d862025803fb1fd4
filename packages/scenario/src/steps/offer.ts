import type { Decision, Option } from '@meetingstone/rules';
import { meant } from '../cast.ts';
import type { Offered } from '../file/expectation.ts';
import { nameKey } from '../known.ts';
import { Fault } from '../outcome.ts';
import type { Session } from '../session.ts';
import { cardBehind } from '../session.ts';
import { optionInWords } from '../words.ts';

/** Is the offer other than this complete list? Says how, or nothing. */
export function offerDiffers(session: Session, decision: Decision, wanted: readonly Offered[]): string | undefined {
  const left: Option[] = [...decision.options];
  const wordless: Offered[] = [];
  const byNarrowness = [...wanted].sort((a, b) => fitting(session, left, a).length - fitting(session, left, b).length);
  for (const entry of byNarrowness) {
    const options = fitting(session, left, entry);
    if (options.length === 0) wordless.push(entry);
    else for (const option of covered(decision, entry, options)) left.splice(left.indexOf(option), 1);
  }
  const missing = wordless.map((entry) => (typeof entry === 'object' ? JSON.stringify(entry) : String(entry)));
  const extra = left.map((option) => optionInWords(session, option));
  if (missing.length + extra.length === 0) return undefined;
  return [
    ...(missing.length > 0 ? [`not offered: ${missing.join(', ')}`] : []),
    ...(extra.length > 0 ? [`also offered: ${extra.join(', ')}`] : []),
  ].join('; ');
}

/** A card named at a priority decision stands for all that can be done with it; elsewhere for one option. */
function covered(decision: Decision, entry: Offered, options: readonly Option[]): readonly Option[] {
  return decision.question === 'priority' && typeof entry === 'string' ? options : options.slice(0, 1);
}

function fitting(session: Session, options: readonly Option[], entry: Offered): readonly Option[] {
  return options.filter((option) => fits(session, option, entry));
}

function fits(session: Session, option: Option, entry: Offered): boolean {
  if (typeof entry === 'object') return fitsAction(session, option, entry);
  const word = entry === true ? 'yes' : entry === false ? 'no' : String(entry);
  if (nameKey(optionInWords(session, option)) === nameKey(word)) return true;
  return isCard(session, option, word);
}

function fitsAction(session: Session, option: Option, entry: Extract<Offered, object>): boolean {
  for (const verb of ['play', 'use', 'complete', 'place', 'attack'] as const) {
    const ref = entry[verb];
    if (ref === undefined || option.choose !== verb) continue;
    if (!isCard(session, option, ref)) return false;
    if ('power' in option && entry.power !== undefined && option.power !== entry.power - 1) return false;
    if ('faceUp' in option && entry.face !== undefined && option.faceUp !== (entry.face === 'up')) return false;
    return !('sabotage' in option) || option.sabotage === (entry.sabotage ?? false);
  }
  return false;
}

function isCard(session: Session, option: Option, ref: string): boolean {
  const card = cardBehind(session, option);
  try {
    const found = meant(session.cast, session.game.state, ref, ({ physical }) => physical === card);
    return 'player' in found ? option.choose === 'player' && option.player === found.player : card === found.card;
  } catch (reason) {
    if (reason instanceof Fault) return false;
    throw reason;
  }
}
