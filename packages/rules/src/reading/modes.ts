import type { Effect } from '../language/effect.ts';

type Modal = Extract<Effect, { do: 'choose modes' }>;

export function modalOf(effects: readonly Effect[]): Modal | undefined {
  const first = effects[0];
  return first?.do === 'choose modes' ? first : undefined;
}
