import type { Effect, Noun, Power } from '@meetingstone/rules';
import { seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';

/** A power that takes its own card out of the graveyard works there (700.2, 703.3). */
export const whereItWorks = (phrase: Phrase<Power>): Phrase<Power> => seenAs(phrase, placed, unplaced);

function placed(power: Power): Power {
  return worksInGraveyard(power) ? ({ ...power, zone: 'graveyard' } as Power) : power;
}

function unplaced(power: Power): Power | undefined {
  if (!('zone' in power) || power.zone === undefined) return power;
  const { zone, ...rest } = power;
  return zone === 'graveyard' && worksInGraveyard(rest as Power) ? (rest as Power) : undefined;
}

function worksInGraveyard(power: Power): boolean {
  if (power.power === 'payment') return leavesGraveyard(power.effects);
  if (power.power !== 'triggered' || !leavesGraveyard(power.effects)) return false;
  const { card, by, to } = power.on;
  return ![card, by, to].some(isOwn); // What happens to itself or its host, it sees from where it was (703.3a).
}

const isOwn = (noun: Noun | undefined): boolean => noun?.self === true || noun?.attached === true;

/** Does the text put its own card from the graveyard somewhere else? */
const leavesGraveyard = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => {
    if (effect.do === 'may') return leavesGraveyard(effect.effects);
    if (effect.do === 'if you do') return leavesGraveyard([...effect.first, ...effect.then]);
    if (effect.do === 'if') return leavesGraveyard(effect.then);
    return 'from' in effect && effect.from === 'graveyard' && 'what' in effect && effect.what?.select === 'this';
  });
