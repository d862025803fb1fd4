import type { Answer, CardView, Game, Option, Shown } from '@meetingstone/rules';
import { answer, readGame, shownTo, viewGame, witness, writeGame } from '@meetingstone/rules';
import { hiddenFrom, permuted } from './permuting.ts';
import type { Chance } from './players.ts';
import { same } from './properties.ts';
import { sent } from './wire.ts';

type Viewer = number | null;

/** What a seat is shown does not change when what it cannot know is permuted, wherever the game rests (law 8). */
export function viewsTellNothing(game: Game, pick: Chance): void {
  if (game.decision?.question !== 'priority') return;
  for (const viewer of viewersOf(game)) {
    const hidden = hiddenFrom(game, viewer).filter(({ id }) => !turned(game).has(id));
    const other = world(game, hidden, pick);
    same(`what seat ${viewer} sees`, viewGame(game, viewer), viewGame(other, viewer));
    same(`what seat ${viewer} hears`, witness(game, viewer), witness({ ...game, state: other.state }, viewer));
  }
}

/** Every seat is shown something, and nothing while another is asked. */
export function everybodyIsShown(game: Game): void {
  for (const viewer of viewersOf(game)) {
    if (isShown(game, viewer)) shownTo(game, viewer);
    else nothingIsShown(game, viewer);
  }
}

/**
 * What a seat is shown stays the same when the faces that it cannot know change places. The question itself is not asked
 * again, so that this can be looked at often.
 */
export function isShownNoMore(game: Game, viewer: Viewer, pick: Chance): void {
  if (!isShown(game, viewer)) return;
  const one = shownTo(game, viewer);
  const open = new Set([...one.view.shown.map(({ id }) => id), ...turned(game)]);
  const hidden = hiddenFrom(game, viewer).filter(({ id }) => !open.has(id));
  const other = { ...game, state: permuted(game, hidden, pick) };
  same(`what seat ${viewer} sees`, one.view, viewGame(other, viewer));
  same(`what seat ${viewer} hears`, witness(game, viewer), witness(other, viewer));
}

/** The cards that have just been turned: everybody has seen their faces. */
const turned = ({ happened }: Game): ReadonlySet<number> =>
  new Set(happened.flatMap(({ event, card }) => (event === 'turn face down' || event === 'flip' ? (card ?? []) : [])));

const viewersOf = ({ state }: Game): readonly Viewer[] => [...state.players.keys(), null];

function world(game: Game, hidden: ReturnType<typeof hiddenFrom>, pick: Chance): Game {
  return readGame(writeGame({ ...game, stable: permuted(game, hidden, pick), replies: [] }));
}

/** While another is asked, a seat hears nothing, and sees neither who it is nor what. */
function nothingIsShown(game: Game, viewer: Viewer): Shown {
  const shown = shownTo(game, viewer);
  if (shown.events.length > 0 || shown.view.decision || shown.view.shown.length > 0)
    throw new Error(`seat ${viewer} is told of a question that is put to another`);
  return shown;
}

/** So many decisions that a seat is shown are followed from one at which the game rests. */
const FOLLOWED = 12;

/**
 * Two games that differ only in cards that a seat cannot know, played on with the same visible deeds, show it the same
 * at every decision, whoever is asked meanwhile and however often, and send it the same bytes. Ends where one of those cards is turned up. Returns
 * how many decisions were compared.
 */
export function askingTellsNothing(game: Game, viewer: Viewer, pick: Chance): number {
  if (game.decision?.question !== 'priority') return 0;
  const strange = hiddenFrom(game, viewer).filter(({ owner }) => owner !== viewer); // His own he would soon draw.
  const hidden = new Set(strange.map(({ physical }) => physical));
  let worlds: readonly [Game, Game] = [game, world(game, strange, pick)];
  let told = worlds.map((one): Shown => ({ ...shownTo(one, viewer), events: [] })) as [Shown, Shown]; // The other has no past.
  for (let n = 0; n < FOLLOWED; n++) {
    const deed = someDeed(worlds, viewer, hidden, pick);
    if (!deed) return n;
    const [one, other] = worlds.map((from) => follow(from, deed, viewer, hidden)) as [Followed, Followed];
    if (one.isTurnedUp || other.isTurnedUp) return n;
    same(`what seat ${viewer} is shown after ${JSON.stringify(deed)}`, one.shown, other.shown);
    same(`what seat ${viewer} is sent`, sent(told[0], one.shown), sent(told[1], other.shown));
    worlds = [one.game, other.game];
    told = [one.shown, other.shown];
  }
  return FOLLOWED;
}

/** Something that the player who is asked can do in both games, and that looks the same to the viewer. */
function someDeed(
  [one, other]: readonly [Game, Game],
  viewer: Viewer,
  hidden: ReadonlySet<number>,
  pick: Chance,
): Answer | null {
  const { decision } = one;
  if (!decision || !other.decision) return null;
  const { player, options } = decision;
  const open = player === viewer ? options : options.filter((option) => isOpen(one, option, hidden));
  const inBoth = open.filter((option) => other.decision!.options.some((its) => isSame(its, option)));
  return inBoth.length === 0 ? null : { player, choose: inBoth[pick(inBoth.length)]! };
}

const isSame = (one: Option, other: Option): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A card placed face down looks like any other; what else is done with a hidden card shows it. */
function isOpen({ state }: Game, option: Option, hidden: ReadonlySet<number>): boolean {
  if (!('card' in option) || (option.choose === 'place' && !option.faceUp)) return true;
  const card = cardAt(state, option.card);
  return card !== undefined && !hidden.has(card.physical);
}

interface Followed {
  readonly game: Game;
  readonly shown: Shown;
  /** Has one of the hidden cards been seen? */
  readonly isTurnedUp: boolean;
}

/** Plays on to the next decision that the viewer is shown; the others do as little as they can. */
function follow(from: Game, deed: Answer, viewer: Viewer, hidden: ReadonlySet<number>): Followed {
  let game = given(from, deed);
  let isTurnedUp = isNamed(game);
  const first = isShown(game, viewer) ? null : nothingIsShown(game, viewer);
  while (!isShown(game, viewer)) {
    same(`what seat ${viewer} is shown while others are asked`, first!.view, nothingIsShown(game, viewer).view);
    const { player, options } = game.decision!;
    const choose = options.find((option) => DECLINING.has(option.choose)) ?? options[0]!;
    game = given(game, { player, choose });
    isTurnedUp ||= isNamed(game);
  }
  const shown = shownTo(game, viewer);
  return { game, shown, isTurnedUp: isTurnedUp || seen(shown, game).some((physical) => hidden.has(physical)) };
}

const DECLINING: ReadonlySet<Option['choose']> = new Set(['pass', 'none', 'no']);

function given(game: Game, deed: Answer): Game {
  const answered = answer(game, deed);
  if (!answered.ok) throw new Error(`an offered answer was refused: ${answered.ruling.reason}`);
  return answered.game;
}

const isShown = ({ decision }: Game, viewer: Viewer): boolean =>
  decision === null || decision.question === 'priority' || decision.player === viewer;

/** A card was revealed. */
const isNamed = ({ happened }: Game): boolean => happened.some(({ name }) => name != null);

/** The physical cards whose faces a viewer is shown. */
function seen({ view }: Shown, { state }: Game): readonly number[] {
  const views: CardView[] = [...view.play, ...view.shown];
  for (const { hand, deckSeen, graveyards, removed } of view.players)
    views.push(...(hand ?? []), ...deckSeen, ...graveyards.flat(), ...removed);
  const ids = views.filter(({ known }) => known).map(({ id }) => id);
  ids.push(...view.chain.filter(({ facts }) => facts).map(({ source }) => source));
  return ids.flatMap((id) => cardAt(state, id)?.physical ?? []);
}

type State = Game['state'];

function cardAt({ cards }: State, id: number): NonNullable<State['cards'][number][number]> | undefined {
  for (const chunk of cards) for (const card of chunk) if (card?.id === id) return card;
  return undefined;
}
