import type { Facts } from '@meetingstone/rules';

/** Something that the rules of deck building do not allow. */
export interface Violation {
  readonly rule: string;
  readonly card?: string;
  readonly message: string;
}

const FACTION_ICONS = ['Alliance', 'Horde', 'Monster', 'Scourge'];
const isFaction = (icon: string): boolean => FACTION_ICONS.includes(icon);

/** A hero and its cards against the rules of Constructed play (100). */
export function deckViolations(hero: Facts, cards: readonly Facts[]): Violation[] {
  const found: Violation[] = [];
  if (!hero.types.includes('Hero')) found.push({ rule: '100.1', card: hero.name, message: `${hero.name} is no hero` });
  if (cards.length < 60) found.push({ rule: '100.1', message: `the deck has ${cards.length} cards; 60 is the least` });
  const copies = new Map<Facts, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  for (const [card, count] of copies) found.push(...cardViolations(hero, card, count));
  return [...found, ...mixtures(hero, [...copies.keys()])];
}

function cardViolations(hero: Facts, card: Facts, count: number): Violation[] {
  const wrong = (rule: string, message: string): Violation => ({
    rule,
    card: card.name,
    message: `${card.name}: ${message}`,
  });
  const found: Violation[] = [];
  if (card.token) found.push(wrong('100.2', 'a token is no part of a deck'));
  if (card.types.includes('Hero') && !card.hero?.master)
    found.push(wrong('100.1', 'only Master Heroes can be in a deck'));
  if (count > 4 && !card.unlimited) found.push(wrong('100.4', `${count} copies; four is the most`));
  for (const icons of [card.icons.filter((icon) => !isFaction(icon)), card.icons.filter(isFaction)]) {
    const shared = icons.length === 0 || icons.some((icon) => hero.icons.includes(icon));
    if (!shared) found.push(wrong('100.2a', `shares no icon of ${icons.join(', ')} with ${hero.name}`));
  }
  const traits = heroTraits(hero);
  for (const trait of card.building?.required ?? []) {
    if (!traits.includes(trait)) found.push(wrong('100.2b', `${hero.name} is no ${trait} hero`));
  }
  const talent = card.building?.talent;
  if (talent !== undefined && hero.hero?.traitor) found.push(wrong('100.2c', 'a traitor has no Talents'));
  else if (talent !== undefined && hero.hero?.talent !== undefined && hero.hero.talent !== talent) {
    found.push(wrong('100.2c', `is a ${talent} Talent; ${hero.name} is ${hero.hero.talent}`));
  }
  return found;
}

function heroTraits(hero: Facts): string[] {
  const { talent, professions = [], traitor } = hero.hero ?? {};
  return [...hero.tags, ...hero.icons, ...professions, talent ?? [], traitor ? 'Traitor' : 'Loyal'].flat();
}

/** Talents of one spec and cards of one Reputation at most. */
function mixtures(hero: Facts, cards: readonly Facts[]): Violation[] {
  const words = (part: 'talent' | 'reputation') => [...new Set(cards.flatMap((card) => card.building?.[part] ?? []))];
  const [talents, reputations] = [hero.hero?.talent === undefined ? words('talent') : [], words('reputation')];
  return [
    ...(talents.length > 1 ? [{ rule: '100.2c', message: `Talents of several specs: ${talents.join(', ')}` }] : []),
    ...(reputations.length > 1 ? [{ rule: '100.2d', message: `several Reputations: ${reputations.join(', ')}` }] : []),
  ];
}
