import { execFileSync } from 'node:child_process';
import { CHECKOUT } from './checkout.ts';

/** The commit of this checkout; "+" if something in it was changed since. */
export function commitNow(): string {
  const words = ['describe', '--always', '--abbrev=10', '--dirty=+', '--exclude=*'];
  return execFileSync('git', words, { cwd: CHECKOUT, encoding: 'utf8' }).trim();
}
