import type { Decision } from '@meetingstone/rules';
import { namedCard } from '../cards.ts';
import type { Group, OptionWords } from '../language.ts';
import type { Sentence } from '../sentence.ts';
import { aside, say } from '../sentence.ts';
import type { Teller } from '../teller.ts';
import { questions } from './questions.ts';

export const groups: Readonly<Record<Group, string>> = {
  play: 'Play',
  use: 'Use',
  complete: 'Complete',
  attack: 'Attack',
  sabotage: 'Sabotage',
  'place face up': 'Place face up',
  'place face down': 'Place face down',
  '': '',
};

export const options: OptionWords = {
  pass: (_, __, t) => [passWords(t)],
  play: ({ card: id }, _, t) => {
    const card = t.find(id);
    return say`${t.card(card)}${card && card.cost !== null ? say` (${card.cost})` : null}`;
  },
  use: ({ card, power }, _, t) => withText(card, (found) => t.texts.power(found, power), t),
  complete: ({ card }, _, t) => withText(card, (found) => t.texts.reward(found), t),
  place: ({ card }, _, t) => t.card(t.find(card)),
  attack: ({ card }, _, t) => attackerWords(card, t),
  card: ({ card }, _, t) => namedCard(card, t),
  player: ({ player }, _, t) => t.toPlayer(player),
  link: ({ link }, _, t) => {
    const name = t.view.chain.find(({ id }) => id === link)?.name;
    return t.language.cards.onChain([name ?? t.language.cards.link]);
  },
  number: ({ number }) => say`${number}`,
  mode: ({ mode }, decision, t) => [modeTexts(decision, t)[mode] ?? `mode ${mode + 1}`],
  word: ({ word }) => [word],
  zone: ({ zone }) => [`your ${zone}`],
  cost: ({ alternate }) => {
    if (alternate < 0) return ['its cost'];
    return [`its alternate cost${alternate > 0 ? ` ${alternate + 1}` : ''}`];
  },
  effect: ({ card }, _, t) => namedCard(card, t),
  modifier: ({ card: id, key }, _, t) => {
    const card = t.find(id);
    return key === 'def' ? say`exhaust ${t.card(card)} to prevent ${card?.def ?? 0} damage` : namedCard(id, t);
  },
  yes: () => ['yes'],
  no: () => ['no'],
  none: (_, { question }) => [questions[question].none ?? 'none'],
  automatic: () => ['automatically'],
};

/** An answer by itself: "Play Fireball", "Attack with Footsoldier". */
export const deed = (group: Group, card: Sentence): Sentence =>
  say`${groups[group]}${group === 'attack' || group === 'sabotage' ? ' with' : ''} ${card}`;

function passWords({ view }: Teller): string {
  const isEnd = view.chain.length === 0 && view.turn.player === view.you && view.turn.step === 'action';
  return isEnd && !view.combat ? 'pass (ends your action phase)' : 'pass';
}

function withText(id: number, textOf: (card: NonNullable<ReturnType<Teller['find']>>) => string, t: Teller): Sentence {
  const card = t.find(id);
  const text = card ? textOf(card) : '';
  return say`${t.card(card)}${text === '' ? null : say`  ${aside([text])}`}`;
}

/** A hero's ATK is told too: without a weapon it has none. */
function attackerWords(id: number, t: Teller): Sentence {
  const card = t.find(id);
  if (!card?.types.includes('Hero')) return namedCard(id, t);
  return say`${t.card(card)} ${t.language.cards.attacker(card.atk ?? 0)}`;
}

function modeTexts({ about }: Decision, t: Teller): readonly string[] {
  const card = t.find(about);
  const link = t.view.chain.find(({ source }) => source === about);
  const known = card?.facts ?? link?.facts ?? card?.name ?? link?.name;
  return known ? t.texts.modes(known) : [];
}
