import type { CardId, CardView, Game, Seat, Step } from '@meetingstone/rules';
import { viewGame } from '@meetingstone/rules';
import type { WhyAsked } from '@meetingstone/words';

type State = Game['state'];
type Link = State['chain'][number];

/** The window in which a seat holds priority, as everybody sees it: nothing that hangs on hidden cards can decide here. */
export interface PriorityWindow {
  readonly seat: Seat;
  readonly turn: { readonly number: number; readonly player: Seat; readonly step: Step };
  readonly in: 'step' | 'attack' | 'defend';
  /** Topmost first. */
  readonly chain: readonly Link[];
  readonly topmost: Link | undefined;
  readonly combat: State['combat'];
  /** Nothing is on the chain. */
  readonly isEmpty: boolean;
  /** Nothing is on the chain, and there is no combat. */
  readonly isQuiet: boolean;
  readonly isOwnAction: boolean;
  readonly teams: readonly string[];
  readonly handCount: number;
  /** The steps that the turns of a seat may have. */
  readonly planOf: (seat: Seat) => readonly Step[];
  /** Who sits there after that seat, and has not lost; null if nobody else is left. */
  readonly nextAfter: (seat: Seat) => Seat | null;
  /** The cards in play; looked at only where that is needed. */
  readonly play: () => readonly CardView[];
}

export function windowOf(game: Game, seat: Seat): PriorityWindow {
  const { state } = game;
  const { players, chain, combat, turn } = state;
  const isQuiet = chain.length === 0 && combat === null;
  let seen: readonly CardView[] | undefined;
  return {
    seat,
    turn,
    in: state.window?.in ?? 'step',
    chain: [...chain].reverse(),
    topmost: chain.at(-1),
    combat,
    isEmpty: chain.length === 0,
    isQuiet,
    isOwnAction: isQuiet && turn.player === seat && turn.step === 'action',
    teams: players.map(({ team }) => team),
    handCount: players[seat]!.hand.length,
    planOf: (of) => players[of]!.plan.map((planned) => (typeof planned === 'string' ? planned : planned.step)),
    nextAfter: (of) => players.map((_, n) => (of + 1 + n) % players.length).find((one) => !players[one]!.lost) ?? null,
    play: () => {
      seen ??= viewGame(game, null).play;
      return seen;
    },
  };
}

const controllerOf = (window: PriorityWindow, card: CardId): Seat | undefined =>
  window.play().find(({ id }) => id === card)?.controller;

/** Is that seat this one, or of its team? */
export const isFriendly = ({ teams, seat }: PriorityWindow, other: Seat | undefined): boolean =>
  other !== undefined && teams[other] === teams[seat];

/** Who fights whom, by controllers; undefined without combat or where a part of it is empty. */
export function sidesOf(window: PriorityWindow): { readonly attacker?: Seat; readonly defender?: Seat } {
  const { combat } = window;
  if (!combat) return {};
  const [attacker, defender] = [combat.attacker, combat.defender || combat.proposedDefender].map((card) =>
    controllerOf(window, card),
  );
  return { ...(attacker === undefined ? {} : { attacker }), ...(defender === undefined ? {} : { defender }) };
}

/** Who attacks in the fight that goes on or is proposed: 0 if the attacker is gone, null if nobody fights. */
export const attackerIn = ({ chain, combat }: Pick<PriorityWindow, 'chain' | 'combat'>): CardId | null =>
  combat?.attacker ?? chain.find(({ proposal }) => proposal)?.proposal?.attacker ?? null;

/** What concerns a seat in this window: an attack on what is his, something of his as a target, an opposing link. */
export const concernOf = (window: PriorityWindow): WhyAsked | null => attackOn(window) ?? concernBesides(window);

/** The same, but for the fight itself. */
export const concernBesides = (window: PriorityWindow): WhyAsked | null =>
  targetOf(window) ?? (window.topmost?.proposal ? null : opposingLink(window));

function attackOn(window: PriorityWindow): WhyAsked | null {
  const { chain, combat, seat } = window;
  const proposals = chain.flatMap(({ proposal }) => (proposal ? [proposal] : []));
  const fight = combat && { attacker: combat.attacker, defender: combat.defender || combat.proposedDefender };
  for (const { attacker, defender } of fight ? [fight, ...proposals] : proposals)
    if (controllerOf(window, defender) === seat && !isFriendly(window, controllerOf(window, attacker)))
      return { because: 'attack', attacker, defender };
  return null;
}

/** The topmost link of somebody else that targets the seat or something of its own. */
export function targetOf(window: PriorityWindow): WhyAsked | null {
  const { chain, seat } = window;
  for (const { id, controller, targets } of chain) {
    if (controller === seat) continue;
    for (const target of targets.flat()) {
      if ('player' in target && target.player === seat) return { because: 'target', link: id, card: 0 };
      if ('card' in target && controllerOf(window, target.card) === seat)
        return { because: 'target', link: id, card: target.card };
      if ('link' in target && chain.find((link) => link.id === target.link)?.controller === seat)
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
