import type { Table } from '@meetingstone/protocol';
import type { ReactElement } from 'react';
import { Icon } from '../icons/icons.tsx';
import { words } from '../words.ts';
import { Buried } from './Buried.tsx';
import { readiness } from './Plate.tsx';
import type { Side, Stack } from './reading.ts';
import { SeatMark } from './SeatMark.tsx';
import { Stacks, TableCard } from './TableCard.tsx';

/** More cards of the raid than these stand there without their names. */
const MOST_NAMED = 3;

/** The Boss large, his minions, his decks, and what belongs to the raid. */
export function BossBand({ side, table }: { readonly side: Side; readonly table: Table }): ReactElement {
  const { player, hero, allies, worn, beside, raid } = side;
  const { ready, all } = readiness(side);
  const number = hero?.face.card?.boss;
  return (
    <section className="boss-band" aria-label={words.board.boss(hero?.face.name ?? player.name)}>
      <header>
        <h2>
          <SeatMark seat={player.seat} />
          {hero?.face.name ?? player.name}
        </h2>
        {number !== undefined && <span>{words.board.bossNumber(number, hero?.face.flipped ?? false)}</span>}
        {(table.raid?.threat ?? 0) > 0 && <b className="boss-threat">{words.board.threat(table.raid?.threat ?? 0)}</b>}
        <ul className="boss-decks">
          {player.deckNames.map((name, n) => (
            <li key={name}>
              <Icon name="deck" />
              {name} <b>{player.deckCounts[n]}</b>
            </li>
          ))}
        </ul>
        <Buried side={side} />
      </header>
      <div className="boss-large">{hero && <TableCard shown={hero} size="board" />}</div>
      <div className="boss-party">
        <div className="boss-minions">
          <Stacks of={[...allies, ...worn, ...beside]} size="board" />
        </div>
        <div className="boss-strip">
          <RaidCards of={raid} named={raid.length <= MOST_NAMED} />
          <span className="boss-resources">
            <Icon name="gem" />
            {ready} {words.board.ofReady(all)}
            <Stacks of={side.resources} size="chip" />
          </span>
        </div>
      </div>
    </section>
  );
}

interface RaidCardsProps {
  readonly of: readonly Stack[];
  readonly named: boolean;
}

/** Runes, Cubes, Bloods: each with its name, or what became of it. */
const RaidCards = ({ of, named }: RaidCardsProps): ReactElement => (
  <>
    {of.map((stack) => {
      const [{ card, face }] = stack;
      return (
        <span key={card.id} className="boss-raid-card">
          <TableCard shown={stack[0]} size="chip" times={stack.length} />
          {named && <span>{face.card === null || face.faceDown ? words.board.turnedOver : face.name}</span>}
        </span>
      );
    })}
  </>
);
