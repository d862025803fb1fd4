import type { ReactElement } from 'react';
import { words } from './words.ts';

/** How many cards there are of each cost, as bars. */
export const Curve = ({ curve }: { readonly curve: readonly number[] }): ReactElement => (
  <section className="panel">
    <h2>{words.curve}</h2>
    <Bars curve={curve} />
  </section>
);

export function Bars({ curve, small }: { readonly curve: readonly number[]; readonly small?: true }): ReactElement {
  const most = Math.max(1, ...curve);
  return (
    <ol className="curve" data-small={small ? '' : undefined}>
      {curve.map((count, cost) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the cost
        <li key={cost}>
          <b>{count}</b>
          <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
            <rect x="0" width="10" y={100 - (count / most) * 100} height={(count / most) * 100} />
          </svg>
          <span>
            <span className="unseen">{words.ofCost} </span>
            {cost === curve.length - 1 ? `${cost}+` : cost}
          </span>
        </li>
      ))}
    </ol>
  );
}
