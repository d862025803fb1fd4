import type { Facts, Power } from '@meetingstone/rules';

/** Something that a card can do, to be seen once in a game. */
export interface Task {
  readonly card: Facts;
  readonly does: 'enters the game' | 'is played' | 'is used' | 'triggers' | 'works' | 'is paid';
  /** The power that does it; null for the card itself. */
  readonly power: Power | null;
  /** Its number as printed, from 1, the other side of a hero after its front. */
  readonly number: number;
  /** On the other side of the card. */
  readonly back: boolean;
}

/** Everything that a card has to show: that it can be played, or is there, and each of its powers. */
export function tasksOf(card: Facts, isPlayed = !startsInPlay(card)): readonly Task[] {
  const itself: Task = {
    card,
    does: isPlayed ? 'is played' : 'enters the game',
    power: null,
    number: 0,
    back: false,
  };
  const front = card.powers.map((power, n) => taskOf(card, power, n + 1, false));
  const behind = card.hero?.back?.powers ?? card.back ?? [];
  const back = behind.map((power, n) => taskOf(card, power, card.powers.length + n + 1, true));
  return [itself, ...front, ...back];
}

/** Cards of one name may be different ones: the stages of a Boss, and events with numbers. */
export const titleOf = ({ name, collector, hero }: Facts): string =>
  hero?.boss ? `${name} (Boss ${hero.boss.number})` : collector === undefined ? name : `${name} (${collector})`;

/** It is never played. */
export const startsInPlay = (card: Facts): boolean => card.token === true || isStartingHero(card);

export const isStartingHero = ({ types, hero }: Facts): boolean => types.includes('Hero') && hero?.master !== true;

/** Is it in play after it was played? */
export const staysInPlay = ({ types, ongoing, attach }: Facts): boolean =>
  types.some((type) => type !== 'Ability') || ongoing === true || attach !== undefined;

const taskOf = (card: Facts, power: Power, number: number, back: boolean): Task => ({
  card,
  does: deedOf(power),
  power,
  number,
  back,
});

function deedOf(power: Power): Task['does'] {
  switch (power.power) {
    case 'payment':
    case 'reward':
      return 'is used';
    case 'triggered':
      return 'triggers';
    case 'keyword':
      return power.effects ? 'triggers' : 'works';
    case 'alternate cost':
      return 'is paid';
    default:
      return 'works';
  }
}

export const effectsOf = ({ power }: Task): readonly unknown[] | null =>
  power && 'effects' in power ? (power.effects ?? null) : null;

/** The task in a few words: "triggered power 2 (draw)". */
export function taskWords({ does, power, number }: Task): string {
  if (!power) return does;
  const about =
    power.power === 'triggered' ? ` (${power.on.event})` : power.power === 'keyword' ? ` (${power.keyword})` : '';
  return `${power.power} power ${number}${about} ${does}`;
}
