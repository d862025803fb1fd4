import { basic } from './basic/basic.ts';
import type { CardSet } from './cardSet.ts';
import { corrected } from './corrected/corrected.ts';
import { rulebook } from './rulebook/rulebook.ts';

export const everySet: readonly CardSet[] = [basic, corrected, rulebook];
