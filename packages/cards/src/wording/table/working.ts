import type { Cost, Effect, Noun, Power, Zone } from '@meetingstone/rules';
import { seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';

/** A power that takes its own card out of the graveyard works there, and one that discards it in the hand (700.2, 703.3). */
export const whereItWorks = (phrase: Phrase<Power>): Phrase<Power> => seenAs(phrase, placed, unplaced);

function placed(power: Power): Power {
  const zone = zoneOf(power);
  return zone ? ({ ...power, zone } as Power) : power;
}

function unplaced(power: Power): Power | undefined {
  if (!('zone' in power) || power.zone === undefined) return power;
  const { zone, ...rest } = power;
  return zone === zoneOf(rest as Power) ? (rest as Power) : undefined;
}

function zoneOf(power: Power): Zone | undefined {
  if (worksInGraveyard(power)) return 'graveyard';
  return power.power === 'payment' && power.cost.some(discardsItself) ? 'hand' : undefined;
}

const discardsItself = (cost: Cost): boolean => cost.pay === 'discard' && cost.noun.self === true;

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
