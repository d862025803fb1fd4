import type { Change, Effect, Facts, Keyword, Noun, Power } from '@meetingstone/rules';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every part of a card's text and powers. */
function partsOf(value: unknown, all: Node[] = []): readonly Node[] {
  if (!isNode(value)) return all;
  all.push(value);
  for (const key in value) partsOf(value[key], all);
  return all;
}

/** Every part with the card on which it stands: a token has its own. */
function partsOn(value: unknown, card: Facts, all: (readonly [Node, Facts])[] = []): typeof all {
  if (!isNode(value)) return all;
  all.push([value, card]);
  for (const key in value) {
    const part = value[key];
    partsOn(part, key === 'token' && isNode(part) ? (part as unknown as Facts) : card, all);
  }
  return all;
}

/** What only the text that is being processed remembers. */
const REMEMBERED: ReadonlySet<unknown> = new Set([
  'that',
  'targeted',
  'target',
  'event',
  'it',
  'done',
  'revealed',
  'paid',
]);

const speaksOfMemory = (value: unknown): boolean =>
  partsOf(value).some(({ select, player }) => REMEMBERED.has(select) || REMEMBERED.has(player));

/** A modifier remembers the cards of which the text spoke that made it (709.2d), but no players, and each card it looks at anew. */
const isForgotten = (value: unknown): boolean =>
  partsOf(withoutFoe(value)).some(
    ({ select, player }) => select === 'it' || select === 'target' || REMEMBERED.has(player),
  );
/** Whom they fight can be a target. */
function withoutFoe(value: unknown): unknown {
  if (!isNode(value)) return value;
  const { inCombatWith, ...rest } = value;
  const foe = isNode(inCombatWith) && isNode(inCombatWith.among) ? inCombatWith.among : undefined;
  return foe ? rest : value;
}

const FIGHTERS: readonly string[] = ['Hero', 'Ally', 'Character', 'Totem'];

/** Which cards have the number that is changed; others would have nothing of it. */
const BEARERS: Readonly<Partial<Record<Change['change'], readonly string[]>>> = {
  health: FIGHTERS,
  'set health': FIGHTERS,
  atk: [...FIGHTERS, 'Weapon', 'Equipment'],
  'set atk': [...FIGHTERS, 'Weapon', 'Equipment'],
  def: ['Armor', 'Equipment', 'Item'],
  'strike cost': ['Weapon', 'Equipment'],
};
const FIGHTING: readonly Keyword[] = [
  ...(['Berserking', 'Conspicuous', 'Elusive', 'Ferocity', 'Hardiness', 'Inspire', 'Mend'] as const),
  ...(['Protector', 'Sentinel', 'Shadowmeld', 'Smash'] as const),
];

/** Only fighters can do what some keywords say. */
function bearersOf(change: Change): readonly string[] | undefined {
  if (change.change !== 'grant') return BEARERS[change.change];
  return change.power.power === 'keyword' ? keywordBearers(change.power.keyword) : undefined;
}
const keywordBearers = (keyword: Keyword): readonly string[] | undefined =>
  FIGHTING.includes(keyword) ? FIGHTERS : undefined;

const isFor = (kinds: readonly string[], bearers: readonly string[] | undefined): boolean =>
  !bearers || kinds.length === 0 || kinds.some((kind) => bearers.includes(kind));

/** What a description says of the kinds of its cards. */
function kindsOf(noun: Noun, { types, tags, attach }: Facts): readonly string[] {
  if (noun.self) return types.flatMap((type) => (type === 'Equipment' ? [type, ...tags] : [type]));
  return (noun.attached ? attach?.noun.kind : noun.kind) ?? [];
}

/** What becomes an ally has what allies have. */
const withTypes = (kinds: readonly string[], changes: readonly Change[]): readonly string[] =>
  kinds.length === 0
    ? kinds
    : [
        ...kinds,
        ...changes.flatMap((one) => (one.change === 'add type' || one.change === 'become type' ? [one.type] : [])),
      ];

/** Nothing becomes what it is. */
function isAlready(change: Change, { tag, kind }: Noun): boolean {
  if (change.change === 'add tag') return tag?.length === 1 && tag[0] === change.tag;
  const becomes = change.change === 'add type' || change.change === 'become type';
  return becomes && kind?.length === 1 && kind[0] === change.type;
}

/** What only a card in play can be. */
const IN_PLAY = [
  'damaged',
  'exhausted',
  'attacking',
  'defending',
  'inCombat',
  'protecting',
  'fresh',
  'attachedTo',
] as const;

/** Only cards in play are destroyed, exhausted and readied (405, 411). */
const DONE_IN_PLAY: ReadonlySet<unknown> = new Set(['destroy', 'exhaust', 'ready']);
const ELSEWHERE: ReadonlySet<unknown> = new Set(['deck', 'graveyard', 'hand', 'removed']);
function isDoneElsewhere({ do: verb, what }: Node): boolean {
  const noun = isNode(what) ? what.noun : undefined;
  return DONE_IN_PLAY.has(verb) && isNode(noun) && ELSEWHERE.has(noun.zone);
}

const isChanges = (value: unknown): value is readonly Change[] => Array.isArray(value);

/** The description of the cards that changes are made to. */
function changedBy(part: Node): Noun | undefined {
  if (part.cards) return part.cards as Noun;
  const what = part.what;
  return part.do === 'modify' && isNode(what) ? ((what.noun as Noun | undefined) ?? undefined) : undefined;
}

/** A card that changes zones is another card there: it has nothing that is put on it afterwards (415.9a). */
function isGoneBefore(list: readonly unknown[]): boolean {
  const gone = list.findIndex((one) => isNode(one) && one.do === 'put' && isThis(one.what));
  return gone >= 0 && list.slice(gone + 1).some((one) => isNode(one) && COUNTING.has(one.do) && isThis(one.on));
}
const COUNTING: ReadonlySet<unknown> = new Set(['add counters', 'remove counters']);
const isThis = (value: unknown): boolean => isNode(value) && value.select === 'this';

function nonsenseOf(part: Node, card: Facts): readonly string[] {
  const found: string[] = [];
  if (Object.values(part).some((list) => Array.isArray(list) && isGoneBefore(list)))
    found.push('a card that is another one by then');
  const noun = changedBy(part);
  const { changes } = part;
  if (noun && isChanges(changes))
    for (const change of changes) {
      if (!isFor(withTypes(kindsOf(noun, card), changes), bearersOf(change)))
        found.push('a change of what the cards do not have');
      if (isAlready(change, noun)) found.push('a card that becomes what it is');
    }
  const { continuous, cost } = part;
  if (part.do === 'create' && isNode(continuous) && isForgotten(continuous.cards))
    found.push('a reference that nobody remembers later');
  if (part.do === 'create' && isNode(cost) && isForgotten(cost.noun))
    found.push('a reference that nobody remembers later');
  const { what } = part;
  if (part.do === 'allow to play' && isNode(what) && what.select === 'hero')
    found.push('a card in play that is played');
  if (isDoneElsewhere(part)) found.push('what can be done only to cards in play');
  const described = part.noun;
  if (part.select && isNode(described) && described.zone && described.zone !== 'play')
    if (IN_PLAY.some((word) => described[word] !== undefined)) found.push('cards that can never be like that there');
  return found;
}

const isX = ({ amount }: Node): boolean => amount === 'X';
const speaksOfX = (value: unknown): boolean => partsOf(value).some(isX);
const isPaid = (part: Node): boolean => part.pay !== undefined && speaksOfX(part);

/** X is chosen for a cost (707.1b): where none has it, nobody knows what it is. */
function unchosenX(card: Facts, powers: readonly Power[]): readonly string[] {
  const paysX =
    card.plusX || card.powers.some((one) => one.power === 'additional cost' || one.power === 'alternate cost');
  if (paysX || card.powers.some((one) => one.power === 'keyword' && one.keyword === 'Finishing Move')) return [];
  return [card.text, ...powers]
    .filter((said) => speaksOfX(said) && !partsOf(said).some(isPaid))
    .map(() => 'an X that nobody has chosen');
}

const selects = (value: unknown, word: string): boolean => partsOf(value).some(({ select }) => select === word);

/** Cards leave the game by this card: as it tells, or as a cost. */
const removesCards = (card: Facts): boolean =>
  partsOf(card).some(({ to, pay }) => to === 'removed' || pay === 'remove');

/** An ability that does not stay in play remembers nothing after it has resolved. */
const forgetsKept = (card: Facts): boolean => selects(card.text, 'kept') && !card.ongoing && !card.attach;

/** What was revealed last is "the revealed card": after two of them nobody knows which is meant. */
function revealsTwice(effects: readonly Effect[]): boolean {
  const [, second] = effects.flatMap(({ do: verb }, at) => (verb === 'reveal' ? [at] : []));
  return second !== undefined && selects(effects.slice(second + 1), 'revealed');
}

/** "Otherwise" after a card that was perhaps not revealed at all would happen in that case, too. */
function elseOfNothing(effects: readonly Effect[]): boolean {
  return effects.some(
    (one, at) =>
      one.do === 'if you do' &&
      partsOf(one.then).some(({ do: verb }) => verb === 'reveal') &&
      effects.slice(at + 1).some((next) => next.do === 'if' && next.else && selects(next.if, 'revealed')),
  );
}

/** A card that does not stay in play has no power by the time that something is prevented "this way". */
const isGoneByThen = (power: Power, card: Facts): boolean =>
  power.power === 'triggered' &&
  power.on.event === 'prevent' &&
  power.on.by?.self === true &&
  card.types.join() === 'Ability' &&
  !card.ongoing &&
  !card.attach;

const effectsOf = (power: Power): readonly Effect[] => ('effects' in power ? power.effects : []);

/** What a card would say and could not do; a reading with such parts is no reading. */
export function nonsenseIn(card: Facts): readonly string[] {
  const powers = [...card.powers, ...(card.hero?.back?.powers ?? [])];
  const kinds = kindsOf({ self: true }, card);
  const unborne = powers.filter((one) => one.power === 'keyword' && !isFor(kinds, keywordBearers(one.keyword)));
  const entering = powers.some((one) => one.power === 'definite' && one.as === 'this enters play');
  const forgotten = powers.filter((one) => one.power === 'enters' && !entering && speaksOfMemory(one));
  const early = powers.filter((one) => one.power === 'triggered' && selects(one.on, 'done'));
  return [
    ...(selects([card.text, powers], 'kept') && !removesCards(card) ? ['cards that nobody removed'] : []),
    ...(forgetsKept(card) ? ['cards that nobody remembers once the ability is gone'] : []),
    ...[card.text, ...powers.map(effectsOf)].filter(revealsTwice).map(() => 'one of two cards that were revealed'),
    ...[card.text, ...powers.map(effectsOf)].filter(elseOfNothing).map(() => 'a card that is perhaps not revealed'),
    ...powers.filter((one) => isGoneByThen(one, card)).map(() => 'a power of a card that is gone by then'),
    ...early.map(() => 'what was done this way, before anything is done'),
    ...unborne.map((one) => `the keyword ${'keyword' in one ? one.keyword : ''}, which such a card cannot have`),
    ...forgotten.map(() => 'a reference that nobody remembers'),
    ...unchosenX(card, powers),
    ...partsOn([card.text, ...powers], card).flatMap(([part, bearer]) => nonsenseOf(part, bearer)),
  ];
}
