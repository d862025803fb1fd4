import type { CardView, LinkView, PlayerView } from '@meetingstone/rules';
import { inPlay } from '@meetingstone/words';
import { widthOf, wrap } from '../paint.ts';
import type { PaintingTeller } from '../teller.ts';
import { inkFor } from '../teller.ts';
import { bossMarks, phaseWords, pileCounts, raidRows } from './raid.ts';

const LABEL = 11;

/** The whole table as lines: the others first, you below, then your hand, the chain and the combat. */
export function tableLines(t: PaintingTeller, width: number): string[] {
  const { view } = t;
  const you = view.you;
  const seats = view.players.filter(({ lost }) => !lost);
  const others = seats.filter(({ seat }) => seat !== you);
  const mine = seats.filter(({ seat }) => seat === you);
  return [
    heading(t, width),
    ...phaseLine(t),
    ...[...others, ...mine].flatMap((player) => ['', ...partyLines(player, t, width)]),
    ...mine.flatMap(({ hand }) => row('hand', handWords(hand ?? [], t), t, width)),
    ...aboutNow(t, width),
  ];
}

function heading({ view, paint, ...t }: PaintingTeller, width: number): string {
  const whose = t.painted(t.whose(view.turn.player));
  const now = `Turn ${view.turn.number} · ${whose} turn · ${t.language.asking.step(view)}`;
  const title = ` ${view.turn.number === 0 ? 'Before the first turn' : now} `;
  return paint('bold', `──${title}${'─'.repeat(Math.max(0, width - widthOf(title) - 2))}`);
}

/** The phases of a Boss player's turn, where it is one. */
function phaseLine(t: PaintingTeller): string[] {
  const words = phaseWords(t);
  return words === null ? [] : [`  ${t.paint('dim', 'phases'.padEnd(LABEL))}${words}`];
}

const onePile = ({ deckCounts, graveyards }: PlayerView): string[] => [
  `deck ${deckCounts.reduce((sum, count) => sum + count, 0)}`,
  `graveyard ${graveyards.flat().length}`,
];

/** One player: what everybody may count, and the three rows of the party. */
function partyLines(player: PlayerView, t: PaintingTeller, width: number): string[] {
  const { view, paint } = t;
  const party = view.play.filter((card) => card.controller === player.seat && card.host === 0);
  const hero = party.find(({ id }) => id === player.hero);
  const ongoing = party.filter((card) => card.row === 'hero' && card.id !== player.hero);
  const allies = party.filter((card) => card.row === 'ally');
  const resources = party.filter((card) => card.row === 'resource');
  const who = player.seat === view.you ? 'You' : player.name;
  const team = view.players.some((other) => other.seat !== player.seat && other.team === player.team)
    ? [player.team]
    : [];
  const counts = [
    ...team,
    `hand ${player.handCount}`,
    ...(player.boss ? [] : onePile(player)),
    ...(player.removed.length > 0 ? [`removed ${player.removed.length}`] : []),
  ];
  const name = paint('bold', paint(inkFor(view, player.seat), who));
  return [
    `${name}  ${hero ? heroWords(hero, t) : 'no hero'}  ${paint('dim', counts.join(' · '))}`,
    ...row('decks', player.boss ? pileCounts(player) : [], t, width),
    ...row('hero row', counted(ongoing.map((card) => t.painted(inPlay(card, t)))), t, width),
    ...raidRows(party, t).flatMap(([label, cards]) => row(label, cards, t, width)),
    ...row('allies', counted(allies.map((card) => t.painted(inPlay(card, t)))), t, width),
    ...row('resources', resourceWords(resources, t), t, width),
  ];
}

function heroWords(hero: CardView, t: PaintingTeller): string {
  const health = (hero.health ?? 0) - hero.damage;
  const ink = health <= 5 ? 'red' : health <= 12 ? 'yellow' : 'green';
  const marks = hero.facts?.hero?.boss ? bossMarks(hero) : [...(hero.faceDown ? ['flipped'] : [])];
  const words = marks.length > 0 ? ` ${t.paint('dim', `(${marks.join(', ')})`)}` : '';
  return `${t.painted(inPlay(hero, t))}  ${t.paint(ink, `♥ ${health}/${hero.health}`)}${words}`;
}

/** "5 (3 ready)" face down, quests and locations by name. */
function resourceWords(resources: readonly CardView[], t: PaintingTeller): string[] {
  if (resources.length === 0) return [];
  const ready = resources.filter(({ exhausted }) => !exhausted).length;
  const faceUp = resources.filter(({ faceDown }) => !faceDown);
  const total = `${ready} of ${resources.length} ready`;
  return [total, ...counted(faceUp.map((card) => t.painted(inPlay(card, t))))];
}

/** Equal words are said once, with how many there are of them. */
function counted(words: readonly string[]): string[] {
  const copies = new Map<string, number>();
  for (const word of words) copies.set(word, (copies.get(word) ?? 0) + 1);
  return [...copies].map(([word, count]) => (count > 1 ? `${word} ×${count}` : word));
}

function handWords(hand: readonly CardView[], t: PaintingTeller): string[] {
  return counted(
    hand.map((card) => `${t.painted(t.card(card))}${card.cost === null ? '' : t.paint('dim', ` (${card.cost})`)}`),
  );
}

function row(label: string, cards: readonly string[], t: PaintingTeller, width: number): string[] {
  if (cards.length === 0) return [];
  const head = t.paint('dim', label.padEnd(LABEL));
  const [first = '', ...rest] = wrap(cards, width - LABEL - 2, t.paint('dim', ' · '), '');
  return [`  ${head}${first}`, ...rest.map((line) => `  ${' '.repeat(LABEL)}${line}`)];
}

/** The chain, topmost first, and the combat. */
function aboutNow(t: PaintingTeller, width: number): string[] {
  const { view } = t;
  const chain = view.chain.flatMap((link, n) =>
    row(n === 0 ? 'chain' : '', [`${t.paint('dim', `c${n + 1}`)} ${linkWords(link, t)}`], t, width),
  );
  const combat = combatWords(t);
  const lines = [...chain, ...(combat === null ? [] : row('combat', [combat], t, width))];
  return lines.length > 0 ? ['', ...lines] : [];
}

function linkWords(link: LinkView, t: PaintingTeller): string {
  const { view } = t;
  const name = t.paint(inkFor(view, link.controller), link.name ?? 'a face-down card');
  if (link.proposal) {
    const side = (id: number) => t.painted(t.card(t.find(id)));
    return `${side(link.proposal.attacker)} ──▶ ${side(link.proposal.defender)} ${t.paint('dim', '(proposed)')}`;
  }
  const kind = t.language.links[link.kind];
  const targets = link.targets.flat().map((entity) => {
    if ('player' in entity) return t.toPlayer(entity.player);
    if ('link' in entity) return [view.chain.find(({ id }) => id === entity.link)?.name ?? 'a link'];
    const card = t.find(entity.card);
    return card ? t.card(card) : [view.chain.find(({ source }) => source === entity.card)?.name ?? 'a card'];
  });
  const aimed = targets.length > 0 ? ` → ${t.painted(t.language.listed(targets))}` : '';
  const x = link.x > 0 ? ` X=${link.x}` : '';
  return `${name}${kind === '' ? '' : t.paint('dim', ` (${kind})`)}${x}${aimed}`;
}

function combatWords(t: PaintingTeller): string | null {
  const { combat } = t.view;
  if (!combat) return null;
  const side = (id: number) => {
    const card = t.find(id);
    if (!card) return 'nobody';
    const struck = combat.strikes.filter(({ wielder }) => wielder === id).map(({ weapon }) => t.find(weapon)?.name);
    return `${t.painted(t.card(card))} ${card.atk ?? 0} ATK${struck.length > 0 ? ` with ${struck.join(', ')}` : ''}`;
  };
  const arrow = combat.defender === 0 ? '──▶' : '◀──▶';
  return `${side(combat.attacker)} ${arrow} ${side(combat.defender || combat.proposedDefender)}`;
}
