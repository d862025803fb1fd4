import type { ReactElement } from 'react';

/** A standing stone: where, how large, how it leans, and the sign that shines on it. */
type Stone = readonly [x: number, y: number, size: number, sign: string | null, lean: number];

const SIGNS = [
  'M0 -74V-18M0 -58L13 -70M0 -58L-13 -70M0 -36L13 -48',
  'M-8 -72V-20M-8 -72L8 -58L-8 -44L8 -22',
  'M0 -72V-20M-11 -60L0 -72L11 -60M-11 -32L0 -44L11 -32',
  'M-9 -70L9 -46L-9 -22M9 -70L-9 -46L9 -22',
] as const;

const FAR: readonly Stone[] = [
  [790, 428, 0.62, SIGNS[1], -3],
  [1372, 424, 0.66, SIGNS[2], 4],
  [884, 408, 0.5, null, 2],
  [1270, 404, 0.52, SIGNS[3], -2],
  [1000, 398, 0.44, SIGNS[2], 0],
  [1150, 396, 0.44, null, 3],
];
const NEAR: readonly Stone[] = [
  [560, 500, 0.86, SIGNS[3], -5],
  [478, 506, 0.5, null, 6],
  [782, 498, 0.7, SIGNS[2], 5],
  [674, 520, 1.72, SIGNS[0], -1],
];

/** Stars that stand where a simple rule puts them: always the same sky. */
const STARS = Array.from({ length: 70 }, (_, n) => ({
  x: (n * 617.3) % 1440,
  y: (n * 389.7) % 270,
  r: 0.5 + ((n * 37) % 11) / 10,
  opacity: 0.25 + ((n * 53) % 60) / 100,
}));

/** Night, or morning, over a circle of standing stones. */
export const Scene = (): ReactElement => (
  <svg className="start-scene" viewBox="0 0 1440 560" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="sky-high" />
        <stop offset=".55" className="sky-middle" />
        <stop offset=".82" className="sky-low" />
      </linearGradient>
      <radialGradient id="halo">
        <stop offset="0" className="moonlight" stopOpacity=".5" />
        <stop offset=".3" className="moonlight" stopOpacity=".14" />
        <stop offset="1" className="moonlight" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="mist">
        <stop offset="0" className="mist" stopOpacity=".42" />
        <stop offset="1" className="mist" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="menhir" x1="0" y1="0" x2=".6" y2="1">
        <stop offset="0" className="stone-light" />
        <stop offset="1" className="stone-dark" />
      </linearGradient>
      <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="ground" stopOpacity="0" />
        <stop offset="1" className="ground" />
      </linearGradient>
    </defs>
    <rect width="1440" height="560" fill="url(#sky)" />
    <g className="moon-fill">
      {STARS.map(({ x, y, r, opacity }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} opacity={opacity} />
      ))}
      <circle className="moon" cx="700" cy="120" r="46" />
    </g>
    <circle className="moon-halo" cx="700" cy="120" r="210" fill="url(#halo)" />
    <path
      className="hills-far"
      d="M0 340L90 268L150 306L260 210L330 282L420 236L520 322L640 262L720 318L830 222L910 296L1010 246L1110 312L1220 226L1320 298L1440 250V560H0Z"
    />
    <path
      className="hills-middle"
      d="M0 400C120 350 220 380 340 366C480 350 560 404 700 388C860 370 960 402 1100 372C1240 344 1340 384 1440 364V560H0Z"
    />
    <ellipse cx="1080" cy="452" rx="430" ry="120" fill="url(#mist)" />
    <Stones of={FAR} />
    <path
      className="hills-near"
      d="M0 462C180 420 300 452 460 440C640 426 760 470 920 460C1100 448 1260 462 1440 436V560H0Z"
    />
    <ellipse cx="676" cy="430" rx="230" ry="190" fill="url(#mist)" />
    <Stones of={NEAR} />
    <rect y="470" width="1440" height="90" fill="url(#ground)" />
  </svg>
);

const Stones = ({ of }: { readonly of: readonly Stone[] }): ReactElement => (
  <>
    {of.map(([x, y, size, sign, lean]) => (
      <g key={x} transform={`translate(${x} ${y}) rotate(${lean}) scale(${size})`}>
        <ellipse cy="2" rx="34" ry="6" opacity=".35" />
        <path d="M-19 2L-25 -46L-18 -84L0 -100L17 -90L24 -50L19 2Z" fill="url(#menhir)" />
        <path d="M0 -100L17 -90L24 -50L19 2H5L9 -48Z" opacity=".22" />
        {sign !== null && (
          <g fill="none" strokeLinecap="round" strokeLinejoin="round">
            <path d={sign} stroke="#6fe0cf" strokeOpacity=".3" strokeWidth="12" />
            <path d={sign} stroke="#8ff0e0" strokeWidth="4.5" />
          </g>
        )}
      </g>
    ))}
  </>
);
