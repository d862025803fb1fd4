import type { Deckbuilding, Facts, Noun, Power, RewardPower } from '@meetingstone/rules';
import type { Phrase, Saying } from './grammar/phrase.ts';
import { joined } from './grammar/words.ts';
import { selfWord } from './paragraphs.ts';
import { spokenPower, spokenText } from './speaking.ts';
import './table/all.ts';
import { attaching, completion } from './table/box.ts';
import { power as powerPhrase, text as textPhrase } from './table/phrases.ts';

/** A card's text box in the rules' wording, one paragraph for each line; undefined where the table has no words. */
export function sayCard(facts: Facts): readonly string[] | undefined {
  const saying = sayingOf(facts);
  const building = buildingLines(facts);
  const text = resolving(facts, saying);
  const powers = facts.powers.flatMap((power) => sayPower(power, saying));
  const all = [...building, ...(text ?? [undefined]), ...ongoing(facts, powers)];
  return all.every((line): line is string => line !== undefined) ? all : undefined;
}

/** The other side of a hero, as far as it has powers of its own. */
export function sayBack(facts: Facts): readonly string[] | undefined {
  const lines = (facts.hero?.back?.powers ?? []).flatMap((power) => sayPower(power, sayingOf(facts)));
  return lines.every((line): line is string => line !== undefined) ? lines : undefined;
}

function sayingOf({ types, tags, attach }: Facts): Saying {
  const host = attach?.host ?? attach?.noun;
  return { self: selfWord({ types, tags }), host: hostWord(host) };
}

function hostWord(noun: Noun | undefined): string {
  const [first, ...more] = noun?.kind ?? [];
  if (first === undefined) return 'card';
  return more.length > 0 ? 'character' : first === 'Totem' ? first : first.toLowerCase();
}

const buildingLines = ({ building }: Facts): readonly (string | undefined)[] => [
  ...(building?.required ?? []).map((trait) => `${trait} Hero Required`),
  ...(building?.talent ? [`${building.talent} Talent`] : []),
  ...(building?.reputation ? [`${building.reputation} Reputation`] : []),
  ...(building?.deckbuilding ? [deckbuildingLine(building.deckbuilding)] : []),
];

/** Only the exclusion of icons has words in the table. */
function deckbuildingLine({ never, ...others }: Deckbuilding): string | undefined {
  const [only, ...more] = never ?? [];
  const { icon, ...described } = only ?? {};
  if (!icon || more.length > 0 || Object.keys(others).length > 0 || Object.keys(described).length > 0) return undefined;
  return `Deckbuilding: You can't put ${icon.map((one) => `[${one}]`).join(' or ')} cards in your deck.`;
}

function resolving({ attach, text, powers }: Facts, saying: Saying): readonly (string | undefined)[] | undefined {
  const spoken = spokenText(text, attach?.mode === undefined && !attach?.byText ? attach : undefined, powers);
  if (!spoken) return undefined;
  if (attach && !attach.byText) {
    const { noun, targeted, mode } = attach;
    return [line(attaching, { noun, targeted, ...(mode === undefined ? {} : { mode }), effects: spoken }, saying)];
  }
  return spoken.length > 0 ? [line(textPhrase, spoken, saying)] : [];
}

function ongoing({ ongoing: stays }: Facts, lines: readonly (string | undefined)[]): readonly (string | undefined)[] {
  if (!stays) return lines;
  const [first, ...rest] = lines;
  return [first === undefined && lines.length === 0 ? 'Ongoing' : first && `Ongoing: ${first}`, ...rest];
}

function sayPower(power: Power, saying: Saying): readonly (string | undefined)[] {
  const spoken = spokenPower(power);
  if (!spoken) return [undefined];
  if (spoken.power === 'reward') return sayReward(spoken, saying);
  return [line(powerPhrase, spoken, saying)];
}

function sayReward(
  { power: _, cost, effects, ...timing }: RewardPower,
  saying: Saying,
): readonly (string | undefined)[] {
  const reward = line(textPhrase, effects, saying);
  return [line(completion, { cost, timing }, saying), reward && `Reward: ${reward}`];
}

function line<T>(phrase: Phrase<T>, value: T, saying: Saying): string | undefined {
  const said = phrase.say(value, saying);
  return said && joined(said.words);
}
