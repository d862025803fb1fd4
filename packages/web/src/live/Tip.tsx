import type { ReactElement } from 'react';
import { useCallback, useState } from 'react';
import type { Explained } from '../table/hands.ts';

/** What a keyword or a rule means, beside the word that was pointed at. */
export interface Tip {
  readonly head: string;
  readonly says: string;
  readonly at: DOMRect;
}

/** Points at a word to have it explained, or away from it. */
export function useTip(): {
  readonly tip: Tip | null;
  readonly explain: (what: Explained | null, at?: DOMRect) => void;
} {
  const [tip, setTip] = useState<Tip | null>(null);
  const explain = useCallback((what: Explained | null, at?: DOMRect): void => {
    if (!what || !at) {
      setTip(null);
      return;
    }
    // The rulebook weighs more than the table: it comes when somebody asks for it.
    void import('./rulebook.ts').then(({ explanationFor }) => {
      const found = explanationFor(what);
      setTip(found ? { head: found[0], says: found[1], at } : null);
    });
  }, []);
  return { tip, explain };
}

const WIDTH = 300;
const APART = 8;

export function TipBox({ tip }: { readonly tip: Tip }): ReactElement {
  const { head, says, at } = tip;
  const left = Math.max(APART, Math.min(at.left, innerWidth - WIDTH - APART));
  const below = at.bottom < innerHeight * 0.66;
  const place = below ? { top: at.bottom + APART } : { bottom: innerHeight - at.top + APART };
  return (
    <div role="tooltip" className="tip" style={{ left, width: WIDTH, ...place }}>
      <b>{head}</b>
      <p>{says}</p>
    </div>
  );
}
