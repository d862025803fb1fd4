import type { ReactElement } from 'react';
import { use } from 'react';
import { Shell } from '../app/Shell.tsx';
import { Card } from '../card/Card.tsx';
import { printedFace } from '../card/face.ts';
import { loadCatalogue } from './load.ts';

export function CardPage({ rest }: { readonly rest: string }): ReactElement {
  const card = use(loadCatalogue()).bySlug.get(rest);
  return (
    <Shell title={card?.title ?? 'No such card'}>{card && <Card face={printedFace(card)} size="inspect" />}</Shell>
  );
}
