import { BLACK_TEMPLE } from './black-temple.ts';
import type { Break } from './break.ts';
import { CAVERNS_OF_TIME } from './caverns-of-time.ts';
import { CHAPTER_3 } from './chapter-3.ts';
import { CHAPTER_4_400_TO_409 } from './chapter-4-400-to-409.ts';
import { CHAPTER_4_410_TO_415 } from './chapter-4-410-to-415.ts';
import { ATTACHMENTS_TO_TOKENS } from './chapter-4-attachments-to-tokens.ts';
import { DAMAGE_TO_PLAYING } from './chapter-4-damage-to-playing.ts';
import { PRIORITY_TO_ZONES } from './chapter-4-priority-to-zones.ts';
import { CHAPTER_7_700_TO_711 } from './chapter-7-700-to-711.ts';
import { CHAPTER_7_712_TO_716 } from './chapter-7-712-to-716.ts';
import { CHAPTER_7_717_TO_719 } from './chapter-7-717-to-719.ts';
import { ENTERING_TO_LOOPS } from './chapter-7-entering-to-chapter-8.ts';
import { POWERS_TO_RESOLVING } from './chapter-7-powers-to-resolving.ts';
import { CHAPTER_8 } from './chapter-8.ts';
import { CHAPTERS_1_AND_2 } from './chapters-1-and-2.ts';
import { CHAPTERS_1_TO_3 } from './chapters-1-to-3.ts';
import { CHAPTERS_5_AND_6 } from './chapters-5-and-6.ts';
import { TURNS_AND_COMBAT } from './chapters-5-and-6-turns-and-combat.ts';
import { KEYWORDS_A_TO_I } from './keywords-a-to-i.ts';
import { KEYWORDS_J_TO_Z } from './keywords-j-to-z.ts';
import { MAGTHERIDONS_LAIR } from './magtheridons-lair.ts';
import { MOLTEN_CORE } from './molten-core.ts';
import { RAIDS } from './raids.ts';

/** The rules that are broken, one at a time. */
export const BREAKS: readonly Break[] = [
  ...CHAPTERS_1_TO_3,
  ...CHAPTERS_1_AND_2,
  ...CHAPTER_3,
  ...CHAPTER_4_400_TO_409,
  ...CHAPTER_4_410_TO_415,
  ...ATTACHMENTS_TO_TOKENS,
  ...DAMAGE_TO_PLAYING,
  ...PRIORITY_TO_ZONES,
  ...CHAPTERS_5_AND_6,
  ...TURNS_AND_COMBAT,
  ...CHAPTER_7_700_TO_711,
  ...CHAPTER_7_712_TO_716,
  ...CHAPTER_7_717_TO_719,
  ...CHAPTER_8,
  ...POWERS_TO_RESOLVING,
  ...ENTERING_TO_LOOPS,
  ...KEYWORDS_A_TO_I,
  ...KEYWORDS_J_TO_Z,
  ...RAIDS,
  ...MOLTEN_CORE,
  ...MAGTHERIDONS_LAIR,
  ...BLACK_TEMPLE,
  ...CAVERNS_OF_TIME,
];
