import type { Aim, CardView, Compared, Doing, Facts, LinkView, Noun, Selection, Tone } from '@meetingstone/rules';
import { aimsOf, toneOfHost } from '@meetingstone/rules';
import type { Table } from './table.ts';
import { endures, isCharacter, isHero, isOutOfReach, left, printed, worth } from './table.ts';

const WIN = 1000;

/** What is done to a card or player: by a text that was read, or as a decision tells it. */
interface Deed {
  readonly verb: Doing['verb'];
  readonly tone: Tone;
  readonly amount: Aim['amount'];
}

/** A rough size: numbers as they are, X and counts as something ordinary. */
function sizeOf({ amount }: Deed): number {
  if (typeof amount === 'number') return amount;
  return amount === null ? 1 : amount === 'all' ? 5 : 3;
}

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
function gainOn(deed: Deed, card: CardView, table: Table): number {
  if (deed.tone === 'neither') return 0;
  const friend = table.isFriend(card.controller);
  const weight = deed.tone === 'harm' ? harmTo(deed, card, table) : helpTo(deed, card, table);
  return (deed.tone === 'harm') === friend ? -Math.max(0, weight) - 0.1 : weight;
}

/** The same of all that happens to it. */
export const gainOnCard = (deeds: readonly Deed[], card: CardView, table: Table): number =>
  deeds.reduce((sum, deed) => sum + gainOn(deed, card, table), 0);

function harmTo(deed: Deed, card: CardView, table: Table): number {
  if (deed.verb === 'deal' || deed.verb === 'put damage') {
    if (!isCharacter(card) || endures(card)) return 0;
    const amount = sizeOf(deed);
    const fatal = amount >= left(card);
    if (isHero(card)) return fatal ? WIN : amount * 0.6;
    return fatal ? worth(card) + 1 - (amount - left(card)) * 0.1 : (worth(card) * 0.4 * amount) / left(card);
  }
  if (deed.verb === 'exhaust' || deed.verb === 'remove from combat') {
    if (card.exhausted && deed.verb === 'exhaust') return 0.05;
    return isAttacking(card, table) ? 0.2 : 0.5 + (card.atk ?? 0) * 0.5;
  }
  if (deed.verb === 'modify' || deed.verb === 'attach') return isHero(card) ? 2 : worth(card) * 0.8;
  return isHero(card) ? WIN : worth(card);
}

function helpTo(deed: Deed, card: CardView, table: Table): number {
  if (deed.verb === 'heal' || deed.verb === 'remove damage') {
    const amount = sizeOf(deed);
    const healed = Math.min(card.damage, amount);
    return healed * (isHero(card) ? 0.6 : 0.7) - (amount - healed) * 0.2;
  }
  if (deed.verb === 'ready') return card.exhausted ? 1 + worthOnce(card) * 0.5 : -0.2;
  if (deed.verb === 'modify') return isAttacking(card, table) || !card.exhausted ? 1 + worthOnce(card) * 0.2 : 0.3;
  return card.zone === 'play' ? worthOnce(card) : 1 + (printed(card)?.cost ?? 1);
}

const worthOnce = (card: CardView): number => Math.min(8, worth(card));

const isAttacking = (card: CardView, { view: { combat } }: Table): boolean =>
  combat?.attacker === card.id || combat?.defender === card.id || combat?.proposedDefender === card.id;

/** How much good it does to interrupt, or else affect, a link. */
export function gainOnLink(tone: Tone, link: LinkView, table: Table): number {
  if (tone === 'neither') return 0;
  const cost = link.kind === 'card' ? 4 : 2;
  return (tone === 'harm') === table.isFriend(link.controller) ? -cost : cost;
}

/** How much good one aim can do at the best, as far as one can see before choosing. */
function gainOf(aim: Aim, table: Table, source: number): number {
  if (aim.tone === 'neither') return 0;
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
  if (isUnseen(what)) return aim.where?.to === 'hand' ? DRAWN : 0;
  if (what.select !== 'target' && what.select !== 'choose' && what.select !== 'each') return 0.5;
  if (what.noun.zone === 'chain') return view.chain[0] ? gainOnLink(aim.tone, view.chain[0], table) : -1;
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

/** What a card is worth that is drawn. */
const DRAWN = 1.5;
/** What a token is worth that is put into play. */
const TOKEN = 3;

/** A card from a deck that nobody has seen yet: into a hand, that is as good as drawing one. */
const isUnseen = (what: Selection): boolean =>
  what.select === 'top' || what.select === 'revealed' || ('noun' in what && what.noun.zone === 'deck');

function gainOnPlayers(aim: Aim, table: Table): number {
  const amount = sizeOf(aim) * (aim.verb === 'put token' ? TOKEN : DRAWN);
  const who = aim.who!.player;
  if (aim.tone === 'help') return who === 'each opponent' ? -amount : amount;
  if (who === 'you') return -amount;
  const opponents = table.view.players.filter(({ seat, lost }) => !lost && !table.isFriend(seat));
  const most = Math.max(0, ...opponents.map(({ handCount }) => handCount));
  return aim.verb === 'discard' ? Math.min(sizeOf(aim), most) * DRAWN : amount;
}

/** All of a text together. A target that would have to be one's own counts against it. */
export function gainOfAll(aims: readonly Aim[], table: Table, source: number): number {
  return aims.reduce((sum, aim) => sum + gainOf(aim, table, source), 0);
}

/** A card that is played: to what it attaches, then its text. */
export function gainOfCard(facts: Facts, table: Table, source: number): number {
  return gainOfHost(facts, table, source) + gainOfAll(aimsOf(facts.text), table, source);
}

function gainOfHost(facts: Facts, table: Table, source: number): number {
  const { attach } = facts;
  if (!attach || attach.byText) return 0;
  const what: Selection = { select: attach.targeted ? 'target' : 'choose', noun: attach.noun };
  const tone = toneOfHost(facts);
  return gainOf(
    { verb: 'attach', as: 'to', tone, amount: null, types: [], where: null, what, who: null },
    table,
    source,
  );
}
