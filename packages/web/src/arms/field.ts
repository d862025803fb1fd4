import type { LineStyle } from './lines.ts';
import { lineTo } from './lines.ts';
import { rounded } from './notation.ts';

type Region = (line: LineStyle) => string;

const row = (count: number, draw: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => draw(n)).join('');

const ray = (eighth: number): string => {
  const angle = (eighth * Math.PI) / 4 - Math.PI / 2;
  return `${rounded(60 + 130 * Math.cos(angle))} ${rounded(58 + 130 * Math.sin(angle))}`;
};

/** What the second tincture covers of a divided field of 120. */
export const DIVISIONS = {
  plain: () => '',
  pale: (line) => `M60 -5${lineTo(60, -5, 60, 125, line)}L130 125V-5Z`,
  fess: (line) => `M-5 58${lineTo(-5, 58, 125, 58, line)}L125 130H-5Z`,
  bend: (line) => `M-2 0${lineTo(-2, 0, 122, 118, line)}L122 130H-2Z`,
  sinister: (line) => `M122 0${lineTo(122, 0, -2, 118, line)}L-2 130H122Z`,
  chevron: (line) => `M-5 108${lineTo(-5, 108, 60, 46, line)}${lineTo(60, 46, 125, 108, line)}L125 130H-5Z`,
  quarterly: () => 'M60 -5H125V58H60ZM-5 58H60V125H-5Z',
  saltire: () => 'M-5 -5L60 58L-5 121ZM125 -5L60 58L125 121Z',
  gyronny: () => [0, 2, 4, 6].map((n) => `M60 58L${ray(n)}L${ray(n + 1)}Z`).join(''),
  paly: () => row(4, (n) => `M${6 + n * 32} -5H${22 + n * 32}V125H${6 + n * 32}Z`),
  barry: (line) =>
    row(4, (n) => {
      const [top, low] = [10 + n * 30, 25 + n * 30];
      return `M-5 ${top}${lineTo(-5, top, 125, top, line, 3)}V${low}${lineTo(125, low, -5, low, line, -3)}Z`;
    }),
  bendy: () => row(5, (n) => `M${-70 + n * 46} -5L${60 + n * 46} 125H${37 + n * 46}L${-93 + n * 46} -5Z`),
  chequy: () =>
    row(49, (n) =>
      (Math.floor(n / 7) + (n % 7)) % 2 === 1
        ? `M${rounded((n % 7) * 17.2)} ${rounded(Math.floor(n / 7) * 17.2)}h17.2v17.2h-17.2Z`
        : '',
    ),
  lozengy: () => row(30, (n) => `M${(n % 6) * 24} ${Math.floor(n / 6) * 30 - 4}l12 15l-12 15l-12-15Z`),
  pily: () => 'M-5 -5H30L15 95ZM32 -5H88L60 112ZM90 -5H125L105 95Z',
} as const satisfies Record<string, Region>;

export type Division = keyof typeof DIVISIONS;

/** So busy that they are drawn tone on tone. */
const BUSY: readonly Division[] = ['paly', 'barry', 'bendy', 'chequy', 'lozengy', 'pily', 'gyronny'];
export const isBusy = (division: Division): boolean => BUSY.includes(division);

/** What lies on the field. */
export const ORDINARIES = {
  pale: (line) => `M42 -5${lineTo(42, -5, 42, 125, line, 3)}L78 125${lineTo(78, 125, 78, -5, line, 3)}Z`,
  fess: (line) => `M-5 42${lineTo(-5, 42, 125, 42, line, -3)}V76${lineTo(125, 76, -5, 76, line, -3)}Z`,
  bend: (line) => `M-8 4L10 -10${lineTo(10, -10, 128, 102, line, -3)}L112 120${lineTo(112, 120, -8, 4, line, -3)}Z`,
  sinister: (line) => `M128 4L110 -10${lineTo(110, -10, -8, 102, line, 3)}L8 120${lineTo(8, 120, 128, 4, line, 3)}Z`,
  cross: () => 'M46 -5H74V44H125V72H74V125H46V72H-5V44H46Z',
  saltire: () => 'M-6 6L10 -10L60 40L110 -10L126 6L78 56L126 106L110 122L60 74L10 122L-6 106L42 56Z',
  chevron: (line) => `M-5 118V92${lineTo(-5, 92, 60, 36, line, -3)}${lineTo(60, 36, 125, 92, line, -3)}V118L60 62Z`,
  pile: () => 'M14 -5H106L60 108Z',
  pall: () => 'M-6 8L8 -8L60 44L112 -8L126 8L74 62V125H46V62Z',
  chief: (line) => `M-5 -5V38${lineTo(-5, 38, 125, 38, line, -4)}V-5Z`,
  base: (line) => `M-5 130V86${lineTo(-5, 86, 125, 86, line, -4)}V130Z`,
} as const satisfies Record<string, Region>;

export type Ordinary = keyof typeof ORDINARIES;

/** The whole field. */
export const ALL = 'M-5 -5H125V125H-5Z';
