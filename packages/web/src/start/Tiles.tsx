import type { StartWords } from '@meetingstone/words';
import type { ReactElement } from 'react';
import { Link } from '../app/route.tsx';
import { armsUrl } from '../arms/arms.ts';
import type { Printed } from '../card/printed.ts';
import type { IconName } from '../icons/icons.tsx';
import { Icon } from '../icons/icons.tsx';
import { words } from './words.ts';

interface Tile {
  readonly to: string;
  readonly is: keyof StartWords['tiles'];
  readonly icon: IconName;
  readonly arms: Printed;
}

/** Arms need no more than what a card is and what it is called. */
const emblem = (
  name: string,
  types: Printed['types'],
  icons: readonly string[],
  tags: readonly string[] = [],
): Printed => ({
  name,
  typeLine: '',
  types,
  tags,
  icons,
  text: [],
  keywords: [],
});

const TILES: readonly Tile[] = [
  {
    to: '/lessons',
    is: 'lessons',
    icon: 'book',
    arms: emblem('Starfall', ['Ability'], ['Druid'], ['Arcane']),
  },
  {
    to: '/raids',
    is: 'raids',
    icon: 'people',
    arms: emblem('Ragnaros', ['Hero'], [], ['Elemental', 'Boss']),
  },
  {
    to: '/lobby/new',
    is: 'friends',
    icon: 'link',
    arms: emblem('Crossways Inn', ['Location'], []),
  },
  {
    to: '/lobby',
    is: 'tables',
    icon: 'eye',
    arms: emblem("Quagmirran's Eye", ['Equipment'], [], ['Item']),
  },
  {
    to: '/decks',
    is: 'decks',
    icon: 'deck',
    arms: emblem('Wayfarer Staff', ['Equipment'], [], ['Weapon', 'Staff']),
  },
  {
    to: '/cards',
    is: 'cards',
    icon: 'search',
    arms: emblem('Warglaive of Azzinoth', ['Equipment'], [], ['Weapon', 'Sword']),
  },
];

/** Ways from the start page. */
export const Tiles = (): ReactElement => (
  <nav className="tiles" aria-label={words.ways}>
    {TILES.map(({ to, is, icon, arms }) => (
      <Link key={to} to={to} className="tile">
        <b>{words.tiles[is].head}</b>
        <span>{words.tiles[is].says}</span>
        <small>
          <Icon name={icon} />
          {words.tiles[is].foot}
        </small>
        <img alt="" src={armsUrl(arms, 1)} />
      </Link>
    ))}
  </nav>
);
