import type { SpokenWords } from '../spoken.ts';

export const englishSpoken: SpokenWords = {
  hidden: (times) => (times > 1 ? `${times} face-down cards` : 'a face-down card'),
  times: (times, name) => (times > 1 ? `${times} times ${name}` : name),
  faceDown: 'face down',
  boss: 'Boss',
  cost: (cost) => `cost ${cost}`,
  atk: (atk, types) => [atk, ...(types.length > 0 ? [types.join(' and ')] : []), 'ATK'].join(' '),
  health: (left, health) => (left < health ? `${left} of ${health} health` : `${health} health`),
  def: (def) => `${def} DEF`,
  strike: (strike) => `strike ${strike}`,
  counters: (count, counter) => `${count} ${counter} counters`,
  exhausted: 'exhausted',
  flipped: 'flipped',
  fresh: 'new',
  plane: (plane) => `on the plane ${plane}`,
  marks: { attacking: 'attacks', defending: 'defends', chosen: 'chosen', target: 'target', legal: 'can be chosen' },
};
