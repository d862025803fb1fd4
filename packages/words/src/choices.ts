import type { Decision, Offer, Option } from '@meetingstone/rules';
import type { Group, OfferOf } from './language.ts';
import { GROUPS } from './language.ts';
import { questionWords } from './questions.ts';
import type { Sentence } from './sentence.ts';
import { plain, say } from './sentence.ts';
import type { Teller } from './teller.ts';

/** One numbered answer; equal cards in hand are one choice. */
export interface Choice {
  readonly number: number;
  readonly group: Group;
  readonly label: Sentence;
  readonly option: Offer;
  readonly copies: number;
  /** The same with an equal card in hand. */
  readonly same: readonly Option[];
}

export interface Choices {
  readonly question: Sentence;
  readonly choices: readonly Choice[];
}

/** The question and its answers, in groups, numbered from 1; passing comes last. */
export function choicesOf(decision: Decision, t: Teller): Choices {
  const found: { group: Group; label: Sentence; option: Offer; copies: number; same: Offer[] }[] = [];
  for (const option of decision.options) {
    const group = groupOf(option);
    const label = labelOf(option, decision, t);
    const same = isInHand(option, t)
      ? found.find((other) => other.group === group && plain(other.label) === plain(label))
      : undefined;
    if (same) {
      same.copies += 1;
      same.same.push(option);
    } else found.push({ group, label, option, copies: 1, same: [] });
  }
  const likely = likelyFirst(found, decision, t);
  const sorted = GROUPS.flatMap((group) => likely.filter((choice) => choice.group === group));
  const last = ({ option: { choose } }: { option: Offer }) => choose === 'pass' || choose === 'none';
  const ordered = [...sorted.filter((choice) => !last(choice)), ...sorted.filter(last)];
  const choices = ordered.map((choice, n): Choice => ({ number: n + 1, ...choice }));
  return { question: say`${questionWords(decision, t)}${rangeWords(decision, t)}`, choices };
}

/** What does harm is listed with the opposing cards and players first, what helps with the friendly ones. */
function likelyFirst<One extends { readonly option: Offer }>(
  found: readonly One[],
  { purpose: { tone } }: Decision,
  t: Teller,
): readonly One[] {
  if (tone === 'neither') return found;
  const isLikely = ({ option }: One) => isOpposing(option, t) === (tone === 'harm');
  return [...found.filter(isLikely), ...found.filter((one) => !isLikely(one))];
}

function isOpposing(option: Offer, { view, find }: Teller): boolean {
  const seat =
    option.choose === 'player' ? option.player : 'card' in option ? find(option.card)?.controller : undefined;
  if (seat === undefined || view.you === null) return false;
  return view.players[seat]?.team !== view.players[view.you]?.team;
}

/** Other numbers than those listed can be given. */
const rangeWords = ({ numbers }: Decision, { language }: Teller): string =>
  numbers ? language.asking.anyNumber(numbers.from, numbers.upTo) : '';

const isInHand = (option: Option, t: Teller): boolean => 'card' in option && t.find(option.card)?.zone === 'hand';

function groupOf(option: Option): Group {
  switch (option.choose) {
    case 'play':
    case 'use':
    case 'complete':
      return option.choose;
    case 'attack':
      return option.sabotage ? 'sabotage' : 'attack';
    case 'place':
      return option.faceUp ? 'place face up' : 'place face down';
    default:
      return '';
  }
}

/** An answer as it was offered, with what it stands for. */
function offerOf(given: Option, { options }: Decision): Offer {
  const parts = Object.entries(given).filter(([part]) => part !== 'means');
  const isIt = (offer: Offer) => parts.every(([part, value]) => offer[part as keyof Offer] === value);
  return options.find(isIt) ?? (given as Offer);
}

/** One answer by itself, in few words: "Attack with Footsoldier", "pass". */
export function answerWords(given: Option, decision: Decision, t: Teller): Sentence {
  const option = offerOf(given, decision);
  const { asking } = t.language;
  if (option.choose === 'pass') return [asking.pass];
  const group = groupOf(option);
  if (!('card' in option) || group === '') return labelOf(option, decision, t);
  return asking.deed(group, t.card(t.find(option.card)));
}

function labelOf<Choose extends Option['choose']>(option: OfferOf<Choose>, decision: Decision, t: Teller): Sentence;
function labelOf(option: Offer, decision: Decision, t: Teller): Sentence {
  const words = t.language.options[option.choose] as (one: Offer, asked: Decision, t: Teller) => Sentence;
  return words(option, decision, t);
}
