import type { Raid } from '@meetingstone/raids';
import { isBoss } from '@meetingstone/raids';
import type { Seat } from '@meetingstone/rules';
import { ROWS } from '../boss-seat.ts';
import type { Card } from '../cast.ts';
import { cardAt } from '../cast.ts';
import type { Writing } from './entries.ts';
import { entryAt, partyOf, pileEntries, standing } from './entries.ts';

type SeatFile = Readonly<Record<string, unknown>>;

const isResource = ({ row }: Card): boolean => row === 'resource';

/** Where everything of a seat lies. */
export function seatFile(writing: Writing, seat: Seat, raid: Raid | undefined): SeatFile {
  const player = writing.state.players[seat]!;
  const party = partyOf(writing, seat);
  const ids = (cards: readonly Card[]): readonly number[] => cards.map(({ id }) => id);
  const rest = party.filter((card) => !isResource(card) && card.id !== player.hero);
  const common = {
    hand: pileEntries(writing, player.hand),
    removed: pileEntries(writing, player.removed),
    resources: pileEntries(writing, ids(party.filter(isResource))),
    turns: player.turns,
  };
  if (raid && player.boss) return { ...bossFile(writing, seat, rest), ...common };
  const hero = entryAt(writing, player.hero);
  return {
    ...(raid || player.team === player.name ? {} : { team: player.team }),
    ...(hero === undefined ? {} : { hero }),
    ...common,
    deck: pileEntries(writing, player.decks[player.deck] ?? []),
    graveyard: pileEntries(writing, player.graveyards.flat()),
    play: pileEntries(writing, ids(rest)),
  };
}

/** The Boss player's seat: the Boss with its stage, the named decks, and what lies apart in the raid. */
function bossFile(writing: Writing, seat: Seat, rest: readonly Card[]): SeatFile {
  const { state } = writing;
  const { hero, deckNames, decks, graveyards } = state.players[seat]!;
  const boss = cardAt(state, hero);
  const stage = boss?.facts.hero?.boss?.number;
  const rowOf = ({ facts }: Card): string | undefined =>
    Object.entries(ROWS).find(([, type]) => facts.types.includes(type))?.[0];
  const rows = Object.keys(ROWS).flatMap((row) => {
    const cards = rest.filter((card) => rowOf(card) === row).map(({ id }) => id);
    return cards.length === 0 ? [] : [[row, pileEntries(writing, cards)] as const];
  });
  const others = rest.filter((card) => rowOf(card) === undefined && !card.facts.types.includes('Raid'));
  const named = (piles: readonly (readonly number[])[]) =>
    Object.fromEntries(
      deckNames.flatMap((name, n) =>
        isOfBosses(writing, piles[n] ?? []) ? [] : [[name, pileEntries(writing, piles[n] ?? [])]],
      ),
    );
  return {
    boss: boss ? { card: boss.facts.name, ...standing(writing, boss) } : 'none',
    ...(stage === undefined ? {} : { stage }),
    decks: named(decks),
    graveyards: named(graveyards),
    ...Object.fromEntries(rows),
    play: pileEntries(
      writing,
      others.map(({ id }) => id),
    ),
  };
}

/** The Bosses to come follow from the one in play, where several have one name: then only its stage tells which it is. */
const isOfBosses = ({ state, naming }: Writing, ids: readonly number[]): boolean =>
  ids.some((id) => {
    const facts = cardAt(state, id)?.facts;
    return facts !== undefined && isBoss(facts) && naming.nameOf(facts) === undefined;
  });
