import type { Decision, Game } from '@meetingstone/rules';
import { arrange } from './arrange.ts';
import { cardMeant } from './cast.ts';
import type { CardFace, Chosen, Deed, PlayerFace, Saying, SeatSetup, Table, TableOptions } from './face.ts';
import type { Fault as Wrong } from './file/plain.ts';
import { faultsOf } from './file/plain.ts';
import { readStep } from './file/script.ts';
import { setupSchema } from './file/setup.ts';
import { libraryOf } from './known.ts';
import type { CardLook, Pile } from './look.ts';
import {
  chainOf,
  combatOf,
  lookAt,
  markedIn,
  namedPiles,
  namesOf,
  PILES,
  pileOf,
  priorityOf,
  stageOf,
  winnersOf,
} from './look.ts';
import { offersIn } from './offers.ts';
import { Fault } from './outcome.ts';
import { plain, separated } from './plain-setup.ts';
import { prove } from './prove.ts';
import type { Session } from './session.ts';
import { unanswered } from './session.ts';
import { checkFate, perform } from './steps/perform.ts';
import { decisionInWords, label, optionInWords } from './words.ts';

/** The tables of the test that is running, to be proved at its end. */
let watched: Table[] | undefined;

/** Runs a test and then proves every table it set up. Returns what was offered at them. */
export async function watching(test: () => void | Promise<void>): Promise<readonly string[]> {
  const tables: Table[] = [];
  watched = tables;
  try {
    await test();
  } finally {
    watched = undefined;
  }
  for (const table of tables) {
    table.ends();
    table.prove();
  }
  return tables.flatMap((table) => table.offers());
}

type Seats = Readonly<Record<string, SeatSetup>>;
export type Tabled<P extends Seats> = Table & { readonly [K in keyof P]: PlayerFace };

/** A table at a moment of a game, with a player for each seat, clockwise. */
export function scenario<const P extends Seats>(players: P, options: TableOptions = {}): Tabled<P> {
  const { cards = [], seed = 1, title = 'a test', dice, picks, turn, step, raid, mode, opening } = options;
  const { seats, facts } = separated(players, cards);
  const given = {
    scenario: title,
    players: seats,
    steps: [],
    ...defined({ dice, picks, turn, step, raid, mode, opening }),
  };
  const parsed = setupSchema.safeParse(given);
  if (!parsed.success) throw faulty(faultsOf(parsed.error, given));
  const { steps: _none, ...setup } = parsed.data;
  const arranged = arrange(setup, libraryOf(facts, options, raid), seed);
  if ('faults' in arranged) throw faulty(arranged.faults);
  if ('illegal' in arranged) throw faulty(arranged.illegal);
  const table = tableOf(arranged.session);
  watched?.push(table);
  const faces = Object.fromEntries(Object.keys(players).map((name) => [name, table.player(name)]));
  return Object.assign(table, faces) as Tabled<P>;
}

const defined = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

function faulty(faults: readonly Wrong[]): Fault {
  return new Fault(faults.map(({ path, reason }) => `${path.join('.')}: ${reason}`).join('; '));
}

function tableOf(start: Session): Table {
  let session = start;
  /** The decision that the test says it leaves open. */
  let left: Decision | undefined;
  const { cast } = start;
  const now = (): Session => session;
  const faces = new Map(cast.players.map((name, seat) => [name, playerFace(now, name, seat, does)]));

  /** Performs a step as a scenario file writes it. */
  function does(step: Record<string, unknown>): void {
    const read = readStep(plain(step), cast.players);
    if ('faults' in read) throw faulty(read.faults);
    session = perform(session, read.step);
  }

  const called = (id: number): string | null => (id === 0 ? null : label(session, id));
  return {
    pass: { all: () => does({ pass: 'all' }) },
    resolve: { all: () => does({ resolve: 'all' }) },
    until: (when) => does({ until: when }),
    expects: (expectations) => does({ expect: expectations }),
    card: (ref) => cardFace(now, ref),
    player: (name) => {
      const face = faces.get(name);
      if (!face) throw new Fault(`no player is called "${name}"`);
      return face;
    },
    chain: () => chainOf(session).map(({ name }) => name),
    turn: () => cast.players[session.game.state.turn.player]!,
    step: () => session.game.state.turn.step,
    priority: () => priorityOf(session),
    attacker: () => called(combatOf(session).attacker),
    defender: () => called(combatOf(session).defender),
    waiting: () => {
      const { decision } = session.game;
      if (!decision) return null;
      const { question, player, about } = decision;
      const options = decision.options.map((option) => optionInWords(session, option));
      return { for: cast.players[player]!, question, about: called(about), options };
    },
    winner: () => winnersOf(session),
    game: (): Game => session.game,
    leaves: (question) => {
      const { decision } = session.game;
      if (decision?.question !== question)
        throw new Fault(
          `nobody is asked: ${question}; ${decision ? decisionInWords(session, decision) : 'the game is over'}`,
        );
      left = decision;
    },
    ends: () => {
      const { decision } = session.game;
      if (decision && decision.question !== 'priority' && decision !== left) throw unanswered(session);
    },
    prove: () => {
      checkFate(session);
      prove(start.game, session);
    },
    offers: () => offersIn(start, session),
  };
}

/** What a card is is looked up each time it is asked for. */
function cardFace(now: () => Session, ref: string): CardFace {
  const physical = () => cardMeant(now().cast, now().game.state, ref, ({ zone }) => zone === 'play');
  const known = physical();
  const face = { ref } as Record<string, unknown>;
  for (const part of Object.keys(lookAt(now(), known)) as (keyof CardLook)[])
    Object.defineProperty(face, part, {
      enumerable: part !== 'powers',
      get: () => lookAt(now(), ref.endsWith('.hero') ? physical() : known)[part],
    });
  return face as unknown as CardFace;
}

function playerFace(
  now: () => Session,
  name: string,
  seat: number,
  does: (step: Record<string, unknown>) => void,
): PlayerFace {
  const act = (deed: Deed): PlayerFace => {
    does({ [name]: deed });
    return face;
  };
  const refuses = (deed: Deed, rule: string): PlayerFace => {
    does({ refuse: { [name]: deed }, rule });
    return face;
  };
  const verbs = {
    name,
    plays: (card: Chosen & string, saying: Saying = {}) => act({ play: card, ...saying }),
    uses: (card, saying = {}) => act({ use: card, ...saying }),
    completes: (card, saying = {}) => act({ complete: card, ...saying }),
    places: (card, how = {}) => act({ place: card, ...how }),
    attacks: (attacker, defender, how = {}) =>
      act({ attack: attacker, ...(defender === undefined ? {} : { defender }), ...how }),
    strikes: (...weapons) => act({ strike: noneOr(weapons) }),
    protects: (card) => act({ protect: card }),
    prevents: (...armor) => act({ prevent: noneOr(armor) }),
    chooses: (value) => act({ choose: value }),
    choosesAmong: (options, value) => {
      does({ expect: { waiting: { for: name, options } } });
      return act({ choose: value });
    },
    orders: (...effects) => act({ order: effects }),
    passes: () => act('pass'),
    concedes: () => act('concede'),
    mustChooseAmong: (options) => {
      does({ expect: { waiting: { for: name, options } } });
      return face;
    },
    cannot: refuses,
    refuses,
  } as Omit<PlayerFace, Pile | 'hero' | 'lost' | 'readyResources' | 'decks' | 'graveyards' | 'stage' | 'marked'>;
  const face = Object.defineProperties(verbs, {
    hero: { get: () => cardFace(now, `${name}.hero`) },
    lost: { get: () => now().game.state.players[seat]!.lost },
    readyResources: {
      get: () => pileOf(now(), seat, 'resources').filter((physical) => !lookAt(now(), physical).exhausted).length,
    },
    decks: { get: () => byName(now(), namedPiles(now(), seat, 'decks')) },
    graveyards: { get: () => byName(now(), namedPiles(now(), seat, 'graveyards')) },
    stage: { get: () => stageOf(now(), seat) },
    marked: { get: () => markedIn(now()) },
    ...Object.fromEntries(PILES.map((pile) => [pile, { get: () => namesOf(now(), pileOf(now(), seat, pile)) }])),
  }) as PlayerFace;
  return face;
}

const byName = (session: Session, piles: ReturnType<typeof namedPiles>): Record<string, readonly string[]> =>
  Object.fromEntries([...piles].map(([name, cards]) => [name, namesOf(session, cards)]));

/** strikes('none') and strikes() decline. */
const noneOr = <T>(refs: readonly T[]): readonly T[] | 'none' =>
  refs.length === 0 || refs[0] === 'none' ? 'none' : refs;
