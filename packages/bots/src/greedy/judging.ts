import type { CardView, Compared, LinkView, Noun } from '@meetingstone/rules';
import type { Aim } from './reading.ts';
import type { Table } from './table.ts';
import { endures, isCharacter, isHero, isOutOfReach, left, printed, worth } from './table.ts';

const WIN = 1000;

/** Would this card fit the description? Near enough: the game offers only what really does. */
export function seemsToFit(noun: Noun, card: CardView, table: Table, source: number): boolean {
  if (noun.self && card.id !== source) return false;
  if (noun.other && card.id === source) return false;
  if (card.zone !== (noun.zone ?? 'play')) return false;
  const friend = table.isFriend(card.controller);
  if (noun.whose === 'you' && card.controller !== table.you) return false;
  if (noun.whose === 'friendly' && !friend) return false;
  if (noun.whose === 'opposing' && friend) return false;
  if (noun.kind && !noun.kind.some((kind) => isOfKind(card, kind))) return false;
  if (noun.tag && !noun.tag.some((tag) => card.tags.includes(tag))) return false;
  if (noun.keyword && !card.keywords.includes(noun.keyword)) return false;
  if (noun.damaged !== undefined && card.damage > 0 !== noun.damaged) return false;
  if (noun.exhausted !== undefined && card.exhausted !== noun.exhausted) return false;
  if (noun.cost && !compares(card.cost, noun.cost)) return false;
  if (noun.atk && !compares(card.atk, noun.atk)) return false;
  if (noun.health && !compares(card.health, noun.health)) return false;
  if (noun.any && !noun.any.some((one) => seemsToFit({ ...one, zone: one.zone ?? card.zone }, card, table, source)))
    return false;
  return !noun.not || !seemsToFit({ ...noun.not, zone: card.zone }, card, table, source);
}

function isOfKind(card: CardView, kind: string): boolean {
  if (kind === 'Character') return card.types.includes('Hero') || card.types.includes('Ally');
  if (kind === 'Resource') return card.row === 'resource';
  if (kind === 'Weapon' || kind === 'Armor' || kind === 'Item') return card.tags.includes(kind);
  if (kind === 'Totem') return card.tags.some((tag) => tag.endsWith('Totem'));
  return card.types.some((type) => type === kind) && (card.row !== 'resource' || !card.faceDown);
}

function compares(value: number | null, { is, than }: Compared): boolean {
  if (value === null || typeof than !== 'number') return value !== null;
  if (is === 'or less') return value <= than;
  if (is === 'or more') return value >= than;
  if (is === 'less than') return value < than;
  return is === 'more than' ? value > than : value === than;
}

/** How much good it does the player if this happens to this card; below zero if it does harm. */
export function gainOn(aim: Aim, card: CardView, table: Table): number {
  const friend = table.isFriend(card.controller);
  const weight = aim.tone === 'harm' ? harmTo(aim, card, table) : helpTo(aim, card, table);
  return (aim.tone === 'harm') === friend ? -Math.max(0, weight) - 0.1 : weight;
}

function harmTo(aim: Aim, card: CardView, table: Table): number {
  if (aim.verb === 'deal') {
    if (!isCharacter(card) || endures(card)) return 0;
    const fatal = aim.amount >= left(card);
    if (isHero(card)) return fatal ? WIN : aim.amount * 0.6;
    return fatal ? worth(card) + 1 - (aim.amount - left(card)) * 0.1 : (worth(card) * 0.4 * aim.amount) / left(card);
  }
  if (aim.verb === 'exhaust' || aim.verb === 'remove from combat') {
    if (card.exhausted && aim.verb === 'exhaust') return 0.05;
    return isAttacking(card, table) ? 0.2 : 0.5 + (card.atk ?? 0) * 0.5;
  }
  if (aim.verb === 'modify' || aim.verb === 'attach') return isHero(card) ? 2 : worth(card) * 0.8;
  return isHero(card) ? WIN : worth(card);
}

function helpTo(aim: Aim, card: CardView, table: Table): number {
  if (aim.verb === 'heal') {
    const healed = Math.min(card.damage, aim.amount);
    return healed * (isHero(card) ? 0.6 : 0.7) - (aim.amount - healed) * 0.2;
  }
  if (aim.verb === 'ready') return card.exhausted ? 1 + worthOnce(card) * 0.5 : -0.2;
  if (aim.verb === 'modify') return isAttacking(card, table) || !card.exhausted ? 1 + worthOnce(card) * 0.2 : 0.3;
  return card.zone === 'play' ? worthOnce(card) : 1 + (printed(card)?.cost ?? 1);
}

const worthOnce = (card: CardView): number => Math.min(8, worth(card));

const isAttacking = (card: CardView, { view: { combat } }: Table): boolean =>
  combat?.attacker === card.id || combat?.defender === card.id || combat?.proposedDefender === card.id;

/** How much good it does to interrupt, or else affect, a link. */
export function gainOnLink(aim: Aim, link: LinkView, table: Table): number {
  const cost = link.kind === 'card' ? 4 : 2;
  return (aim.tone === 'harm') === table.isFriend(link.controller) ? -cost : cost;
}

/** How much good one aim can do at the best, as far as one can see before choosing. */
function gainOf(aim: Aim, table: Table, source: number): number {
  if (aim.who) return gainOnPlayers(aim, table);
  const { what } = aim;
  if (!what) return 0;
  const { view } = table;
  if (what.select === 'hero') {
    const heroes = view.play.filter((card) => isHero(card) && card.controller === table.you);
    return heroes.reduce((sum, card) => sum + gainOn(aim, card, table), 0);
  }
  if (what.select === 'this') {
    const card = table.card(source);
    return card?.zone === 'play' ? gainOn(aim, card, table) : 0;
  }
  if (what.select !== 'target' && what.select !== 'choose' && what.select !== 'each') return 0.5;
  if (what.noun.zone === 'chain') {
    const gains = view.chain.map((link) => gainOnLink(aim, link, table));
    return gains[0] ?? -1;
  }
  const pool = [
    ...view.play,
    ...view.players.flatMap(({ graveyards, hand }) => [...graveyards.flat(), ...(hand ?? [])]),
  ];
  const gains = pool
    .filter((card) => seemsToFit(what.noun, card, table, source))
    .filter((card) => what.select !== 'target' || table.isFriend(card.controller) || !isOutOfReach(card))
    .map((card) => gainOn(aim, card, table));
  if (what.select === 'each') return gains.reduce((sum, gain) => sum + gain, 0);
  if (gains.length === 0) return -1;
  return Math.max(...gains);
}

function gainOnPlayers(aim: Aim, table: Table): number {
  const amount = aim.amount * 1.5;
  const who = aim.who!.player;
  if (aim.tone === 'help') return who === 'each opponent' ? -amount : amount;
  if (who === 'you') return -amount;
  const opponents = table.view.players.filter(({ seat, lost }) => !lost && !table.isFriend(seat));
  const most = Math.max(0, ...opponents.map(({ handCount }) => handCount));
  return aim.verb === 'discard' ? Math.min(aim.amount, most) * 1.5 : amount;
}

/** All of a text together. A target that would have to be one's own counts against it. */
export function gainOfAll(aims: readonly Aim[], table: Table, source: number): number {
  return aims.reduce((sum, aim) => sum + gainOf(aim, table, source), 0);
}
