import type { Condition } from '../language/condition.ts';
import { inTurnOrder } from '../state/seats.ts';
import { related } from '../state/teams.ts';
import type { CardId } from '../vocabulary.ts';
import { amountOf } from './amounts.ts';
import { mostTogether } from './company.ts';
import { fitsAnywhere } from './described.ts';
import { happenedThisTurn } from './history.ts';
import { modalOf } from './modes.ts';
import { all, compared } from './nouns.ts';
import type { Perspective } from './perspective.ts';
import { perspective, readAbout, readOf } from './perspective.ts';
import { cardsOf, playersOf } from './selections.ts';
import { slotsOf } from './slots.ts';
import { whyNotTarget } from './targets.ts';
import { textAsAdded } from './text.ts';
import { hasTrait } from './traits.ts';

/** Is it so now? */
export function holds(condition: Condition, p: Perspective): boolean {
  switch (condition.is) {
    case 'there':
      return mostTogether(condition.noun, all(condition.noun, p), p) >= amountOf(condition.atLeast ?? 1, p);
    case 'turn of':
      if (condition.of && !playersOf(condition.of, p).includes(p.on.state.turn.player)) return false;
      return related(p.on.state, p.you, p.on.state.turn.player, condition.whose);
    case 'action phase':
      return p.on.state.turn.step === 'action';
    case 'went first': {
      const { first } = p.on.state.turn;
      return first !== undefined && related(p.on.state, p.you, first, condition.whose);
    }
    case 'your first turn':
      return p.on.state.turn.player === p.you && p.on.state.players[p.you]!.turns === 1;
    case 'happened':
      return happenedThisTurn(condition.watch, p).length > 0;
    case 'compared':
      return compared(amountOf(condition.left, p), { is: condition.how, than: condition.right }, p);
    case 'so':
      return cardsOf(condition.what, p).some((id) => fitsAnywhere(condition.noun, id, p)); // 707.3
    case 'some player':
      return inTurnOrder(p.on.state).some(
        (seat) => related(p.on.state, p.you, seat, condition.whose) && holds(condition.so, readAbout(p, seat)),
      );
    case 'on plane':
      return playersOf(condition.of, p).every((seat) => p.on.planes?.bySeat[seat] === condition.plane);
    case 'different names': {
      const names = all(condition.noun, p).map((id) => p.on.lastKnown(id)!.characteristics.name);
      return new Set(names).size === names.length;
    }
    case 'could target':
      return cardsOf(condition.card, p).some((id) => couldTarget(id, cardsOf(condition.what, p), p));
    case 'hero trait':
      return heroHas(p, condition.trait);
    case 'all':
      return condition.of.every((part) => holds(part, p));
    case 'any':
      return condition.of.some((part) => holds(part, p));
    case 'not':
      return !holds(condition.of, p);
  }
}

function heroHas(p: Perspective, trait: string): boolean {
  const { hero, formerHero } = p.on.state.players[p.you]!;
  const known = p.on.lastKnown(hero || formerHero); // 301.5
  if (!known) return false;
  const { tags, icons } = known.characteristics;
  return hasTrait(tags, icons, known.card.facts.hero ?? {}, trait);
}

/** As if the card were being added to the chain now: does one of its targets fit one of these cards (706.6)? */
function couldTarget(id: CardId, others: readonly CardId[], p: Perspective): boolean {
  const card = p.on.card(id);
  if (!card) return false;
  const modes = modalOf(card.facts.text)?.modes.map((_, n) => n) ?? [];
  const its: Perspective = readOf(perspective(p.on, p.on.holderOf(card), id), id);
  return slotsOf(textAsAdded(card.facts.text, its), modes, card.facts).some((slot) =>
    others.some((other) => whyNotTarget(slot, { card: other }, its) === undefined),
  );
}
