import type { Noun } from '../language/noun.ts';
import type { Watch } from '../language/trigger.ts';
import type { Happening } from '../state/happening.ts';
import type { State } from '../state/state.ts';
import { related } from '../state/teams.ts';
import type { CardId, Zone } from '../vocabulary.ts';
import { fitsAnywhere, fitsFaceUp } from './described.ts';
import { compared } from './nouns.ts';
import type { Perspective } from './perspective.ts';

/** Does this event match what is watched for, in the state given by the perspective? */
export function matches(watch: Watch, event: Happening, p: Perspective): boolean {
  if (watch.event === 'leave play') {
    if (event.from !== 'play' || event.zone === 'play') return false;
  } else if (watch.event === 'enter graveyard') {
    if (destinationOf(event) !== 'graveyard') return false;
  } else if (watch.event === 'attach' && event.event === 'enter play') {
    if (event.to === undefined) return false; // 400.4
  } else if (watch.event !== event.event) return false;
  if (watch.from && (event.from ?? (event.card === undefined ? undefined : p.on.card(event.card)?.zone)) !== watch.from)
    return false;
  if (watch.into && destinationOf(event) !== watch.into) return false;
  if (watch.row && event.arrival?.row !== watch.row) return false;
  if (watch.whose && !(event.player !== undefined && related(p.on.state, p.you, event.player, watch.whose)))
    return false;
  if (watch.combat !== undefined && (event.combat ?? false) !== watch.combat) return false;
  if (watch.fatal !== undefined && isFatal(event, p) !== watch.fatal) return false;
  if (watch.dealt && !wasFatal(watch.dealt, event, p)) return false;
  if (watch.amount && !compared(event.amount ?? 0, watch.amount, p)) return false;
  if (watch.step !== undefined && event.step !== watch.step) return false;
  if (watch.counter !== undefined && event.counter !== watch.counter) return false;
  if (watch.damageType && !watch.damageType.some((type) => event.types?.includes(type))) return false;
  if (watch.card && !describedCard(watch.card, event, p)) return false;
  if (watch.by && !describedDoer(watch.by, event.by, p)) return false;
  if (watch.to && !described(watch.to, event.to, p)) return false;
  if (watch.with && !(event.with ?? []).some((id) => described(watch.with!, id, p))) return false;
  return true;
}

/** Of damage that was dealt it is known; of a packet it depends on the damage that is there already (405.2). */
function isFatal({ event, fatal, card = 0, amount = 0 }: Happening, p: Perspective): boolean {
  if (fatal !== undefined || event !== 'deal') return fatal ?? false;
  const character = p.on.card(card);
  return character !== undefined && character.damage + amount >= (p.on.of(card).health ?? 0);
}

/** Was such damage fatal to the card that is destroyed by it? */
function wasFatal(dealt: Watch, { card }: Happening, p: Perspective): boolean {
  return p.on.state.turn.history.some((past) => past.fatal && past.card === card && matches(dealt, past, p));
}

/** Has it happened before on this turn, where only the first time counts? */
export function isRepeated({ first, ...watch }: Watch, event: Happening, p: Perspective, { turn }: State): boolean {
  if (!first) return false;
  const before = turn.history.filter((past) => matches(watch, past, p));
  return before.some((past) => first === true || past.card === event.card);
}

/** Where an event puts its card, before it happens as well as after. */
function destinationOf(event: Happening): Zone | undefined {
  if (event.event === 'destroy' || event.event === 'discard') return 'graveyard';
  return event.zone ?? event.arrival?.zone;
}

/** The card to which it happened; a power that is active where that card went speaks of it there (703.3a). */
function describedCard(noun: Noun, event: Happening, p: Perspective): boolean {
  if (event.event === 'complete') return fitsFaceUp(noun, event.card, p); // 702.2: it may lie face down by now
  const arrived = event.became !== undefined && event.became === p.source && noun.self === true;
  return described(noun, event.event === 'enter play' || arrived ? (event.became ?? event.card) : event.card, p);
}

/** A quest that was completed does what its reward says as the quest it was, though it is face down now (702.2). */
function describedDoer(noun: Noun, id: CardId | undefined, p: Perspective): boolean {
  const completed = p.on.state.chain.some(({ kind, source }) => kind === 'reward' && source === id);
  return completed ? fitsFaceUp(noun, id!, p) : described(noun, id, p);
}

/** A card in an event is described wherever it is, and as it last was if it has left play (707.3). */
function described(noun: Noun, id: CardId | undefined, p: Perspective): boolean {
  return id !== undefined && fitsAnywhere(noun, id, p);
}
