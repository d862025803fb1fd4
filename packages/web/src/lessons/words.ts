import type { LessonWords } from '@meetingstone/words';
import { englishLessons } from '@meetingstone/words';

/** Loaded with these pages alone. */
export const words: LessonWords = englishLessons;
