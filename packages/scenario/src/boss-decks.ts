import type { Raid } from '@meetingstone/raids';
import { bossOfRune, faultsOfOwnDecks, isBoss } from '@meetingstone/raids';
import type { Facts, PlacedCard } from '@meetingstone/rules';
import { nameKey } from './known.ts';
import type { Notes, Path } from './placing.ts';

/** Full-clear, full clear and fullClear are the same. */
const plainKey = (name: string): string => nameKey(name).replace(/[^a-z0-9]/g, '');
export const sameKey = (a: string, b: string): boolean => plainKey(a) === plainKey(b);

/**
 * The deck that a scenario calls so: by its name, by a word of it that no other deck has ("betrayer"), or as the main one, which
 * is the first where none bears that name.
 */
export function deckMeant(names: readonly string[], said: string): string | undefined {
  const exact = names.find((name) => sameKey(name, said));
  if (exact !== undefined) return exact;
  const partly = names.filter((name) => name.split(' ').some((word) => sameKey(word, said)));
  if (partly.length > 0) return partly.length === 1 ? partly[0] : undefined;
  return sameKey(said, 'main') ? names[0] : undefined;
}

/** The deck to which a card belongs: the one it comes from, or of a card of one's own, the one with cards of its kind. */
export function deckFor(decks: readonly (readonly Facts[])[], facts: Facts): number {
  const named = decks.findIndex((deck) => deck.some(({ name }) => nameKey(name) === nameKey(facts.name)));
  if (named >= 0 || facts.token) return named;
  const kindred = decks.findIndex((deck) => deck.some((other) => isOfKind(other, facts) && isLike(other, facts)));
  return kindred >= 0 ? kindred : decks.findIndex((deck) => deck.some((other) => isOfKind(other, facts)));
}

/** Tags that tell one deck's cards from another's (R303.2, R501.1b). */
const DECK_TAGS = ['Minion', 'Betrayer'];

const isOfKind = (one: Facts, other: Facts): boolean => one.types.every((type) => other.types.includes(type));
const isLike = (one: Facts, other: Facts): boolean =>
  DECK_TAGS.every((tag) => one.tags.includes(tag) === other.tags.includes(tag));

/** Is it a rune? */
export const isRune = ({ types }: Facts): boolean => types.includes('Rune');

/** The Bosses that these runes name, one for each, and then those that no rune names (R301.5a). */
export function bossesFor(
  notes: Notes,
  raid: Raid,
  runes: readonly PlacedCard[],
  box: readonly Facts[],
  path: Path,
): readonly Facts[] {
  const runeless = box.filter((boss) => !raid.cards.some((card) => bossOfRune(raid, card) === boss));
  const named = runes.flatMap(({ facts }) => {
    const [name = 'nobody'] = facts.tags;
    const boss = bossOfRune(raid, facts) ?? notes.library.find(name);
    if (boss && isBoss(boss)) return boss;
    notes.faults.push({ path: [...path, 'decks'], reason: `${facts.name} names no Boss that is known, but ${name}` });
    return [];
  });
  return [...named, ...runeless];
}

/** Are the decks that the Boss player brings himself allowed in this mode (BT.01, BT.02, BT.03)? */
export function checkDecks(
  notes: Notes,
  raid: Raid,
  mode: string,
  names: readonly string[],
  given: readonly (readonly PlacedCard[] | undefined)[],
  path: Path,
): void {
  const own = Object.fromEntries(
    names.flatMap((name, n) => (given[n] ? [[name, given[n].map(({ facts }) => facts)]] : [])),
  );
  if (!raid.faultsOfDecks) return;
  notes.illegal.push(...faultsOfOwnDecks(raid, mode, own).map((reason) => ({ path: [...path, 'decks'], reason })));
}
