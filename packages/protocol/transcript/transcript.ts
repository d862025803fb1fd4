import { cardNamed } from '@meetingstone/cards';
import type { PlacedCard, PlacedSeat, Position, Seat } from '@meetingstone/rules';
import { outcome } from '@meetingstone/rules';
import type { Sitting, Terms } from '@meetingstone/sitting';
import { act, next, sitDown } from '@meetingstone/sitting';
import { english, outcomeWords } from '@meetingstone/words';
import type { Picture } from '../src/host/index.ts';
import { momentOf, optionFor, pictureOf, stepMessage, tableMessage, VOICE } from '../src/host/index.ts';
import type { FromClient, FromServer } from '../src/index.ts';
import { VERSION } from '../src/index.ts';

const GAME = 'k3v9';
const SEAT: Seat = 0;

const card = (name: string, more: Partial<PlacedCard> = {}): PlacedCard => ({ facts: cardNamed(name)!, ...more });

const side = (name: string, hero: PlacedCard, more: Partial<PlacedSeat>): PlacedSeat => ({
  ...{ name, hero, hand: [], play: [], resources: [], graveyards: [[]], removed: [] },
  decks: [[card('Footsoldier'), card('Footsoldier')]],
  ...more,
});

/** Ann is to move; her opponent has two health left. */
const position: Position = {
  seats: [
    side('Ann', card('Elwin Ashgrove'), {
      hand: [card('Fire Blast')],
      resources: [card('Footsoldier', { faceDown: true })],
    }),
    side('Ben', card('Grusk Halfhelm', { damage: 28 }), { play: [card('Footsoldier')] }),
  ],
  turn: SEAT,
  step: 'action',
  seed: 1,
};

const TERMS: Terms = {
  position,
  play: 'Constructed',
  bestOf: 1,
  seats: ['Ann', 'Ben'].map((name) => ({ name, deck: null, sitter: { is: 'person' } })),
  clock: null,
  rated: false,
  covered: false,
};

/** What Ann answers, by a part of the words, with what there is to say about it. */
const ANSWERS: readonly (readonly [choose: string, why: string])[] = [
  [
    'play',
    'Ann plays her card. She sends the option itself; its number `n` would do as well. `decision` is the number of the question, `key` a name of her own: whatever happens to the line, the answer is given once.',
  ],
  ['Grusk', 'She points at the opposing hero. Nobody else has seen anything of it yet.'],
];

type Line = { readonly from: 'client' | 'server'; readonly why: string; readonly message: FromClient | FromServer };

function linesOf(): readonly Line[] {
  const lines: Line[] = [];
  const client = (message: FromClient, why: string): void => void lines.push({ from: 'client', why, message });
  const server = (message: FromServer, why: string): void => void lines.push({ from: 'server', why, message });
  let sitting: Sitting = sitDown(TERMS, 1, 0);
  let picture: Picture = pictureOf(momentOf(sitting, SEAT), VOICE, null);
  let seq = 1_000_000;
  client(
    { type: 'hello', version: VERSION, name: 'Ann' },
    'Whoever connects says hello, and which version of this page he has read.',
  );
  server(
    {
      type: 'welcome',
      version: VERSION,
      session: 'kept for next time',
      name: 'Ann',
      now: 0,
      games: [{ game: GAME, seat: SEAT }],
    },
    '`session` is to be shown at the next `hello`. Ann sits at one table.',
  );
  client({ type: 'sit', game: GAME, key: 's1' }, 'She goes there.');
  server(
    tableMessage(picture, { game: GAME, seq }),
    'The whole table as she may know it, with the question that is put to her.',
  );
  server({ type: 'ack', game: GAME, key: 's1', seat: SEAT }, 'She sits.');
  for (const [n, [wanted, why]] of ANSWERS.entries()) {
    const { decision } = picture.parts;
    const option = decision!.options.find(
      ({ group, words }) => group === wanted || JSON.stringify(words).includes(wanted),
    )!;
    const key = `a${n + 1}`;
    client({ type: 'answer', game: GAME, key, decision: decision!.number, choose: option.choose }, why);
    const read = optionFor(sitting, SEAT, option.choose);
    if (!read.ok) throw new Error('the transcript wants what is not offered');
    sitting = done(sitting, { do: 'answer', at: 0, seat: SEAT, choose: read.option });
    server({ type: 'ack', game: GAME, key }, 'It is stored: nothing that happens from now on undoes it.');
    const after = pictureOf(momentOf(sitting, SEAT), VOICE, picture);
    const step = stepMessage(picture, after, { game: GAME, seq: seq + 1 });
    if (step) server(step, STEPS[n]!);
    seq += step ? 1 : 0;
    picture = after;
  }
  const result = outcome(sitting.game);
  if (!result || next(sitting).do !== 'nothing') throw new Error('the transcript has no end');
  server(
    {
      type: 'over',
      game: GAME,
      winners: [...result.winners],
      words: outcomeWords(result, ['Ann', 'Ben'], null, english),
    },
    'Told besides the step, for those who only want to know who won.',
  );
  return lines;
}

const STEPS: readonly string[] = [
  'Only what changed: her card is on the chain, and the next question. Paying needed no question: she has one resource.',
  'Ben could only pass, so nothing was sent about that. The link has resolved, and the game is over.',
];

function done(sitting: Sitting, given: Parameters<typeof act>[1]): Sitting {
  const acted = act(sitting, given);
  if (!acted.ok) throw new Error(JSON.stringify(acted));
  return acted.sitting;
}

const WHO = { client: 'The client', server: 'The server' } as const;

/** The page: every message of a short game, and what it means. */
export function transcript(): string {
  const parts = linesOf().map(
    ({ from, why, message }) =>
      `**${WHO[from]}: \`${message.type}\`.** ${why}\n\n\`\`\`json\n${JSON.stringify(message, null, 1)}\n\`\`\`\n`,
  );
  return [
    '# A short game, message by message\n',
    'Made by `npm run transcript`: these are the messages as they are. [The protocol](protocol.md) tells what their parts mean. Ann has one resource and',
    'Fire Blast in her hand; the hero of Ben, who sits opposite, has two health left.\n',
    ...parts,
  ].join('\n');
}
