import { asTableSays } from './asPeopleSay.ts';
import { escaped } from './escaped.ts';

/** The same in the words that the table has. */
interface Rewriting {
  /** No text without one of these is meant. */
  readonly words: readonly string[];
  readonly say: (text: string, self: string) => string;
}

const COUNTERS = /\b([a-z]+) counters?\b/g;
/** The name of the counters spoken of last (404.1d). */
const countersBefore = (text: string, at: number): string | undefined =>
  [...text.slice(0, at).matchAll(COUNTERS)].at(-1)?.[1];

/** "If none remain", "if you removed the last one". */
const NONE_LEFT = /\b(if) (?:none remain|no counters remain|you removed the last one)\b/gi;
const ofWhichCounters = (text: string): string =>
  text.replace(NONE_LEFT, (all: string, so: string, at: number) => {
    const name = countersBefore(text, at);
    return name === undefined ? all : `${so} no ${name} counters remain`;
  });

/** "When the last counter is removed", "if there are ten or more": of the counters this card has. */
const LAST_COUNTER = /\bwhen the last counter is removed(?= ?,)/gi;
const SO_MANY = /\bif there are ([a-z]+) or more(?= ?,)/gi;
const ofThoseCounters = (text: string, self: string): string =>
  text
    .replace(LAST_COUNTER, (all: string, at: number) => {
      const name = countersBefore(text, at);
      return name === undefined ? all : `When the last ${name} counter is removed from ${self}`;
    })
    .replace(SO_MANY, (all: string, n: string, at: number) => {
      const name = countersBefore(text, at);
      return name === undefined ? all : `if there are ${n} or more ${name} counters on ${self}`;
    });

/** "While your hero is damaged, when it attacks": the one of whom it is said that something is so. */
const WHILE_HERO = /\b(While your hero [^,.":]*, (?:when )?)it(?:(['’]s)|(?= ))/g;
const WHILE_IN_FORM = /\bWhile in (Bear|Cat) Form, (?=when your hero\b)/g;
const withoutIt = (text: string): string =>
  text
    .replace(WHILE_HERO, (_: string, so: string, is: string | undefined) => `${so}your hero${is ? ' is' : ''}`)
    .replace(WHILE_IN_FORM, 'While your hero is in $1 Form, ');

/** Whoever has searched a deck shuffles it, whether it says so or not (413.2). */
const SHUFFLED = /\b([Ss]earch [^.]*\bdeck\b[^.]*?),? (?:and|then|and then) shuffle (?:your|his|that) deck\./g;

/** "When this ally enters play and when he attacks": the second event is of the same card. */
const SAME_AGAIN = /\b(When this \w+ [^,.:"]*? (?:and|or) when) (?:he|she|it)\b/g;
/** "When this weapon enters play or you strike with it" */
const STRIKES_WITH_IT = /\b(When this \w+ [^,.:"]*? or (?:when )?you strike with) it\b/g;

/** "When you first skip drawing a card on each of your turns": for the first time. */
const FIRST_TIME = /\b(When you )first ([^,.":]+) on each of your turns,/g;

const TOKEN_NAME = /\btoken named ([A-Z][\w'-]*(?: [A-Z][\w'-]*)*)(?= (?:with|into)\b)/;

/** A token that was given a name is called by it: in its own powers "this token", afterwards "that token". */
function withoutTokenName(text: string): string {
  const found = TOKEN_NAME.exec(text);
  if (!found) return text;
  const after = found.index + found[0].length;
  const called = new RegExp(`(?<![\\w'-])(?<!\\b(?:an?|another|each) )${escaped(found[1]!)}(?![\\w'-]| \\()`, 'g');
  const rest = text
    .slice(after)
    .split('"')
    .map((part, n) => part.replace(called, n % 2 === 1 ? 'this token' : 'that token'));
  return text.slice(0, after) + rest.join('"');
}

const REWRITINGS: readonly Rewriting[] = [
  {
    words: [' when ', 'you strike with it'],
    say: (text, self) => text.replace(SAME_AGAIN, `$1 ${self}`).replace(STRIKES_WITH_IT, `$1 ${self}`),
  },
  { words: ['remain', 'the last one'], say: ofWhichCounters },
  { words: ['token named'], say: withoutTokenName },
  { words: ['the last counter', 'f there are '], say: ofThoseCounters },
  { words: ['While '], say: withoutIt },
  { words: [' first '], say: (text) => text.replace(FIRST_TIME, '$1$2 for the first time on each of your turns,') },
  { words: [" it's also "], say: (text) => text.replace(/, and it['’]s also /g, ', and it is also ') },
  { words: ['f you do and '], say: (text) => text.replace(/\b([Ii]f you do) and (?=your hero would )/g, '$1, if ') },
  {
    words: ['arget up to two'],
    say: (text) => text.replace(/\b(to the (?:first|second))(?= and \d|\.$)/g, '$1 target'),
  },
  { words: ['shuffle '], say: (text) => text.replace(SHUFFLED, '$1.') },
];

export function inOtherWords(paragraph: string, self: string): string {
  let text = paragraph;
  for (const { words, say } of REWRITINGS) if (words.some((word) => text.includes(word))) text = say(text, self);
  return asTableSays(text, self);
}
