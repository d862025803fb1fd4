import { select, selectPlayers } from '../choosing/select.ts';
import type { Rule } from '../decisions/decision.ts';
import type { Effect } from '../language/effect.ts';
import type { Play } from '../legality/playing.ts';
import { canBePlayed, toPlayNow } from '../legality/playing.ts';
import { toCompleteFree } from '../legality/using.ts';
import { addWhileResolving } from '../links/additional.ts';
import { addModifier } from '../performing/addModifier.ts';
import type { Resolution } from '../reading/resolution.ts';
import { present } from '../reading/resolution.ts';
import type { Table } from '../table/table.ts';
import type { CardId } from '../vocabulary.ts';
import { newDuplicate } from '../zones/copying.ts';

/** Cards are played in the middle of a text: the links go on the chain above the one that is resolving. */
export function* playCards(table: Table, r: Resolution, effect: Play): Rule<boolean> {
  const cards = (yield* select(table, r, effect.what)).map((id) => present(table, r, id));
  let all = cards.length > 0;
  for (const card of cards) if (!(yield* play(table, r, card, effect))) all = false;
  return all;
}

function* play(table: Table, r: Resolution, card: CardId, effect: Play): Rule<boolean> {
  if (!canBePlayed(table.derived, r.controller, card, effect)) return false;
  if (effect.copy) return yield* playCopy(table, r, card, effect);
  if (!(yield* addWhileResolving(table, toPlayNow(table.derived, r.controller, card, effect)))) return false;
  r.moved.set(card, table.state.chain.at(-1)!.source); // 415.9b
  return true;
}

/** Quests are completed in the middle of a text; of several rewards of one quest, the first (702.2, 403.3). */
export function* completeQuests(
  table: Table,
  r: Resolution,
  { what }: Extract<Effect, { do: 'complete' }>,
): Rule<boolean> {
  const quests = (yield* select(table, r, what)).map((id) => present(table, r, id));
  let all = quests.length > 0;
  for (const quest of quests) {
    const intent = toCompleteFree(table.derived, r.controller, quest);
    if (!intent || !(yield* addWhileResolving(table, intent))) all = false;
  }
  return all;
}

/** Cards that can be played later: from where they are now (415.9b). */
export function* allowToPlay(
  table: Table,
  r: Resolution,
  { what, who, free, duration }: Extract<Effect, { do: 'allow to play' }>,
): Rule<boolean> {
  const cards = (yield* select(table, r, what)).map((id) => present(table, r, id)).filter((id) => id !== 0);
  if (cards.length === 0) return false;
  for (const seat of who ? yield* selectPlayers(table, r, who) : [r.controller])
    addModifier(table, r, cards, duration, { text: 'playable', free: free ?? false }, seat);
  return true;
}

/** The copy is nowhere until it is played, and nowhere again if that can't be finished (402.2, 707.2). */
function* playCopy(table: Table, r: Resolution, card: CardId, effect: Play): Rule<boolean> {
  const copy = newDuplicate(table, table.card(card)!.facts, r.controller, 'removed'); // 402.2a, 402.2b
  const played = yield* addWhileResolving(table, toPlayNow(table.derived, r.controller, copy, effect));
  if (!played) table.putCard(copy, null);
  return played;
}
