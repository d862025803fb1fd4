import { fileURLToPath } from 'node:url';
import { cardSources, digestOf } from '../../bin/sources.cjs';

/** Where the packages are, and what the sources of the cards say. */
export interface Origin {
  readonly packages: string;
  readonly sources: string;
}

/** A bundle is told from which sources it was made (cli/start/bundle.cjs). */
declare const BUNDLED_FROM: Origin | undefined;

export function origin(): Origin {
  if (typeof BUNDLED_FROM !== 'undefined') return BUNDLED_FROM;
  const packages = fileURLToPath(new URL('../../../', import.meta.url));
  return { packages, sources: digestOf(cardSources(packages)) };
}
