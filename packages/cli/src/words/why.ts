import { changeText } from '@meetingstone/cards';
import type { Characteristics, Explanation, Game, ModifierReason, Option, Seat, Verdict } from '@meetingstone/rules';
import { explain, verdictsOn } from '@meetingstone/rules';
import { cardsCalled } from '../library.ts';
import { refusalWords } from './rulings.ts';
import type { Teller } from './teller.ts';

/** Why a card is what it is, and why one can or can't do something with it now. */
export function whyLines(game: Game, card: number, t: Teller): string[] {
  const seen = explain(game, card, t.view.you);
  if (!seen) return ['Nobody may tell you about that card.'];
  const asked = game.decision?.player === t.view.you ? verdictsOn(game, card) : [];
  return [headOf(seen, t), ...numberLines(seen, t), ...otherLines(seen, t), ...verdictLines(game, asked, t)];
}

const NUMBERS = [
  ['atk', 'ATK'],
  ['health', 'health'],
  ['def', 'DEF'],
  ['strike', 'strike cost'],
] as const;

function headOf({ now, printed }: Explanation, t: Teller): string {
  const name = t.paint('bold', now.name ?? printed.name ?? 'A face-down card');
  const numbers = NUMBERS.flatMap(([key, word]) => (now[key] === null ? [] : [`${now[key]} ${word}`]));
  return [name, numbers.join(', ')].filter((part) => part !== '').join(': ');
}

/** Each number that something changed, from what is printed to what it is. */
function numberLines({ printed, reasons, price }: Explanation, t: Teller): string[] {
  const lines = NUMBERS.flatMap(([key, word]) => {
    const steps = reasons.filter(({ before, after }) => before[key] !== after[key]);
    if (steps.length === 0) return [];
    const told = steps.map((step) => `${signed(step.before[key], step.after[key])} ${sourceOf(step, t)}`);
    return [`  ${word}: ${printed[key] ?? 'none'} printed, ${told.join(', ')}`];
  });
  const costs = price.map(({ before, after, sourceName, rule }) => `${signed(before, after)} ${sourceName} (${rule})`);
  return costs.length > 0 ? [...lines, `  cost: ${printed.cost} printed, ${costs.join(', ')}`] : lines;
}

function signed(before: number | null, after: number | null): string {
  if (before === null || after === null) return `becomes ${after ?? 'none'}`;
  return after > before ? `+${after - before}` : `-${before - after}`;
}

/** What else was changed, in the words of the card that changed it. */
function otherLines({ reasons }: Explanation, t: Teller): string[] {
  return reasons
    .filter(({ before, after, gives }) => gives !== null || !changesNumber(before, after))
    .map((reason) => `  ${wordsOf(reason, t)}: ${sourceOf(reason, t)}`);
}

function wordsOf({ change, gives, sourceName }: ModifierReason, t: Teller): string {
  if (gives !== null) return `${t.player(gives)} ${gives === t.view.you ? 'control' : 'controls'} it`;
  return changeText(change, sourceName === null ? undefined : cardsCalled(sourceName)[0]?.facts);
}

const changesNumber = (before: Characteristics, after: Characteristics): boolean =>
  NUMBERS.some(([key]) => before[key] !== after[key]);

const sourceOf = ({ sourceName, controller, rule }: ModifierReason, t: Teller): string =>
  `${sourceName ?? 'a card that is gone'} (${controller === t.view.you ? 'yours' : t.whose(controller)}, ${rule})`;

function verdictLines(game: Game, verdicts: readonly Verdict[], t: Teller): string[] {
  return verdicts.map(({ option, ruling }) => {
    const words = deedWords(option);
    if (!ruling) return `  ${t.paint('green', 'can')} ${words}`;
    const given = { player: game.decision!.player as Seat, choose: option };
    return `  ${t.paint('red', "can't")} ${words}: ${refusalWords(game, given, ruling)}`;
  });
}

function deedWords(option: Option): string {
  switch (option.choose) {
    case 'play':
      return 'be played';
    case 'place':
      return `be placed face ${option.faceUp ? 'up' : 'down'}`;
    case 'use':
      return option.power === 0 ? 'use its power' : `use its power ${option.power + 1}`;
    case 'complete':
      return 'be completed';
    case 'attack':
      return 'attack';
    default:
      return 'be chosen';
  }
}
