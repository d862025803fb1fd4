import { cardNamed, cardNamesLike } from '@meetingstone/cards';
import type { OwnDecks, Raid } from '@meetingstone/raids';
import { faultsOfOwnDecks, raidSeat } from '@meetingstone/raids';
import type { Facts, Opening, Seed } from '@meetingstone/rules';
import { perhaps, refuse } from '../refusal.ts';

/** More cards than that in one deck nobody shuffles. */
export const MOST_IN_DECK = 2000;

const COMMENT = /(?:^|\s)(?:#(?!\d)|\/\/).*$/;
const ENTRY = /^(?:(?<count>\d+)\s*[x×]?\s+)?(?<name>.+)$/i;
/** "Main", "Main:", "Main deck": the name of a deck that begins here. */
const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/\s*(?:deck)?\s*:?$/, '')
    .trim();

/**
 * The Boss player's own decks, as a file has them: the name of a deck in a line of its own, and then its cards as in any deck
 * list: "4 Name". Cards of one name are told by their numbers: "2 #43" or "2 Name 43".
 */
export function readBossDecks(file: string, text: string, raid: Raid, mode: string): OwnDecks {
  const names = raidSeat(raid, mode, 0).boss!.decks;
  const decks: Record<string, Facts[]> = {};
  const wrong: string[] = [];
  let into: Facts[] | undefined;
  for (const [n, written] of text.split(/\r\n?|\n/).entries()) {
    const words = written.replace(COMMENT, '').trim();
    if (words === '') continue;
    const heading = names.find((name) => plain(name) === plain(words));
    if (heading !== undefined) {
      decks[heading] ??= [];
      into = decks[heading];
    } else wrong.push(...addTo(into, words, raid, names).map((why) => `${file}:${n + 1}: ${why}`));
  }
  if (wrong.length > 0) refuse(wrong.join('\n'));
  if (Object.keys(decks).length === 0) refuse(`${file}: there is no deck in it (${names.join(', ')})`);
  return legalBossDecks(raid, mode, decks, file);
}

/** These decks, if the mode allows them. */
export function legalBossDecks(raid: Raid, mode: string, decks: OwnDecks, file: string): OwnDecks {
  const faults = faultsOfOwnDecks(raid, mode, decks);
  if (faults.length === 0) return decks;
  return refuse(
    [`${file}: these are no decks for ${raid.name} (${mode})`, ...faults.map((why) => `  ${why}`)].join('\n'),
  );
}

function addTo(deck: Facts[] | undefined, words: string, raid: Raid, names: readonly string[]): readonly string[] {
  const { count = '1', name = '' } = ENTRY.exec(words)!.groups!;
  const card = raidCardCalled(raid, name);
  if (!card) return [`no card is called "${name}"${perhaps(cardNamesLike(name))}`];
  if (!deck) return [`"${words}" stands in no deck: begin with the name of one (${names.join(', ')})`];
  if (Number(count) === 0) return [`no copy of ${name} is no card`];
  if (deck.length + Number(count) > MOST_IN_DECK) return [`with ${words} the deck has more than ${MOST_IN_DECK} cards`];
  deck.push(...Array.from({ length: Number(count) }, () => card));
  return [];
}

/** A card of the raid by its name or number, or any other card. */
export function raidCardCalled({ cards }: Raid, words: string): Facts | undefined {
  const called = words.toLowerCase().trim();
  const numbered = cards.find(({ collector }) => collector !== undefined && called === `#${collector}`);
  return (
    numbered ??
    cards.find((card) => [card.name, titleIn(card)].some((name) => name.toLowerCase() === called)) ??
    cardNamed(words)
  );
}

/** The name by which it is found again. */
export const titleIn = ({ name, collector }: Facts): string =>
  collector === undefined ? name : `${name} ${collector}`;

/** The decks that are not as the box of this raid has them. */
export function changedDecks({ raid: played, seats: [boss] }: Opening, raid: Raid, seed: Seed): OwnDecks {
  const box = raidSeat(raid, played!.mode, seed);
  const isSame = (deck: readonly Facts[], other: readonly Facts[]) =>
    deck.length === other.length && deck.every((card, n) => card === other[n]);
  return Object.fromEntries(
    boss!.decks.flatMap((deck, n) => (isSame(deck, box.decks[n]!) ? [] : [[box.boss!.decks[n]!, deck]])),
  );
}
