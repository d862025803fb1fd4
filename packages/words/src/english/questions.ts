import type { Question } from '@meetingstone/rules';
import type { AskingWords, QuestionWords } from '../language.ts';
import type { Sentence } from '../sentence.ts';
import { say } from '../sentence.ts';
import type { Teller } from '../teller.ts';
import { stepCalled } from './steps.ts';

const plainly = (words: string): QuestionWords => ({ ask: () => [words] });

/** " for Fireball", where a card asks. */
const forCard = (about: Sentence): Sentence => (about.length === 0 ? [] : say` for ${about}`);

export const questions: Readonly<Record<Question, QuestionWords>> = {
  'first player': plainly('Who goes first?'),
  mulligan: plainly('Take a mulligan?'),
  priority: { ask: (_, t) => priority(t) },
  defender: { ask: (about) => say`Whom does ${about} attack?` },
  X: { ask: (about) => say`How much is X for ${about}?` },
  die: { ask: (about) => say`Which of the dice is for ${about}?` },
  mode: { ask: (about) => say`Choose a mode of ${about}` },
  opponent: { ask: (about) => say`Choose an opponent for ${about}` },
  'number of targets': { ask: (about) => say`How many targets for ${about}?` },
  target: { ask: (about) => say`Choose a target for ${about}` },
  share: { ask: (about) => say`How much of ${about} for the next target?` },
  cost: { ask: (about) => say`How do you pay for ${about}?` },
  'pay with': { ask: (about) => say`What pays for ${about}?` },
  resource: { ask: (about) => say`Which resource is exhausted for ${about}?` },
  strike: { ask: (about) => say`Does ${about} strike with a weapon?`, none: 'no strike' },
  protect: {
    ask: (about, t) => say`${t.card(t.find(t.view.combat?.attacker ?? 0))} attacks ${about}. Does anybody protect?`,
    none: 'nobody protects',
  },
  replacement: { ask: () => ['Which of these applies?'], none: 'none of them' },
  order: plainly('Which comes first?'),
  uniqueness: plainly('You control too many of these. Which one is destroyed?'),
  location: plainly('You control several locations. Which one stays face up?'),
  discard: { ask: (about) => say`Which card do you discard${forCard(about)}?` },
  card: { ask: (about) => say`Choose a card${forCard(about)}` },
  search: { ask: (about) => say`Which card do you find${forCard(about)}?` },
  look: { ask: (about) => say`You look at these cards${forCard(about)}` },
  player: { ask: (about) => say`Choose a player${forCard(about)}` },
  may: { ask: (about) => say`Do what ${about} lets you do?` },
  word: { ask: (about) => say`Choose a word for ${about}` },
  zone: { ask: (about) => say`Where do you search for ${about}?` },
  loop: { ask: (about) => say`How many more times does the loop with ${about} start?` },
  'break loop': { ask: (about) => say`In which further iteration of the loop with ${about} do you want to act?` },
  keep: plainly('Which equipment stays in play for the next game?'),
  build: plainly('Which card goes into your new deck?'),
  attach: { ask: (about) => say`What is ${about} attached to?` },
};

function priority({ view, whose }: Teller): Sentence {
  const { turn, window, chain } = view;
  if (chain.length > 0) return ['You have priority; the topmost link resolves when all pass.'];
  if (window === 'attack') return ['You have priority in the attack window.'];
  if (window === 'defend') return ['You have priority in the defend window.'];
  if (turn.step === 'action' && turn.player === view.you) return ['Your action phase: what do you do?'];
  return say`You have priority in ${whose(turn.player)} ${stepCalled(turn.step)}.`;
}

/** The damage that is about to be dealt, and what could be done about it. */
export const packet: AskingWords['packet'] = ({ by, amount, types }, about, onlyArmor, t) => {
  const damage = [...types, 'damage'].join(' ');
  const then = onlyArmor ? 'Exhaust armor to prevent it?' : 'Which of these applies?';
  return say`${t.card(t.find(by))} would deal ${amount} ${damage} to ${about}. ${then}`;
};
