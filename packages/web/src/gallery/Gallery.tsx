import type { ReactElement } from 'react';
import { use } from 'react';
import { Shell } from '../app/Shell.tsx';
import { loadCatalogue } from './load.ts';

export function Gallery(): ReactElement {
  const { cards } = use(loadCatalogue());
  return (
    <Shell title="Cards">
      <h1>{cards.length} cards</h1>
    </Shell>
  );
}
