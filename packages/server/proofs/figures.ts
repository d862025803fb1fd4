/** The value below which so many hundredths of them lie. */
export function percentile(values: readonly number[], hundredths: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * hundredths) / 100))] ?? 0;
}

export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
