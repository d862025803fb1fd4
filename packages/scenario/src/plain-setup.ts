import type { Facts } from '@meetingstone/rules';
import type { SeatSetup } from './face.ts';
import { nameKey } from './known.ts';
import { Fault } from './outcome.ts';

/** A test may put printed facts where a name would do. The setup with names alone, and all the facts. */
export function separated(
  players: Readonly<Record<string, SeatSetup>>,
  cards: readonly Facts[],
): { readonly seats: Record<string, unknown>; readonly facts: readonly Facts[] } {
  const facts = new Map<string, Facts>();
  const note = (card: Facts): string => {
    const known = facts.get(nameKey(card.name));
    if (known && known !== card) throw new Fault(`two different cards are called "${card.name}"`);
    facts.set(nameKey(card.name), card);
    return card.name;
  };
  for (const card of cards) note(card);
  const named = (value: unknown): unknown => {
    if (isFacts(value)) return note(value);
    if (Array.isArray(value)) return value.map(named);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, named(part)]));
  };
  const seats = named(players) as Record<string, unknown>;
  return { seats, facts: [...facts.values()] };
}

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && 'name' in value && 'types' in value && 'powers' in value;

/** A step with names in place of the cards and players of a table. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if ('ref' in value && typeof value.ref === 'string' && 'zone' in value) return value.ref;
  if ('plays' in value && 'name' in value) return value.name;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([key, part]) => [key, plain(part)]),
  );
}
