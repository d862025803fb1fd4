import { useSyncExternalStore } from 'react';

/** A phone, held upright or across. */
const NARROW = '(max-width: 760px), (max-height: 480px)';

let isDrawnNarrow = false;

/** The document was drawn for a phone, or not; until the page has come to life, this is what it is on. */
export function drawNarrow(is: boolean): void {
  isDrawnNarrow = is;
}

export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(NARROW);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(NARROW).matches,
    () => isDrawnNarrow,
  );
