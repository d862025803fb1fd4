import type { Facts, Game, Offer, Option } from '@meetingstone/rules';
import { whyNotOffered } from '@meetingstone/rules';
import type { Chance } from '../proofs/players.ts';
import type { Agenda, Open } from './agenda.ts';
import { cardIn, openOf } from './agenda.ts';
import type { Task } from './tasks.ts';

/** The task that this answer would do, if it is open. */
export function taskBehind(game: Game, option: Offer, agenda: Agenda): Task | undefined {
  if (!('card' in option)) return undefined;
  const card = cardIn(game.state, option.card);
  if (!card) return undefined;
  return openOf(agenda, card.facts)
    .map(({ task }) => task)
    .find((task) => isDoneBy(task, option));
}

function isDoneBy(task: Task, option: Offer): boolean {
  if (option.choose === 'play' || (option.choose === 'place' && option.faceUp))
    return task.does === 'is played' || task.does === 'is paid';
  if (option.choose === 'place') return task.power?.power === 'keyword' && task.power.keyword === 'Stash';
  return (option.choose === 'use' || option.choose === 'complete') && option.means === task.power;
}

/** Does what nobody has seen yet, if it can; else lets the game go on, by chance. */
export function eagerChoice(game: Game, agenda: Agenda, pick: Chance): Offer {
  const { options, question } = game.decision!;
  const any = options[pick(options.length)]!;
  if (question === 'mulligan') return any;
  if (options.some(({ choose }) => choose === 'yes'))
    return options.find(({ choose }) => choose === 'yes' && pick(4) > 0) ?? any;
  if (question !== 'priority') return question === 'resource' ? (options.find(isAutomatic) ?? any) : any;
  const eager = options.filter((option) => taskBehind(game, option, agenda));
  if (eager.length > 0 && pick(8) > 0) return eager[pick(eager.length)]!;
  const pass = options.find(({ choose }) => choose === 'pass');
  if (pass && (game.state.chain.length > 0 ? pick(4) > 0 : pick(3) === 0)) return pass;
  const placings = options.filter(({ choose }) => choose === 'place');
  if (placings.length > 0 && pick(3) === 0) return placings.find((one) => 'faceUp' in one && one.faceUp) ?? any;
  const attacks = options.filter(({ choose }) => choose === 'attack');
  return attacks.length > 0 && pick(2) === 0 ? attacks[pick(attacks.length)]! : any;
}

const isAutomatic = ({ choose }: Option): boolean => choose === 'automatic';

/** Notes why the turn player cannot do what is open, at a time when he could do most things. */
export function noteReasons(game: Game, agenda: Agenda): void {
  const { decision, state } = game;
  if (decision?.question !== 'priority' || state.chain.length > 0 || state.combat !== null) return;
  if (state.turn.player !== decision.player || state.turn.step !== 'action') return;
  const { hand } = state.players[decision.player]!;
  const mine = state.play.filter((id) => cardIn(state, id)!.controller === decision.player);
  for (const id of [...hand, ...mine]) {
    const card = cardIn(state, id)!;
    for (const one of openOf(agenda, card.facts)) {
      const wish = wishFor(one.task, id, hand.includes(id), card.facts);
      if (wish && !decision.options.some((option) => taskBehind(game, option, agenda) === one.task))
        note(one, whyNotOffered(state, decision, wish).reason);
    }
  }
}

function wishFor(task: Task, card: number, inHand: boolean, facts: Facts): Option | undefined {
  if (inHand && task.does === 'is played') {
    const lies = facts.types.includes('Quest') || facts.types.includes('Location');
    return lies ? { choose: 'place', card, faceUp: true } : { choose: 'play', card };
  }
  if (inHand || task.does !== 'is used' || !task.power) return undefined;
  const kind = task.power.power;
  const power = facts.powers.filter((one) => one.power === kind).indexOf(task.power);
  return power < 0 ? undefined : { choose: kind === 'reward' ? 'complete' : 'use', card, power };
}

export function note({ reasons }: Open, reason: string): void {
  reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
}
