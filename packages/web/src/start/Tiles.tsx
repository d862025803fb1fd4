import type { ReactElement } from 'react';
import { Link } from '../app/route.tsx';
import { armsUrl } from '../arms/arms.ts';
import type { Printed } from '../card/printed.ts';
import type { IconName } from '../icons/icons.tsx';
import { Icon } from '../icons/icons.tsx';

interface Tile {
  readonly to: string;
  readonly head: string;
  readonly says: string;
  readonly icon: IconName;
  readonly foot: string;
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
    head: 'Lessons',
    says: 'One thing at a time, at a real table.',
    icon: 'book',
    foot: 'Five minutes',
    arms: emblem('Starfall', ['Ability'], ['Druid'], ['Arcane']),
  },
  {
    to: '/raids',
    head: 'Raids',
    says: 'Up to five against a Boss. Five raids.',
    icon: 'people',
    foot: 'Gather a party',
    arms: emblem('Ragnaros', ['Hero'], [], ['Elemental', 'Boss']),
  },
  {
    to: '/lobby/new',
    head: 'With friends',
    says: 'Make a table, send the link.',
    icon: 'link',
    foot: 'Make a table',
    arms: emblem('Crossways Inn', ['Location'], []),
  },
  {
    to: '/lobby',
    head: 'Open tables',
    says: 'Sit down, or look on.',
    icon: 'eye',
    foot: 'To the lobby',
    arms: emblem("Quagmirran's Eye", ['Equipment'], [], ['Item']),
  },
  {
    to: '/decks',
    head: 'Decks',
    says: 'Ready to play, or bring your own.',
    icon: 'deck',
    foot: 'Choose a deck',
    arms: emblem('Wayfarer Staff', ['Equipment'], [], ['Weapon', 'Staff']),
  },
  {
    to: '/cards',
    head: 'Cards',
    says: 'All of them, with their rules.',
    icon: 'search',
    foot: 'cost<3 type:ally',
    arms: emblem('Warglaive of Azzinoth', ['Equipment'], [], ['Weapon', 'Sword']),
  },
];

/** Ways from the start page. */
export const Tiles = (): ReactElement => (
  <nav className="tiles" aria-label="What there is">
    {TILES.map(({ to, head, says, icon, foot, arms }) => (
      <Link key={to} to={to} className="tile">
        <b>{head}</b>
        <span>{says}</span>
        <small>
          <Icon name={icon} />
          {foot}
        </small>
        <img alt="" src={armsUrl(arms, 1)} />
      </Link>
    ))}
  </nav>
);
