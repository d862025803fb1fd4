import type { Doing } from '@meetingstone/rules';
import type { Sentence } from '../sentence.ts';
import { say } from '../sentence.ts';

type Words = string | ((doing: Doing) => Sentence);

const damage = ({ amount, types }: Doing): Sentence =>
  say`${amount}${amount === null ? null : ' '}${[...types, 'damage'].join(' ')}`;

/** What happens to somebody or something that is chosen, after "it". */
const DOINGS: Readonly<Record<Doing['verb'], Words>> = {
  deal: (doing) => say`is dealt ${damage(doing)}`,
  heal: ({ amount }) => (amount === null ? ['is healed'] : say`is healed of ${amount} damage`),
  'put damage': (doing) => say`has ${damage(doing)} put on it`,
  'remove damage': 'loses damage',
  draw: ({ amount }) => (amount === null ? ['draws'] : say`draws ${amount}`),
  discard: 'is discarded',
  destroy: 'is destroyed',
  put: ({ where }) => [PUT[where?.to ?? 'removed'](where)],
  'put into play': 'is put into play',
  'put token': 'gets a token',
  exhaust: 'is exhausted',
  ready: 'is readied',
  flip: 'is flipped',
  'turn face down': 'is turned face down',
  'remove from combat': 'is removed from combat',
  'become defender': 'becomes the defender',
  'put token copy': 'is copied by a token',
  attach: 'gets this attached',
  detach: 'is detached',
  copy: 'is copied',
  'become copy': 'takes part in a copying',
  interrupt: 'is interrupted',
  'add counters': ({ amount }) =>
    amount === null ? ['gets counters'] : say`gets ${amount} counter${amount === 1 ? '' : 's'}`,
  'remove counters': 'loses counters',
  modify: 'is changed',
  create: 'is affected by a modifier',
  'when this way': 'is watched',
  trigger: 'has its triggered powers trigger',
  shuffle: 'shuffles',
  reveal: 'is revealed',
  'look at': 'is looked at',
  place: 'is placed as a resource',
  guess: 'is guessed at',
  until: 'is treated so again and again',
  'sort top': 'sorts the top of the deck',
  search: 'searches',
  pay: 'pays',
  may: 'may do it',
  'for each player': 'does it',
  'roll for each': 'is rolled for',
  'if you do': 'does it',
  if: 'does it',
  'double-check': 'does it',
  perform: 'does it',
  play: 'is played',
  'choose modes': 'chooses',
  'take an extra turn': 'takes an extra turn',
  'skip next turn': 'skips the next turn',
  'lose the game': 'loses the game',
  'win the game': 'wins the game',
  'move right of': 'changes seats',
  'end the turn': 'ends the turn',
  swap: 'is swapped in',
  'add effect': 'is spoken of by an effect',
  'flip cards': 'flips cards',
  'draw from': 'draws from another deck',
  drop: 'is dropped',
  special: 'is dealt with by a rule of its own',
  'put from collection': 'is put into play',
  'choose number': 'chooses a number',
  'choose word': 'chooses a word',
  gesture: 'does it',
  complete: 'is completed',
  'allow to play': 'lets a player play a card',
  'exchange control': 'changes sides',
  'switch damage': 'has its damage switched',
  'add any counter': 'gets another counter',
  'remove any counter': 'loses a counter',
  'set damage': 'has its damage changed',
  'turn deck over': 'turns the deck over',
  'restore starting hero': 'gets the starting hero back',
  'change target': 'has its target changed',
  'change the proposed defender': 'gets another defender',
  roll: 'rolls',
  resources: 'is exhausted',
  activate: 'is exhausted',
  concede: 'concedes',
  remove: 'is removed from the game',
  'top cards': 'leaves the top of the deck',
  return: "is returned to its owner's hand",
  attack: 'is attacked',
  protect: 'protects',
  strike: 'is exhausted for the strike',
  keep: 'stays',
};

type Put = (where: Doing['where']) => string;

const PUT: Readonly<Record<NonNullable<Doing['where']>['to'], Put>> = {
  hand: () => "is put into its owner's hand",
  graveyard: () => 'is put into the graveyard',
  deck: (where) => DECK[where?.to === 'deck' ? where.at : 'top'],
  removed: () => 'is removed from the game',
  'resource row': () => 'is put into the resource row',
};

const DECK = {
  top: 'is put on top of the deck',
  bottom: 'is put below the deck',
  shuffled: 'is shuffled into the deck',
} as const;

export function doingWords(doing: Doing): Sentence {
  const words = DOINGS[doing.verb];
  return typeof words === 'string' ? [words] : words(doing);
}
