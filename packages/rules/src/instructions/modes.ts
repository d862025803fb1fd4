import { ask } from '../decisions/ask.ts';
import type { Offer, Rule } from '../decisions/decision.ts';
import type { Effect } from '../language/effect.ts';
import type { Resolution } from '../reading/resolution.ts';
import { askingOf, reading } from '../reading/resolution.ts';
import { playersOf } from '../reading/selections.ts';
import type { Table } from '../table/table.ts';

type Modal = Extract<Effect, { do: 'choose modes' }>;

/** The text of the modes that were chosen as the link was added (709.2e), or that each of several players chooses as it resolves. */
export function* chosenModes(table: Table, r: Resolution, effect: Modal): Rule<readonly Effect[]> {
  const modes = isChosenNow(effect) ? yield* chooseNow(table, r, effect) : [...r.modes];
  return modes.sort((a, b) => a - b).flatMap((mode) => effect.modes[mode] ?? []);
}

/** "Each opponent chooses one": the choice is an instruction to him, and no part of the link. */
const isChosenNow = ({ by }: Modal): boolean => typeof by === 'object' && by.player === 'that';

function* chooseNow(table: Table, r: Resolution, { by, modes, count }: Modal): Rule<number[]> {
  const [player] = typeof by === 'object' ? playersOf(by, reading(table, r)) : [];
  const chosen: number[] = [];
  while (player !== undefined && chosen.length < count) {
    const left = [...modes.keys()].filter((mode) => !chosen.includes(mode));
    const options = left.map((mode): Offer => ({ choose: 'mode', mode, means: modes[mode]! }));
    const answer = yield* ask(table, player, 'mode', options, r.source, { for: askingOf(r, player) });
    chosen.push(answer.choose === 'mode' ? answer.mode : left[0]!);
  }
  return chosen;
}
