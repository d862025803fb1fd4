import { BOSS_PLAYER, raidNamed } from '@meetingstone/raids';
import type { Game } from '@meetingstone/rules';
import { RAID_STEPS } from '@meetingstone/rules';
import { Document, isMap, isPair, isScalar, isSeq, visit } from 'yaml';
import { arrange } from '../arrange.ts';
import { readScenarios } from '../file/read.ts';
import { RESERVED } from '../file/script.ts';
import { libraryOf } from '../known.ts';
import { pileOf } from '../look.ts';
import { Fault } from '../outcome.ts';
import { ownCards } from '../own-cards.ts';
import type { Session } from '../session.ts';
import type { Writing } from './entries.ts';
import { freshIn } from './entries.ts';
import { namingFor } from './naming.ts';
import { seatFile } from './seats.ts';
import { differences, unsaidOf } from './unsaid.ts';

/** A moment of a game as a scenario file. */
export interface SavedScenario {
  readonly text: string;
  /** What was true of the moment and cannot be said in a file; it stands at its top, too. */
  readonly unsaid: readonly string[];
}

export interface SavingOptions {
  readonly title: string;
  readonly raid?: { readonly key: string; readonly mode: string } | undefined;
}

/** Writes down how the table lies, so that it can be set up again; it expects of itself what is there then. */
export function saveScenario(game: Game, { title, raid }: SavingOptions): SavedScenario {
  if (game.state.outcome) throw new Fault('the game is over there');
  if (game.stable.turn.number === 0) throw new Fault('nobody has begun a turn there');
  const { stable: state } = game;
  const players = namesFor(game, raid !== undefined);
  const naming = namingFor(raid?.key);
  const writing: Writing = { state, players, naming, fresh: freshIn(game), left: [] };
  const played = raid && raidNamed(raid.key);
  const seats = Object.fromEntries(players.map((name, seat) => [name, compact(seatFile(writing, seat, played))]));
  const setup = {
    scenario: title,
    ...(raid ? { raid: raid.key, mode: raid.mode } : {}),
    ...(naming.own().length > 0 ? { cards: naming.own().join('\n\n') } : {}),
    players: seats,
    turn: players[state.turn.player],
    step: isOpen(state.turn.step) ? state.turn.step : 'end',
  };
  const session = laid({ ...setup, steps: [] });
  const unsaid = [
    ...unsaidOf(game, players),
    ...writing.left.map((name) => `a card that cannot be written: ${name}`),
    ...differences(game, session.game, players),
  ];
  return { text: textOf({ ...setup, steps: [{ expect: expected(session) }] }, unsaid), unsaid };
}

const OPEN: readonly string[] = ['ready', 'draw', 'action', 'end', ...RAID_STEPS];
const isOpen = (step: string): boolean => OPEN.includes(step);

/** Names that a script can use: a player called like a word of the language gets a number. */
function namesFor({ state }: Game, isRaid: boolean): readonly string[] {
  return state.players.map(({ name, boss }, n) => {
    if (isRaid && boss) return BOSS_PLAYER;
    const isFine = !RESERVED.includes(name) && !/^\d+$/.test(name) && name !== BOSS_PLAYER && !name.includes('.');
    return isFine ? name : `player ${n + 1}`;
  });
}

/** Empty piles are not written, but for the deck: without a word there would be twenty cards in it. */
const compact = (seat: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(seat).filter(([key, value]) => key === 'deck' || !(Array.isArray(value) && value.length === 0)),
  );

/** The table as the file sets it up. */
function laid(file: object): Session {
  const [read] = readScenarios(textOf(file, []));
  if (!read?.ok)
    throw new Fault(`the moment cannot be written: ${read?.faults.map(({ reason }) => reason).join('; ')}`);
  const { setup } = read.document;
  const own = ownCards(setup, {});
  if ('faults' in own) throw new Fault(`the moment cannot be written: ${own.faults.join('; ')}`);
  const set = arrange(setup, libraryOf(own.facts, {}, setup.raid));
  if ('session' in set) return set.session;
  const wrong = 'faults' in set ? set.faults : set.illegal;
  throw new Fault(
    `the moment cannot be written: ${wrong.map(({ path, reason }) => `${path.join('.')}: ${reason}`).join('; ')}`,
  );
}

/** What is true of the table that was set up: whoever changes the file sees what he changed. */
function expected(session: Session): object {
  const { game, cast } = session;
  const { turn, outcome } = game.state;
  const piles = ['hand', 'deck', 'graveyard', 'removed', 'resources', 'allies'] as const;
  const seats = cast.players.map((name, seat) => {
    const counts = Object.fromEntries(piles.map((pile) => [pile, pileOf(session, seat, pile).length]));
    return [name, counts] as const;
  });
  const asked = game.decision && !outcome ? { waiting: { for: cast.players[game.decision.player] } } : {};
  return { turn: cast.players[turn.player], step: turn.step, ...asked, ...Object.fromEntries(seats) };
}

/** As people write such files: groups in lines, cards and what is expected in one. */
function textOf(file: object, unsaid: readonly string[]): string {
  const document = new Document(file, { version: '1.2' });
  visit(document, {
    Scalar: (key, node, path) => {
      const pair = path.findLast(isPair);
      if (key === 'value' && pair && isScalar(pair.key) && pair.key.value === 'cards') node.type = 'BLOCK_LITERAL';
    },
    Map: (_, node, path) => {
      const key = path.findLast(isPair)?.key;
      const isCard = isScalar(key) && (key.value === 'hero' || key.value === 'boss') && isMap(node) && node.has('card');
      if (path.some(isSeq)) node.flow = !isStep(path);
      else if (isCard) node.flow = true;
    },
    Seq: (_, node, path) => {
      const key = path.findLast(isPair)?.key;
      node.flow = !(isScalar(key) && key.value === 'steps');
    },
  });
  if (isMap(document.contents) && unsaid.length > 0)
    document.commentBefore = [
      ' What was also true and cannot be said in a file:',
      ...unsaid.map((one) => ` - ${one}`),
    ].join('\n');
  return document.toString({ lineWidth: 140, flowCollectionPadding: true });
}

/** The step itself and its `expect` are written in lines; what stands in them is not. */
const isStep = (path: readonly unknown[]): boolean => path.filter((one) => isPair(one)).length < 3;
