import { articleBefore } from './grammar/endings.ts';

type Fault = readonly [kind: string, in_: (line: string) => boolean];

const matching = (pattern: RegExp) => (line: string) => pattern.test(line);

/** What no editor would print, kind by kind. */
const FAULTS: readonly Fault[] = [
  ['code in place of words', matching(/[<{}]|=>|\[object|\bundefined\b|\bnull\b|\bNaN\b/)],
  ['two words grown together', matching(/\b[a-z]+[A-Z]/)],
  [
    'one of many',
    matching(
      /\b(?:one|1|a|an) (?:other |more |target )?(?:cards|allies|heroes|abilities|counters|resources|players|tokens)\b/i,
    ),
  ],
  [
    'many of one',
    matching(
      /\b(?:two|three|four|five|six|seven|eight|nine|ten) (?:card|ally|hero|ability|counter|resource|player|token)\b/i,
    ),
  ],
  ['a for an', (line) => [...line.matchAll(/\b(an?) (\S+)/gi)].some(([, article, word]) => !fits(article!, word!))],
  ['a choice left open', matching(/\w\((?:s|es)\)|\band\/or or\b/)],
  ['blanks and marks out of place', matching(/ {2}| [,.;:)]|\.\.(?!\.)|,,|\( |^\s|\s$/)],
  ['markup', matching(/<\/?[a-z]+>|&[a-z]+;/)],
  [
    'costs behind what goes on',
    matching(
      /^Ongoing: (?:As an additional cost to play|You may [^.]* rather than pay|Play this|(?:Preparation|Finishing Move|Trap|Haste \d)$)/,
    ),
  ],
];

/** An icon's or a number's sound is that of its word; "a [Horde] race", "an [Arcane] card". */
const fits = (article: string, word: string): boolean => articleBefore(word) === article.toLowerCase();

/** The kinds of faults in a line of a text box; a card is proofread with it. */
export const faultsIn = (line: string): readonly string[] =>
  FAULTS.filter(([, isIn]) => isIn(line)).map(([kind]) => kind);
