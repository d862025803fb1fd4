import type { Deck } from '@meetingstone/cards';
import { catalogue, checkDeck, deckSize, writeList } from '@meetingstone/cards';
import { LIMITS } from '@meetingstone/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkedList, chosenDeck } from '../../lobby/decks.ts';
import { ourDecks } from '../../lobby/ours.ts';
import { whoAsks } from '../cookies.ts';
import { fitting } from '../fitting.ts';
import { MOST } from '../limits.ts';
import { personName } from '../names.ts';
import type { Office } from '../office.ts';

const saving = z.strictObject({ name: personName, list: z.string().min(1).max(LIMITS.deck) });
const reading = z.union([
  z.strictObject({ named: z.string().min(1).max(200) }),
  z.strictObject({ list: z.string().min(1).max(LIMITS.deck) }),
]);
const naming = z.object({ name: personName });

/** Decks: ours, and those that people keep with their account. */
export function deckRoutes(app: FastifyInstance, office: Office): void {
  const { db } = office.database;

  app.get('/api/decks', async (request, reply) => {
    const { id } = await whoAsks(office, request, reply);
    const own = await db
      .selectFrom('decks')
      .select(['name', 'list'])
      .where('account', '=', id)
      .orderBy('name')
      .execute();
    return { own, ours: ourDecks() };
  });

  /** A deck card by card, as a list that can be read again, and what rules it breaks. */
  app.post('/api/decks/read', async (request, reply) => {
    const choice = fitting(reading, request.body);
    const { id } = await whoAsks(office, request, reply);
    const deck = (await chosenDeck(db, id, choice, { play: 'duel', seats: 2 })) as Deck;
    return { ...deck, list: writeList(deck), violations: checkDeck(deck, catalogue) };
  });

  app.put('/api/decks', async (request, reply) => {
    const { name, list } = fitting(saving, request.body);
    const deck = checkedList(list, name);
    const { id } = await whoAsks(office, request, reply);
    const { count } = await db
      .selectFrom('decks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account', '=', id)
      .executeTakeFirstOrThrow();
    if (count >= MOST.decks)
      return reply.code(409).send({ error: `Nobody keeps more than ${MOST.decks} decks: delete one first.` });
    await db
      .insertInto('decks')
      .values({ account: id, name, list, saved_at: office.now() })
      .onConflict((held) => held.columns(['account', 'name']).doUpdateSet({ list, saved_at: office.now() }))
      .execute();
    return { name, hero: deck.hero, cards: deckSize(deck.cards) };
  });

  app.delete('/api/decks/:name', async (request, reply) => {
    const { name } = fitting(naming, request.params);
    const { id } = await whoAsks(office, request, reply);
    await db.deleteFrom('decks').where('account', '=', id).where('name', '=', name).execute();
    return reply.code(204).send();
  });
}
