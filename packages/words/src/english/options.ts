import type { PacketTold } from '@meetingstone/rules';
import { namedCard } from '../cards.ts';
import type { Group, OfferOf, OptionWords } from '../language.ts';
import { factsOf } from '../questions.ts';
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
  use: ({ card, means }, _, t) => withText(t.card(t.find(card)), t.texts.power(means, factsOf(card, t))),
  complete: ({ card, means }, _, t) => withText(t.card(t.find(card)), t.texts.power(means, factsOf(card, t))),
  place: ({ card }, _, t) => t.card(t.find(card)),
  attack: ({ card }, _, t) => attackerWords(card, t),
  card: ({ card }, _, t) => namedCard(card, t),
  player: ({ player }, _, t) => t.toPlayer(player),
  link: ({ link }, _, t) => {
    const name = t.view.chain.find(({ id }) => id === link)?.name;
    return t.language.cards.onChain([name ?? t.language.cards.link]);
  },
  number: ({ number }) => say`${number}`,
  mode: ({ mode, means }, { purpose }, t) => [t.texts.mode(mode, means, factsOf(purpose.by, t)) ?? `mode ${mode + 1}`],
  word: ({ word }) => [word],
  zone: ({ zone }) => [`your ${zone}`],
  cost: ({ alternate, means }, { purpose }, t) => {
    const costs = t.texts.costs(means, factsOf(purpose.by, t));
    const which = alternate < 0 ? 'its cost' : `its alternate cost${alternate > 0 ? ` ${alternate + 1}` : ''}`;
    return [which, ...(costs === null ? [] : [aside([` ${costs}`])])];
  },
  effect: ({ card, means }, _, t) =>
    'amount' in means
      ? packetWords(means, card, t)
      : withText(namedCard(card, t), t.texts.effects(means, factsOf(card, t))),
  modifier: ({ card: id, means }, _, t) => {
    const card = t.find(id);
    if ('prevents' in means) return say`exhaust ${t.card(card)} to prevent ${means.prevents} damage`;
    return withText(namedCard(id, t), modifierText(means, id, t));
  },
  yes: (_, { question }) => [questions[question].yes ?? 'yes'],
  no: (_, { question }) => [questions[question].no ?? 'no'],
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

/** A card, and by the way what of it is meant. */
function withText(card: Sentence, text: string | null): Sentence {
  return say`${card}${text === null || text === '' ? null : say` ${aside([text])}`}`;
}

/** What a modifier does instead of an event, or what it changes about cards. */
function modifierText(means: Modifying, id: number, t: Teller): string | null {
  if ('event' in means) return t.texts.power({ power: 'replacement', replacement: means }, factsOf(id, t));
  const changes = means.map((change) => t.texts.change(change, factsOf(id, t)?.name ?? null));
  return changes.includes(null) ? null : changes.join(', ');
}

type Modifying = Exclude<OfferOf<'modifier'>['means'], { readonly prevents: number }>;

/** Damage that is about to be dealt to somebody. */
const packetWords = ({ by, amount, types }: PacketTold, to: number, t: Teller): Sentence =>
  say`${amount} ${[...types, 'damage'].join(' ')} from ${t.card(t.find(by))} to ${namedCard(to, t)}`;

/** A hero's ATK is told too: without a weapon it has none. */
function attackerWords(id: number, t: Teller): Sentence {
  const card = t.find(id);
  if (!card?.types.includes('Hero')) return namedCard(id, t);
  return say`${t.card(card)} ${t.language.cards.attacker(card.atk ?? 0)}`;
}
