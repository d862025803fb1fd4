/** Words as they stand, in a pattern. */
export const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
