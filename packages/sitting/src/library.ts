import { cardNamed, cardNamesLike } from '@meetingstone/cards';
import { RAIDS } from '@meetingstone/raids';
import type { Facts } from '@meetingstone/rules';

const key = (name: string): string => name.toLowerCase().replace(/[‘’]/g, "'").trim();

/** Where a card is from: a raid, or nothing for one of the catalogue. */
export interface Known {
  readonly facts: Facts;
  readonly raid?: string;
}

/** Every card of the raids; a Boss may have several cards of one name. */
export const raidCards = (): readonly Known[] =>
  RAIDS.flatMap(({ key: raid, cards }) => cards.map((facts) => ({ facts, raid })));

let raidingByName: Map<string, Known[]> | undefined;

function raidingNamed(name: string): readonly Known[] {
  if (!raidingByName) {
    raidingByName = new Map();
    for (const card of raidCards()) {
      const called = key(card.facts.name);
      raidingByName.set(called, [...(raidingByName.get(called) ?? []), card]);
    }
  }
  return raidingByName.get(key(name)) ?? [];
}

/** The cards of that name, those of the catalogue first. */
export function cardsCalled(name: string): readonly Known[] {
  const facts = cardNamed(name);
  const raiding = raidingNamed(name);
  return [...(facts ? [{ facts }] : []), ...raiding.filter((card) => card.facts !== facts)];
}

/** Names like a mistyped one, of the catalogue and of the raids. */
export function namesLike(name: string): readonly string[] {
  const begun = raidCards().filter((card) => key(card.facts.name).startsWith(key(name)));
  return [...new Set([...cardNamesLike(name), ...begun.map(({ facts }) => facts.name)])].slice(0, 3);
}
