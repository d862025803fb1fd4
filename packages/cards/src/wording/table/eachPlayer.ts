import type { Amount, Effect, Players } from '@meetingstone/rules';
import { choice, seenAs } from '../grammar/combine.ts';
import type { Phrase, Said } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { others } from './his.ts';
import { clause, count, players, sentence } from './phrases.ts';
import { OF_TARGET } from './players.ts';

/** "each opponent": there may be several, and each is "that player" in turn. */
const eachOfThem: Phrase<Players> = seenAs(players, all, all);
function all(value: Players): Players | undefined {
  return value.player.startsWith('each') ? value : undefined;
}

/** One player who was spoken of. */
const oneKnown: Phrase<Players> = seenAs(players, spokenOf, spokenOf);
function spokenOf(value: Players): Players | undefined {
  return value.player === 'that' ? value : undefined;
}

/** One player is chosen before it is said what happens to him; he is "that player" from then on. */
const oneOfThem: Phrase<Players> = choice('choice of a player', () => [
  fixed('your opponents choose a player', { player: 'chosen', by: { player: 'opponents together' } } as Players),
  fixed('choose an opponent', { player: 'chosen', who: 'opponent' } as Players),
  fixed('choose an opponent at random', { player: 'chosen', who: 'opponent', random: true } as Players),
  fixed("that card 's controller chooses another opponent of yours", {
    player: 'chosen',
    who: 'opponent',
    by: OF_TARGET,
    except: [OF_TARGET],
  } as Players),
]);

/** Until he has so many cards in his hand, or as many as he may keep (713.2). */
export const drawUpTo = (who: Players, most: Amount = { amount: 'maximum hand size', of: who }): Effect => ({
  do: 'until',
  limit: { is: 'compared', left: { amount: 'cards in hand', of: who }, how: 'or more', right: most },
  effects: [{ do: 'draw', who, count: 1 }],
});

const NOTHING: readonly Effect[] = [];

type ForEach = Extract<Effect, { do: 'for each player' }>;
const does = (who: Players, effects: readonly Effect[]): ForEach => ({ do: 'for each player', who, effects });

/** What is done for one player after the other, or for one who is chosen. */
export const forEachPlayer = (): readonly Row<Effect>[] => [
  row(
    { who: eachOfThem },
    '{who} draw(s) cards until he reaches his maximum hand size',
    ({ who }): Effect => does(who, [drawUpTo({ player: 'that' })]),
  ),
  row(
    { who: oneKnown },
    '{who} draw(s) cards until he reaches his maximum hand size',
    ({ who }): Effect => drawUpTo(who),
  ),
  row(
    { who: oneKnown, n: count },
    ['{who} draw(s) cards until he has {n} cards in his hand', '{who} draw(s) until he has {n} cards in hand'],
    ({ who, n }): Effect => drawUpTo(who, n),
  ),
  row(
    { who: eachOfThem, n: count },
    ['{who} draw(s) cards until he has {n} cards in his hand', '{who} draw(s) until he has {n} cards in hand'],
    ({ who, n }): Effect => does(who, [drawUpTo({ player: 'that' }, n)]),
  ),
  row(
    { who: eachOfThem, effects: sentence },
    'for {who} , {effects}',
    ({ who, effects }): Effect => does(who, effects),
  ),
  row(
    { who: others, else: clause, then: clause },
    '{who} decides : either {else} , or {then}',
    ({ who, else: otherwise, then }): Effect => ({
      do: 'if you do',
      first: [{ do: 'may', who, effects: NOTHING }],
      then: [then],
      else: [otherwise],
    }),
  ),
  row({ who: oneOfThem, effects: sentence }, '{who} . {effects}', ({ who, effects }): Effect => does(who, effects)),
];

/** What is done for each of them in several sentences. */
export function sayForEachPlayer(
  { who, effects }: ForEach,
  say: (effect: Effect) => readonly (Said | undefined)[],
): readonly (Said | undefined)[] {
  const saying = { self: '', host: '' };
  const picked = oneOfThem.say(who, saying);
  const each = picked ? undefined : eachOfThem.say(who, saying);
  const [first, ...rest] = effects.flatMap(say);
  if (picked) return [picked, first, ...rest];
  return [first && each && { words: ['for', ...each.words, ',', ...first.words] }, ...rest];
}
