import type { Change, Power } from '@meetingstone/rules';
import { choice, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { row } from '../grammar/row.ts';
import { stop } from './fullStop.ts';
import { predicate } from './phrases.ts';
import { thisCard } from './self.ts';
import { isShield } from './shields.ts';

/** What a card says of itself alone: no modifier is needed for it (704.1a). */
export function ownPower(changes: readonly Change[]): Power | undefined {
  const [only, ...more] = changes;
  if (!only || more.length > 0) return undefined;
  if (only.change === 'attack only') return { power: 'self', attackOnly: only.noun };
  if (only.change === 'restrict') return { power: 'self', cant: only.restriction };
  if (only.change === 'permit') return { power: 'self', may: only.permission };
  if (only.change === 'grant' && isShield(only.power)) return only.power;
  if (only.change === 'must attack' && !only.noun) return { power: 'self', mustAttack: true };
  return undefined;
}

function ownChanges(power: Power): readonly Change[] | undefined {
  if (isShield(power)) return [{ change: 'grant', power }];
  if (power.power !== 'self') return undefined;
  if (power.attackOnly && !power.ifAble) return [{ change: 'attack only', noun: power.attackOnly }];
  if (power.cant) return [{ change: 'restrict', restriction: power.cant }];
  if (power.may) return [{ change: 'permit', permission: power.may }];
  return power.mustAttack ? [{ change: 'must attack' }] : undefined;
}

export const own: Phrase<Power> = choice('own', () => [
  row(
    { self: thisCard, power: seenAs(predicate, ownPower, ownChanges), stop },
    ['{self} {power} .', '{self} {power} {stop}'],
    ({ power }) => power,
  ),
]);

export const isOwn = (power: Power): boolean =>
  power.power === 'continuous' &&
  power.continuous.cards?.self === true &&
  !power.continuous.while &&
  ownPower(power.continuous.changes) !== undefined;
