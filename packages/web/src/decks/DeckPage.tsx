import type { ReactElement } from 'react';
import { Suspense, use, useMemo } from 'react';
import { Link } from '../app/route.tsx';
import { Shell } from '../app/Shell.tsx';
import { useFetched } from '../app/useFetched.ts';
import { loadCatalogue } from '../gallery/load.ts';
import { Icon } from '../icons/icons.tsx';
import { playNow } from '../live/opening.ts';
import type { DeckRead } from './api.ts';
import { Curve } from './Curve.tsx';
import { Hand } from './Hand.tsx';
import type { Copies } from './parts.ts';
import { copiesIn, curveOf, finder, partsOf } from './parts.ts';
import { words } from './words.ts';
import '../app/pages.css';

/** Whom a deck is tried against. */
const SPARRING = 'Halfhelm Raiders';

/** A deck: its cards, its curve, whether it is legal, a hand, and a game with it. */
export function DeckPage({ rest }: { readonly rest: string }): ReactElement {
  const named = decodeURIComponent(rest);
  const { is: deck, fault } = useFetched<DeckRead>('/api/decks/read', { named });
  return (
    <Shell title={named}>
      <div className="page">
        <h1>{deck?.name ?? named}</h1>
        {fault !== null && (
          <p className="fault" role="alert">
            {fault}
          </p>
        )}
        {!deck && fault === null && <p role="status">{words.laying}</p>}
        <Suspense fallback={<p role="status">{words.laying}</p>}>
          {deck && <Whole deck={deck} named={named} />}
        </Suspense>
      </div>
    </Shell>
  );
}

function Whole({ deck, named }: { readonly deck: DeckRead; readonly named: string }): ReactElement {
  const catalogue = use(loadCatalogue());
  const find = useMemo(() => finder(catalogue), [catalogue]);
  const copies = useMemo(() => copiesIn(deck.cards, find), [deck, find]);
  const side = deck.side ? copiesIn(deck.side, find) : [];
  const count = copies.reduce((sum, one) => sum + one.count, 0);
  const hero = find(deck.hero);
  return (
    <>
      <p className="lead-words">
        {hero ? <Link to={`/cards/${hero.slug}`}>{deck.hero}</Link> : deck.hero} · {words.cards(count)}
      </p>
      <div className="buttons">
        <button type="button" className="go" onClick={() => void playNow([named, SPARRING])}>
          <Icon name="play" />
          {words.tryIt}
        </button>
        <a
          className="tool"
          download={`${deck.name}.txt`}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(deck.list)}`}
        >
          {words.asText}
        </a>
        <Link className="tool" to={`/decks/build?from=${encodeURIComponent(named)}`}>
          {words.change}
        </Link>
      </div>
      <Legality deck={deck} />
      <div className="deck-two">
        <Curve curve={curveOf(copies)} />
        <Hand copies={copies} />
      </div>
      <section className="panel deck-parts" aria-label={words.parts}>
        {partsOf(copies).map(([type, these]) => (
          <Part key={type ?? ''} head={type ?? words.other} copies={these} />
        ))}
        {side.length > 0 && <Part head={words.side} copies={side} />}
      </section>
    </>
  );
}

function Legality({ deck }: { readonly deck: DeckRead }): ReactElement {
  return (
    <section className="panel">
      <h2>{words.legal(deck.violations.length === 0)}</h2>
      {deck.violations.length > 0 && (
        <ul className="rows">
          {deck.violations.map(({ rule, reason, card }) => (
            <li key={`${rule} ${card} ${reason}`}>
              <span>
                {card === undefined ? '' : <b>{card}: </b>}
                {reason}
                <small>{words.rule(rule)}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const Part = ({ head, copies }: { readonly head: string; readonly copies: readonly Copies[] }): ReactElement => (
  <section>
    <h2>
      {head} ({copies.reduce((sum, { count }) => sum + count, 0)})
    </h2>
    <ul>
      {copies.map(({ name, count, card }) => (
        <li key={name}>
          <b>{count}</b>
          {card ? <Link to={`/cards/${card.slug}`}>{name}</Link> : name}
        </li>
      ))}
    </ul>
  </section>
);
