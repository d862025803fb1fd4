import { isDeepStrictEqual } from 'node:util';
import { headLine, readNotation, sayCard, titleOf } from '@meetingstone/cards';
import { isBoss } from '@meetingstone/raids';
import type { Facts } from '@meetingstone/rules';
import { libraryOf } from '../known.ts';

/** How the cards of a game are called in a file. */
export interface Naming {
  /** Its name; undefined for a card that cannot be written down. */
  readonly nameOf: (facts: Facts) => string | undefined;
  /** The cards that nobody else knows, in the rulebook's notation. */
  readonly own: () => readonly string[];
}

/** Parts that are absent in one and undefined in the other do not tell cards apart. */
const plain = (facts: Facts): unknown => JSON.parse(JSON.stringify(facts));
const isSame = (one: Facts | undefined, other: Facts): boolean =>
  one !== undefined && (one === other || isDeepStrictEqual(plain(one), plain(other)));

export function namingFor(raid: string | undefined): Naming {
  const library = libraryOf([], {}, raid);
  const named = new Map<Facts, string | undefined>();
  const own = new Map<string, Facts>();
  const written: string[] = [];

  const known = (facts: Facts): string | undefined => {
    const numbered = facts.collector === undefined ? [] : [`${facts.name} ${facts.collector}`];
    return [facts.name, titleOf(facts), ...numbered].find((name) => isSame(library.find(name), facts));
  };

  /** A card of somebody's own, or a token, if its text can be read back. */
  const asNotation = (facts: Facts): string | undefined => {
    const before = own.get(facts.name);
    if (before) return isSame(before, facts) ? facts.name : undefined;
    const lines = sayCard(facts);
    if (!lines) return undefined;
    const notation = [headLine(facts), ...lines].join('\n');
    const { facts: read, faults } = readNotation(notation);
    if (faults.length > 0 || read.length !== 1) return undefined;
    own.set(facts.name, facts);
    written.push(notation);
    return facts.name;
  };

  return {
    nameOf: (facts) => {
      if (!named.has(facts)) named.set(facts, known(facts) ?? (isBoss(facts) ? undefined : asNotation(facts)));
      return named.get(facts);
    },
    own: () => written,
  };
}
