import type {
  BuildingFacts,
  Deckbuilding,
  Effect,
  Facts,
  Kind,
  Noun,
  Phrase,
  Power,
  RewardPower,
  Timing,
} from '@meetingstone/rules';
import { everyPhrase, rewritten, says } from '@meetingstone/rules';
import { attachedByText, hostDescription } from '../language/cards.ts';
import { resolvedPower, resolvedText } from './discourse/resolving.ts';
import { same } from './grammar/pattern.ts';
import { nonsenseIn } from './sense.ts';
import type { Source } from './source.ts';

/** What a paragraph of a text box is for its card. */
export type Paragraph =
  | { readonly is: 'powers'; readonly powers: readonly Power[] }
  | { readonly is: 'text'; readonly effects: readonly Effect[] }
  | {
      readonly is: 'attach';
      readonly noun: Noun;
      readonly targeted: boolean;
      readonly mode?: number;
      readonly effects: readonly Effect[];
    }
  | { readonly is: 'completion'; readonly cost: RewardPower['cost']; readonly timing: Timing }
  | { readonly is: 'reward'; readonly effects: readonly Effect[] }
  | { readonly is: 'building'; readonly building: BuildingFacts };

/** A reading of a paragraph, with its words. */
export type Printed = Paragraph & { readonly paragraph: string };

/** Words that are not understood, and the paragraph they stand in. */
export interface Unread {
  readonly paragraph: string;
  readonly words: string;
}

export type Assembled = { readonly card: Facts } | { readonly refused: readonly Unread[] };

/** One reading of each paragraph put together to a card; or the words that speak of nothing that was named. */
export function assembled(
  facts: Source['facts'],
  paragraphs: readonly Printed[],
  behind: readonly Printed[],
  decks: readonly Deckbuilding[],
  ongoing: boolean,
): Assembled {
  const attaching = paragraphs.find((one) => one.is === 'attach');
  const attach = attaching && {
    noun: attaching.noun,
    targeted: attaching.targeted,
    ...(attaching.mode === undefined ? {} : { mode: attaching.mode }),
  };
  const front = powersOf(paragraphs);
  const back = powersOf(behind);
  const instructions = textOf(paragraphs, attach?.mode === undefined ? attach : undefined, front.powers);
  const unclear: readonly Unread[] = [...instructions.refused, ...front.refused, ...back.refused];
  if (unclear.length > 0) return { refused: unclear };
  const named = ofNamedKind(instructions.text, front.powers);
  const { text, powers } = ongoing || attach ? named : ofThisGame(facts, named);
  const words = unclearIn(phrasesIn(text, [...powers, ...back.powers]), powers);
  if (words !== undefined) return { refused: [{ paragraph: wordsOf(paragraphs), words }] };
  const building: BuildingFacts = Object.assign(
    {},
    ...paragraphs.map((one) => (one.is === 'building' ? one.building : {})),
    ...decks.map((deckbuilding) => ({ deckbuilding })),
  );
  const host = attach && hostDescription(attach.noun, [...text, ...powers]);
  const byText = ongoing && !attach ? attachedByText([...text, ...powers]) : {};
  const card: Facts = {
    ...facts,
    ...(ongoing ? { ongoing: true } : {}),
    ...(attach ? { attach: host ? { ...attach, host } : attach } : byText),
    text: text.filter((effect) => !ongoing || !countersOnSelf(effect)),
    powers: ongoing ? [...text.flatMap((effect) => countersOnSelf(effect) ?? []), ...powers] : powers,
    ...(Object.keys(building).length > 0 ? { building } : {}),
    ...(facts.hero && back.powers.length > 0 ? { hero: { ...facts.hero, back: { powers: back.powers } } } : {}),
  };
  const nonsense = [...new Set(nonsenseIn(card))];
  const printed = wordsOf([...paragraphs, ...behind]);
  return nonsense.length > 0 ? { refused: nonsense.map((words) => ({ paragraph: printed, words })) } : { card };
}

/** What a card says of others that does not stay in play it makes so as it resolves, for the rest of the game (305.1, 714.3). */
function ofThisGame({ types }: Source['facts'], { text, powers }: Instructions): Instructions {
  if (types.length > 1 || types[0] !== 'Ability') return { text, powers };
  const made = (power: Power): Effect[] =>
    power.power === 'continuous' && !power.zone && power.continuous.cards && !power.continuous.cards.self
      ? [{ do: 'create', continuous: power.continuous, duration: 'this game' }]
      : [];
  return {
    text: [...text, ...powers.flatMap(made)],
    powers: powers.filter((power) => made(power).length === 0),
  };
}

/** The word whose meaning nobody could tell. */
function unclearIn(said: readonly Phrase[], powers: readonly Power[]): string | undefined {
  if (isChosenUnclear(said)) return 'chosen';
  if (said.some(createdSpeaksBack)) return 'it';
  if (powers.some(enteringSpeaksBack)) return 'this way';
  return said.some(isMixed) ? 'its' : undefined;
}

interface Instructions {
  readonly text: readonly Effect[];
  readonly powers: readonly Power[];
}

/** Where the name of an ally is named, a card with that name is an ally (200.2). */
function ofNamedKind(text: readonly Effect[], powers: readonly Power[]): Instructions {
  const kinds = phrasesIn(text, powers).flatMap(kindNamed);
  const [kind] = kinds;
  if (!kind || kinds.length > 1) return { text, powers };
  const told = ({ kind: what, phrase }: Phrase): Noun | undefined =>
    what === 'noun' && phrase.chosenName && !phrase.kind ? { ...phrase, kind } : undefined;
  return {
    text: text.map((effect) => rewritten('effect', effect, told)),
    powers: powers.map((power) => rewritten('power', power, told)),
  };
}
const kindNamed = ({ kind, phrase }: Phrase): readonly (readonly Kind[])[] => {
  const what = kind === 'effect' && phrase.do === 'choose word' ? phrase.what : undefined;
  return typeof what === 'object' && 'name' in what && what.name.kind ? [what.name.kind] : [];
};

const wordsOf = (paragraphs: readonly Printed[]): string => paragraphs.map(({ paragraph }) => paragraph).join(' ');

/** What the card does as it resolves. */
function textOf(
  paragraphs: readonly Printed[],
  attach: Facts['attach'],
  powers: readonly Power[],
): { readonly text: readonly Effect[]; readonly refused: readonly Unread[] } {
  const instructing = paragraphs.filter((one) => one.is === 'text' || one.is === 'attach');
  if (instructing.length === 0) return { text: [], refused: [] };
  const found = resolvedText(
    instructing.flatMap(({ effects }) => effects),
    attach,
    powers,
  );
  if (found.ok) return { text: found.value, refused: [] };
  return { text: [], refused: found.refused.map((words) => ({ paragraph: wordsOf(instructing), words })) };
}

/** What an ongoing card puts on itself as it resolves, it has as it enters play (709.2g, 710.1b). */
const countersOnSelf = (effect: Effect): Power | undefined =>
  effect.do === 'add counters' && effect.on.select === 'this' && !says('effect', effect, isOfDeed)
    ? { power: 'enters', counters: { name: effect.name, count: effect.count } }
    : undefined;

/** How many is known only where the text that did something is processed. */
const isOfDeed = ({ kind, phrase }: Phrase): boolean =>
  (kind === 'selection' && FORGOTTEN.has(phrase.select)) ||
  (kind === 'amount' && typeof phrase === 'object' && phrase.amount === 'that much');

/** What was revealed or done by another text is not remembered when the card enters play, nor as long as it is there. */
const enteringSpeaksBack = (power: Power): boolean =>
  WITHOUT_MEMORY.has(power.power) &&
  phrasesIn([], [power]).some(({ kind, phrase }) => kind === 'selection' && FORGOTTEN.has(phrase.select)) &&
  !phrasesIn([], [power]).some(({ kind }) => kind === 'effect');
const WITHOUT_MEMORY: ReadonlySet<Power['power']> = new Set(['enters', 'continuous', 'cost change']);
const FORGOTTEN: ReadonlySet<string> = new Set(['that', 'done', 'revealed', 'targeted', 'event', 'paid']);

/** A modifier that keeps looking for what it applies to has forgotten by then of whom its text spoke (714.3e). */
function createdSpeaksBack({ kind, phrase }: Phrase): boolean {
  if (kind !== 'effect' || phrase.do !== 'create') return false;
  const nouns = 'continuous' in phrase ? [phrase.continuous.cards] : 'cost' in phrase ? [phrase.cost.noun] : [];
  return nouns.some((noun) => noun !== undefined && says('noun', noun, isForgotten));
}
const isForgotten = ({ kind, phrase }: Phrase): boolean => {
  if (kind === 'selection') return phrase.select === 'it'; // Of whom it spoke it remembers (709.2d).
  return kind === 'players' && ['that', 'targeted', 'target', 'event'].includes(phrase.player);
};

/** Health of one and damage of another: "its" was understood in two ways. */
function isMixed({ kind, phrase }: Phrase): boolean {
  if (kind !== 'amount' || typeof phrase !== 'object' || phrase.amount !== 'sum') return false;
  const [health, lost] = phrase.of;
  if (typeof health !== 'object' || health.amount !== 'health' || typeof lost !== 'object') return false;
  const damage = lost.amount === 'times' ? lost.of[1] : undefined;
  return typeof damage === 'object' && damage.amount === 'damage' && !same(damage.of, health.of);
}

/** "Of the chosen kind" is clear only where a word is chosen. */
function isChosenUnclear(said: readonly Phrase[]): boolean {
  const speaksOfChoice = said.some(speaksOfChosen);
  return speaksOfChoice && !said.some(isChoosing);
}

function speaksOfChosen({ kind, phrase }: Phrase): boolean {
  if (kind === 'noun') return (phrase.chosenTag ?? phrase.chosenName ?? phrase.chosenDamageType) !== undefined;
  if (kind === 'effect') return 'chosenType' in phrase || 'chosen' in phrase;
  return kind === 'change' && phrase.change === 'become class' && phrase.class === undefined;
}

const isChoosing = ({ kind, phrase }: Phrase): boolean =>
  (kind === 'effect' && phrase.do === 'choose word') || (kind === 'cost' && phrase.pay === 'choose word');

/** Every phrase of some instructions and powers. */
const phrasesIn = (text: readonly Effect[], powers: readonly Power[]): readonly Phrase[] =>
  everyPhrase('facts', { name: '', types: [], tags: [], icons: [], text, powers });

/** The powers of a text box; a quest's completion cost belongs to the reward after it (702.1). */
function powersOf(paragraphs: readonly Printed[]): {
  readonly powers: readonly Power[];
  readonly refused: readonly Unread[];
} {
  const refused: Unread[] = [];
  const powers: Power[] = [];
  let cost: Extract<Paragraph, { is: 'completion' }> | undefined;
  for (const one of paragraphs) {
    const { paragraph } = one;
    const read: Power[] = one.is === 'powers' ? [...one.powers] : [];
    if (one.is === 'completion') cost = one;
    if (one.is === 'reward' && cost)
      read.push({ power: 'reward', cost: cost.cost, effects: one.effects, ...cost.timing });
    if (one.is === 'reward' && !cost) refused.push({ paragraph, words: 'Reward' });
    for (const power of read) {
      const found = resolvedPower(power);
      if (found.ok) powers.push(found.value);
      else refused.push(...found.refused.map((words) => ({ paragraph, words })));
    }
  }
  if (pricedUses(powers) && powers.filter(({ power }) => power === 'payment').length > 1)
    refused.push({ paragraph: wordsOf(paragraphs), words: 'this power' });
  return { powers, refused };
}

/** "This power" is clear only where there is one. */
const pricedUses = (powers: readonly Power[]): boolean =>
  powers.some((one) => one.power === 'cost change' && one.change.cost === 'use' && one.change.noun.self === true);
