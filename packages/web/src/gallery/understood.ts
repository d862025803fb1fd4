import { useEffect, useMemo, useRef } from 'react';
import type { Parsed, Query } from './query/query.ts';

const EVERYTHING: Query = { all: [] };

/** While somebody is in the middle of a word, what was understood before stays on the screen. */
export function useLastUnderstood(parsed: Parsed): Query {
  const last = useRef<Query>(EVERYTHING);
  const key = JSON.stringify(parsed.ok ? parsed.query : last.current);
  const query = useMemo(() => JSON.parse(key) as Query, [key]);
  useEffect(() => {
    last.current = query;
  }, [query]);
  return query;
}
