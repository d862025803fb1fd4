import type { ReactElement } from 'react';
import { useState } from 'react';
import type { CardSize } from '../card/Card.tsx';
import { Card } from '../card/Card.tsx';
import { hiddenFace } from '../card/face.ts';
import { leftOf } from '../card/left.ts';
import { Icon } from '../icons/icons.tsx';
import { words } from '../words.ts';
import { Buried } from './Buried.tsx';
import { FactionMark } from './FactionMark.tsx';
import { readiness } from './Plate.tsx';
import type { Side } from './reading.ts';
import { SeatMark } from './SeatMark.tsx';
import { Stacks, TableCard } from './TableCard.tsx';

interface PartyProps {
  readonly sides: readonly Side[];
  readonly acting: number;
  /** Who answers for all of them. */
  readonly leader?: number | null;
}

interface ColumnsProps extends PartyProps {
  /** Who looks, where that is one of several who play together. */
  readonly team: string | null;
}

/** Of more columns than these the allies are chips, unless one is enlarged. */
const MOST_WIDE = 5;

/** The other raiders, as frames at the left. */
export const Party = ({ sides, acting, leader = null }: PartyProps): ReactElement => (
  <aside className="party" aria-label={words.board.party}>
    {sides.map((side) => (
      <Member
        key={side.player.seat}
        side={side}
        acting={side.player.seat === acting}
        leads={side.player.seat === leader}
        size="chip"
      />
    ))}
  </aside>
);

/** Everybody else, a column each. */
export function Columns({ sides, acting, team }: ColumnsProps): ReactElement {
  const [large, setLarge] = useState<number | null>(null);
  const isFriend = ({ player }: Side): boolean => player.team === team;
  const ordered = [...sides.filter((side) => !isFriend(side)), ...sides.filter(isFriend)];
  const isNarrow = sides.length > MOST_WIDE;
  return (
    <section
      className="columns"
      aria-label={words.board.others}
      data-large={large === null ? undefined : ''}
      data-narrow={isNarrow ? '' : undefined}
    >
      {ordered.map((side) => (
        <Member
          key={side.player.seat}
          side={side}
          acting={side.player.seat === acting}
          size={isNarrow && side.player.seat !== large ? 'chip' : 'board'}
          {...(team === null
            ? {}
            : { team: isFriend(side) ? words.board.yourTeam : words.board.team(side.player.team) })}
          {...(sides.length > 2
            ? {
                isLarge: side.player.seat === large,
                onLarge: () => setLarge(side.player.seat === large ? null : side.player.seat),
              }
            : {})}
        />
      ))}
    </section>
  );
}

interface MemberProps {
  readonly side: Side;
  readonly acting: boolean;
  /** How large his allies are. */
  readonly size: CardSize;
  readonly team?: string;
  readonly leads?: boolean;
  readonly isLarge?: boolean;
  /** Gives him more room, or not any more. */
  readonly onLarge?: () => void;
}

function Member({ side, acting, size, team, leads = false, isLarge = false, onLarge }: MemberProps): ReactElement {
  const { player, hero } = side;
  const { ready, all } = readiness(side);
  const cls = hero?.face.card?.icons.find((icon) => icon !== 'Alliance' && icon !== 'Horde');
  const edge = cls?.toLowerCase().replace(' ', '-');
  const signs = Object.keys(hero?.face.counters ?? {}).filter((counter) => counter === counter.toUpperCase());
  return (
    <section
      className="member frame"
      data-edge={edge}
      data-acting={acting ? '' : undefined}
      data-large={isLarge ? '' : undefined}
      data-lost={player.lost ? '' : undefined}
      data-friend={team === words.board.yourTeam ? '' : undefined}
      aria-label={team === undefined ? player.name : `${player.name}, ${team}`}
    >
      <div className="member-top">
        {hero ? <TableCard shown={hero} size="chip" /> : <Card face={hiddenFace} size="chip" />}
        <div>
          <h3>{player.name}</h3>
          <p>
            <SeatMark seat={player.seat} /> <FactionMark of={side} /> <span className="member-class">{cls}</span>
            {leads && <i>· {words.board.leader}</i>}
            {player.lost && words.board.lost}
            {player.plane !== null && <b className="member-plane">{words.board.plane(player.plane)}</b>}
          </p>
          {team !== undefined && <p className="member-team">{team}</p>}
        </div>
        {onLarge && (
          <button
            type="button"
            className="tool member-large"
            aria-pressed={isLarge}
            aria-label={words.table.larger(player.name)}
            onClick={onLarge}
          >
            <Icon name="search" />
          </button>
        )}
        {signs.map((sign) => (
          <b key={sign} className="member-sign">
            {sign}
          </b>
        ))}
      </div>
      <Life side={side} />
      <ul className="member-few">
        <li>
          <Icon name="gem" />
          <span className="unseen">{words.board.resources}</span>
          {ready}/{all}
        </li>
        <li>
          <Icon name="hand" />
          <span className="unseen">{words.board.cardsInHand}</span>
          {player.handCount}
        </li>
        <li className="member-deck">
          <Icon name="deck" />
          <span className="unseen">{words.board.cardsInDeck}</span>
          {player.deckCounts[0]}
        </li>
        <li className="member-buried">
          <Buried side={side} />
        </li>
      </ul>
      {size === 'chip' ? (
        <div className="member-cards">
          <Stacks of={[...side.allies, ...side.worn, ...side.beside]} size="chip" />
        </div>
      ) : (
        <>
          <div className="member-cards">
            <Stacks of={[...side.worn, ...side.beside, ...side.resources]} size="chip" />
          </div>
          <div className="member-allies">
            <Stacks of={side.allies} size="board" />
          </div>
        </>
      )}
    </section>
  );
}

/** The health of a hero as a bar. */
export function Life({ side }: { readonly side: Side }): ReactElement | null {
  const { hero } = side;
  if (!hero || hero.face.health === null) return null;
  const { health, damage } = hero.face;
  const left = health - damage;
  return (
    <div className="life" data-left={leftOf(left, health)}>
      <Icon name="heart" />
      <b>{left}</b>
      <small>/{health}</small>
      <span className="unseen">{words.board.health}</span>
    </div>
  );
}
