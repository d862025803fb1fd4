import { useEffect, useState } from 'react';
import { fetched } from './api.ts';

/** What is known of something that the server has: not yet anything, why not, or the thing itself. */
export interface Known<T> {
  readonly is: T | null;
  readonly fault: string | null;
  /** Asks once more. */
  readonly again: () => void;
}

/** Something of the server's, asked for when the page is first shown. */
export function useFetched<T>(path: string, body?: object): Known<T> {
  const [known, setKnown] = useState<{ readonly is: T | null; readonly fault: string | null }>({
    is: null,
    fault: null,
  });
  const [times, setTimes] = useState(0);
  const sent = body === undefined ? '' : JSON.stringify(body);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when somebody says so
  useEffect(() => {
    let isWanted = true;
    const wanted = sent === '' ? fetched<T>(path) : fetched<T>(path, 'POST', JSON.parse(sent));
    wanted.then(
      (is) => isWanted && setKnown({ is, fault: null }),
      (error: Error) => isWanted && setKnown({ is: null, fault: error.message }),
    );
    return () => {
      isWanted = false;
    };
  }, [path, sent, times]);
  return { ...known, again: () => setTimes((n) => n + 1) };
}
