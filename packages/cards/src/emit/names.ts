const wordsOf = (name: string): readonly string[] => name.replace(/['’]/g, '').match(/[A-Za-z0-9]+/g) ?? [];

/** "Heroes of Azeroth" as a folder: heroes-of-azeroth. */
export const kebabCase = (name: string): string =>
  wordsOf(name)
    .map((word) => word.toLowerCase())
    .join('-');

/** "Heroes of Azeroth" as a name in a program: heroesOfAzeroth. */
export const camelCase = (name: string): string =>
  wordsOf(name)
    .map((word, n) => (n === 0 ? word.toLowerCase() : `${word[0]!.toUpperCase()}${word.slice(1).toLowerCase()}`))
    .join('');
