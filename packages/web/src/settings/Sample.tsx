import type { ReactElement } from 'react';
import { Card } from '../card/Card.tsx';
import { printedFace } from '../card/face.ts';
import { EXHIBITS } from '../start/exhibits.ts';

/** A card and a few words, to see at once what a choice does. */
export const Sample = (): ReactElement => (
  <aside className="panel sample-table" aria-label="How it looks now">
    <Card face={printedFace(EXHIBITS.middle)} size="hand" />
    <p>
      <b>Elwin Ashgrove</b> deals 3 fire damage. <span className="muted">Rule 408.1</span>
    </p>
  </aside>
);
