import { changedCharacteristics } from '../characteristics/characteristics.ts';
import { arriving } from '../state/arrival.ts';
import { changedCard } from '../state/card.ts';
import type { Spoken } from '../state/happening.ts';
import { spoken } from '../state/happening.ts';
import { changedLink } from '../state/link.ts';
import { changedLoops } from '../state/loops.ts';
import { changedModifier } from '../state/modifier.ts';
import type { State } from '../state/state.ts';
import { changedCombat, changedPlayer, changedTurn, copyState } from '../state/state.ts';

/** A state that was written down, each value laid out by its own function: it has the shapes of one that was played. */
export function laidOut(state: State): State {
  return Object.assign(copyState(state), {
    players: state.players.map((player) => changedPlayer(player, {})),
    cards: state.cards.map((chunk) => chunk.map((card) => card && changedCard(card, {}))),
    chain: state.chain.map((link) => changedLink(link, { event: link.event && told(link.event) })),
    waiting: state.waiting.map(({ controller, source, effects, condition, event, flagged, uninterruptible }) => {
      return { controller, source, effects, condition, event: event && told(event), flagged, uninterruptible };
    }),
    modifiers: state.modifiers.map((modifier) => changedModifier(modifier, {})),
    turn: changedTurn(state.turn, { history: state.turn.history.map(told) }),
    combat: state.combat && changedCombat(state.combat, {}),
    departed: state.departed.map(({ card, characteristics, became, turn, attachments }) => {
      return {
        card: changedCard(card, {}),
        characteristics: changedCharacteristics(characteristics, {}),
        became,
        turn,
        attachments,
      };
    }),
    loops: changedLoops(state.loops, {}),
  } satisfies Partial<State>);
}

function told<S extends Spoken>(event: S): S {
  const { arrival } = event;
  return spoken(arrival ? { ...event, arrival: arriving(arrival.zone, arrival) } : event) as S;
}
