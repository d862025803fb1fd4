import { bossFact } from '../characteristics/bosses.ts';
import { powersOf } from '../characteristics/characteristics.ts';
import { costOf } from '../characteristics/printed.ts';
import type { Amount } from '../language/amount.ts';
import type { Noun } from '../language/noun.ts';
import type { Derived } from '../modifiers/derive.ts';
import type { CardId, Keyword, Seat } from '../vocabulary.ts';
import { holds } from './conditions.ts';
import { remainingHealth } from './described.ts';
import { countThisTurn } from './history.ts';
import { WHEREIN } from './likeness.ts';
import { all } from './nouns.ts';
import type { Perspective } from './perspective.ts';
import { perspective, readBy, readOf } from './perspective.ts';
import { cardsOf, playersOf } from './selections.ts';

const IT = { select: 'it' } as const;

/** The number that a text means now (709.2d). */
export function amountOf(amount: Amount, p: Perspective): number {
  if (typeof amount === 'number') return amount;
  switch (amount.amount) {
    case 'X':
      return p.x;
    case 'count':
      return all(amount.of, p).length;
    case 'cards in hand':
      return playersOf(amount.of, p).reduce((sum, seat) => sum + p.on.state.players[seat]!.hand.length, 0);
    case 'maximum hand size':
      return playersOf(amount.of, p).reduce((sum, seat) => sum + maximumHandSize(p.on, seat), 0);
    case 'resources':
      return playersOf(amount.of, p).reduce((sum, seat) => sum + resourcesOf(p, seat), 0);
    case 'players':
      return playersOf(amount.of, p).length;
    case 'turns':
      return playersOf(amount.of, p).reduce((sum, seat) => sum + p.on.state.players[seat]!.turns, 0);
    case 'boss number':
      return bossFact(p.on, 'number');
    case 'boss events':
      return bossFact(p.on, 'events');
    case 'boss threat':
      return bossFact(p.on, 'threat');
    case 'atk':
    case 'health':
    case 'def': {
      const what = amount.amount;
      return sumOver(cardsOf(amount.of, p), (id) => p.on.lastKnown(id)?.characteristics[what as 'atk'] ?? 0); // 104.2
    }
    case 'cost':
      return sumOver(cardsOf(amount.of, p), (id) => {
        const known = p.on.lastKnown(id);
        return known ? costOf(p.on, known.card, known.characteristics) : 0;
      });
    case 'highest':
    case 'lowest': {
      const { number } = amount;
      const numbers = all(amount.of, p).map((id) =>
        number === 'remaining health'
          ? remainingHealth(p.on.lastKnown(id)!)
          : amountOf({ amount: number, of: IT }, readOf(p, id)),
      );
      if (numbers.length === 0) return 0;
      return amount.amount === 'highest' ? Math.max(...numbers) : Math.min(...numbers);
    }
    case 'keyword':
      return sumOver(all(amount.of, p), (id) => numberAfter(p.on, id, amount.keyword));
    case 'different':
      return new Set(all(amount.of, p).flatMap((id) => WHEREIN[amount.what](p.on.lastKnown(id)!.characteristics))).size;
    case 'damage':
      return sumOver(cardsOf(amount.of, p), (id) => Math.floor(p.on.lastKnown(id)?.card.damage ?? 0)); // 405.6
    case 'that much':
      return Math.floor(p.memory?.thatMuch ?? p.event?.amount ?? 0); // 405.6
    case 'this turn':
      return countThisTurn(amount.watch, amount.counted, p);
    case 'counters':
      return sumOver(cardsOf(amount.on, p), (id) => p.on.lastKnown(id)?.card.counters?.[amount.name] ?? 0);
    case 'sum':
      return amount.of.reduce<number>((sum, part) => sum + amountOf(part, p), 0);
    case 'times':
      return amount.of.reduce<number>((product, part) => product * amountOf(part, p), 1);
    case 'divided': {
      const parts = amountOf(amount.of, p) / amount.by;
      return amount.rounded === 'up' ? Math.ceil(parts) : Math.floor(parts);
    }
    case 'doubled':
      return amountOf(amount.of, p) * 2 ** Math.max(0, amountOf(amount.times, p));
    case 'if':
      return amountOf(holds(amount.if, p) ? amount.then : amount.else, p);
  }
}

/** How many cards a player may keep at the end of his turn (415.4b); without a maximum as many as can be counted (104.1). */
export function maximumHandSize(on: Derived, seat: Seat): number {
  if (on.player(seat).keepsAll) return Number.MAX_SAFE_INTEGER;
  return Math.max(0, on.state.players[seat]!.handSize + on.player(seat).handSize);
}

/** "Assault 2" counts as 2, "Assault" as 1, and several add up. */
function numberAfter(on: Derived, id: CardId, keyword: Keyword): number {
  const { characteristics, holder } = on.lastKnown(id)!;
  const p = perspective(on, holder, id);
  return powersOf(characteristics, 'keyword').reduce(
    (sum, { it }) => (it.keyword === keyword ? sum + amountOf(it.number ?? 1, p) : sum),
    0,
  );
}

const YOUR_RESOURCES: Noun = { kind: ['Resource'], whose: 'you' };

function resourcesOf(p: Perspective, seat: number): number {
  return all(YOUR_RESOURCES, readBy(p, seat)).length;
}

function sumOver(cards: readonly CardId[], value: (id: CardId) => number): number {
  return cards.reduce((sum, id) => sum + value(id), 0);
}
