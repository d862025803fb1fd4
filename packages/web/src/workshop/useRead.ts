import { useEffect, useState } from 'react';
import { fetched } from '../app/api.ts';
import type { OwnCard } from './api.ts';

/** Somebody who writes is not interrupted at every letter. */
const PAUSE = 250;

interface Reading {
  readonly cards: readonly OwnCard[];
  /** All that is written has been read. */
  readonly isCurrent: boolean;
  readonly fault: string | null;
}

/** The cards in a text, read anew whenever it has not changed for a moment. */
export function useRead(text: string): Reading {
  const [read, setRead] = useState<{
    readonly of: string;
    readonly cards: readonly OwnCard[];
    readonly fault: string | null;
  }>({
    of: '',
    cards: [],
    fault: null,
  });
  useEffect(() => {
    let isWanted = true;
    const soon = setTimeout(() => {
      void fetched<readonly OwnCard[]>('/api/cards/read', 'POST', { text }).then(
        (cards) => isWanted && setRead({ of: text, cards, fault: null }),
        (error: Error) => isWanted && setRead((before) => ({ ...before, fault: error.message })),
      );
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(soon);
    };
  }, [text]);
  return { cards: read.cards, isCurrent: read.of === text, fault: read.fault };
}
