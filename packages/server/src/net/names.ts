import { LIMITS } from '@meetingstone/protocol';
import { z } from 'zod';

/** How somebody or something is called: one line, no signs that steer a screen. */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(LIMITS.name)
  .regex(/^[^\p{Cc}\p{Cf}\p{Co}\u2028\u2029]+$/u, 'a name is one line of letters');
