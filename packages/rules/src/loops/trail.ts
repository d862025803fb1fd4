import type { Decision, Option } from '../decisions/decision.ts';
import { cardIn } from '../state/cards.ts';
import { LINK_KINDS } from '../state/link.ts';
import type { Deed } from '../state/loops.ts';
import { changedLoops, NO_LOOPS } from '../state/loops.ts';
import { inTurnOrder } from '../state/seats.ts';
import type { State } from '../state/state.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';

/** No iteration of a loop is looked for that is longer than this. */
const LONGEST = 200;

/** A new priority window: what was done before it is no part of a loop in it. */
export function forgetTrail(table: Table): void {
  const { trail, barred, silent, stopped } = table.state.loops;
  if (trail === null || (trail.length === 0 && !barred && !silent && !stopped)) return;
  table.set('loops', NO_LOOPS);
}

/** A few numbers of a state at priority, mixed. Like states have like marks; the reverse has to be looked at. */
export function markOf({ chain, players, play, cards, window: now }: State, window = now): number {
  let mark = mixed(mixed(17, chain.length), window!.holder);
  mark = mixed(mark, window!.passes);
  for (let n = 0; n < chain.length; n++) mark = mixed(mark, LINK_KINDS.indexOf(chain[n]!.kind));
  for (let n = 0; n < players.length; n++) {
    const { hand, decks, graveyards, removed } = players[n]!;
    mark = mixed(mixed(mark, hand.length), removed.length);
    for (let pile = 0; pile < decks.length; pile++)
      mark = mixed(mixed(mark, decks[pile]!.length), graveyards[pile]!.length);
  }
  let exhausted = 0;
  for (let n = 0; n < play.length; n++) if (cardIn(cards, play[n]!)!.exhausted) exhausted++;
  return mixed(mark, exhausted) || 1;
}

function mixed(mark: number, part: number): number {
  return Math.imul(mark ^ part, 0x01000193) ^ (mark >>> 15);
}

/** Notes an answer that a player has given. */
export function noteDeed(table: Table, { player, question }: Decision, option: Option): void {
  const { loops } = table.state;
  if (loops.trail === null || opensWindow(table.state, loops.trail, option) || closesWindow(table.state, option))
    return;
  const mark = question === 'priority' ? markOf(table.state) : 0;
  const deed: Deed = {
    mark,
    player,
    question,
    option,
    card: 'card' in option ? label(table.state, option.card) : null,
  };
  const acts = question === 'priority' && option.choose !== 'pass';
  const before = loops.trail.length === 0 ? openingPasses(table.state) : loops.trail;
  const trail = before.length < LONGEST ? [...before, deed] : [...before.slice(1), deed];
  table.set('loops', changedLoops(loops, { trail, barred: acts ? null : loops.barred }));
}

/** Most windows see nothing but passes: those at their beginning are noted only when somebody does something. */
function opensWindow({ chain }: State, trail: readonly Deed[], { choose }: Option): boolean {
  return choose === 'pass' && trail.length === 0 && chain.length === 0;
}

/** The passes before the first deed of a window: they changed nothing but who has priority. */
function openingPasses(state: State): readonly Deed[] {
  const { window, chain } = state;
  if (!window || window.passes === 0 || chain.length > 0) return [];
  const seats = inTurnOrder(state);
  const first = seats.indexOf(window.holder) - window.passes;
  return Array.from({ length: window.passes }, (_, passes): Deed => {
    const player = seats.at((first + passes) % seats.length)!;
    const mark = markOf(state, { in: window.in, holder: player, passes });
    return { mark, player, question: 'priority', option: { choose: 'pass' }, card: null };
  }).filter(({ player }) => !state.players[player]!.automatic);
}

/** The last to pass with an empty chain: the window closes, and its trail is forgotten (410.4b). */
function closesWindow({ chain, window, players }: State, { choose }: Option): boolean {
  if (choose !== 'pass' || chain.length > 0) return false;
  let left = 0;
  for (let seat = 0; seat < players.length; seat++) if (!players[seat]!.lost) left++;
  return window!.passes + 1 >= left;
}

/** A card across its existences: its physical card, or the name of a token, or of one that is gone. */
export function label(state: State, id: CardId): string {
  const card = cardIn(state.cards, id) ?? state.departed.findLast((left) => left.card.id === id)?.card;
  if (!card) return '';
  return card.facts.token ? `token ${card.facts.name}` : String(card.physical);
}

/** The same answer among the options of a like decision. */
export function sameAgain(state: State, { player, question, options }: Decision, deed: Deed): Option | undefined {
  if (player !== deed.player || question !== deed.question) return undefined;
  return options.find((option) => isSameDeed(state, option, deed));
}

function isSameDeed(state: State, option: Option, deed: Deed): boolean {
  for (const part of Object.keys(deed.option) as (keyof Option)[])
    if (!PLACES.has(part) && option[part] !== deed.option[part]) return false;
  return !('card' in option) || label(state, option.card) === deed.card;
}

/** Would one be done again wherever the other is? */
export function isLikeDeed(one: Deed, other: Deed): boolean {
  if (one.player !== other.player || one.question !== other.question || one.card !== other.card) return false;
  const parts = Object.keys(one.option) as (keyof Option)[];
  return (
    parts.length === Object.keys(other.option).length &&
    parts.every((part) => PLACES.has(part) || one.option[part] === other.option[part])
  );
}

/** Parts of an option that are numbers given out anew. */
const PLACES: ReadonlySet<string> = new Set(['card', 'link', 'key']);

/** Did the player do what he could have left undone? Passing is no action (803.2). */
export function isOptional({ question, option: { choose } }: Deed): boolean {
  if (question === 'priority') return choose !== 'pass';
  return choose === 'yes' || ((question === 'protect' || question === 'strike') && choose === 'card');
}

/** Would this be the action that continues the loop that has just ended (803.2)? */
export function isBarred(state: State, seat: Seat, option: Option): boolean {
  const { barred } = state.loops;
  return barred !== null && barred.player === seat && isSameDeed(state, option, barred);
}
