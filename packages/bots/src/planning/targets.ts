import type { CardId, View } from '@meetingstone/rules';
import type { Table } from '../greedy/table.ts';
import { endures, isCharacter, isHero, left, worth } from '../greedy/table.ts';

/** So many opposing characters are aimed at. */
const AIMS = 3;

/** Those worth all one's blows: what the team aims at together, other opposing heroes, and the best of their allies. */
export function targetsOf(table: Table): readonly CardId[] {
  const common = commonAim(table.view);
  const value = (id: CardId): number => {
    const card = table.card(id)!;
    return id === common ? Number.POSITIVE_INFINITY : isHero(card) ? 1000 - left(card) : worth(card);
  };
  return table.view.play
    .filter((card) => isCharacter(card) && !table.isFriend(card.controller) && !endures(card))
    .map(({ id }) => id)
    .sort((a, b) => value(b) - value(a) || a - b)
    .slice(0, AIMS);
}

/**
 * Of several opposing heroes the one who is nearest to his end, or of their allies where no hero can be harmed; 0 where
 * there is nothing to agree upon. It follows from what lies open, so that all of a team aim at the same one.
 */
export function commonAim({ play, players, you }: View): CardId {
  const { team } = players[you!]!;
  const foes = play.filter((card) => isCharacter(card) && players[card.controller]!.team !== team);
  const heroes = foes.filter(isHero);
  const open = heroes.filter((card) => !endures(card));
  if (open.length > 0 && heroes.length === 1) return 0;
  const within = open.length > 0 ? open : foes.filter((card) => !isHero(card) && !endures(card));
  const [first] = within.sort((a, b) => left(a) - left(b) || a.id - b.id);
  return first ? first.id : 0;
}
