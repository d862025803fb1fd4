import type { Deck } from '@meetingstone/cards';
import { allDecks } from '@meetingstone/cards';
import type { OwnDecks, Raid } from '@meetingstone/raids';
import { BOSS_PLAYER, BOSS_SEAT, RAIDS, raidNamed, raidOpening, whyNotSoMany } from '@meetingstone/raids';
import type { Opening, SeatOpening, Seed } from '@meetingstone/rules';
import { faults } from '@meetingstone/rules';
import { refuse } from '../refusal.ts';
import { heroOf } from './seats.ts';

export const RAID_KEYS: readonly string[] = RAIDS.map(({ key }) => key);

/** So many raid unless somebody says otherwise: with fewer, starter decks have never won some of them. */
const MANY: readonly string[] = ['onyxia', 'molten-core', 'black-temple'];
export const usualRaiders = ({ key }: Raid): number => (MANY.includes(key) ? 5 : 3);

/** The raid of that name, or of which that is the only beginning. */
export function raidAt(name: string): Raid {
  const lower = name.toLowerCase();
  const begun = RAIDS.filter(({ key, name: title }) => [key, title].some((one) => one.toLowerCase().startsWith(lower)));
  return (
    raidNamed(lower) ??
    (begun.length === 1 ? begun[0]! : refuse(`there is no raid "${name}" (${RAID_KEYS.join(', ')})`))
  );
}

/** One of its modes: the usual one, unless another is named. */
export function modeOf({ name, modes }: Raid, mode: string | undefined): string {
  if (mode === undefined) return modes[0]!;
  const plain = (word: string) => word.toLowerCase().replace(/[^a-z0-9]/g, '');
  const found = modes.find((one) => plain(one) === plain(mode));
  return found ?? refuse(`${name} has no mode "${mode}" (${modes.join(', ')})`);
}

/** A deck for each raiding player; those that are not given are of the same faction, and built to raid with. */
export function raidDecks(
  raid: Raid,
  given: readonly Deck[],
  raiders = given.length === 0 ? usualRaiders(raid) : given.length,
): readonly Deck[] {
  const wrong = whyNotSoMany(raid, raiders);
  if (wrong !== null) refuse(wrong);
  if (given.length > raiders) refuse(`${given.length} decks for ${raiders} raiding players`);
  const faction = factionOf(given[0] ?? allDecks()[0]!);
  const others = allDecks().filter((deck) => !given.includes(deck) && factionOf(deck) === faction);
  const built = others.filter(({ raids }) => raids);
  return [...given, ...built, ...others.filter((deck) => !built.includes(deck))].slice(0, raiders);
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** What should be known before so many play a raid that was made for more or fewer. */
export function wonderAt({ name, madeFor }: Raid, raiders: number): string | null {
  if (!madeFor || (raiders >= madeFor.from && raiders <= madeFor.upTo)) return null;
  const { from, upTo, rule } = madeFor;
  const many = from === upTo ? NUMBERS[from] : `${NUMBERS[from]} to ${NUMBERS[upTo]}`;
  const who = raiders === 1 ? 'one raids' : `${NUMBERS[raiders]} raid`;
  return `${name} was made for ${many} raiding players${rule ? ` (${rule})` : ''}; here ${who}.`;
}

const factionOf = (deck: Deck): string | undefined => heroOf(deck).icons[0];

/** The opening of this raid for each seed. */
export function raidFor(
  raid: Raid,
  mode: string,
  raiders: readonly SeatOpening[],
  bossPlayer: string = BOSS_PLAYER,
  own: OwnDecks = {},
): (seed: Seed) => Opening {
  return (seed) => {
    const opening = raidOpening(raid, mode, raiders, seed, own);
    const seats = opening.seats.map((seat, n) => (n === BOSS_SEAT ? { ...seat, name: bossPlayer } : seat));
    const wrong = faults({ ...opening, seats });
    return wrong.length > 0 ? refuse(wrong.join('; ')) : { ...opening, seats };
  };
}
