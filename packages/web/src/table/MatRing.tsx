import type { ReactElement } from 'react';

/** Rings and marks on the table, hardly seen. */
export const MatRing = (): ReactElement => (
  <svg className="mat-ring" viewBox="0 0 200 200" aria-hidden="true">
    <g fill="none" stroke="currentColor">
      <circle cx="100" cy="100" r="97" strokeWidth=".6" />
      <circle cx="100" cy="100" r="88" strokeWidth="6" strokeDasharray="2 11.82" />
      <circle cx="100" cy="100" r="79" strokeWidth=".6" />
      <circle cx="100" cy="100" r="58" strokeWidth=".4" />
      {Array.from({ length: 12 }, (_, n) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: twelve marks of a ring
          key={n}
          transform={`rotate(${n * 30} 100 100)`}
          strokeWidth=".9"
          d={`M100 14V26M100 ${18 + (n % 3)}L${n % 2 ? 104 : 96} ${15 + (n % 4)}`}
        />
      ))}
    </g>
  </svg>
);
