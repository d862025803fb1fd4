import type { ReactElement } from 'react';

/** The back of a card: a standing stone in a ring, and its light. Who may know the card reads its name. */
export const CardBack = ({ name }: { readonly name: string }): ReactElement => (
  <div className="card-face card-back">
    <svg viewBox="0 0 100 140" aria-hidden="true">
      <circle cx="50" cy="70" r="39" fill="none" stroke="currentColor" strokeOpacity=".35" strokeWidth="1.2" />
      <circle
        cx="50"
        cy="70"
        r="34"
        fill="none"
        stroke="currentColor"
        strokeOpacity=".28"
        strokeWidth="4"
        strokeDasharray="3 7.68"
      />
      <path
        d="M38 101L33 66L39 42L51 33L62 40L67 64L63 101Z"
        fill="#3a4d52"
        stroke="currentColor"
        strokeOpacity=".55"
        strokeWidth="1.4"
      />
      <path d="M51 33L62 40L67 64L63 101H54L57 64Z" fill="#000" opacity=".22" />
      <path
        d="M50 50V86M50 60L58 53M50 60L42 53M50 74L58 67"
        fill="none"
        stroke="#6fe0cf"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M28 101H72" stroke="currentColor" strokeOpacity=".5" strokeWidth="1.6" strokeLinecap="round" />
      <path d="M50 12L53 19L50 26L47 19ZM50 114L53 121L50 128L47 121Z" fill="currentColor" fillOpacity=".4" />
    </svg>
    {name !== '' && <b className="card-back-name">{name}</b>}
  </div>
);
