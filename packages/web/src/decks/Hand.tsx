import type { ReactElement } from 'react';
import { useState } from 'react';
import { Card } from '../card/Card.tsx';
import { printedFace } from '../card/face.ts';
import type { Copies } from './parts.ts';
import { sampleHand } from './parts.ts';
import { words } from './words.ts';

/** Seven cards, as one could begin with them. */
export function Hand({ copies }: { readonly copies: readonly Copies[] }): ReactElement {
  const [hand, setHand] = useState(() => sampleHand(copies, Math.random));
  return (
    <section className="panel">
      <h2>{words.hand}</h2>
      <div className="sample">
        {hand.map(({ name, card }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two copies are alike
          <div key={`${name} ${n}`}>
            {card ? <Card face={printedFace(card)} size="board" href={`/cards/${card.slug}`} /> : name}
          </div>
        ))}
      </div>
      <div className="buttons">
        <button type="button" className="tool" onClick={() => setHand(sampleHand(copies, Math.random))}>
          {words.draw(hand.length === 0)}
        </button>
      </div>
    </section>
  );
}
