import type { Decision, Table } from '@meetingstone/protocol';
import { plain } from '@meetingstone/words';
import type { ReactElement, ReactNode } from 'react';
import { words } from '../words.ts';
import { Chain } from './Chain.tsx';
import { useHands } from './hands.ts';
import type { Reading } from './reading.ts';
import { Said, Word } from './Said.tsx';

interface BandProps {
  readonly table: Table;
  readonly reading: Reading;
  /** Stands in place of the usual buttons. */
  readonly answers?: ReactNode;
}

/** The middle of the table: the chain, the question, where passing leads. */
export const Band = ({ table, reading, answers }: BandProps): ReactElement => (
  <section className="band" aria-label={words.board.now} data-chain={table.chain.length > 0 ? '' : undefined}>
    <Chain table={table} reading={reading} />
    <Question table={table} />
    {answers ?? (table.decision && <Answers decision={table.decision} />)}
  </section>
);

/** What you are asked, or for whom everybody waits. */
function Question({ table }: { readonly table: Table }): ReactElement {
  const { decision, waitingFor, players, outcome } = table;
  if (outcome) {
    const winners = outcome.winners.map((seat) => players[seat]?.name).join(', ');
    return (
      <div className="question">
        <h2>{winners === '' ? words.over.draw : words.over.wins(winners)}</h2>
      </div>
    );
  }
  if (!decision) {
    return (
      <div className="question">
        <h2>
          {waitingFor === null ? words.board.othersChoose : words.board.waitsFor(players[waitingFor]?.name ?? '')}
        </h2>
      </div>
    );
  }
  return (
    <div className="question">
      <h2>
        <Said sentence={decision.words} />
      </h2>
      <Purpose decision={decision} table={table} />
    </div>
  );
}

/** At priority a question says itself why it is put, unless something special held it up. */
const PLAIN_REASONS: ReadonlySet<string> = new Set(['link', 'attack']);

/** Questions that say themselves what becomes of what is chosen. */
const SAYS_ITSELF: ReadonlySet<string> = new Set(['may', 'defender']);

/** What a question is for: what becomes of what is chosen, for whom one answers, why one was not passed over. */
function Purpose({ decision, table }: { readonly decision: Decision; readonly table: Table }): ReactNode {
  const { question, asked, team = [], rule, seat } = decision;
  const said = plain(decision.words);
  const does = (SAYS_ITSELF.has(question) ? [] : (decision.does ?? [])).filter(
    (one) => !said.includes(plain(one.words)),
  );
  const isPriority = question === 'priority';
  const held = isPriority && asked && !PLAIN_REASONS.has(asked.why);
  const friends = team.filter((one) => one !== seat).map((one) => table.players[one]?.name ?? '');
  if (!held && does.length === 0 && friends.length === 0 && isPriority) return null;
  return (
    <p>
      {held && <Said sentence={asked.words} />}
      {does.map(({ words: done, verb }, n) => (
        <span key={verb} className="purpose">
          {n === 0 ? words.board.it : ','} <Said sentence={done} />
          {n === does.length - 1 ? '. ' : ''}
        </span>
      ))}
      {friends.length > 0 && <span>{words.board.answersFor(friends.join(', '))} </span>}
      {!isPriority && rule !== '' && (
        <small className="log-rule">
          <Word what={{ rule }} text={rule} />
        </small>
      )}
    </p>
  );
}

/** More buttons than these do not fit into the band: the rest is chosen on the table or in the list. */
const MOST_BUTTONS = 3;

/** The main answer large; what cannot be chosen on the table beside it. */
function Answers({ decision }: { readonly decision: Decision }): ReactElement {
  const { choose } = useHands();
  const main = decision.options.find(({ choose: { choose: kind } }) => kind === 'pass' || kind === 'none');
  const others = decision.options.filter((offer) => offer !== main && !('card' in offer.choose));
  return (
    <div className="answers">
      {main && (
        <button type="button" className="go" onClick={() => choose(main.n)}>
          <span>
            <span className="go-word">
              <Said sentence={main.words} flat={true} />
            </span>
            {decision.pass && (
              <small>
                <Said sentence={decision.pass} flat={true} />
              </small>
            )}
          </span>
          <kbd>Space</kbd>
        </button>
      )}
      <div className="answers-less">
        {others.slice(0, MOST_BUTTONS).map(({ n, words: said }) => (
          <button key={n} type="button" className="quiet" onClick={() => choose(n)}>
            <Said sentence={said} flat={true} />
          </button>
        ))}
        {decision.options.length > 1 && (
          <span className="answers-count">{words.board.answers(decision.options.length)}</span>
        )}
      </div>
    </div>
  );
}
