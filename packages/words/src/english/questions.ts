import type { Question } from '@meetingstone/rules';
import type { AskingWords, Put, QuestionWords } from '../language.ts';
import type { Sentence } from '../sentence.ts';
import { say } from '../sentence.ts';
import type { Teller } from '../teller.ts';
import { linkCalled } from './passing.ts';
import { stepCalled } from './steps.ts';

const plainly = (words: string): QuestionWords => ({ ask: () => [words] });

/** " for Fireball", where a card asks. */
const forCard = ({ by }: Put): Sentence => (by.length === 0 ? [] : say` for ${by}`);

/** ": it is destroyed", where that is known. */
const then = ({ becomes }: Put, who = ': it'): Sentence => (becomes.length === 0 ? [] : say`${who} ${becomes}`);

const which =
  (thing: string): QuestionWords['ask'] =>
  (put) =>
    say`Choose ${thing}${forCard(put)}${then(put)}`;

const withCosts = ({ costs }: Put): Sentence => (costs === null ? [] : say` (${costs})`);

export const questions: Readonly<Record<Question, QuestionWords>> = {
  'first player': plainly('Who goes first?'),
  mulligan: { ask: () => ['Take a mulligan?'], yes: 'take a new hand', no: 'keep this hand' },
  priority: { ask: (_, t) => priority(t) },
  defender: { ask: ({ about }) => say`Whom does ${about} attack?` },
  X: { ask: ({ about }) => say`How much is X for ${about}?` },
  mode: { ask: ({ by }) => say`Choose a mode of ${by}` },
  opponent: { ask: ({ by }) => say`Which opponent chooses the mode of ${by}?` },
  'number of targets': { ask: (put) => say`How many targets${forCard(put)}?${then(put, ' Each')}` },
  target: { ask: which('a target') },
  'new target': { ask: which('the target of the copy') },
  share: { ask: (put, t) => share(put, t) },
  cost: { ask: ({ about }) => say`How do you pay for ${about}?` },
  'pay with': { ask: (put) => say`What pays${forCard(put)}?${then(put, ' It')}` },
  consent: { ask: (put, t) => say`May ${put.by} be paid for with ${yours(t)} ${put.about}?${then(put, ' It')}` },
  resource: { ask: (put) => say`Which resource is exhausted${forCard(put)}?` },
  strike: { ask: ({ about }) => say`Does ${about} strike with a weapon?`, none: 'no strike' },
  protect: {
    ask: ({ about }, t) => say`${t.card(t.find(t.view.combat?.attacker ?? 0))} attacks ${about}. Does anybody protect?`,
    none: 'nobody protects',
  },
  replacement: { ask: () => ['Which of these applies?'], none: 'none of them' },
  apply: { ask: ({ about }) => say`Does ${about} apply?`, yes: 'it applies', no: 'it does not' },
  order: plainly('Which effect goes on the chain first?'),
  'order packets': plainly('Whose damage is dealt with first?'),
  'order modifiers': plainly('Which of these applies first?'),
  'order revealed': plainly('Which revealed card is used first?'),
  arrange: { ask: (put) => say`Which card comes next, from the top down?${then(put, ' It')}` },
  'on top': {
    ask: (put) => say`Which card goes back on top next${forCard(put)}?`,
    none: 'the rest goes below the deck',
  },
  uniqueness: plainly('You control too many of these. Which one is destroyed?'),
  location: plainly('You control several locations. Which one stays face up?'),
  'maximum hand size': plainly('You hold more cards than your maximum hand size. Which one is discarded?'),
  discard: { ask: (put) => say`Which card do you discard${forCard(put)}?` },
  card: { ask: which('a card') },
  'in order': { ask: which('the next card') },
  measured: { ask: (put) => say`Choose the card whose number counts${forCard(put)}` },
  link: { ask: which('a link on the chain') },
  search: { ask: (put) => say`Which card do you find${forCard(put)}?${then(put, ' It')}` },
  zone: { ask: (put) => say`Where do you search${forCard(put)}?` },
  look: { ask: (put) => say`You look at these cards${forCard(put)}` },
  player: { ask: (put) => say`Choose a player${forCard(put)}${then(put, ', who')}` },
  may: { ask: ({ by }) => say`Do what ${by} lets you do?`, yes: 'do it', no: 'leave it' },
  'pay again': {
    ask: (put) => say`Pay${forCard(put)}${withCosts(put)} once more?`,
    yes: 'pay once more',
    no: 'that is enough',
  },
  'pay to draw': {
    ask: (put) => say`Pay${withCosts(put)} to draw a card, as ${put.about} demands?`,
    yes: 'pay and draw',
    no: 'draw nothing',
  },
  'pay to exhaust': {
    ask: (put) => say`Pay${withCosts(put)} so that ${put.about} can exhaust?`,
    yes: 'pay',
    no: 'pay nothing',
  },
  'stay exhausted': {
    ask: ({ about }) => say`Does ${about} stay exhausted?`,
    yes: 'it stays exhausted',
    no: 'it readies',
  },
  inspire: { ask: ({ about }) => say`Which card does ${about} ready?`, none: 'nothing is readied' },
  stash: {
    ask: ({ about }) => say`Show ${about} as it enters your resource row?`,
    yes: 'show it',
    no: 'keep it hidden',
  },
  face: { ask: ({ about }) => say`Is ${about} placed face up or face down?` },
  attach: { ask: ({ about }) => say`What is ${about} attached to?` },
  'Master Hero': plainly('Which Master Hero takes the place of your hero first?'),
  'divide among': { ask: (put) => say`Among whom is the damage divided${forCard(put)}?` },
  number: { ask: (put) => say`Choose a number${forCard(put)}` },
  die: { ask: ({ about }) => say`Which of the dice is for ${about}?` },
  'roll for': { ask: (put) => say`For which card is the die rolled next${forCard(put)}?` },
  guess: { ask: (put) => say`Higher or lower${forCard(put)}?` },
  token: { ask: (put) => say`Which token is put into play${forCard(put)}?` },
  'ally type': { ask: (put) => say`Choose an ally type${forCard(put)}` },
  race: { ask: (put) => say`Choose a race${forCard(put)}` },
  class: { ask: (put) => say`Choose a class${forCard(put)}` },
  kind: { ask: (put) => say`Choose a kind of card${forCard(put)}` },
  counter: { ask: ({ about }) => say`Which of the counters on ${about}?` },
  'damage type': { ask: (put) => say`Choose a damage type${forCard(put)}` },
  'card name': { ask: (put) => say`Name a card${forCard(put)}` },
  name: { ask: (put) => say`Name a card that does not exist${forCard(put)}` },
  formation: { ask: ({ about }) => say`How do you lay out your characters before ${about} is dropped?` },
  aim: { ask: (put) => say`At whom is ${put.about} dropped?${then(put, ' Whoever it lands on')}` },
  loop: { ask: ({ about }) => say`How many more times does the loop with ${about} start?` },
  'break loop': { ask: ({ about }) => say`In which further iteration of the loop with ${about} do you want to act?` },
  concede: { ask: ({ by }) => say`Concede the game together, as the cost of ${by}?`, yes: 'concede', no: 'play on' },
  keep: plainly('Which equipment stays in play for the next game?'),
  build: plainly('Which card goes into your new deck?'),
  collection: { ask: (put) => say`Which card of your collection is put into play${forCard(put)}?` },
};

const yours = ({ view, whose }: Teller): Sentence => (view.you === null ? [] : whose(view.you));

/** Of so much, so much for somebody. */
function share(put: Put, t: Teller): Sentence {
  const { divided } = put.decision;
  if (!divided) return say`How much of ${put.by} for the next target?`;
  return say`How much of the ${divided.left} that ${put.by} divides is for ${t.card(t.find(divided.card))}?`;
}

/** It is not the card itself that is on the chain. */
const ofWhat = ({ kind }: Teller['view']['chain'][number]): string =>
  kind === 'triggered'
    ? 'the effect of '
    : kind === 'payment'
      ? 'the power of '
      : kind === 'reward'
        ? 'the reward of '
        : '';

/** What one may act upon before it happens. */
function priority(t: Teller): Sentence {
  const { turn, window, chain, combat, you } = t.view;
  const [topmost] = chain;
  if (topmost?.proposal) return say`Respond to ${linkCalled(topmost.id, t)}, or let it begin?`;
  if (topmost) {
    const link = say`${ofWhat(topmost)}${linkCalled(topmost.id, t)}`;
    return topmost.controller === you
      ? say`Add to the chain, or let ${link} resolve?`
      : say`Respond to ${link}, or let it resolve?`;
  }
  const named = (id: number): Sentence => t.card(t.find(id));
  if (combat && window === 'attack')
    return say`${named(combat.attacker)} attacks ${named(combat.proposedDefender)}. Do you act in the attack window?`;
  if (combat && window === 'defend')
    return say`${named(combat.defender)} defends against ${named(combat.attacker)}. Do you act before the damage?`;
  if (turn.step === 'action' && turn.player === you) return ['Your action phase: what do you do?'];
  return say`Do you act in ${t.whose(turn.player)} ${stepCalled(turn.step)}?`;
}

/** The damage that is about to be dealt, and what could be done about it. */
export const packet: AskingWords['packet'] = ({ by, amount, types }, about, onlyArmor, t) => {
  const damage = [...types, 'damage'].join(' ');
  const what = onlyArmor ? 'Exhaust armor to prevent it?' : 'Which of these applies?';
  return say`${t.card(t.find(by))} would deal ${amount} ${damage} to ${about}. ${what}`;
};
