import type { Link, Table } from '@meetingstone/protocol';
import type { ReactElement } from 'react';
import { Arms } from '../card/Arms.tsx';
import { Icon } from '../icons/icons.tsx';
import { words } from '../words.ts';
import { useHands } from './hands.ts';
import type { Reading } from './reading.ts';

interface ChainProps {
  readonly table: Table;
  readonly reading: Reading;
}

/** The name under which arrows find a link. */
export const linkPlace = (id: number): string => `link-${id}`;

/** The chain, what resolves first before what waits below it. */
export function Chain({ table, reading }: ChainProps): ReactElement | null {
  if (table.chain.length === 0) return null;
  return (
    <ol className="chain" aria-label={words.board.chain}>
      {table.chain.map((link, n) => (
        <LinkBox key={link.id} link={link} order={n + 1} table={table} reading={reading} />
      ))}
    </ol>
  );
}

interface LinkBoxProps extends ChainProps {
  readonly link: Link;
  readonly order: number;
}

function LinkBox({ link, order, table, reading }: LinkBoxProps): ReactElement {
  const { look, link: press } = useHands();
  const by = table.players[link.controller]?.name ?? '';
  const isYours = link.controller === table.you;
  const printed = reading.find(link.source)?.face.card;
  return (
    <li className="link-box" data-link={linkPlace(link.id)} data-first={order === 1 ? '' : undefined}>
      <span className="link-order">{order}</span>
      {printed && <Arms of={printed} detail={order === 1 ? 1 : 0} />}
      <button
        type="button"
        onPointerEnter={() => look(link.source)}
        onFocus={() => look(link.source)}
        onClick={({ currentTarget }) => {
          look(link.source);
          press?.(link, currentTarget.getBoundingClientRect());
        }}
      >
        <b>{link.name ?? words.board.hiddenCard}</b>
        <small>
          {isYours ? words.board.you : by} · {words.board.links[link.kind]}
        </small>
        {order === 1 && <small>{words.board.first}</small>}
      </button>
      {order < table.chain.length && <Icon name="next" className="link-then" />}
    </li>
  );
}
