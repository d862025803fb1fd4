import { LEARNER } from '@meetingstone/scenario';
import type { SeatTerms, Terms } from '@meetingstone/sitting';
import { sitDown, writeSitting } from '@meetingstone/sitting';
import { tokenOf } from '../lobby/lobby.ts';
import type { Office } from '../net/office.ts';
import type { Account } from '../storage/accounts.ts';
import { hashOf, newId } from '../storage/secrets.ts';
import { saveSnapshot } from '../storage/snapshots.ts';
import { json } from '../storage/tables.ts';
import { botOfLesson } from './guiding.ts';
import type { KnownLesson } from './library.ts';

/** How the seats of a file are called at the table; everybody else keeps his name. */
const NAMES: Readonly<Record<string, string>> = { boss: 'The Boss' };

/** A table at which somebody learns: set up as the lesson says, with its script in all other seats. */
export function termsOfLesson({ key, position }: KnownLesson, learner: string): Terms {
  const named: Readonly<Record<string, string>> = { ...NAMES, [LEARNER]: learner };
  const seats = position.seats.map(({ name, ...seat }) => ({ ...seat, name: named[name] ?? name }));
  return {
    position: { ...position, seats },
    play: 'Constructed',
    bestOf: 1,
    seats: seats.map(({ name, team }, n): SeatTerms => {
      const isLearner = position.seats[n]!.name === LEARNER;
      return {
        name,
        ...(team === undefined ? {} : { team }),
        deck: null,
        sitter: isLearner ? { is: 'person' } : { is: 'bot', bot: botOfLesson(key) },
      };
    }),
    clock: null,
    rated: false,
    covered: false,
  };
}

/** Begins a lesson for somebody, and says at which table. */
export async function beginLesson(office: Office, account: Account, lesson: KnownLesson): Promise<string> {
  const { db } = office.database;
  const { title, raid, learner } = lesson;
  const [game, now] = [newId(), office.now()];
  const terms = termsOfLesson(lesson, account.name);
  const sitting = sitDown(terms, lesson.position.seed, now);
  const play = raid ? 'raid' : 'duel';
  await db.transaction().execute(async (together) => {
    await together
      .insertInto('games')
      .values({
        id: game,
        state: 'playing',
        terms: json({ play, seats: terms.seats.length, ...(raid ? { raid } : {}), private: true, title }),
        host: account.id,
        is_private: true,
        build: office.lobby.build,
        made_at: now,
        touched_at: now,
      })
      .execute();
    await together
      .insertInto('seats')
      .values(
        terms.seats.map(({ name, team, sitter }, seat) => ({
          game,
          seat,
          account: seat === learner ? account.id : null,
          name,
          team: team ?? null,
          bot: sitter.is === 'bot' ? sitter.bot : null,
          deck: null,
          token_hash: hashOf(tokenOf(office.secret, game, seat)),
        })),
      )
      .execute();
    await saveSnapshot(together, game, sitting.acts.length, writeSitting(sitting));
  });
  return game;
}
