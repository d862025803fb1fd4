import type { CardId, Game, LinkView, PlayerView, Seat, View } from '@meetingstone/rules';
import { viewGame } from '@meetingstone/rules';
import type { WhyAsked } from '@meetingstone/words';

/** The window in which a seat holds priority, as everybody sees it. */
export interface PriorityWindow {
  readonly seat: Seat;
  readonly view: View;
  readonly topmost: LinkView | undefined;
  /** Nothing is on the chain. */
  readonly isEmpty: boolean;
  /** Nothing is on the chain, and there is no combat. */
  readonly isQuiet: boolean;
  readonly isOwnAction: boolean;
}

/** What a spectator sees of it: nothing that hangs on hidden cards can decide here. */
export function windowOf(game: Game, seat: Seat): PriorityWindow {
  const view = viewGame(game, null);
  const [topmost] = view.chain;
  const isQuiet = !topmost && view.combat === null;
  return {
    seat,
    view,
    topmost,
    isEmpty: !topmost,
    isQuiet,
    isOwnAction: isQuiet && view.turn.player === seat && view.turn.step === 'action',
  };
}

const controllerOf = ({ view }: PriorityWindow, card: CardId): Seat | undefined =>
  view.play.find(({ id }) => id === card)?.controller;

const teamOf = (players: readonly PlayerView[], seat: Seat | undefined): string | undefined =>
  seat === undefined ? undefined : players[seat]?.team;

/** Is that seat this one, or of its team? */
export const isFriendly = ({ view, seat }: PriorityWindow, other: Seat | undefined): boolean =>
  other !== undefined && teamOf(view.players, other) === teamOf(view.players, seat);

/** Who fights whom, by controllers; undefined without combat or where a part of it is empty. */
export function sidesOf(window: PriorityWindow): { readonly attacker?: Seat; readonly defender?: Seat } {
  const { combat } = window.view;
  if (!combat) return {};
  const [attacker, defender] = [combat.attacker, combat.defender || combat.proposedDefender].map((card) =>
    controllerOf(window, card),
  );
  return { ...(attacker === undefined ? {} : { attacker }), ...(defender === undefined ? {} : { defender }) };
}

/** What concerns a seat in this window: an attack on what is his, something of his as a target, an opposing link. */
export function concernOf(window: PriorityWindow): WhyAsked | null {
  return attackOn(window) ?? targetOf(window) ?? opposingLink(window);
}

function attackOn(window: PriorityWindow): WhyAsked | null {
  const { view, seat } = window;
  const proposals = view.chain.flatMap(({ proposal }) => (proposal ? [proposal] : []));
  const fight = view.combat && {
    attacker: view.combat.attacker,
    defender: view.combat.defender || view.combat.proposedDefender,
  };
  for (const { attacker, defender } of fight ? [fight, ...proposals] : proposals)
    if (controllerOf(window, defender) === seat && !isFriendly(window, controllerOf(window, attacker)))
      return { because: 'attack', attacker, defender };
  return null;
}

/** The topmost link of somebody else that targets the seat or something of its own. */
export function targetOf(window: PriorityWindow): WhyAsked | null {
  const { view, seat } = window;
  for (const { id, controller, targets } of view.chain) {
    if (controller === seat) continue;
    for (const target of targets.flat()) {
      if ('player' in target && target.player === seat) return { because: 'target', link: id, card: 0 };
      if ('card' in target && controllerOf(window, target.card) === seat)
        return { because: 'target', link: id, card: target.card };
      if ('link' in target && view.chain.find((link) => link.id === target.link)?.controller === seat)
        return { because: 'link', link: id };
    }
  }
  return null;
}

function opposingLink(window: PriorityWindow): WhyAsked | null {
  const { topmost } = window;
  if (!topmost || isFriendly(window, topmost.controller)) return null;
  return { because: 'link', link: topmost.id };
}
