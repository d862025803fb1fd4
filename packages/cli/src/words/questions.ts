import { effectsText } from '@meetingstone/cards';
import type { Decision, Question } from '@meetingstone/rules';
import { stepName } from './steps.ts';
import type { Teller } from './teller.ts';

/** What a player is asked, in words; the card it is about may be on the chain. */
const WORDS: Readonly<Record<Question, (about: string, t: Teller) => string>> = {
  'first player': () => 'Who goes first?',
  mulligan: () => 'Take a mulligan?',
  priority: (_, t) => priority(t),
  defender: (about) => `Whom does ${about} attack?`,
  X: (about) => `How much is X for ${about}?`,
  die: (about) => `Which of the dice is for ${about}?`,
  mode: (about) => `Choose a mode of ${about}`,
  opponent: (about) => `Choose an opponent for ${about}`,
  'number of targets': (about) => `How many targets for ${about}?`,
  target: (about) => `Choose a target for ${about}`,
  share: (about) => `How much of ${about} for the next target?`,
  cost: (about) => `How do you pay for ${about}?`,
  'pay with': (about) => `What pays for ${about}?`,
  resource: (about) => `Which resource is exhausted for ${about}?`,
  strike: (about) => `Does ${about} strike with a weapon?`,
  protect: (about, t) => {
    const attacker = t.card(t.find(t.view.combat?.attacker ?? 0) ?? null);
    return `${attacker} attacks ${about}. Does anybody protect?`;
  },
  replacement: () => 'Which of these applies?',
  order: () => 'Which comes first?',
  uniqueness: () => 'You control too many of these. Which one is destroyed?',
  location: () => 'You control several locations. Which one stays face up?',
  discard: (about) => (about === '' ? 'Which card do you discard?' : `Which card do you discard for ${about}?`),
  card: (about) => `Choose a card${about === '' ? '' : ` for ${about}`}`,
  search: (about) => `Which card do you find${about === '' ? '' : ` for ${about}`}?`,
  look: (about) => `You look at these cards${about === '' ? '' : ` for ${about}`}`,
  player: (about) => `Choose a player${about === '' ? '' : ` for ${about}`}`,
  may: (about) => `Do what ${about} lets you do?`,
  word: (about) => `Choose a word for ${about}`,
  zone: (about) => `Where do you search for ${about}?`,
  loop: (about) => `How many more times does the loop with ${about} start?`,
  'break loop': (about) => `In which further iteration of the loop with ${about} do you want to act?`,
  keep: () => 'Which equipment stays in play for the next game?',
  build: () => 'Which card goes into your new deck?',
  attach: (about) => `What is ${about} attached to?`,
};

function priority({ view, ...t }: Teller): string {
  const { turn, window, chain } = view;
  const whose = turn.player === view.you ? 'your' : t.whose(turn.player);
  if (chain.length > 0) return 'You have priority; the topmost link resolves when all pass.';
  if (window === 'attack') return 'You have priority in the attack window.';
  if (window === 'defend') return 'You have priority in the defend window.';
  if (turn.step === 'action' && turn.player === view.you) return 'Your action phase: what do you do?';
  return `You have priority in ${whose} ${stepName(turn.step)}.`;
}

export function questionWords(decision: Decision, t: Teller): string {
  const onlyArmor = decision.options.every(
    ({ choose, ...rest }) => choose === 'none' || ('key' in rest && rest.key === 'def'),
  );
  if (decision.question === 'replacement' && decision.packet) {
    const { by, amount, types } = decision.packet;
    const dealer = t.card(t.find(by) ?? null);
    const damage = `${dealer} would deal ${amount} ${[...types, 'damage'].join(' ')} to ${aboutWords(decision, t)}.`;
    return onlyArmor ? `${damage} Exhaust armor to prevent it?` : `${damage} Which of these applies?`;
  }
  return `${WORDS[decision.question](aboutWords(decision, t), t)}${choiceWords(decision, t)}`;
}

/** What the topmost link lets somebody do, where there are words for it. */
function choiceWords({ question, about }: Decision, { view, paint, find }: Teller): string {
  const [link] = view.chain;
  if (question !== 'may' || link?.source !== about) return '';
  const text = effectsText(link.effects, link.facts ?? find(about)?.facts ?? undefined);
  return text.includes('<') ? '' : paint('dim', ` (${text})`);
}

/** The name of the card that a question is about. */
function aboutWords({ about }: Decision, t: Teller): string {
  if (about === 0) return '';
  const card = t.find(about);
  if (card?.name) return t.card(card);
  const link = t.view.chain.find(({ source }) => source === about);
  return t.paint('bold', link?.name ?? 'this card');
}
