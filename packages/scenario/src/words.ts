import type { CardId, Decision, Option, Ruling, Seat } from '@meetingstone/rules';
import type { Physical } from './cast.ts';
import { labelOf } from './cast.ts';
import type { Session } from './session.ts';

/** The card behind an id, wherever it is now. */
export function physicalOf(session: Session, id: CardId): Physical {
  return session.existences.get(id) ?? -1;
}

/** How a card is called, by id. */
export function label(session: Session, id: CardId): string {
  return labelOf(session.cast, session.game.state, physicalOf(session, id));
}

/** An option as a script would write it. */
export function optionInWords(session: Session, option: Option): string {
  switch (option.choose) {
    case 'play':
    case 'attack':
      return `${option.choose} ${label(session, option.card)}${option.choose === 'attack' && option.sabotage ? ' (sabotage)' : ''}`;
    case 'use':
    case 'complete':
      return `${option.choose} ${label(session, option.card)}${option.power > 0 ? ` (power ${option.power + 1})` : ''}`;
    case 'place':
      return `place ${label(session, option.card)} face ${option.faceUp ? 'up' : 'down'}`;
    case 'card':
    case 'modifier':
    case 'effect':
      return label(session, option.card);
    case 'player':
      return session.cast.players[option.player] ?? `player ${option.player}`;
    case 'link':
      return linkName(session, option.link);
    case 'word':
      return option.word;
    case 'zone':
      return option.zone;
    case 'number':
      return String(option.number);
    case 'mode':
      return String(option.mode + 1);
    case 'cost':
      return option.alternate < 0 ? 'printed' : option.alternate === 0 ? 'alternate' : String(option.alternate + 1);
    default:
      return option.choose;
  }
}

/** An effect on the chain goes by the name of its source, a combat proposal by "combat". */
export function linkName(session: Session, id: number): string {
  const link = session.game.state.chain.find((one) => one.id === id);
  if (!link) return 'a link that is gone';
  return link.kind === 'proposal' ? 'combat' : label(session, link.source);
}

/** Who is asked what, with every option. */
export function decisionInWords(session: Session, decision: Decision): string {
  const who = session.cast.players[decision.player]!;
  const about = decision.about === 0 ? '' : ` for ${label(session, decision.about)}`;
  const what =
    decision.question === 'priority' ? `${who} has priority` : `${who} is asked: ${decision.question}${about}`;
  return `${what}; options: ${decision.options.map((option) => optionInWords(session, option)).join(', ')}`;
}

/** A judge's "no" in a sentence. */
export function rulingInWords(session: Session, seat: Seat, choose: Option | 'concede', ruling: Ruling): string {
  const who = session.cast.players[seat]!;
  const what = choose === 'concede' ? 'concede' : optionInWords(session, choose);
  const chosen = typeof choose === 'object' && ['card', 'player', 'number', 'mode', 'cost'].includes(choose.choose);
  const card = ruling.card === undefined || ruling.card === 0 ? '' : `; ${label(session, ruling.card)}`;
  return `${who} can't ${chosen ? 'choose ' : ''}${what}: ${ruling.reason} (rule ${ruling.rule}${card})`;
}
