import { yardstick } from './yardstick.ts';

/** A figure and how much of it fits into the time of one yardstick, laid against it right before and right after. */
interface Laid {
  readonly name: string;
  readonly figure: number;
  readonly perYardstick: number;
}

const SECONDS = 0.4;
const laid: Laid[] = [];

/** Every figure so far. */
export const printed = (): readonly Laid[] => laid;

/** Measures something, one figure or several, beside the yardstick. */
export function beside<T extends number | Readonly<Record<string, number>>>(name: string, measure: () => T): T {
  const before = yardstick(SECONDS);
  const measured = measure();
  const yardsticks = (before + yardstick(SECONDS)) / 2;
  const figures = typeof measured === 'number' ? [['', measured] as const] : Object.entries(measured);
  for (const [part, figure] of figures)
    laid.push({
      name: part === '' ? name : `${name}: ${part}`,
      figure,
      perYardstick: Number((figure / yardsticks).toPrecision(3)),
    });
  return measured;
}
