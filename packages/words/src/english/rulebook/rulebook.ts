import type { Rulebook } from '../../rulebook.ts';
import { chapter4From400To408 } from './chapter-4-400-to-408.ts';
import { chapter4From409To415 } from './chapter-4-409-to-415.ts';
import { chapter7From700To711 } from './chapter-7-700-to-711.ts';
import { chapter7From712To719 } from './chapter-7-712-to-719.ts';
import { chapter8 } from './chapter-8.ts';
import { chapters1To3 } from './chapters-1-to-3.ts';
import { chapters5And6 } from './chapters-5-and-6.ts';
import { glossary } from './glossary.ts';
import { headings } from './headings.ts';
import { raidBooklets } from './raid-booklets.ts';
import { raids } from './raids.ts';

/** What every rule is about, in our own words. */
export const englishRulebook: Rulebook = {
  headings,
  rules: {
    ...chapters1To3,
    ...chapter4From400To408,
    ...chapter4From409To415,
    ...chapters5And6,
    ...chapter7From700To711,
    ...chapter7From712To719,
    ...chapter8,
    ...glossary,
    ...raids,
    ...raidBooklets,
  },
};
