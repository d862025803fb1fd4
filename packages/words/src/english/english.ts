import type { Language } from '../language.ts';
import type { Sentence } from '../sentence.ts';
import { say } from '../sentence.ts';
import { cardWords } from './cards.ts';
import { doingWords } from './doings.ts';
import { events } from './events.ts';
import { does, listed, possessive } from './grammar.ts';
import { deed, groups, options } from './options.ts';
import { passing } from './passing.ts';
import { packet, questions } from './questions.ts';
import { reasons } from './reasons.ts';
import { seating, tableRefusals } from './seating.ts';
import { nowIn, stepCalled } from './steps.ts';
import { whyWords } from './why.ts';

const figure = (number: number): string =>
  number.toLocaleString('en-US', { maximumFractionDigits: number < 100 ? 1 : 0 });

const percent = (chance: number): string => `${figure(100 * chance)} %`;

export const english: Language = {
  code: 'en',
  questions,
  doing: doingWords,
  options,
  groups,
  events,
  reasons,
  step: stepCalled,
  players: {
    somebody: 'somebody',
    first: (name) => name ?? 'You',
    within: (name) => name ?? 'you',
    whose: (name) => (name === null ? 'your' : possessive(name)),
  },
  cards: cardWords,
  links: {
    card: '',
    resource: 'placed as a resource',
    payment: 'power',
    reward: 'reward',
    triggered: 'triggered',
    proposal: 'combat proposal',
  },
  telling: {
    drawing: (player, known, unknown, t) => {
      const others: Sentence = unknown === 1 ? ['a card'] : say`${unknown} cards`;
      return say`${does(player, 'draw', t)} ${listed([...known, ...(unknown === 0 ? [] : [others])])}`;
    },
    dropping: (card) => say`${card} falls onto the table`,
    targeting: (targets) => say`, targeting ${listed(targets)}`,
    trials: ({ player, answer, worth }, rival, trials) => {
      const other = rival && say`, ${percent(rival.worth)} with "${rival.answer}"`;
      return say`${player} expects to win ${percent(worth)} with "${answer}"${other} (${trials} trials)`;
    },
    thumb: ({ player, answer, worth }, rival) => {
      const other = rival && say`, before "${rival.answer}" (${figure(rival.worth)})`;
      return say`${player} takes "${answer}" for the best (${figure(worth)})${other}`;
    },
    plan: ({ player, answer, worth }, against, trials) => {
      const aim = against && say` against ${against}`;
      return say`${player} has a plan for this turn${aim}, begins with "${answer}", and expects to win ${percent(worth)} (${trials} trials)`;
    },
  },
  asking: {
    anyNumber: (from, upTo) => ` (= and any number from ${from} to ${upTo})`,
    deed,
    pass: 'pass',
    packet,
    counted: (nth, of) => say` (${nth} of ${of})`,
    joint: 'The raiding players choose together: as the leader of the raid you answer for all of you.',
    step: nowIn,
  },
  passing,
  seating,
  refusals: tableRefusals,
  why: whyWords,
  outcome: (outcome, names) => {
    if (!outcome) return 'The game is not over.';
    const winners = outcome.winners.map((seat) => names[seat] ?? 'You');
    if (winners.length === 0) return 'The game is a draw.';
    const verb = winners.length === 1 && winners[0] !== 'You' ? 'wins' : 'win';
    return `${listed(winners.map((name) => [name])).join('')} ${verb} the game.`;
  },
  listed,
  figure,
};
