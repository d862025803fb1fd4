import { isSign } from '../cards.ts';
import type { CardWords } from '../language.ts';
import { say } from '../sentence.ts';

export const cardWords: CardWords = {
  unknown: 'a card',
  faceDown: 'a face-down card',
  faceDownResource: 'face-down resource',
  thisCard: 'this card',
  token: 'token',
  exhausted: 'exhausted',
  fresh: 'new',
  weapon: (atk, strike) => say`${atk} ATK, strike ${strike}`,
  armor: (def) => say`${def} DEF`,
  attacker: (atk) => say`${atk} ATK`,
  counters: (counter, count) => (isSign(counter) ? counter : `${count} ${counter}`),
  healthLeft: (health) => say`${health} health left`,
  elsewhere: ({ owner, zone }, t) => say`in ${t.whose(owner)} ${zone}`,
  onChain: (name) => say`${name} on the chain`,
  link: 'a link',
};
