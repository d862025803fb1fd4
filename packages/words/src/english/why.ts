import type { Option } from '@meetingstone/rules';
import type { WhyWords } from '../language.ts';
import { rule, say } from '../sentence.ts';
import { does } from './grammar.ts';
import { reasons } from './reasons.ts';

export const whyWords: WhyWords = {
  untold: 'Nobody may tell you about that card.',
  numbers: { atk: 'ATK', health: 'health', def: 'DEF', strike: 'strike cost' },
  cost: 'cost',
  printed: (number) => `${number ?? 'none'} printed`,
  becomes: (number) => `becomes ${number ?? 'none'}`,
  gone: 'a card that is gone',
  source: (name, controller, number, t) =>
    say`${name} (${controller === t.view.you ? 'yours' : t.whose(controller)}, ${rule(number)})`,
  changed: 'it is changed',
  controls: (seat, t) => say`${does(seat, 'control', t)} it`,
  can: 'can',
  cannot: "can't",
  deeds,
  ruling: (reason, card, number) => say`${reasons[reason]}${card && say` (${card})`}, rule ${number}`,
};

function deeds(option: Option): string {
  switch (option.choose) {
    case 'play':
      return 'be played';
    case 'place':
      return `be placed face ${option.faceUp ? 'up' : 'down'}`;
    case 'use':
      return option.power === 0 ? 'use its power' : `use its power ${option.power + 1}`;
    case 'complete':
      return 'be completed';
    case 'attack':
      return option.sabotage ? 'sabotage' : 'attack';
    default:
      return 'be chosen';
  }
}
