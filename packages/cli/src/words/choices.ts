import { modeTexts, powerText } from '@meetingstone/cards';
import type { Decision, Option } from '@meetingstone/rules';
import { worksIn } from '@meetingstone/rules';
import { cardsCalled } from '../library.ts';
import { amongChoices } from './cards.ts';
import { questionWords } from './questions.ts';
import type { Teller } from './teller.ts';

export const GROUPS = [
  'Play',
  'Use',
  'Complete',
  'Attack',
  'Sabotage',
  'Place face up',
  'Place face down',
  '',
] as const;
export type Group = (typeof GROUPS)[number];

/** One numbered answer; equal cards in hand are one choice. */
export interface Choice {
  readonly number: number;
  readonly group: Group;
  readonly label: string;
  readonly option: Option;
  readonly copies: number;
}

export interface Choices {
  readonly question: string;
  readonly choices: readonly Choice[];
}

/** The question and its answers, in groups, numbered from 1; passing comes last. */
export function choicesOf(decision: Decision, t: Teller): Choices {
  const found: { group: Group; label: string; option: Option; copies: number }[] = [];
  for (const option of decision.options) {
    const group = groupOf(option);
    const label = labelOf(option, decision, t);
    const same = found.find((other) => other.group === group && other.label === label && isInHand(option, t));
    if (same) same.copies += 1;
    else found.push({ group, label, option, copies: 1 });
  }
  const sorted = GROUPS.flatMap((group) => found.filter((choice) => choice.group === group));
  const last = ({ option: { choose } }: { option: Option }) => choose === 'pass' || choose === 'none';
  const ordered = [...sorted.filter((choice) => !last(choice)), ...sorted.filter(last)];
  const choices = ordered.map((choice, n): Choice => ({ number: n + 1, ...choice }));
  return { question: `${questionWords(decision, t)}${rangeWords(decision)}`, choices };
}

/** Other numbers than those listed can be typed. */
const rangeWords = ({ numbers }: Decision): string =>
  numbers ? ` (= and any number from ${numbers.from} to ${numbers.upTo})` : '';

const isInHand = (option: Option, t: Teller): boolean => 'card' in option && t.find(option.card)?.zone === 'hand';

function groupOf(option: Option): Group {
  switch (option.choose) {
    case 'play':
      return 'Play';
    case 'use':
      return 'Use';
    case 'complete':
      return 'Complete';
    case 'attack':
      return option.sabotage ? 'Sabotage' : 'Attack';
    case 'place':
      return option.faceUp ? 'Place face up' : 'Place face down';
    default:
      return '';
  }
}

/** One answer by itself, in few words: "Attack with Footsoldier", "pass". */
export function answerWords(option: Option, decision: Decision, t: Teller): string {
  if (option.choose === 'pass') return 'pass';
  const group = groupOf(option);
  if (!('card' in option) || group === '') return labelOf(option, decision, t);
  return `${group}${option.choose === 'attack' ? ' with' : ''} ${t.card(t.find(option.card) ?? null)}`;
}

function labelOf(option: Option, decision: Decision, t: Teller): string {
  switch (option.choose) {
    case 'pass':
      return passWords(t);
    case 'play': {
      const card = t.find(option.card);
      return `${t.card(card ?? null)}${card?.cost === null || !card ? '' : ` (${card.cost})`}`;
    }
    case 'use':
      return withText(option.card, powerWords(option.card, option.power, t), t);
    case 'complete':
      return withText(option.card, rewardWords(option.card, t), t);
    case 'place':
      return t.card(t.find(option.card) ?? null);
    case 'attack':
      return attackerWords(option.card, t);
    case 'card':
      return cardWords(option.card, t);
    case 'player':
      return t.toPlayer(option.player);
    case 'link':
      return `${t.view.chain.find(({ id }) => id === option.link)?.name ?? 'a link'} on the chain`;
    case 'number':
      return `${option.number}`;
    case 'mode':
      return modeWords(decision, option.mode, t);
    case 'word':
      return option.word;
    case 'zone':
      return `your ${option.zone}`;
    case 'cost':
      return option.alternate < 0
        ? 'its cost'
        : `its alternate cost${option.alternate > 0 ? ` ${option.alternate + 1}` : ''}`;
    case 'effect':
      return cardWords(option.card, t);
    case 'modifier':
      return modifierWords(option.card, option.key, t);
    default:
      return WORDS[option.choose](decision);
  }
}

const WORDS: Readonly<Record<'yes' | 'no' | 'none' | 'automatic', (decision: Decision) => string>> = {
  yes: () => 'yes',
  no: () => 'no',
  none: ({ question }) => {
    if (question === 'protect') return 'nobody protects';
    if (question === 'strike') return 'no strike';
    return question === 'replacement' ? 'none of them' : 'none';
  },
  automatic: () => 'automatically',
};

function passWords({ view }: Teller): string {
  const isEnd = view.chain.length === 0 && view.turn.player === view.you && view.turn.step === 'action';
  return isEnd && !view.combat ? 'pass (ends your action phase)' : 'pass';
}

function cardWords(id: number, t: Teller): string {
  const card = t.find(id);
  if (card) return amongChoices(card, t);
  const link = t.view.chain.find(({ source }) => source === id);
  return link ? `${t.paint('bold', link.name ?? 'a face-down card')} on the chain` : 'a card';
}

const withText = (id: number, text: string, t: Teller): string =>
  `${t.card(t.find(id) ?? null)}${text === '' ? '' : `  ${t.paint('dim', text)}`}`;

/** A hero's ATK is told too: without a weapon it has none. */
function attackerWords(id: number, t: Teller): string {
  const card = t.find(id);
  return card?.types.includes('Hero') ? `${t.card(card)} ${card.atk ?? 0} ATK` : cardWords(id, t);
}

/** The nth payment power that the card has now. */
function powerWords(id: number, nth: number, t: Teller): string {
  const card = t.find(id);
  const power = card?.powers.filter((power) => power.power === 'payment' && worksIn(power, card.zone))[nth];
  return power ? powerText(power, card?.facts ?? undefined) : '';
}

function rewardWords(id: number, t: Teller): string {
  const card = t.find(id);
  const reward = card?.powers.find(({ power }) => power === 'reward');
  return reward ? powerText(reward, card?.facts ?? undefined) : '';
}

function modeWords(decision: Decision, mode: number, t: Teller): string {
  const name = t.find(decision.about)?.name ?? t.view.chain.find(({ source }) => source === decision.about)?.name;
  const facts = t.find(decision.about)?.facts ?? (name ? cardsCalled(name)[0]?.facts : undefined);
  return (facts && modeTexts(facts)[mode]) ?? `mode ${mode + 1}`;
}

function modifierWords(id: number, key: string, t: Teller): string {
  const def = t.find(id)?.def;
  return key === 'def' ? `exhaust ${t.card(t.find(id) ?? null)} to prevent ${def} damage` : cardWords(id, t);
}
