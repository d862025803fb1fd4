import type { ReactElement } from 'react';

/** The standing stone. */
export const Logo = (): ReactElement => (
  <svg viewBox="30 28 40 76" aria-hidden="true">
    <path d="M38 101L33 66L39 42L51 33L62 40L67 64L63 101Z" fill="#41575c" stroke="#0a1011" strokeWidth="3" />
    <path d="M51 33L62 40L67 64L63 101H54L57 64Z" fill="#000" opacity=".25" />
    <path
      d="M50 50V86M50 60L58 53M50 60L42 53M50 74L58 67"
      fill="none"
      stroke="#6fe0cf"
      strokeWidth="4.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
