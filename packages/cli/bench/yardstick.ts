import { rate } from './rate.ts';

/** How often per second this machine clones a fixed document of 300 objects with 25 fields. */
export function yardstick(seconds?: number): number {
  const document = Array.from({ length: 300 }, (_, n) =>
    Object.fromEntries(Array.from({ length: 25 }, (_, field) => [`field${field}`, n * field])),
  );
  return rate(() => {
    structuredClone(document);
  }, seconds);
}
