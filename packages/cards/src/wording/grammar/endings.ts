export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "a" or "an", as the word after it sounds: "an 8", "an heirloom", "a Unique", "an [Arcane]". */
export const articleBefore = (word: string): 'a' | 'an' =>
  /^\[?([aei]|o(?!ne\b)|u(?!ni)|8|1[18]\b|X$|heir|hour)/i.test(word) ? 'an' : 'a';

export function pluralOf(word: string): string {
  if (/(Elf|Dwarf|Wolf)$/i.test(word)) return word.replace(/f$/i, 'ves');
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  if (/(equipment|armor|draenei|dragonkin|naga|scourge|shaman|sheep|taunka|tauren|undead|worgen)$/i.test(word))
    return word;
  return /(s|x|ch|sh|hero)$/i.test(word) ? `${word}es` : `${word}s`;
}
