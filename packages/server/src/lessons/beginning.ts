import { LEARNER } from '@meetingstone/scenario';
import type { SeatTerms, Terms } from '@meetingstone/sitting';
import { sitDown } from '@meetingstone/sitting';
import { setTable } from '../lobby/setting.ts';
import type { Office } from '../net/office.ts';
import type { Account } from '../storage/accounts.ts';
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
  const { title, raid, learner } = lesson;
  const terms = termsOfLesson(lesson, account.name);
  return setTable(office.lobby, {
    terms: { play: raid ? 'raid' : 'duel', seats: terms.seats.length, ...(raid ? { raid } : {}), private: true, title },
    sitting: sitDown(terms, lesson.position.seed, office.now()),
    accounts: terms.seats.map((_, seat) => (seat === learner ? account.id : null)),
  });
}
