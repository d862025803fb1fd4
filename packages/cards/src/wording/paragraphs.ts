import type { Facts } from '@meetingstone/rules';
import { CLASSES, KEYWORDS, KINDS } from '@meetingstone/rules';
import { escaped } from './escaped.ts';
import { inOtherWords } from './otherWords.ts';

/** What a card calls itself in its text. */
export function selfWord({ types, tags }: Pick<Facts, 'types' | 'tags'>): string {
  if (tags.some((tag) => tag.endsWith('Totem'))) return 'Totem';
  const kind = ['Weapon', 'Armor', 'Item'].find((word) => tags.includes(word));
  if (types.includes('Equipment') && kind) return kind.toLowerCase();
  if (types.includes('Ally')) return 'ally';
  return (types[0] ?? 'card').toLowerCase();
}

const NOT_NAMES: ReadonlySet<string> = new Set([
  ...CLASSES,
  ...KEYWORDS,
  ...KINDS,
  'The',
  'Lord',
  'Lady',
  'King',
  'Elder',
  'Herald',
  'Fire',
  'Frost',
  'Shadow',
  'Holy',
  'Arcane',
  'Nature',
  'Horde',
  'Alliance',
  'Orc',
  'Troll',
  'Human',
  'Gnome',
  'Dwarf',
  'Worgen',
  'Goblin',
  'Undead',
  'Tauren',
  'Draenei',
  'Demon',
  'Beast',
  'Dragon',
  'Ghoul',
  'Mechanical',
  'Totem',
  'Captain',
  'Spirit',
  'Murloc',
]);

type Named = Pick<Facts, 'name' | 'types'>;

/** How a text may call its own card: its name, and for allies and heroes a part of it. */
function ownNames(facts: Named): readonly string[] {
  const whole = wholeNames(facts);
  if (facts.types.includes('Ability') || !facts.types.some((type) => type === 'Ally' || type === 'Hero')) return whole;
  const words = facts.name
    .split(',')[0]!
    .split(/\s+/)
    .filter((word) => /^[A-Z]/.test(word) && word.length > 2 && !NOT_NAMES.has(word));
  return [...whole, ...words];
}

/** The names that are no single word of it: "Target" in the text of a Target Dummy means what it says. */
export function wholeNames({ name, types }: Named): readonly string[] {
  if (types.includes('Ability')) return [name];
  const nickname = types.some((type) => type === 'Ally' || type === 'Hero') ? /^"(.+)"/.exec(name)?.[1] : undefined;
  const inText = name.replace(/^The /, 'the ');
  return [name, inText, name.split(',')[0]!, ...(nickname ? [nickname] : [])];
}

/** What is called so, or in that form, is not the card itself. */
const MASK = '\u0000';
const NAMED = 'named \u0001';
const FORM = `in ${MASK}`;
const FORMS: ReadonlySet<string> = new Set(['Bear Form', 'Cat Form']);
const OF_WORDS: readonly string[] = KEYWORDS.filter((keyword) => keyword.includes(' '));

/** What stands in brackets reminds of the rules, or shows an icon; when and how often a power can be used is no reminder. */
const REMINDER = /^(?!(?:Use|Once|Only|Play) )(?:[A-Z"“[+]|like |including |even if |non-)/;

/** A paragraph without what only reminds of the rules in brackets. */
export const withoutReminder = (paragraph: string): string =>
  paragraph
    .replace(/\[\((\w+)\)\]/g, '$1')
    .replace(/\s*\((?!\d+\)|X\))([^()]*(?:\([^()]*\)[^()]*)*)\)/g, (all: string, inside: string) =>
      REMINDER.test(inside) ? '' : all,
    )
    .replace(/\.\s*\.$/, '.') // One stop was outside of the brackets.
    .trim();

/** A card may be called like a keyword: what somebody has is that. */
const AS_A_WORD: ReadonlySet<string> = new Set(KEYWORDS);
const HAVING = '(?<!\\b(?:has|have|with|and|or|is|are|gains?|loses?) )(?<!, )';
/** "another Rabbit", "each Wolf": a name has no such word before it, and no noun after it. */
const DESCRIBED = '(?<!\\b(?:another|each|other) )';
const TAG_AFTER = '(?! [A-Z][a-z]+ (?:[A-Z][a-z]+ )*(?:ally|allies|hero|heroes|cards?|tokens?)\\b)';
const NOUN_AFTER = '(?! (?:ally|allies|hero|heroes|cards?|tokens?|in its name|in their names)\\b)';

/** "While there is an Echo of Baine in your graveyard": any card of that name. */
const asANoun = (own: string): RegExp =>
  new RegExp(`\\b(an?|another|each|each other) (${escaped(own)})(?![\\w'-])`, 'g');

/** The name where it stands for the card itself. */
function nameAlone(name: string): RegExp {
  const before = AS_A_WORD.has(name) ? HAVING : DESCRIBED;
  const after = `${name.includes(' ') ? '' : TAG_AFTER}${NOUN_AFTER}`;
  return new RegExp(`(?<![\\w'-])(?<!named (?:[A-Z][\\w'-]* )*)${before}${escaped(name)}(?![\\w-])${after}`, 'g');
}

/** Where the card is not meant, its name stands aside. */
function aside(text: string, own: string): string {
  const named = (own.includes(' ') ? text.replace(asANoun(own), '$1 card named $2') : text).replaceAll(
    `named ${own}`,
    NAMED,
  );
  return FORMS.has(own)
    ? named.replaceAll(`in ${own}`, FORM).replaceAll(`has ${own}`, FORM.replace('in', 'has'))
    : named;
}

/** A name may be a word of a keyword that is spoken of: "Dual" where heroes have Dual Wield. */
const isOfKeyword = (name: string, own: string, text: string): boolean =>
  OF_WORDS.some((keyword) => keyword !== own && keyword.split(' ').includes(name) && text.includes(keyword));

/** A paragraph as the reader wants it: without reminder text, "this ally" for the card's own name. */
export function prepared(
  paragraph: string,
  facts: Pick<Facts, 'name' | 'types' | 'tags'>,
  names: readonly string[] = ownNames(facts),
): string {
  const { name: own } = facts;
  const self = `this ${selfWord(facts)}`;
  let text = withoutReminder(paragraph)
    .replace(/\bit['’]s (?=controller\b|owner\b)/g, 'its ')
    .replace(/(["“][A-Za-z]+)([,.])(["”])/g, '$1$3$2'); // The comma after a quoted word is not part of it.
  const isNamed = text.includes(own);
  if (isNamed) text = aside(text, own);
  for (const name of names)
    if (text.includes(name) && !isOfKeyword(name, own, text)) text = text.replace(nameAlone(name), self);
  text = inOtherWords(text, self);
  return isNamed ? text.replaceAll(NAMED, `named ${own}`).replaceAll(MASK, own) : text;
}

/** A paragraph that goes on from the one before it: a link's text may have several (712.2). */
const GOES_ON =
  /^(?:(?:If|For each|When damage is dealt) [^:]*\bthis way\b[^:]*,|[^:]*\bpaid this way\b|This \w+ enters play with [^:]* this way\.$)/;

/** "Attached hero has:", and the powers that it has below it. */
const HAS = /^(?!.*→)[^"]*\b(?:has|have):$/;
const IS_POWER = /^[^"]*(?:→|>>>)[^"]*\.$/;

function quoted(paragraphs: readonly string[]): readonly string[] {
  const at = paragraphs.findIndex((one) => HAS.test(one));
  const below = paragraphs.slice(at + 1);
  if (at < 0 || below.length < 2 || !below.every((one) => IS_POWER.test(one))) return paragraphs;
  const last = below.length - 1;
  const listed = below.map((one, n) => `${n === last ? 'and ' : ''}"${one}"`).join(last > 1 ? ', ' : ' ');
  return [...paragraphs.slice(0, at), `${paragraphs[at]!.slice(0, -1)} ${listed}`];
}

/** "When this ally enters play—", and below it what happens then: each line is a power with that event (703.6). */
const EVENT = /^((?:When|At) [^"]*?) ?—$/;

function eachWithItsEvent(paragraphs: readonly string[]): readonly string[] {
  const at = paragraphs.findIndex((one) => EVENT.test(one));
  const below = paragraphs.slice(at + 1);
  if (at < 0 || below.length < 2) return paragraphs;
  const event = EVENT.exec(paragraphs[at]!)![1]!.replace(/,$/, '');
  return [...paragraphs.slice(0, at), ...below.map((one) => `${event}, ${one.charAt(0).toLowerCase()}${one.slice(1)}`)];
}

/** The paragraphs of a text box, those that speak of what was done "this way" with the one that did it. */
export function together(paragraphs: readonly string[]): readonly string[] {
  const whole: string[] = [];
  for (const paragraph of quoted(eachWithItsEvent(paragraphs)))
    if (whole.length > 0 && GOES_ON.test(paragraph)) whole.push(`${whole.pop()} ${paragraph}`);
    else whole.push(paragraph);
  return whole;
}

/** The kinds of cards that are never each other, by the words for them. */
const FAMILIES = [
  /\b(abilit(y|ies)|attachments?)\b/i,
  /\b(equipment|items?|armor|weapons?)\b/i,
  /\b(ally|allies|hero(es)?|characters?)\b/i,
];

/** A power in quotes that says "this" of the card that gives it: the one that has it is of another kind. */
export function speaksOfGiver(paragraph: string): boolean {
  if (!paragraph.includes('"')) return false; // Most quote nothing.
  return [...paragraph.matchAll(/([^".]*)"([^"]*)"/g)].some(([, subject = '', power = '']) => {
    const named = FAMILIES.filter((one) => one.test(subject));
    const meant = FAMILIES.filter((one) => new RegExp(`\\bthis ${one.source.slice(2)}`, 'i').test(power));
    return named.length > 0 && meant.some((one) => !named.includes(one));
  });
}
