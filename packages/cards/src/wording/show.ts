import type { AttachFacts, Change, Cost, Effect, Facts, Power } from '@meetingstone/rules';
import { Code } from '../emit/code.ts';
import { spokenChange, spokenMode, spokenText } from './discourse/speaking.ts';
import type { Paragraph } from './say.ts';
import { backOf, frontOf, line, sayingOf, sayPower } from './say.ts';
import { attaching } from './table/box.ts';
import { costList } from './table/costs.ts';
import { predicate, text } from './table/phrases.ts';

const NOBODY: Facts = { name: '', types: [], tags: [], icons: [], text: [], powers: [] };

/** The text boxes on the two sides of a card; most cards have nothing on the other one. */
export interface Sides {
  readonly front: readonly string[];
  readonly back: readonly string[];
}

const shown = new WeakMap<Facts, Sides>();

/** What stands on each side of a card, one line for each paragraph. */
export function sidesOf(facts: Facts): Sides {
  let sides = shown.get(facts);
  if (!sides) {
    sides = { front: frontOf(facts).map(inWords), back: backOf(facts).map(inWords) };
    shown.set(facts, sides);
  }
  return sides;
}

/** The text box as players see it, one line for each paragraph; a hero's other side follows. */
export function textOf(facts: Facts): readonly string[] {
  const { front, back } = sidesOf(facts);
  return back.length === 0 ? front : [...sideOf('Front', front), ...sideOf('Back', back)];
}

const sideOf = (side: 'Front' | 'Back', lines: readonly string[]): readonly string[] =>
  lines.map((line) => `[${side}]: ${line}`);

const powersSaid = new WeakMap<Facts, WeakMap<Power, string>>();

/** One power of a card, in one line. */
export function powerText(power: Power, of: Facts = NOBODY): string {
  const said = powersSaid.get(of) ?? new WeakMap<Power, string>();
  powersSaid.set(of, said);
  let text = said.get(power);
  if (text === undefined) {
    text = sayPower(power, sayingOf(of)).map(inWords).join(' ');
    said.set(power, text);
  }
  return text;
}

/** What one change does to a card, in the words of the card that makes it. */
export function changeText(change: Change, source: Facts = NOBODY): string {
  const spoken = spokenChange(change);
  const said = spoken && line(predicate, [spoken], { ...sayingOf(source), number: 'one' });
  return `it ${said === undefined ? inWords({ said, means: change }) : said.charAt(0).toLowerCase() + said.slice(1)}`;
}

/** The modes of a card's modal text, in the order of the text (707.1c). */
export function modeTexts(facts: Facts): readonly string[] {
  const modal = [...facts.text, ...facts.powers.flatMap((power) => ('effects' in power ? (power.effects ?? []) : []))];
  const modes = modal.find((effect) => effect.do === 'choose modes')?.modes ?? [];
  return modes.map((mode, n) => modeText(n, mode, facts));
}

/** One mode by its number and what is done in it. */
export const modeText = (n: number, mode: readonly Effect[], of: Facts = NOBODY): string =>
  of.attach?.mode === n
    ? attachText(of.attach, mode, of)
    : spokenIn(spokenText(mode, undefined) ?? spokenMode(mode), mode, of);

/** A mode in which the card is attached to something. */
function attachText({ noun, targeted }: AttachFacts, mode: readonly Effect[], of: Facts): string {
  const effects = spokenText(mode, { noun, targeted });
  return inWords({ said: effects && line(attaching, { noun, targeted, effects }, sayingOf(of)), means: mode });
}

/** What a text does, in one line. */
export const effectsText = (effects: readonly Effect[], of: Facts = NOBODY): string =>
  spokenIn(spokenText(effects, undefined), effects, of);

const spokenIn = (spoken: readonly Effect[] | undefined, means: readonly Effect[], of: Facts): string =>
  inWords({ said: spoken && line(text, spoken, sayingOf(of)), means });

/** What is paid, in one line: "(2), [Activate]". */
export const costsText = (costs: readonly Cost[], of: Facts = NOBODY): string =>
  inWords({ said: line(costList, costs, sayingOf(of)), means: costs });

/** What the table has no words for is shown as the project writes it. */
const inWords = ({ said, means }: Paragraph): string => said ?? `<${new Code().of(means)}>`;
