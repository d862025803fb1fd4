import type { Facts, Noun, Power, RewardPower } from '@meetingstone/rules';
import type { Phrase, Saying } from './grammar/phrase.ts';
import { joined } from './grammar/words.ts';
import { spokenPower, spokenText } from './mentions.ts';
import { selfWord } from './paragraphs.ts';
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

function sayingOf({ types, tags, attach }: Facts): Saying {
  const host = attach?.host ?? attach?.noun;
  return { self: selfWord({ types, tags }), host: hostWord(host) };
}

function hostWord(noun: Noun | undefined): string {
  const [first, ...more] = noun?.kind ?? [];
  if (first === undefined) return 'card';
  return more.length > 0 ? 'character' : first === 'Totem' ? first : first.toLowerCase();
}

const buildingLines = ({ building }: Facts): readonly string[] => [
  ...(building?.required ?? []).map((trait) => `${trait} Hero Required`),
  ...(building?.talent ? [`${building.talent} Talent`] : []),
  ...(building?.reputation ? [`${building.reputation} Reputation`] : []),
];

function resolving({ attach, text }: Facts, saying: Saying): readonly (string | undefined)[] | undefined {
  const spoken = spokenText(text, attach);
  if (!spoken) return undefined;
  if (attach) return [line(attaching, { noun: attach.noun, targeted: attach.targeted, effects: spoken }, saying)];
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
