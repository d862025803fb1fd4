import type { Deckbuilding, Facts, Keyword, Noun, Power, RewardPower } from '@meetingstone/rules';
import { spokenPower, spokenText } from './discourse/speaking.ts';
import type { Phrase, Saying } from './grammar/phrase.ts';
import { joined } from './grammar/words.ts';
import { selfWord } from './paragraphs.ts';

import './table/all.ts';
import { attaching, completion, enteringAttached } from './table/box.ts';
import { deckbuilding } from './table/building.ts';
import { power as powerPhrase, text as textPhrase } from './table/phrases.ts';

/** A paragraph of a text box: its words, if the table has some, and what they mean. */
export interface Paragraph {
  readonly said: string | undefined;
  readonly means: unknown;
}

/** A card's text box in the rules' wording, one paragraph for each line; undefined where the table has no words. */
export const sayCard = (facts: Facts): readonly string[] | undefined => allSaid(frontOf(facts));

/** The other side of a hero, or of another card with two sides, as far as it has powers of its own. */
export const sayBack = (facts: Facts): readonly string[] | undefined => allSaid(backOf(facts));

function allSaid(paragraphs: readonly Paragraph[]): readonly string[] | undefined {
  const lines = paragraphs.map(({ said }) => said);
  return lines.every((line) => line !== undefined) ? lines : undefined;
}

export function frontOf(facts: Facts): readonly Paragraph[] {
  const saying = sayingOf(facts);
  const said = (powers: readonly Power[]) => powers.flatMap((power) => sayPower(power, saying));
  const [first, rest] = costsFirst(facts);
  return [
    ...buildingLines(facts),
    ...planeLine(facts, saying),
    ...said(first),
    ...resolving(facts, saying),
    ...ongoing(facts, said(rest)),
  ];
}

/** What an ability costs, and when it can be played, comes before all that it does. */
function costsFirst({ types, powers }: Facts): readonly [readonly Power[], readonly Power[]] {
  const end = types.includes('Ability') ? powers.findIndex((power) => !isAboutPlaying(power)) : 0;
  const at = end < 0 ? powers.length : end;
  return [powers.slice(0, at), powers.slice(at)];
}

function isAboutPlaying(power: Power): boolean {
  if (power.power === 'cost change') return power.change.cost === 'play' && power.change.noun.self === true;
  return ABOUT_PLAYING.has(power.power === 'keyword' ? power.keyword : power.power);
}

const ABOUT_PLAYING: ReadonlySet<string> = new Set<Power['power'] | Keyword>([
  'additional cost',
  'alternate cost',
  'choose as played',
  'play only',
  'Artifact',
  'Echo',
  'Finishing Move',
  'Haste',
  'Preparation',
  'Rift',
  'Trap',
]);

export const backOf = (facts: Facts): readonly Paragraph[] =>
  (facts.back ?? facts.hero?.back?.powers ?? []).flatMap((power) => sayPower(power, sayingOf(facts)));

export function sayingOf({ types, tags, attach }: Facts): Saying {
  const host = attach?.host ?? attach?.noun;
  return { self: selfWord({ types, tags }), host: hostWord(host) };
}

function hostWord(noun: Noun | undefined): string {
  const [first, ...more] = noun?.kind ?? [];
  if (first === undefined) return noun?.tag?.[0] ?? 'card';
  return more.length > 0 ? 'character' : first === 'Totem' ? first : first.toLowerCase();
}

const fixed = (said: string): Paragraph => ({ said, means: said });

const buildingLines = ({ building }: Facts): readonly Paragraph[] => [
  ...(building?.required ? [fixed(`${building.required.join(' or ')} Hero Required`)] : []),
  ...(building?.talent ? [fixed(`${building.talent} Talent`)] : []),
  ...(building?.reputation ? [fixed(`${building.reputation} Reputation`)] : []),
  ...(building?.deckbuilding ? [deckbuildingLine(building.deckbuilding)] : []),
];

/** Where a card is that reaches only what is elsewhere (R503.1c). */
const planeLine = ({ plane }: Facts, { self }: Saying): readonly Paragraph[] =>
  plane ? [fixed(`This ${self} is a ${plane.name}, but it can attack and damage only non-${plane.name}s.`)] : [];

function deckbuildingLine(means: Deckbuilding): Paragraph {
  const said = line(deckbuilding, means, { self: 'hero', host: 'card' });
  return { said: said && `Deckbuilding: ${said}`, means };
}

function resolving({ attach, text, powers, types }: Facts, saying: Saying): readonly Paragraph[] {
  const spoken = spokenText(text, attach?.mode === undefined && !attach?.byText ? attach : undefined, powers);
  if (attach && !attach.byText) {
    const { noun, targeted, mode } = attach;
    const attached = spoken && { noun, targeted, ...(mode === undefined ? {} : { mode }), effects: spoken };
    return [
      {
        said: attached && line(types.includes('Equipment') ? enteringAttached : attaching, attached, saying),
        means: [attach, ...text],
      },
    ];
  }
  return text.length > 0 ? [{ said: spoken && line(textPhrase, spoken, saying), means: text }] : [];
}

function ongoing({ ongoing: stays }: Facts, lines: readonly Paragraph[]): readonly Paragraph[] {
  if (!stays) return lines;
  const [first, ...rest] = lines;
  return [first ? { ...first, said: first.said && `Ongoing: ${first.said}` } : fixed('Ongoing'), ...rest];
}

/** A power; a reward has two paragraphs. */
export function sayPower(power: Power, saying: Saying): readonly Paragraph[] {
  const spoken = spokenPower(power);
  if (spoken?.power === 'reward') return sayReward(spoken, saying);
  return [{ said: spoken && line(powerPhrase, spoken, saying), means: power }];
}

function sayReward({ power: _, cost, effects, ...timing }: RewardPower, saying: Saying): readonly Paragraph[] {
  const reward = line(textPhrase, effects, saying);
  return [
    { said: line(completion, { cost, timing }, saying), means: cost },
    { said: reward && `Reward: ${reward}`, means: effects },
  ];
}

export function line<T>(phrase: Phrase<T>, value: T, saying: Saying): string | undefined {
  const said = phrase.say(value, saying);
  return said && joined(said.words);
}
