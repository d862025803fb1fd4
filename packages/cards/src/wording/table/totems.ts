import type { Effect } from '@meetingstone/rules';
import { totemToken } from '../../language/cards.ts';
import { choice, seenAs } from '../grammar/combine.ts';
import { list } from '../grammar/lists.ts';
import { same } from '../grammar/pattern.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import type { Stats } from './tokens.ts';
import { stats } from './tokens.ts';

const KINDS = ['Air', 'Earth', 'Fire', 'Water'] as const;
type Kind = (typeof KINDS)[number];

interface Among {
  readonly print: Stats;
  readonly kinds: readonly Kind[];
}

const kind: Phrase<Kind> = choice('kind of Totem', () => KINDS.map((word) => fixed(`${word} Totem`, word)));

const named: Phrase<Kind> = choice('element', () => KINDS.map((word) => fixed(word, word)));

const among: Phrase<Among> = choice('Totem token among several', () => [
  row(
    { print: stats, kinds: list(kind, 'or', 2) },
    '{print} {kinds} token',
    ({ print, kinds }): Among => ({
      print,
      kinds,
    }),
  ),
  row(
    { print: stats, kinds: list(named, 'or', 2) },
    '{print} {kinds} Totem token',
    ({ print, kinds }): Among => ({
      print,
      kinds,
    }),
  ),
]);

function put({ print, kinds }: Among): Effect | undefined {
  const [token, ...or] = kinds.map((word) => totemToken(word, print));
  return token && { do: 'put token', token, or };
}

function seen(effect: Effect): Among | undefined {
  if (effect.do !== 'put token' || !effect.or) return undefined;
  const { atk = 0, damageType = 'melee', health = 0, tags } = effect.token;
  const kinds = [tags, ...effect.or.map((one) => one.tags)].flatMap(([tag]) =>
    KINDS.filter((word) => tag === `${word} Totem`),
  );
  const found = { print: { atk, damageType, health }, kinds };
  return same(put(found), effect) ? found : undefined;
}

/** One of several Totem tokens, as its player chooses. */
export const totemAmong: Phrase<Effect> = seenAs(among, put, seen);
