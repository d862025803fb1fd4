import type { CardId, Decision, Offer } from '@meetingstone/rules';
import { bare, sameOption } from '@meetingstone/rules';
import type { Rival } from '../bot.ts';
import { seedFrom } from '../dice.ts';
import { blow } from '../greedy/fighting.ts';
import type { Table } from '../greedy/table.ts';

/**
 * A way to play a turn: rules of thumb with likes and dislikes of its own. It depends on nothing but the answers that are
 * offered, so that it plays the same wherever the same is seen, in imagined games and in the real one.
 */
export interface Leaning {
  /** What it likes; 0 likes nothing more than the rules of thumb do. */
  readonly taste: number;
  /** With what it begins, at the decision at which it was thought of. */
  readonly first: Offer | null;
  /** The card that all harm is meant for, as far as it can be reached; 0 for whatever the rules of thumb aim at. */
  readonly aim: CardId;
}

export const PLAIN: Leaning = { taste: 0, first: null, aim: 0 };

/** Of those answers that seem useful one in so many is avoided, of those that do not one in so many is tried. */
const AVOIDED = 0.15;
const TRIED = 0.12;
/** Where an answer that does not seem useful is tried: among the others. */
const TRIED_AT = 18;
/** Where an attack on the card that is aimed at stands. */
const ATTACKED_AT = 9;
/** Answers beyond doubt: they win the game or lose it. */
const BEYOND_DOUBT = 100;

/** The answers as this leaning ranks them, best first. */
export function leaned(
  decision: Decision,
  ranking: readonly Rival[],
  leaning: Leaning,
  table: Table,
): readonly Rival[] {
  const { taste, first, aim } = leaning;
  const begun = first && ranking.find(({ option }) => sameOption(option, first));
  if (begun) return before(begun, ranking);
  const isPriority = decision.question === 'priority';
  const aimed =
    aim !== 0 &&
    !isPriority &&
    decision.purpose.tone === 'harm' &&
    ranking.find(({ option }) => 'card' in option && option.card === aim);
  if (aimed) return before(aimed, ranking);
  if (taste === 0 && aim === 0) return ranking;
  const liked = isPriority ? likedActs(leaning, table) : likedAnswers(ranking, taste);
  return ranking
    .map((rival) => ({ rival, liked: liked(rival) }))
    .sort((a, b) => b.liked - a.liked)
    .map(({ rival }) => rival);
}

const before = (first: Rival, ranking: readonly Rival[]): readonly Rival[] => [
  first,
  ...ranking.filter((rival) => rival !== first),
];

function likedActs({ taste, aim }: Leaning, table: Table): (rival: Rival) => number {
  return ({ option, worth }) => {
    if (option.choose === 'pass' || Math.abs(worth) >= BEYOND_DOUBT) return worth;
    if (aim !== 0 && option.choose === 'attack')
      return strength(option.card, table) > 0 ? Math.max(worth, ATTACKED_AT) : worth;
    if (taste === 0) return worth;
    const liking = whim(taste, option);
    if (worth <= 0) return liking < TRIED ? TRIED_AT * (0.5 + whim(taste + 1, option)) : worth;
    return liking < AVOIDED ? -1 : worth * (0.4 + liking);
  };
}

function strength(card: CardId, table: Table): number {
  const attacker = table.card(card);
  return attacker ? blow(attacker, table) : 0;
}

function likedAnswers(ranking: readonly Rival[], taste: number): (rival: Rival) => number {
  const usual = ranking.map(({ worth }) => worth).filter((worth) => Math.abs(worth) < BEYOND_DOUBT);
  const spread = Math.max(1, Math.max(...usual) - Math.min(...usual));
  return ({ option, worth }) => (taste === 0 ? worth : worth + spread * (whim(taste, option) - 0.5));
}

/** From 0 up to 1, always the same for the same answer. */
function whim(taste: number, option: Offer): number {
  const parts = Object.values(bare(option)).map((part) => (typeof part === 'string' ? letters(part) : Number(part)));
  return (seedFrom(taste, ...parts) % 4096) / 4096;
}

const letters = (word: string): number => seedFrom(...Array.from(word, (letter) => letter.charCodeAt(0)));
