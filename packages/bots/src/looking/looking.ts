import type { Game, Offer, Seat } from '@meetingstone/rules';
import { answer } from '@meetingstone/rules';
import type { Bot } from '../bot.ts';
import { diceFrom } from '../dice.ts';
import { blankMemory, remember, startTurn } from '../greedy/memory.ts';
import { isTired, ranked } from '../greedy/ranking.ts';
import { tableOf } from '../greedy/table.ts';
import { candidates } from '../thinking/candidates.ts';
import { byThumb, goneOn, turnAfter } from '../thinking/going-on.ts';
import { suspectsOf } from '../thinking/suspects.ts';
import { weigh } from '../weighing/weighing.ts';

const WORLDS = 2;
/** The favourite is left only for what is better by so much. */
const LEAST = 0.003;

/**
 * Looks one answer ahead: what would the table look like as the turn ends, if everybody goes on by rules of thumb? It
 * weighs that in two imagined worlds, and needs to know no card.
 */
export function lookingBot(): Bot {
  const memory = blankMemory();
  return ({ decision, look, imagine, random }) => {
    const { options, player } = decision;
    if (options.length === 1) return { choose: options[0]!, why: { because: 'only answer' } };
    const view = look();
    const table = tableOf(view);
    startTurn(memory, view.turn.number);
    const ranking = ranked(decision, table, memory);
    const worthTrying = isTired(memory) ? [] : candidates(decision, ranking, table);
    const guess = suspectsOf(view);
    const worlds = worthTrying.length > 1 ? Array.from({ length: WORLDS }, () => imagine(guess, random)) : [];
    const imagined = worlds.filter((world) => world !== null);
    if (imagined.length === 0) {
      const [first, next = null] = ranking;
      remember(memory, decision, first!.option);
      return { choose: first!.option, why: { because: 'thumb', worth: first!.worth, next } };
    }
    const dice = random(0x7fffffff);
    const seen = worthTrying.map((option) => ({ option, worth: seenAfter(option, imagined, player, dice) }));
    const [favourite, ...others] = seen;
    const [rival] = others.sort((a, b) => b.worth - a.worth);
    const [best, next] = rival!.worth > favourite!.worth + LEAST ? [rival!, favourite!] : [favourite!, rival!];
    remember(memory, decision, best.option);
    const trials = seen.length * imagined.length;
    return { choose: best.option, why: { because: 'trials', worth: best.worth, next, trials } };
  };
}

function seenAfter(option: Offer, worlds: readonly Game[], seat: Seat, dice: number): number {
  const worths = worlds.map((world) => {
    const answered = answer(world, { player: seat, choose: option });
    if (!answered.ok) return 0;
    return weigh(goneOn(answered.game, byThumb(world), turnAfter(world), diceFrom(dice)), seat, world);
  });
  return worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
}
