import { cardNamed, cardNamesLike } from '@meetingstone/cards';
import { raidNamed } from '@meetingstone/raids';
import type { Facts } from '@meetingstone/rules';

/** Where the cards of a scenario come from. */
export interface Sources {
  /** The card of that name. Without it: the project's own cards. */
  readonly find?: (name: string) => Facts | undefined;
  /** Names like a mistyped one, best first. */
  readonly like?: (name: string) => readonly string[];
  /** Reads cards in the rulebook's notation. Without it: the project's own reader. */
  readonly readCards?: (text: string) => { readonly facts: readonly Facts[]; readonly faults: readonly string[] };
}

/** What a number stands for in place of a list of cards. */
export const FOOTSOLDIER: Facts = {
  name: 'Footsoldier',
  types: ['Ally'],
  tags: [],
  icons: [],
  cost: 2,
  atk: 2,
  damageType: 'melee',
  health: 2,
  text: [],
  powers: [],
};

/** Capital letters and the shape of an apostrophe do not tell names apart. */
export const nameKey = (name: string): string => name.toLowerCase().replace(/[‘’]/g, "'").trim();

/** Is the card called so? Of several with one name, the number tells which: 43, or its name and the number. */
export function answersTo({ name, collector }: Facts, ref: string): boolean {
  const [called, key] = [nameKey(name), nameKey(ref)];
  if (called === key) return true;
  if (collector === undefined) return false;
  return [collector, `${called} ${collector}`, `${called} (${collector})`].includes(key);
}

/** The cards of one scenario: its own first, then the known ones. */
export interface Library {
  readonly find: (name: string) => Facts | undefined;
  /** "; perhaps A or B", or nothing. */
  readonly perhaps: (name: string) => string;
}

/** Own cards, those of the raid, all others: the first of that name. */
export function libraryOf(scenarios: readonly Facts[], sources: Sources, raid?: string): Library {
  const own = [...scenarios, ...((raid !== undefined && raidNamed(raid)?.cards) || [])];
  const { find = cardNamed, like = sources.find ? () => [] : (name: string) => cardNamesLike(name) } = sources;
  const ours = new Map(own.toReversed().map((facts) => [nameKey(facts.name), facts]));
  const numbered = own.filter(({ collector }) => collector !== undefined);
  return {
    find: (name) => {
      const key = nameKey(name);
      return (
        ours.get(key) ??
        numbered.find((facts) => answersTo(facts, name)) ??
        find(name) ??
        (key === 'footsoldier' ? FOOTSOLDIER : undefined)
      );
    },
    perhaps: (name) => {
      const near = own.map((facts) => facts.name).filter((other) => alike(other, name));
      const names = [...new Set([...near, ...like(name)])].slice(0, 3);
      return names.length > 0 ? `; perhaps ${names.join(', ')}` : '';
    },
  };
}

/** Two names are alike if they share most of their pairs of letters. */
export function alike(a: string, b: string): boolean {
  const pairs = (word: string) =>
    new Set(Array.from({ length: Math.max(0, word.length - 1) }, (_, n) => word.slice(n, n + 2)));
  const [mine, theirs] = [pairs(nameKey(a)), pairs(nameKey(b))];
  const shared = [...mine].filter((pair) => theirs.has(pair)).length;
  return shared > 0 && (2 * shared) / (mine.size + theirs.size) >= 0.5;
}
