import type { Facts } from '@meetingstone/rules';

/** Below this many cards a set needs no shelves. */
const FEW = 30;

/** The cards of a set by the file in which they stand: abilities by class, allies by faction, the others by type. */
export function shelved(cards: readonly Facts[], whole: string): ReadonlyMap<string, readonly Facts[]> {
  if (cards.length <= FEW) return new Map([[whole, cards]]);
  const shelves = new Map<string, Facts[]>();
  for (const facts of cards) {
    const shelf = shelfOf(facts);
    const there = shelves.get(shelf);
    if (there) there.push(facts);
    else shelves.set(shelf, [facts]);
  }
  return new Map([...shelves].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function shelfOf({ types, tags, icons }: Facts): string {
  if (types.includes('Hero')) return 'heroes';
  if (types.includes('Quest')) return 'quests';
  if (types.includes('Location')) return 'locations';
  if (types.includes('Equipment'))
    return tags.includes('Weapon') ? 'weapons' : tags.includes('Armor') ? 'armors' : 'items';
  const [icon, ...more] = icons;
  if (types.includes('Ally')) return icon === undefined || more.length > 0 ? 'neutral' : icon;
  return icon === undefined || more.length > 0 ? 'abilities' : icon;
}
