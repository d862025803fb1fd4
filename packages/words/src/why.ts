import type { Characteristics, Explanation, ModifierReason, Verdict } from '@meetingstone/rules';
import type { Rulebook } from './rulebook.ts';
import { refusalWords } from './rulings.ts';
import type { Sentence } from './sentence.ts';
import { joined, say } from './sentence.ts';
import type { Teller } from './teller.ts';
import { cardMark } from './teller.ts';

/** The answer to "why": the card with its numbers, and line by line what made it so and what can be done with it. */
export interface WhyAnswer {
  readonly head: Sentence;
  readonly lines: readonly Sentence[];
}

/** Why a card is what it is, and why its viewer can or can't do something with it now. */
export function whyWords(
  seen: Explanation | undefined,
  verdicts: readonly Verdict[],
  t: Teller,
  book?: Rulebook,
): WhyAnswer {
  if (!seen) return { head: [t.language.why.untold], lines: [] };
  const lines = [...numberLines(seen, t), ...otherLines(seen, t), ...verdictLines(verdicts, t, book)];
  return { head: headOf(seen, t), lines };
}

const NUMBERS = ['atk', 'health', 'def', 'strike'] as const;

function headOf({ card, now, printed }: Explanation, t: Teller): Sentence {
  const { cards, why } = t.language;
  const name = now.name ?? printed.name;
  const mark = name ? cardMark(name, card, t.find(card)?.controller ?? null) : cards.faceDown;
  const numbers = NUMBERS.flatMap((key) => (now[key] === null ? [] : [say`${now[key]} ${why.numbers[key]}`]));
  return joined([[mark], joined(numbers, ', ')], ': ');
}

/** Each number that something changed, from what is printed to what it is. */
function numberLines({ printed, reasons, price }: Explanation, t: Teller): Sentence[] {
  const { why } = t.language;
  const lines = NUMBERS.flatMap((key) => {
    const steps = reasons.filter(({ before, after }) => before[key] !== after[key]);
    if (steps.length === 0) return [];
    const told = steps.map((step) => say`${signed(step.before[key], step.after[key], t)} ${sourceOf(step, t)}`);
    return [say`${why.numbers[key]}: ${joined([[why.printed(printed[key])], ...told], ', ')}`];
  });
  if (price.length === 0) return lines;
  const costs = price.map(({ before, after, source, sourceName, rule }) => {
    const name = sourceName === null ? why.gone : cardMark(sourceName, source, t.find(source)?.controller ?? null);
    return say`${signed(before, after, t)} ${name} (${{ is: 'rule', text: rule, rule }})`;
  });
  return [...lines, say`${why.cost}: ${joined([[why.printed(printed.cost)], ...costs], ', ')}`];
}

function signed(before: number | null, after: number | null, t: Teller): string {
  if (before === null || after === null) return t.language.why.becomes(after);
  return after > before ? `+${after - before}` : `-${before - after}`;
}

/** What else was changed, in the words of the card that changed it. */
function otherLines({ reasons }: Explanation, t: Teller): Sentence[] {
  return reasons
    .filter(({ before, after, gives }) => gives !== null || !changesNumber(before, after))
    .map((reason) => say`${changeWords(reason, t)}: ${sourceOf(reason, t)}`);
}

const changeWords = ({ change, gives, sourceName }: ModifierReason, t: Teller): Sentence =>
  gives === null ? [t.texts.change(change, sourceName) ?? t.language.why.changed] : t.language.why.controls(gives, t);

const changesNumber = (before: Characteristics, after: Characteristics): boolean =>
  NUMBERS.some((key) => before[key] !== after[key]);

const sourceOf = ({ sourceName, controller, rule }: ModifierReason, t: Teller): Sentence =>
  t.language.why.source(sourceName ?? t.language.why.gone, controller, rule, t);

function verdictLines(verdicts: readonly Verdict[], t: Teller, book?: Rulebook): Sentence[] {
  const { why } = t.language;
  return verdicts.map(({ option, ruling }) => {
    const deed = why.deeds(option);
    if (!ruling) return say`${{ is: 'can', text: why.can }} ${deed}`;
    return say`${{ is: 'cannot', text: why.cannot }} ${deed}: ${refusalWords(ruling, t, book)}`;
  });
}
