import { createContext, useContext, useLayoutEffect, useState } from 'react';
import type { Turns, Waiting } from '../laying/turns.ts';

/** Whoever draws single cards needs no turns. */
export const TurnsContext = createContext<Turns | null>(null);

/** It is one's turn to be drawn. */
export function useTurn(what: Waiting | 'either' = 'faces'): boolean {
  const order = useContext(TurnsContext);
  const [isMine, setMine] = useState(
    () => order === null || (order.waits !== what && what !== 'either') || order.isOver(),
  );
  useLayoutEffect(() => (isMine ? undefined : order?.wait(() => setMine(true))), [isMine, order]);
  return isMine;
}
