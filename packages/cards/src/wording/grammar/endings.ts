export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function pluralOf(word: string): string {
  if (/(Elf|Dwarf|Wolf)$/i.test(word)) return word.replace(/f$/i, 'ves');
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  if (/(equipment|armor|undead)$/i.test(word)) return word;
  return /(s|x|ch|sh|hero)$/i.test(word) ? `${word}es` : `${word}s`;
}
