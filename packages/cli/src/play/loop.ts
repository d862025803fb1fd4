import type { Seat } from '@meetingstone/rules';
import { outcome } from '@meetingstone/rules';
import type { Sitting } from '@meetingstone/sitting';
import { next } from '@meetingstone/sitting';
import { english, outcomeWords } from '@meetingstone/words';
import type { Around, Leaving } from './around.ts';
import { decide } from './deciding.ts';
import { dismissPrograms, letThink } from './programs.ts';
import type { Screen, Watched } from './screen.ts';
import { onlyViewer, personsIn, sayNews, sayNewsMeanwhile, screenFor, tryTo } from './screen.ts';
import type { Terminal } from './terminal.ts';
import { listen } from './watching.ts';

export interface PlayedHere {
  readonly sitting: Sitting;
  readonly left: { readonly how: Leaving; readonly player: Seat } | null;
}

/** Plays until the game is over or somebody leaves. */
export async function playAtTerminal(
  start: Sitting,
  watched: Watched,
  terminal: Terminal,
  around: Around,
): Promise<PlayedHere> {
  const screen = screenFor(start, watched);
  let left: PlayedHere['left'] = null;
  try {
    while (screen.sitting.game.decision && !left) {
      const { player } = screen.sitting.game.decision;
      const how = (await listen(screen, terminal, around)) ?? (await goOn(screen, terminal, around));
      if (how) left = { how, player };
    }
  } finally {
    dismissPrograms(screen);
  }
  const viewer = onlyViewer(screen);
  sayNews(screen, viewer, terminal);
  if (!screen.sitting.game.decision) {
    const names = screen.sitting.opening.seats.map(({ name }) => name);
    terminal.say('');
    terminal.say(screen.paint('bold', outcomeWords(outcome(screen.sitting.game), names, viewer, english)));
  }
  return { sitting: screen.sitting, left };
}

/** One thing after the other: a bot thinks, a person is asked, who may leave instead. */
async function goOn(screen: Screen, terminal: Terminal, around: Around): Promise<Leaving | undefined> {
  const todo = next(screen.sitting);
  const persons = personsIn(screen.sitting);
  switch (todo.do) {
    case 'ask': {
      around.keep(screen.sitting);
      const looks = persons.length < 2 || (await looksAway(screen, todo.seat, terminal));
      return looks ? decide(screen, todo.seat, terminal, around) : 'quit';
    }
    case 'think':
      await letThink(screen, todo.seat, todo.bot, terminal.say);
      if (persons.length < 2) sayNewsMeanwhile(screen, terminal);
      return undefined;
    case 'cover':
      tryTo(screen, { do: 'forced' });
      return undefined;
    case 'nothing':
      return 'quit';
  }
}

/** At one keyboard, the next player looks only after the last one has looked away. */
async function looksAway(screen: Screen, player: Seat, terminal: Terminal): Promise<boolean> {
  if (screen.last === player) return true;
  if (screen.last !== null) terminal.clear();
  screen.last = player;
  return isAlone(screen.sitting.opening.seats[player]!.name, terminal);
}

export const isAlone = async (name: string, terminal: Terminal): Promise<boolean> =>
  (await terminal.ask(`${name}, press Enter when only you can see this. `)) !== null;
