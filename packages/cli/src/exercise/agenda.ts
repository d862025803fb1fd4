import type { Facts, Game } from '@meetingstone/rules';
import type { Task } from './tasks.ts';
import { effectsOf, startsInPlay, staysInPlay, tasksOf, titleOf } from './tasks.ts';

/** What is known of a task that nobody has seen done yet. */
export interface Open {
  readonly task: Task;
  /** In how many games it was aimed at. */
  aimed: number;
  /** Why it could not be done, and how often that was the reason. */
  readonly reasons: Map<string, number>;
}

type State = Game['state'];
type Card = NonNullable<State['cards'][number][number]>;

/** The tasks of all cards, as far as they are open. */
export interface Agenda {
  /** By the titles of the cards. */
  readonly open: ReadonlyMap<string, readonly Open[]>;
  readonly tasks: number;
  /** What was done since the last decision is crossed out. */
  readonly watch: (game: Game) => void;
  /** A power was used that leaves no link behind. */
  readonly cross: (task: Task) => void;
}

export const openOf = (agenda: Agenda, card: Facts): readonly Open[] => agenda.open.get(titleOf(card)) ?? NOTHING;

const NOTHING: readonly Open[] = [];

export function agendaOf(
  cards: readonly Facts[],
  isPlayed: (card: Facts) => boolean = (card) => !startsInPlay(card),
): Agenda {
  const open = new Map<string, readonly Open[]>();
  let tasks = 0;
  for (const card of cards) {
    const all = tasksOf(card, isPlayed(card)).map((task): Open => ({ task, aimed: 0, reasons: new Map() }));
    tasks += all.length;
    open.set(titleOf(card), all);
  }
  const crossWhere = (card: Facts, isDone: (task: Task) => boolean): void => {
    const title = titleOf(card);
    const before = open.get(title);
    if (!before) return;
    const left = before.filter(({ task }) => !isDone(task));
    if (left.length === 0) open.delete(title);
    else if (left.length < before.length) open.set(title, left);
  };
  return {
    open,
    tasks,
    cross: (done) => crossWhere(done.card, (task) => task === done),
    watch: ({ state }) => {
      for (const link of state.chain) {
        const card = cardIn(state, link.source);
        if (card) crossWhere(card.facts, (task) => isShown(task, link));
      }
      for (const id of state.play) {
        const card = cardIn(state, id)!;
        if (card.faceDown && !card.facts.hero && !card.facts.back) continue;
        crossWhere(card.facts, (task) => isAtWork(task, card, isPlayed(card.facts)));
      }
    },
  };
}

/** A card by its id, also one that has left play. */
export function cardIn(state: State, id: number): Card | undefined {
  const at = state.cards[id >>> 5]?.[id & 31];
  return at ?? state.departed.find(({ card }) => card.id === id)?.card;
}

type Link = State['chain'][number];

/** Is this link the task being done? */
function isShown(task: Task, link: Link): boolean {
  const isPlayed = link.kind === 'card' || (link.kind === 'resource' && link.faceUp);
  if (task.does === 'is played') return isPlayed;
  if (task.does === 'is paid') return isPlayed && link.alternate >= 0;
  if (task.does === 'works') return isPlayed && !(staysInPlay(task.card) && WORKS_IN_PLAY.has(task.power!.power));
  const effects = effectsOf(task);
  if (!effects || isPlayed || link.kind === 'proposal') return false;
  return link.effects === effects || JSON.stringify(link.effects) === JSON.stringify(effects);
}

/** Powers that do their work while the card is in play; others do it as it is played. */
const WORKS_IN_PLAY: ReadonlySet<string> = new Set(['continuous', 'replacement', 'keyword', 'self']);

function isAtWork(task: Task, card: Card, isPlayed: boolean): boolean {
  if (task.back !== card.faceDown) return false;
  if (task.does !== 'works') return task.does === 'enters the game';
  return WORKS_IN_PLAY.has(task.power!.power) || !isPlayed;
}
