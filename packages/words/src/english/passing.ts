import type { LinkId } from '@meetingstone/rules';
import type { PassingWords } from '../passing.ts';
import type { Sentence } from '../sentence.ts';
import { say } from '../sentence.ts';
import type { Teller } from '../teller.ts';
import { cardMark } from '../teller.ts';
import { stepCalled } from './steps.ts';

/** A link by the name of its source. */
export function linkCalled(id: LinkId, t: Teller): Sentence {
  const link = t.view.chain.find((one) => one.id === id);
  if (!link) return ['the topmost link'];
  if (link.proposal) return say`the attack of ${t.card(t.find(link.proposal.attacker))}`;
  return link.name === null ? ['a face-down card'] : [cardMark(link.name, link.source, link.controller)];
}

const whose = (id: LinkId, t: Teller): Sentence => {
  const link = t.view.chain.find((one) => one.id === id);
  return link && !link.proposal ? say`${t.whose(link.controller)} ` : [];
};

export const passing: PassingWords = {
  standing: {
    'own links': 'what you have put on the chain resolves without a question',
    'friendly links': 'so does what your friends put there, unless it targets what is yours',
    resources: 'nobody is asked while a resource is placed',
    quests: 'you are not asked where you could only complete a quest, but in your action phase',
    steps: "with an empty chain you are asked in your action phase and in opponents' end steps",
    'own attacks': 'your attacks go on to the damage, unless somebody adds a link',
    fights: 'so do those of friends, and fights between others',
  },
  whyAsked: {
    choice: () => ['Something must be chosen.'],
    action: () => ['It is your action phase.'],
    hold: () => ['Nothing is passed for you.'],
    stop: ({ step, of }, t) =>
      step === 'start'
        ? say`You stop at the start of ${t.whose(of)} turn.`
        : say`You stop in ${t.whose(of)} ${stepCalled(step)}.`,
    link: ({ link }, t) => say`You can respond to ${whose(link, t)}${linkCalled(link, t)}.`,
    target: ({ link, card }, t) =>
      card === 0
        ? say`${whose(link, t)}${linkCalled(link, t)} targets you.`
        : say`${whose(link, t)}${linkCalled(link, t)} targets your ${t.card(t.find(card))}.`,
    attack: ({ attacker, defender }, t) => say`${t.card(t.find(attacker))} attacks your ${t.card(t.find(defender))}.`,
    new: () => ['You can do something that you could not do before.'],
    open: () => ['You can do something here.'],
  },
  leads: {
    resolve: ({ link }, t) => say`${linkCalled(link, t)} resolves`,
    defend: () => ['to the defend window'],
    damage: () => ['to combat damage'],
    step: ({ step, of }, t) => say`to ${t.whose(of)} ${stepCalled(step)}`,
    turn: ({ of }, t) => (of === null ? ['to the next turn'] : say`to ${t.whose(of)} turn`),
  },
};
