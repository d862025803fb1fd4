import { isLongSeed } from '@meetingstone/rules';
import { z } from 'zod';

/** A seed as it is written down. */
export const seedShape = z.union([
  z.int(),
  z.string().refine(isLongSeed, 'a long seed has 32 hexadecimal digits, and not all of them are 0'),
]);
