import type { Raid } from '@meetingstone/raids';
import { BOSS_PLAYER, bossNumber, isBoss, liesAhead } from '@meetingstone/raids';
import type { Facts, PlacedCard, PlacedSeat } from '@meetingstone/rules';
import { says } from '@meetingstone/rules';
import type { Chance } from '../proofs/players.ts';
import type { Open } from './agenda.ts';
import type { Company } from './company.ts';
import type { Aim } from './position.ts';
import { countersFor, isPlayed, placed, wounded } from './position.ts';
import { staysInPlay } from './tasks.ts';

const RESOURCES = 14;
const FEW_RESOURCES = 3;
const BURIED = 2;
const COPIES = 2;

type BossSeat = PlacedSeat & { readonly hero: PlacedCard };

/** The Boss player's side in the middle of a raid, with these cards where they are of use. */
export function bossSeatFor(
  raid: Raid,
  mode: string,
  aims: readonly Aim[],
  company: readonly Company[],
  pick: Chance,
): BossSeat {
  const some = <T>(count: number, from: readonly T[]): T[] => shuffled(from, pick).slice(0, count);
  const { decks: box, hero: first, ...opening } = raid.boss(mode, some);
  const { decks: names, ordered = [], automatic, play } = opening.boss!;
  const pileOf = pilesOf(raid);
  const comesAfter = (boss: Facts, before: Facts): boolean =>
    box[pileOf(boss)]!.find((card) => liesAhead(raid, card, before)) === boss;
  const hero = bossFor(raid, aims, first, comesAfter, pick);
  const belonging = (card: PlacedCard): PlacedCard => {
    const pile = pileOf(card.facts);
    return pile > 0 ? { ...card, pile } : card;
  };
  const wanted = aims.filter(({ card }) => !card.hero && !card.types.includes('Raid'));
  const there = wanted.filter((aim) => liesThere(aim, pick));
  const at = (place: Company['place']) => company.filter((one) => one.place === place).map(({ facts }) => facts);
  const coming = wanted.filter((aim) => !there.includes(aim)).map(({ card }) => card);
  const drawn = raid.drawsFrom?.(hero.facts);
  const deck = drawn === undefined ? 0 : names.indexOf(drawn);
  const inHand = automatic ? [] : coming.filter((card) => pileOf(card) === deck);
  const isResource = (card: Facts): boolean => pileOf(card) > 0 && FACE_DOWN.some((type) => card.types.includes(type));
  const hidden = [...coming.filter(isResource), ...some(RESOURCES, box.flat().filter(isResource))];
  const unknown = hidden.length > 0 ? hidden : box[0]!;
  const resources = pick(4) === 0 ? FEW_RESOURCES + pick(4) : RESOURCES;
  const decks = box.map((cards, pile): readonly Facts[] => {
    const ahead = cards.filter((card) => liesAhead(raid, card, hero.facts));
    if (ordered.includes(names[pile]!)) return ahead.filter((card) => !there.some((aim) => aim.card === card));
    const mine = coming.filter((card) => pileOf(card) === pile);
    return [...some(mine.length, mine), ...some(ahead.length, ahead)];
  });
  const past = raid.cards.filter((card) => isBoss(card) && isPast(card, hero.facts, decks.flat()));
  const isWorn = pick(2) === 0;
  const isAlone = pick(3) === 0;
  const tokens = isAlone ? [] : (hero.facts.hero?.boss?.tokens ?? []);
  return {
    ...opening,
    name: BOSS_PLAYER,
    team: raid.name,
    hero,
    deck,
    hand: automatic ? [] : placed([...inHand, ...inHand, ...at('hand')]).map(belonging),
    decks: decks.map(placed),
    graveyards: box.map((cards, pile) => (ordered.includes(names[pile]!) ? [] : placed(some(BURIED, cards)))),
    removed: placed(some(pick(3), past)).map(belonging),
    resources: Array.from(
      { length: resources },
      (_, n): PlacedCard => ({
        facts: unknown[n % unknown.length]!,
        faceDown: true,
      }),
    ).map(belonging),
    play: [
      ...placed(play.filter((facts) => facts.types.includes('Raid') || hero.facts === first)),
      ...tokens.flatMap(({ token, count }) =>
        Array.from({ length: pick(count + 1) || 1 }, () => (isWorn ? nearlyDead(token) : { facts: token })),
      ),
      ...there.flatMap(({ card, open }) =>
        Array.from({ length: card.types.includes('Ally') && !isAlone ? COPIES : 1 }, () =>
          isWorn ? nearlyDead(card) : wounded(card, pick, countersFor(open, pick)),
        ),
      ),
      ...at('play').map((facts) => (isWorn ? nearlyDead(facts) : { facts })),
    ].map(belonging),
  };
}

const nearlyDead = (facts: Facts): PlacedCard => ({ facts, damage: Math.max(0, (facts.health ?? 1) - 1) });

/** What lies face down in the resource row of a Boss player. */
const FACE_DOWN = ['Ally', 'Event', 'Blood'] as const;
/** What is there, and is not drawn. */
const FURNITURE = ['Rune', 'Cube', 'Lair', 'Blood'] as const;

/** Does it lie on the table when the raid is joined? */
function liesThere({ card, open }: Aim, pick: Chance): boolean {
  if (card.token || FURNITURE.some((type) => card.types.includes(type))) return true;
  return staysInPlay(card) && !card.attach && isPlayed(open) && pick(2) === 0 && isLasting(card);
}

const isLasting = ({ types, ongoing }: Facts): boolean => !types.includes('Event') || ongoing === true;

/** The Boss that has something to show, or of which a card speaks; else any of them. */
function bossFor(
  raid: Raid,
  aims: readonly Aim[],
  first: Facts,
  comesAfter: (boss: Facts, before: Facts) => boolean,
  pick: Chance,
): PlacedCard {
  const bosses = raid.cards.filter(isBoss);
  const all = bosses.length > 0 ? bosses : raid.cards.filter(({ types }) => types.includes('Hero'));
  const own = aims.filter(({ card }) => all.includes(card));
  const met = all.filter((boss) => aims.some(({ card }) => speaksOf(card, boss) || speaksOf(boss, card)));
  const among =
    own.length > 0
      ? own.map(({ card }) => card)
      : met.length > 0 && pick(3) > 0
        ? met
        : [...all, first, ...all.filter(isLast)];
  const facts = among[pick(among.length)]!;
  const open = own.find(({ card }) => card === facts)?.open ?? [];
  const before = open.some(isEntering) && pick(2) === 0 ? all.find((boss) => comesAfter(facts, boss)) : undefined;
  if (before) return nearlyDead(before);
  const backs = open.filter(({ task }) => task.back).length;
  const health = facts.health ?? 0;
  const damage = [0, pick(Math.max(1, health)), Math.max(0, health - 1 - pick(3))][pick(3)]!;
  const isFlipped = facts.hero?.back !== undefined && pick(Math.max(2, open.length)) < (backs || 1);
  return { facts, damage, ...(isFlipped ? { faceDown: true } : {}), ...countersFor(open, pick) };
}

const isLast = ({ hero }: Facts): boolean => hero?.boss?.final === true;
/** Something of it is seen only as it enters play, after another one. */
const isEntering = ({ task: { power } }: Open): boolean =>
  power?.power === 'triggered' && power.on.event === 'enter play';

/** Is the other named in its text, or a token of its like that name? */
const speaksOf = (one: Facts, other: Facts): boolean =>
  one !== other &&
  says('facts', one, ({ phrase }) => typeof phrase === 'object' && 'name' in phrase && phrase.name === other.name);

/** A Boss that was destroyed before. */
const isPast = (card: Facts, now: Facts, toCome: readonly Facts[]): boolean =>
  card !== now && !toCome.includes(card) && bossNumber(card) !== bossNumber(now);

/** To which of the decks a card belongs, in whatever mode. */
function pilesOf(raid: Raid): (card: Facts) => number {
  const boxes = raid.modes.map((mode) => raid.boss(mode, (_, from) => from).decks);
  return (card) => Math.max(...boxes.map((decks) => decks.findIndex((deck) => deck.includes(card))), 0);
}

function shuffled<T>(from: readonly T[], pick: Chance): T[] {
  const left = [...from];
  return from.map(() => left.splice(pick(left.length), 1)[0]!);
}
