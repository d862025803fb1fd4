import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same, whatever it does by now: who has it is not drawn anew. */
export function useStable<Told extends readonly unknown[], Answer>(
  does: (...told: Told) => Answer,
): (...told: Told) => Answer {
  const now = useRef(does);
  useLayoutEffect(() => {
    now.current = does;
  });
  return useCallback((...told) => now.current(...told), []);
}
