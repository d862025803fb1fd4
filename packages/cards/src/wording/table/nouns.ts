import type { Noun } from '@meetingstone/rules';
import { DAMAGE_TYPES, TALENT_SPECS } from '@meetingstone/rules';
import { choice, either, seenAs } from '../grammar/combine.ts';
import type { Bits } from '../grammar/description.ts';
import { bits, description } from '../grammar/description.ts';
import { capital } from '../grammar/endings.ts';
import { joinedBy, list } from '../grammar/lists.ts';
import type { Phrase, Plurality } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { afterNoun } from './afterNoun.ts';
import { besides } from './besides.ts';
import { noun, nounEach, nounMany } from './phrases.ts';
import { otherwise, REPUTATIONS, tag, tagsEach, tagsInARow, tagsInARowMany, tagsMany, tagsOr } from './tags.ts';
import {
  classIcon,
  damageIcon,
  damageType,
  faction,
  kindsAnd,
  kindsEach,
  kindsOr,
  laterArticle,
  traitIcon,
} from './vocabulary.ts';
import { ofOne } from './zones.ts';

type Part = Row<Partial<Noun>>;

/** Whose cards have their name in them: "a Jaina ally". */
const PERSONS = ['Daelin', 'Jaina'] as const;

const adjectives: readonly Part[] = [
  fixed('other', { other: true }),
  fixed('opposing', { whose: 'opposing' }),
  fixed('friendly', { whose: 'friendly' }),
  fixed('MARKED', { counters: { name: 'MARKED', number: { is: 'or more', than: 1 } } }), // COT.04
  fixed('damaged', { damaged: true }),
  fixed('undamaged', { damaged: false }),
  fixed('exhausted', { exhausted: true }),
  fixed('ready', { exhausted: false }),
  fixed('attacking', { attacking: true }),
  fixed('defending', { defending: true }),
  fixed('protecting', { protecting: true }),
  fixed('token', { token: true }),
  fixed('non-token', { token: false }),
  fixed('non-ongoing', { ongoing: false }),
  fixed('non-instant', { instant: false }),
  fixed('face-down', { faceDown: true }),
  fixed('face-up', { faceDown: false }),
  fixed('ongoing', { ongoing: true }),
  fixed('instant', { instant: true }),
  fixed('Unique', { unique: true }),
  fixed('Unlimited', { unlimited: true }),
  fixed('neutral', { neutral: true }), // 206.1d
  fixed('Loot', { loot: true }),
  ...(['Elusive', 'Untargetable'] as const).map((keyword) => fixed(keyword, { keyword })),
  row({ not: otherwise }, '{not}', ({ not }): Partial<Noun> => ({ not })),
  ...ofEach(PERSONS, (nameHas) => [fixed(nameHas, { nameHas })]),
];

/** What stands between the members of a list, the written word first: nobody is all of them, each is one. */
type Joints = readonly ('and' | 'or' | 'and/or')[];
const OF_ONE: Joints = ['or', 'and/or'];
const OF_MANY: Joints = ['and', 'or', 'and/or'];

/** "[Horde] or Monster hero", "Frost or [Frost] card": by words of different kinds. */
const mixed = (joints: Joints): Phrase<readonly Noun[]> => {
  const apart = joints === OF_MANY ? elementsToo : different;
  return seenAs(joinedBy(oneTrait, joints, 2), apart, apart);
};
const oneTrait: Phrase<Noun> = choice('trait', () => [
  row({ faction }, '{faction}', ({ faction }): Noun => ({ faction })),
  row({ icon: classIcons }, '{icon}', ({ icon }): Noun => ({ icon })),
  row({ type: damageIcon }, '{type}', ({ type }): Noun => ({ damageType: [type] })),
  row({ tag }, '{tag}', ({ tag: one }): Noun => ({ tag: [one] })),
]);
function different(nouns: readonly Noun[]): readonly Noun[] | undefined {
  return nouns[0]?.tag ? undefined : ofDifferentKinds(nouns); // "Mage or [Mage] equipment" is a Mage, or such an equipment.
}
/** "Frost and [Frost] cards": what is no noun of its own stands for all cards of that tag. */
function elementsToo(nouns: readonly Noun[]): readonly Noun[] | undefined {
  const [, ...later] = nouns;
  return later.every(({ damageType }) => damageType) ? ofDifferentKinds(nouns) : different(nouns);
}
function ofDifferentKinds(nouns: readonly Noun[]): readonly Noun[] | undefined {
  const keys = nouns.map((noun) => Object.keys(noun));
  if (keys.some(({ length }) => length !== 1)) return undefined;
  const kinds = new Set(keys.map(([key]) => (key === 'faction' ? 'icon' : key)));
  return kinds.size > 1 && nouns.every((noun) => noun.tag ?? noun.faction ?? noun.icon ?? noun.damageType)
    ? nouns
    : undefined;
}

/** "fire or [Fire] card": of that tag, or dealing that damage. */
const ofOneElement: Phrase<readonly Noun[]> = seenAs(
  choice('element', () => [
    row({ type: damageType, icon: damageIcon }, '{type} or {icon}', ({ type, icon }) => ({ type, icon })),
  ]),
  ({ type, icon }) => (type === icon ? [{ tag: [capital(type)] }, { damageType: [type] }] : undefined),
  () => undefined,
);

/** What is printed on a card's face: these words may differ between the members of a list. */
const nature = (joints: Joints): Bits<Noun> => {
  const icons = joinedBy(traitIcon, joints, 2);
  const damageIcons = joinedBy(damageIcon, joints);
  const tags = either('tags', () => [joinedBy(laterArticle(tag), joints), tagsOr]);
  return bits<Noun>('nature', (): readonly Part[] => [
    row({ faction }, '{faction}', ({ faction }): Partial<Noun> => ({ faction })),
    row({ icon: classIcons }, '{icon}', ({ icon }): Partial<Noun> => ({ icon })),
    row({ icon: icons }, '{icon}', ({ icon }): Partial<Noun> => ({ icon })),
    row({ type: damageIcons }, '{type}', ({ type }): Partial<Noun> => ({ damageType: type })),
    row({ tag: tags }, '{tag}', ({ tag }): Partial<Noun> => ({ tag })),
    row({ allTags: tagsInARow }, '{allTags}', ({ allTags }): Partial<Noun> => ({ allTags })),
    row({ any: mixed(joints) }, '{any}', ({ any }): Partial<Noun> => ({ any })),
    row({ any: ofOneElement }, '{any}', ({ any }): Partial<Noun> => ({ any })),
    ...REPUTATIONS.map((one) => fixed(one, { reputation: [one] })),
  ]);
};
const natureOne = nature(OF_ONE);
const natureMany = nature(OF_MANY);
const beforeOne = bits<Noun>('before a noun', (): readonly Part[] => [...adjectives, ...natureOne.rows()]);
const beforeMany = bits<Noun>('before a noun', (): readonly Part[] => [...adjectives, ...natureMany.rows()]);

const classIcons = seenAs(
  classIcon,
  (one): readonly string[] => [one],
  (all) => (all.length === 1 ? all[0] : undefined),
);
/** A Demon is somebody, and so is a Mage; Fire is what a card is of: it is written "Fire card". */
const NOBODIES: ReadonlySet<string> = new Set(
  [...TALENT_SPECS, ...DAMAGE_TYPES.map(capital)].filter((word) => word !== 'Elemental'), // A people, too.
);
function ofBeings(tags: readonly string[]): readonly string[] | undefined {
  return tags.some((tag) => NOBODIES.has(tag)) ? undefined : unlessBlood(tags);
}

/** A Blood, without another word, is a card of that kind (R402.2): the talent spec is said of cards. */
const alone = seenAs(tagsOr, unlessBlood, ofBeings);
const aloneEach = seenAs(tagsEach, unlessBlood, ofBeings);
const aloneMany = seenAs(tagsMany, unlessBlood, ofBeings);
function unlessBlood(tags: readonly string[]): readonly string[] | undefined {
  return tags.length === 1 && tags[0] === 'Blood' ? undefined : tags;
}

function heads(number: Plurality, each = false): Bits<Noun> {
  const many = number === 'many';
  const list = (): readonly Part[] => [
    row({ kind: many ? kindsAnd : each ? kindsEach : kindsOr }, '{kind}', ({ kind }): Partial<Noun> => ({ kind })),
    row({ kind: many ? kindsEach : kindsOr }, '{kind} card/cards', ({ kind }): Partial<Noun> => ({ kind })),
    row({ tag: many ? aloneMany : each ? aloneEach : alone }, '{tag}', ({ tag }): Partial<Noun> => ({ tag })),
    row({ allTags: many ? tagsInARowMany : tagsInARow }, '{allTags}', ({ allTags }): Partial<Noun> => ({ allTags })),
    fixed('ally token/tokens', { kind: ['Ally'], token: true }),
    ...REPUTATIONS.map((one) => fixed(`${one} card/cards`, { reputation: [one] })),
    fixed('token/tokens', { token: true }),
    fixed('Protector/Protectors', { keyword: 'Protector' }),
    fixed('Finishing Move/Moves', { keyword: 'Finishing Move' }),
    fixed('Finishing Move card/cards', { keyword: 'Finishing Move' }),
    fixed('attachment/attachments', { attachment: true }),
    fixed('instant/instants', { instant: true }),
    fixed('attacker/attackers', { attacking: true }),
    fixed('defender/defenders', { defending: true }),
    fixed('quest reward effect/effects', { kind: ['Quest'], effect: ['reward'] }),
    ...(['payment', 'reward', 'triggered'] as const).map((one) => fixed(`${one} effect/effects`, { effect: [one] })),
    fixed('card/cards', {}),
  ];
  return bits('head', list, number);
}

/** "Demon ally or Warlock hero", with what is said of all of them after it. */
const listed = (
  number: Plurality,
  member: Phrase<Noun>,
  later: Phrase<Noun>,
  joints: readonly ('and' | 'or' | 'and/or')[],
): Phrase<Noun> => {
  const any = seenAs(joinedBy(member, joints, 2, later), differing, differing);
  const head = bits<Noun>('list', () => [row({ any }, '{any}', ({ any }): Partial<Noun> => ({ any }))]);
  return description('listed', { before: shared, head, after: afterNoun }, number);
};

const shared = bits<Noun>('of all', () => [
  fixed('other', { other: true }),
  fixed('opposing', { whose: 'opposing' }),
  fixed('friendly', { whose: 'friendly' }),
]);

/**
 * "hero or ally" is one description of two kinds, "Human or Orc ally" one of two tags; a list has a member after the
 * first with words of its own, or kinds and tags. A bare "card" is no member: it would be any card.
 */
const differing = (nouns: readonly Noun[]): readonly Noun[] | undefined => {
  const [first, ...later] = nouns;
  if (nouns.some((noun) => Object.keys(noun).length === 0)) return undefined;
  const isPlain = (noun: Noun) => Object.keys(noun).length === 1 && !noun.damageType; // "[Fire] card"
  if (!first!.kind && later.some(({ kind }) => kind)) return isBare(nouns) ? nouns : undefined;
  return later.some((noun) => !isPlain(noun)) || isBare(nouns) ? nouns : undefined;
};

/** Each told by one word, and not all by the same kind of word: "Totem or Demon", "Frost or [Frost] card". */
const isBare = (nouns: readonly Noun[]): boolean =>
  nouns.every(({ attacking, defending }) => attacking ?? defending) ||
  (nouns.some(({ tag }) => tag) &&
    nouns.some(({ kind, icon, damageType, keyword }) => kind ?? icon ?? damageType ?? keyword) &&
    nouns.every((noun) => Object.keys(noun).length === 1));

const STATES: ReadonlySet<string> = new Set([
  'token',
  'damaged',
  'exhausted',
  'attacking',
  'defending',
  'ongoing',
  'instant',
]);

const headOne = heads('one');
const headEach = heads('one', true);
const headMany = heads('many');
const memberOne = description('member', { before: natureOne, head: headOne }, 'one');
const memberMany = description('members', { before: natureMany, head: headMany }, 'many');
/** How a card is for now, or came about, is said of one member alone only after the first: before that, of all of them. */
const states: readonly Part[] = adjectives.filter(({ pattern }) => {
  const [key] = Object.keys(pattern as object);
  return key !== undefined && STATES.has(key);
});
const ofLater = (nature: Bits<Noun>): Bits<Noun> =>
  bits<Noun>('before a noun', (): readonly Part[] => [...states, ...nature.rows()]);
const laterOne = description('member', { before: ofLater(natureOne), head: headOne }, 'one');
const laterMany = description('members', { before: ofLater(natureMany), head: headMany }, 'many');

/** "ability, ally, and equipment you control", where there is one of each; a list of kinds has its article only once. */
export const eachOf: Phrase<Noun> = description(
  'of each',
  {
    before: shared,
    head: bits<Noun>('of each', () => [
      row({ any: list(memberOne, 'and', 2) }, '{any}', ({ any }): Partial<Noun> => ({ any })),
    ]),
    after: afterNoun,
  },
  'one',
);

const described = (name: string, before: Bits<Noun>, head: Bits<Noun>, number: Plurality): Phrase<Noun> =>
  description(name, { before, head, after: afterNoun }, number);

/** One card, described: "damaged opposing ally". */
noun.is(
  ofOne(
    besides(
      either('noun', () => [
        described('noun', beforeOne, headOne, 'one'),
        listed('one', memberOne, laterOne, ['or', 'and/or']),
      ]),
    ),
  ),
);
nounEach.is(
  ofOne(
    besides(
      either('each noun', () => [
        described('each noun', beforeMany, headEach, 'one'),
        listed('one', memberOne, laterOne, ['and', 'or', 'and/or']),
      ]),
    ),
  ),
);
/** Several: "damaged opposing allies". */
nounMany.is(
  besides(
    either('nouns', () => [
      described('nouns', beforeMany, headMany, 'many'),
      listed('many', memberMany, laterMany, ['and', 'or', 'and/or']),
    ]),
  ),
);
