import { useEffect, useState } from 'react';
import { fetched } from '../app/api.ts';
import type { DeckRead } from '../decks/api.ts';
import type { Draft } from './draft.ts';
import { draftIn, draftOf, EMPTY, listOf } from './draft.ts';

const KEY = 'deck being built';
const LINK = /^#deck=(.+)$/;

/** Whoever opens it sees the deck in his builder. */
export const linkOf = (draft: Draft): string =>
  `${location.origin}/decks/build#deck=${encodeURIComponent(listOf(draft))}`;

const begun = (): Draft => {
  const [, linked] = LINK.exec(location.hash) ?? [];
  return draftIn(linked === undefined ? (localStorage.getItem(KEY) ?? '') : decodeURIComponent(linked));
};

/** The deck on the workbench: of a link, of a deck that is changed, or the one that was left here last. */
export function useDraft(from: string | null): readonly [Draft, (change: (draft: Draft) => Draft) => void] {
  const [draft, setDraft] = useState(() => (from === null ? begun() : EMPTY));
  useEffect(() => {
    if (from === null) return;
    let isWanted = true;
    void fetched<DeckRead>('/api/decks/read', 'POST', { named: from }).then(
      (deck) => isWanted && setDraft(draftOf(deck)),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [from]);
  useEffect(() => {
    if (draft !== EMPTY) localStorage.setItem(KEY, listOf(draft));
  }, [draft]);
  return [draft, setDraft];
}
