import type { Cost, Effect, Facts, Power } from '@meetingstone/rules';
import { Resolver } from './mentions.ts';

/** A power with what its pronouns mean. */
export function resolvedPower(power: Power): Power | undefined {
  const resolver = new Resolver();
  const done = resolver.power(power);
  return resolver.failed ? undefined : done;
}

/** The instructions of a card, after its attach description. */
export function resolvedText(
  effects: readonly Effect[],
  attach: Facts['attach'],
  powers: readonly Power[] = [],
): readonly Effect[] | undefined {
  const resolver = new Resolver();
  resolver.costs(additional(powers));
  resolver.attach(attach);
  const done = resolver.tree(effects) as readonly Effect[];
  return resolver.failed ? undefined : done;
}

/** What must be paid besides the cost of a card: its text can speak of it. */
export const additional = (powers: readonly Power[]): readonly Cost[] =>
  powers.flatMap((power) => (power.power === 'additional cost' && power.to === 'play' ? power.cost : []));
