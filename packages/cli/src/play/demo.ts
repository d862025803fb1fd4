import { outcome } from '@meetingstone/rules';
import type { Output } from '../output.ts';
import { sayJson } from '../output.ts';
import type { Paint } from '../paint.ts';
import { plain } from '../paint.ts';
import { tableLines } from '../table/table.ts';
import { outcomeWords } from '../words/outcome.ts';
import { teller } from '../words/teller.ts';
import type { Session, Table } from './session.ts';
import { logOf, playOn, startSession, viewerOf } from './session.ts';
import type { Setup } from './setup.ts';

const WIDTH = 100;

/** A game between bots, for somebody who only watches. */
export function demonstrate({ opening, seed }: Setup, table: Table, output: Output, paint: Paint): Session {
  const session = playOn(startSession(opening, seed, paint), table, false);
  const names = opening.seats.map(({ name }) => name);
  output.say(`A demonstration: ${opening.seats.map(({ name, hero }) => `${name} (${hero.name})`).join(' against ')}`);
  for (const { event, text } of logOf(session, null)) {
    if (event === 'turn starts') output.say('');
    output.say(event === 'turn starts' ? paint('bold', text) : `  ${text}`);
  }
  output.say('');
  for (const line of tableLines(teller(viewerOf(session, null), paint), WIDTH)) output.say(line);
  output.say('');
  output.say(outcomeWords(outcome(session.game), names));
  return session;
}

/** The same as one JSON document. */
export function demonstrateJson({ opening, seed }: Setup, table: Table, output: Output): Session {
  const session = playOn(startSession(opening, seed, plain), table, false);
  const names = opening.seats.map(({ name }) => name);
  const result = outcome(session.game);
  sayJson(output, {
    seats: opening.seats.map(({ name, hero, team }) => ({
      name,
      hero: hero.name,
      ...(team === undefined ? {} : { team }),
    })),
    seed,
    ended: result !== null,
    winners: result?.winners.map((seat) => names[seat]) ?? [],
    turns: session.game.state.turn.number,
    decisions: session.answers.length,
    log: logOf(session, null).map(({ rule, text }) => ({ rule, text })),
  });
  return session;
}
