import { execFileSync } from 'node:child_process';
import { CHECKOUT } from './checkout.ts';

const git = (...words: string[]): string => execFileSync('git', words, { cwd: CHECKOUT, encoding: 'utf8' }).trim();

/** The commit of this checkout; "+" if something in it was changed since, other than what runs keep of themselves. */
export function commitNow(): string {
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':(exclude)*/last-run.tsv');
  return `${git('rev-parse', '--short=10', 'HEAD')}${changed === '' ? '' : '+'}`;
}
