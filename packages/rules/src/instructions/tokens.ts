import { select, selectPlayers } from '../choosing/select.ts';
import { ask } from '../decisions/ask.ts';
import type { Offer, Rule } from '../decisions/decision.ts';
import type { Effect } from '../language/effect.ts';
import type { Facts } from '../language/facts.ts';
import type { Power } from '../language/power.ts';
import { rewritten } from '../language/walk.ts';
import type { Entry } from '../links/entering.ts';
import { putIntoPlay } from '../links/entering.ts';
import { amountOf } from '../reading/amounts.ts';
import { chosenWord } from '../reading/chosen.ts';
import type { Perspective } from '../reading/perspective.ts';
import type { Resolution } from '../reading/resolution.ts';
import { askingOf, reading } from '../reading/resolution.ts';
import { arriving } from '../state/arrival.ts';
import type { Card } from '../state/card.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { tokenCopyOf } from '../zones/copying.ts';
import { roomForTokens } from '../zones/tokenLimit.ts';
import { cardAt } from '../zones/zones.ts';

type PutToken = Extract<Effect, { do: 'put token' }>;
type PutTokenCopy = Extract<Effect, { do: 'put token copy' }>;

export function* putTokens(table: Table, r: Resolution, effect: PutToken): Rule<boolean> {
  const token = effect.or ? yield* chooseToken(table, r, [effect.token, ...effect.or]) : effect.token;
  const now = reading(table, r);
  return yield* put(
    table,
    r,
    [numbered(effect.chosen ? worded(token, effect.chosen, now) : token, effect, now)],
    effect,
  );
}

/** The token with the numbers that are read now; X in its text is that of this link, unless it has a cost of its own. */
function numbered(token: Facts, { atk, health, def }: PutToken, p: Perspective): Facts {
  const known = (power: Power): Power =>
    'cost' in power
      ? power
      : rewritten('power', power, ({ kind, phrase }) =>
          kind === 'amount' && typeof phrase === 'object' && phrase.amount === 'X' ? amountOf(phrase, p) : undefined,
        );
  return {
    ...token,
    powers: token.powers.map(known),
    ...(atk === undefined ? {} : { atk: amountOf(atk, p) }),
    ...(health === undefined ? {} : { health: amountOf(health, p) }),
    ...(def === undefined ? {} : { def: amountOf(def, p) }),
  };
}

/** The token with the word that was chosen as one of its tags, or as its name. */
function worded(token: Facts, as: 'tag' | 'name', p: Perspective): Facts {
  const word = chosenWord(p);
  const tags = as === 'tag' && word !== null ? [...token.tags, word] : token.tags;
  const called = as === 'name' ? word : token.name;
  return { ...token, name: called || [...tags, ...token.types][0]!, tags }; // 404.2
}

/** One of several tokens, by its name. */
function* chooseToken(table: Table, r: Resolution, tokens: readonly Facts[]): Rule<Facts> {
  const options = tokens.map(({ name }): Offer => ({ choose: 'word', word: name }));
  const answer = yield* ask(table, r.controller, 'token', options, r.source, { for: askingOf(r, r.controller) });
  return tokens.find(({ name }) => answer.choose === 'word' && name === answer.word) ?? tokens[0]!;
}

/** Tokens that have what is printed on these cards, and nothing that modifiers made of them (402.4). */
export function* putTokenCopies(table: Table, r: Resolution, effect: PutTokenCopy): Rule<boolean> {
  const cards = yield* select(table, r, effect.of);
  const originals = cards.flatMap((id) => table.derived.lastKnown(id)?.card.facts ?? []); // 402.3a
  return yield* put(table, r, originals.map(tokenCopyOf), effect);
}

function* put(table: Table, r: Resolution, tokens: readonly Facts[], effect: PutToken | PutTokenCopy): Rule<boolean> {
  const players = effect.who ? yield* selectPlayers(table, r, effect.who) : [r.controller];
  const count = amountOf(effect.count ?? 1, reading(table, r));
  const room = roomForTokens(table.state);
  const wanted = players.flatMap((under) =>
    tokens.flatMap((token) => Array.from({ length: Math.min(count, room) }, () => ({ token, under }))),
  );
  const entries = wanted.slice(0, room).map(({ token, under }): Entry => {
    const entry = { card: newToken(table, token, under), under };
    return effect.exhausted ? { ...entry, exhausted: true } : entry;
  });
  const done = yield* putIntoPlay(table, entries);
  r.memory.that = done.flatMap(({ became }) => became ?? []);
  return done.length > 0;
}

/** The ally tokens that are associated with a Boss, ready to enter play (R301.5a, R502.2c). */
export function tokensOf(table: Table, boss: Card | undefined, under: Seat): readonly Entry[] {
  return (boss?.facts.hero?.boss?.tokens ?? []).flatMap(({ token, count }) =>
    Array.from({ length: count }, () => ({ card: newToken(table, token, under), under })),
  );
}

/** A token is owned by the player who puts it into play (401.2); before that it is in no zone's list. */
function newToken(table: Table, facts: Facts, owner: Seat): CardId {
  const id = table.nextId();
  table.putCard(id, cardAt(id, id, facts, owner, 0, table.state.time, arriving('removed')));
  return id;
}
