import { useEffect, useState } from 'react';
import { fetched } from '../app/api.ts';
import type { DeckRead } from '../decks/api.ts';
import type { Draft } from './draft.ts';
import { listOf } from './draft.ts';

/** Not after every press, but soon. */
const PAUSE = 150;

export type Violations = DeckRead['violations'];

/** What the rules say to the deck as it is; null while nobody has judged it. */
export function useJudgement(draft: Draft): Violations | null {
  const [judged, setJudged] = useState<Violations | null>(null);
  const list = draft.hero === null ? null : listOf({ ...draft, name: '' });
  useEffect(() => {
    if (list === null) return setJudged(null);
    let isWanted = true;
    const soon = setTimeout(() => {
      void fetched<DeckRead>('/api/decks/read', 'POST', { list }).then(
        ({ violations }) => isWanted && setJudged(violations),
        () => isWanted && setJudged(null),
      );
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(soon);
    };
  }, [list]);
  return judged;
}
