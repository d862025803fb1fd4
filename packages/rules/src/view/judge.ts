import type { Characteristics } from '../characteristics/characteristics.ts';
import { printed } from '../characteristics/characteristics.ts';
import type { Option, Ruling } from '../decisions/decision.ts';
import { sameOption } from '../game/answering.ts';
import type { Game } from '../game/game.ts';
import { whyNotOffered } from '../game/ruling.ts';
import type { Change } from '../language/modifier.ts';
import { playOptionsOf } from '../legality/actions.ts';

import { priceSteps, toPlay } from '../legality/intent.ts';
import { after } from '../legality/prices.ts';
import type { Active } from '../modifiers/active.ts';
import type { Telling } from '../modifiers/applying.ts';
import type { Derived } from '../modifiers/derive.ts';
import { derive, deriveTelling } from '../modifiers/derive.ts';
import { cardIn } from '../state/cards.ts';
import type { CardId, RuleNumber, Seat } from '../vocabulary.ts';
import { canSee } from './sight.ts';

/** One modifier's part in what a card is. */
export interface Reason {
  /** The card the modifier comes from, and whose modifier it is. */
  readonly source: CardId;
  readonly sourceName: string | null;
  readonly controller: Seat;
  /** The rule that makes it a modifier. */
  readonly rule: RuleNumber;
  readonly change: Change;
  readonly before: Characteristics;
  readonly after: Characteristics;
  /** The controller it gives the card, where it changes that. */
  readonly gives: Seat | null;
}

/** One modifier's part in what a card costs to play. */
export interface PriceReason {
  readonly source: CardId;
  readonly sourceName: string | null;
  readonly rule: RuleNumber;
  readonly before: number;
  readonly after: number;
}

/** Why a card is what it is: what is printed, and each modifier in the order in which it applied (718, 719). */
export interface Explanation {
  readonly card: CardId;
  readonly printed: Characteristics;
  readonly reasons: readonly Reason[];
  readonly now: Characteristics;
  /** What modifiers make of its play cost, for its owner. */
  readonly price: readonly PriceReason[];
}

/** Explains a card; nothing, if there is no such card or this viewer may not look at it. */
export function explain(game: Game, card: CardId, viewer: Seat | null): Explanation | undefined {
  const { state } = game;
  const found = cardIn(state.cards, card);
  let tellings: Telling[] = [];
  const on = deriveTelling(state, (telling) => {
    if (telling === null) tellings = [];
    else if (telling.id === card) tellings.push(telling);
  });
  if (!found || !canSee(on, found, viewer)) return undefined;
  const reasons = tellings.map(
    ({ modifier, change, before, after, controller }): Reason => ({
      source: modifier.source,
      sourceName: nameOf(on, modifier.source),
      controller: modifier.controller,
      rule: originOf(modifier),
      change,
      before,
      after,
      gives: controller ?? null,
    }),
  );
  return { card, printed: printed(found), reasons, now: on.of(card), price: priceReasons(on, card) };
}

const nameOf = (on: Derived, id: CardId): string | null => on.lastKnown(id)?.characteristics.name ?? null;

/** Where a continuous modifier comes from: a strike, a counter, a link that resolved, or a power of a card. */
function originOf({ key }: Active): RuleNumber {
  if (key.startsWith('s')) return '303.2b';
  if (/^\d+c/.test(key)) return '404.1c';
  return key.startsWith('m') ? '714.3' : '714.2';
}

function priceReasons(on: Derived, id: CardId): readonly PriceReason[] {
  const card = on.card(id)!;
  if (card.zone === 'play' || card.facts.cost === undefined) return [];
  let now = on.of(id).cost;
  return priceSteps(on, toPlay(on, card.owner, id), id).map((step) => {
    const before = now;
    now = Math.max(0, after(now, step));
    return { source: step.source, sourceName: nameOf(on, step.source), rule: '707.1e', before, after: now };
  });
}

/** Something a player could want to do with a card, and why he can't; null if he can. */
export interface Verdict {
  readonly option: Option;
  readonly ruling: Ruling | null;
}

/** What the player who is asked may and may not do with a card now, each "no" with its rule and its card. */
export function verdictsOn(game: Game, card: CardId): readonly Verdict[] {
  const { state, decision } = game;
  const on = derive(state);
  const found = on.card(card);
  if (!decision || !found || !canSee(on, found, decision.player)) return [];
  const options: readonly Option[] =
    decision.question === 'priority' ? playOptionsOf(on, decision.player, card) : [{ choose: 'card', card }];
  return options.map((option) => ({
    option,
    ruling: decision.options.some((offered) => sameOption(offered, option))
      ? null
      : whyNotOffered(state, decision, option),
  }));
}
