import { englishKeywords, keywordNamed } from '@meetingstone/words';
import type { ReactElement } from 'react';
import { Suspense, use, useState } from 'react';
import { Missing } from '../app/Missing.tsx';
import { Link } from '../app/route.tsx';
import { Shell } from '../app/Shell.tsx';
import { Card } from '../card/Card.tsx';
import { linesOf, printedFace } from '../card/face.ts';
import { Words } from '../card/Text.tsx';
import { tokensOf } from '../card/tokens.ts';
import type { Entry } from './entry.ts';
import type { Catalogue } from './load.ts';
import { loadCatalogue, loadPowers } from './load.ts';
import { words } from './words.ts';
import './gallery.css';

/** A card by itself: its text, what its words mean, the decks that use it, its powers as data. */
export function CardPage({ rest }: { readonly rest: string }): ReactElement {
  const catalogue = use(loadCatalogue());
  const card = catalogue.bySlug.get(rest);
  if (card === undefined)
    return (
      <Missing rest={`/cards/${rest}`} says={words.missing} instead={{ to: '/cards', says: words.lookAmongAll }} />
    );
  return (
    <Shell title={card.title}>
      <div className="card-page">
        <div className="card-page-card">
          <Card face={printedFace(card)} size="inspect" />
        </div>
        <div className="card-page-words">
          <h1>{card.title}</h1>
          <TypeWords card={card} catalogue={catalogue} />
          <Sides card={card} />
          <Meanings card={card} />
          <Decks card={card} catalogue={catalogue} />
          <Powers card={card} />
          <Neighbours card={card} catalogue={catalogue} />
        </div>
      </div>
    </Shell>
  );
}

interface Of {
  readonly card: Entry;
}
interface OfCatalogue extends Of {
  readonly catalogue: Catalogue;
}

function TypeWords({ card, catalogue }: OfCatalogue): ReactElement {
  const set = catalogue.sets.find(({ code }) => code === card.set);
  return (
    <p className="card-page-type">
      {[card.typeLine.replaceAll('—', ' · '), ...card.icons].join(' · ')}
      <br />
      <Link to={`/cards?q=${encodeURIComponent(`set:"${set?.name}"`)}`}>{set?.name}</Link>
    </p>
  );
}

/** Both sides of a card that has two. */
function Sides({ card }: Of): ReactElement | null {
  if (card.text.length === 0) return null;
  const hasBack = card.text.some((line) => line.startsWith('[Back]: '));
  const whole = { ...card, keywords: [] };
  const sides = hasBack ? [linesOf(whole, false), linesOf(whole, true)] : [linesOf(whole, false)];
  return (
    <>
      {sides.map((lines, n) => (
        <section key={lines.join()} className="card-page-text" aria-label={n === 0 ? words.text : words.otherSide}>
          {n === 1 && <b className="lead">{words.otherSide}</b>}
          {lines.map((line) => (
            <p key={line}>
              <Words tokens={tokensOf(line)} />
            </p>
          ))}
        </section>
      ))}
    </>
  );
}

/** What the keywords of a card mean, in our own words. */
function Meanings({ card }: Of): ReactElement | null {
  const inText = card.text.flatMap(tokensOf).flatMap((token) => (token.is === 'keyword' ? [token.keyword] : []));
  const said = [...new Set([...card.keywords.map((word) => word.replace(/ \d+$/, '')), ...inText])];
  const known = said.flatMap((word) => {
    const meaning = keywordNamed(word, englishKeywords);
    return meaning ? [meaning] : [];
  });
  if (known.length === 0) return null;
  return (
    <section>
      <h2>{words.meanings}</h2>
      <dl>
        {known.map(([heading, says]) => (
          <div key={heading}>
            <dt>{heading}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Decks({ card, catalogue }: OfCatalogue): ReactElement | null {
  if (!card.decks) return null;
  return (
    <section>
      <h2>{words.decks}</h2>
      <ul className="card-page-decks">
        {card.decks.map(([deck, copies]) => {
          const { name } = catalogue.decks[deck]!;
          return (
            <li key={name}>
              <Link className="tool" to={`/cards?q=${encodeURIComponent(`deck:"${name}"`)}`}>
                <b>{copies}×</b> {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What the rules read: loaded when somebody opens it. */
function Powers({ card }: Of): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.powers}</summary>
      {open && (
        <Suspense fallback={<p>…</p>}>
          <PowerData card={card} />
        </Suspense>
      )}
    </details>
  );
}

function PowerData({ card }: Of): ReactElement {
  const powers = use(loadPowers(card.set))[card.slug];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <pre tabIndex={0}>{JSON.stringify(powers, null, 2)}</pre>
  );
}

/** Cards that stand beside it in its set. */
function Neighbours({ card, catalogue }: OfCatalogue): ReactElement | null {
  const shared = catalogue.cards.filter(
    ({ set, types, slug }) => set === card.set && types[0] === card.types[0] && slug !== card.slug,
  );
  const at = shared.findIndex(({ slug }) => slug > card.slug);
  const near = shared.slice(Math.max(0, at - 3)).slice(0, 6);
  if (near.length === 0) return null;
  return (
    <section>
      <h2>{words.beside}</h2>
      <div className="card-page-near">
        {near.map((one) => (
          <Card key={one.slug} face={printedFace(one)} size="board" href={`/cards/${one.slug}`} />
        ))}
      </div>
    </section>
  );
}
