import type { ReactElement } from 'react';
import { useState } from 'react';
import { Link } from '../app/route.tsx';
import { armsUrl } from '../arms/arms.ts';
import { deckAddress } from './address.ts';
import type { DeckHead } from './api.ts';
import { Bars } from './Curve.tsx';
import { words } from './words.ts';

const FACTIONS = ['all', 'Alliance', 'Horde'] as const;

/** The decks that come with the project: the arms of the hero, how many of what, and the curve. */
export function Ours({ decks }: { readonly decks: readonly DeckHead[] }): ReactElement {
  const [faction, setFaction] = useState<(typeof FACTIONS)[number]>('all');
  const shown = decks.filter(({ icons }) => faction === 'all' || icons.includes(faction));
  return (
    <section aria-labelledby="ours-head" className="ours">
      <header>
        <h2 id="ours-head">{words.ready}</h2>
        <fieldset className="chips">
          <legend className="unseen">{words.faction}</legend>
          {FACTIONS.map((one) => (
            <label key={one}>
              <input type="radio" name="faction" checked={faction === one} onChange={() => setFaction(one)} />
              {one === 'all' ? words.all(decks.length) : one}
            </label>
          ))}
        </fieldset>
      </header>
      <ul className="deck-cards">
        {shown.map((deck) => (
          <OurDeck key={deck.name} deck={deck} />
        ))}
      </ul>
    </section>
  );
}

const OurDeck = ({ deck: { name, hero, tags, icons, cards, curve, counts } }: { readonly deck: DeckHead }) => (
  <li className="panel deck-card">
    <img
      alt=""
      loading="lazy"
      src={armsUrl({ name: hero, typeLine: '', types: ['Hero'], tags, icons, text: [], keywords: [] }, 1)}
    />
    <div>
      <h3>
        <Link to={deckAddress(name)}>{name}</Link>
      </h3>
      <small>
        {hero} · {icons.join(', ')}
      </small>
      <small>
        {words.cardsOf(cards)}{' '}
        {Object.entries(counts)
          .map(([type, count]) => `${count}\u00a0${type}`)
          .join(' · ')}
      </small>
      <Bars curve={curve} small={true} />
    </div>
  </li>
);
