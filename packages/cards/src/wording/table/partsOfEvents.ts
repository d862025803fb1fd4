import { choice, optional } from '../grammar/combine.ts';
import { fixed } from '../grammar/row.ts';

/** Who does something. */
export const WHO = [
  ['you', 'you'],
  ['opposing', 'an opponent'],
  ['any', 'a player'],
  ['friendly', 'you or a friendly player'],
] as const;

/** Whose graveyard a card goes to: its owner's (415.5a). */
export const GRAVEYARDS = [
  ['you', 'your graveyard'],
  ['opposing', 'an opposing graveyard'],
  ['opposing', "an opponent 's graveyard"],
] as const;

/** "by fatal damage", or by whatever it is. */
export const byFatal = optional(choice('by fatal damage', () => [fixed('by fatal damage', true as const)]));
