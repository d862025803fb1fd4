import type { ReactElement } from 'react';
import { Card } from '../card/Card.tsx';
import { printedFace } from '../card/face.ts';
import { EXHIBITS } from '../start/exhibits.ts';
import { words } from './words.ts';

/** A card and a few words, to see at once what a choice does. */
export const Sample = (): ReactElement => (
  <aside className="panel sample-table" aria-label={words.sample}>
    <Card face={printedFace(EXHIBITS.middle)} size="hand" />
    <p>
      <b>{EXHIBITS.middle.name}</b> {words.sampleDeals} <span className="muted">{words.sampleRule}</span>
    </p>
  </aside>
);
