import type { Deck, Match } from '@meetingstone/cards';
import { cardNamed, cardNamesLike, catalogue, deckCards, nextGame } from '@meetingstone/cards';
import { BOSS_PLAYER, withRaidReady } from '@meetingstone/raids';
import type { Facts, Game, Opening, Position, SeatOpening, Seed } from '@meetingstone/rules';
import { arrangeGame, faults, startGame } from '@meetingstone/rules';
import { perhaps, refuse } from '../refusal.ts';
import type { BuiltDeck, CardTerms, Pile, SeatTerms, Terms } from '../terms.ts';
import { legalBossDecks, raidCardCalled } from './boss-decks.ts';
import { modeOf, raidAt, raidFor } from './raid.ts';
import { heroOf } from './seats.ts';

/** The opening of a game with these terms; a refusal says what is wrong with them. Of a match, of the game that comes next. */
export function openingOf(terms: Terms, seed: Seed, match: Match | null = null): Opening {
  if (terms.position) return openingBehind(terms.position);
  const opening = match ? nextGame(match, catalogue) : openingAlone(terms, seed);
  const wrong = faults(opening);
  return wrong.length > 0 ? refuse(wrong.join('; ')) : opening;
}

/** The game before its first answer: with these terms and this opening, it is always the same. */
export const firstGame = ({ position }: Pick<Terms, 'position'>, opening: Opening, seed: Seed): Game =>
  position ? arrangeGame(position).game : startGame(opening, seed);

/** Who sits where with what, of a table that was set up: it is not asked whether a game could begin so. */
const openingBehind = ({ seats }: Position): Opening => ({
  seats: seats.map(({ name, team, hero, decks, boss }) => ({
    name,
    ...(team === undefined ? {} : { team }),
    hero: hero!.facts,
    decks: decks.map((deck) => deck.map(({ facts }) => facts)),
    ...(boss === undefined ? {} : { boss }),
  })),
});

function openingAlone({ raid, seats, chooser }: Terms, seed: Seed): Opening {
  if (!raid) return withRaidReady({ seats: seats.map(seatOpening), ...(chooser === undefined ? {} : { chooser }) });
  const [boss, ...raiders] = seats;
  const played = raidAt(raid.key);
  const mode = modeOf(played, raid.mode);
  const find = (name: string) => raidCardCalled(played, name);
  const own = Object.entries(raid.decks ?? {}).map(([name, cards]) => [name, cardsIn(cards, find)]);
  const decks = legalBossDecks(played, mode, Object.fromEntries(own), 'raid.decks');
  return raidFor(played, mode, raiders.map(seatOpening), boss?.name ?? BOSS_PLAYER, decks)(seed);
}

function seatOpening({ name, team, deck }: SeatTerms): SeatOpening {
  if (!deck) return refuse(`${name} has no deck`);
  const friends = team === undefined ? {} : { team };
  if (isBuilt(deck))
    return { name, ...friends, hero: cardFrom(deck.hero), decks: deck.decks.map((pile) => cardsIn(pile)) };
  return { name, ...friends, hero: heroOf(deck), decks: [deckCards(deck)] };
}

const isBuilt = (deck: Deck | BuiltDeck): deck is BuiltDeck => 'decks' in deck;

/** Full facts come from outside and are plain data; the rules read what they know of them. */
function cardFrom(one: CardTerms, find: (name: string) => Facts | undefined = cardNamed): Facts {
  if (typeof one !== 'string') return one;
  return find(one) ?? refuse(`no card is named "${one}"${perhaps(cardNamesLike(one))}`);
}

function cardsIn(pile: Pile, find?: (name: string) => Facts | undefined): Facts[] {
  if (isList(pile)) return pile.map((one) => cardFrom(one, find));
  return Object.entries(pile).flatMap(([name, count]) => Array.from({ length: count }, () => cardFrom(name, find)));
}

const isList = (pile: Pile): pile is readonly CardTerms[] => Array.isArray(pile);
