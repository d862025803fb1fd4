import type { CardView } from '@meetingstone/rules';
import { blow } from './fighting.ts';
import type { Table } from './table.ts';
import { isCharacter, left, worth } from './table.ts';

/** What a Cube puts on its bearer as the Lair cools down (R402.4c). */
const BURDEN = 2;

export const isCube = (card: CardView | undefined): boolean => card?.types.includes('Cube') ?? false;

/** Should the player take a Cube now? Only if all of them will be borne when the Lair bursts (R402.4d). */
export function wantsCube({ host }: CardView, table: Table): boolean {
  const { view, you, isFriend } = table;
  if (host !== 0 || view.turn.player !== you || !lairBursts(table)) return false;
  const cubes = view.play.filter(isCube);
  const bearers = new Map(cubes.map((cube) => [cube.host, cube]));
  const free = cubes.filter((cube) => cube.host === 0).length;
  const hands = view.play.filter((card) => isCharacter(card) && isFriend(card.controller) && !bearers.has(card.id));
  const able = hands.filter((card) => card.controller > you || (card.controller === you && !card.exhausted)).length;
  if (able < free) return false;
  const mine = cubes.filter((cube) => table.card(cube.host)?.controller === you).length;
  const sharers = view.players.filter(({ seat, lost }) => !lost && isFriend(seat) && seat >= you).length;
  return mine < Math.ceil((free + mine) / sharers);
}

/** Its back side is up: as the Boss's next turn starts, it bursts unless all Cubes are borne. */
const lairBursts = ({ view }: Table): boolean =>
  view.play.some(({ types, faceDown }) => types.includes('Lair') && faceDown);

/** What it costs to let this character bear a Cube: its attack this turn, and its life if it is weak. */
export function burdenOf(card: CardView, table: Table): number {
  const attack = card.fresh ? 0 : blow(card, table);
  return attack + (left(card) <= BURDEN ? worth(card) : 0);
}
