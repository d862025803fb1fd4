import type { Effect, Noun, Power } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { readCard } from '../../src/wording/box.ts';
import { forgetting } from '../../src/wording/discourse/aftermath.ts';
import { cardsMeant } from '../../src/wording/discourse/cards.ts';
import type { Discourse } from '../../src/wording/discourse/discourse.ts';
import {
  mentionAmount,
  mentionCards,
  mentionDeed,
  mentionPlayer,
  NOTHING_SAID,
  THAT,
  THAT_PLAYER,
} from '../../src/wording/discourse/discourse.ts';
import { mentionCosts, mentionEvent } from '../../src/wording/discourse/opening.ts';
import type { Place, Sentence } from '../../src/wording/discourse/place.ts';
import { beginning, sentenceOf } from '../../src/wording/discourse/place.ts';
import { walkPlayers } from '../../src/wording/discourse/players.ts';
import { resolvedPower, resolvedText, resolving } from '../../src/wording/discourse/resolving.ts';
import { amountMeant, doneMeant } from '../../src/wording/discourse/thisWay.ts';
import type { Pronoun } from '../../src/wording/unresolved.ts';
import { asSelection } from '../../src/wording/unresolved.ts';

const ALLY: Noun = { kind: ['Ally'] };
const targeted = (slot: number) => ({ select: 'targeted', slot }) as const;
const START = beginning(resolving);
const OBJECT: Place = { ...START, position: 'object' };

/** What the words mean after this was said, or the words for which nothing was found. */
function meant(words: Omit<Pronoun, 'select'>, said: Discourse, place: Place = OBJECT) {
  const { value, after } = cardsMeant({ select: 'pronoun', ...words }, place, said);
  return after.refused.length > 0 ? after.refused : value;
}

const twoTargets = mentionCards(
  mentionCards(NOTHING_SAID, 'target', ALLY, targeted(0)),
  'target',
  { kind: ['Equipment'] },
  targeted(1),
);

test('a pronoun is what was spoken of last', () => {
  expect(meant({ word: 'it' }, twoTargets)).toEqual(targeted(1));
});

test('"that ally" goes back to the last one that was called an ally', () => {
  expect(meant({ word: 'Ally' }, twoTargets)).toEqual(targeted(0));
});

test('where nothing agrees, the words are refused, and no neighbour is taken', () => {
  expect(meant({ word: 'Quest' }, twoTargets)).toEqual(['that quest']);
  expect(meant({ word: 'it' }, NOTHING_SAID)).toEqual(['it']);
  expect(meant({ word: 'Ally', whose: 'opposing' }, twoTargets)).toEqual(['that opposing ally']);
  expect(meant({ word: 'Ally', how: 'destroyed' }, twoTargets)).toEqual(['that destroyed ally']);
  expect(meant({ word: 'it', again: true }, NOTHING_SAID)).toEqual(['it']);
});

test('one is not several', () => {
  expect(meant({ word: 'it', plural: true }, twoTargets)).toEqual(['them']);
  const several = mentionCards(twoTargets, 'each', ALLY, THAT, { number: 'many' });
  expect(meant({ word: 'it', plural: true }, several)).toEqual(THAT);
  expect(meant({ word: 'it' }, several)).toEqual(targeted(1));
});

test('a card is told from others by whose it is and by what was done to it', () => {
  const friend = mentionCards(NOTHING_SAID, 'target', { ...ALLY, whose: 'friendly' }, targeted(0));
  const both = mentionCards(friend, 'target', { ...ALLY, whose: 'opposing' }, targeted(1), { how: 'exhausted' });
  expect(meant({ word: 'Ally', whose: 'friendly' }, both)).toEqual(targeted(0));
  expect(meant({ word: 'Ally', how: 'exhausted' }, both)).toEqual(targeted(1));
});

test('"the second target" is one of several that were targeted together', () => {
  const said = mentionCards(NOTHING_SAID, 'target', ALLY, targeted(0), { number: 'many' });
  expect(meant({ word: 'target', nth: 1 }, said)).toEqual({ ...targeted(0), nth: 1 });
  expect(meant({ word: 'target', nth: 1 }, twoTargets)).toEqual(['target 2']);
});

test('the subject of a sentence is "itself", and "it" is somebody else', () => {
  const sentence: Sentence = { ...sentenceOf(0, false), subject: targeted(1) };
  const place: Place = { ...OBJECT, sentence };
  expect(meant({ word: 'itself' }, twoTargets, place)).toEqual(targeted(1));
  expect(meant({ word: 'it' }, twoTargets, place)).toEqual(targeted(0));
});

test('what an instruction did is found as "done" by the next one only', () => {
  const said = mentionCards(NOTHING_SAID, 'done', ALLY, THAT, { later: { select: 'done' } });
  const next = sentenceOf(said.next, false);
  const within: Place = { ...START, sentence: next };
  expect(meant({ word: 'it' }, said, within)).toEqual({ select: 'done' });
  const forgotten = forgetting(said, { ...next, fresh: true });
  expect(meant({ word: 'it' }, forgotten, within)).toEqual(['it']);
});

test('what was revealed is found by all that follows', () => {
  const said = mentionCards(NOTHING_SAID, 'revealed', {}, THAT, { later: { select: 'revealed' } });
  const forgotten = forgetting(said, { ...sentenceOf(said.next, false), fresh: true });
  expect(meant({ word: 'card' }, forgotten)).toEqual({ select: 'revealed' });
});

test('what is said is a value: speaking on leaves it as it was', () => {
  const before = JSON.stringify(twoTargets);
  mentionCards(twoTargets, 'each', ALLY, THAT);
  meant({ word: 'it' }, twoTargets);
  forgetting(twoTargets, { ...sentenceOf(9, false), fresh: true });
  expect(JSON.stringify(twoTargets)).toBe(before);
});

test('"that player" is the last one who was spoken of; one known only by his hero comes after all others', () => {
  const that = (said: Discourse) => walkPlayers(THAT_PLAYER, OBJECT, said);
  expect(that(NOTHING_SAID).after.refused).toEqual(['that player']);
  const attacked = { event: 'attack', card: { kind: ['Hero'], whose: 'opposing' } } as const;
  const hero = mentionEvent(NOTHING_SAID, attacked);
  const controller = { player: 'controller', of: { select: 'event', role: 'card' } } as const;
  expect(that(hero).value).toEqual(controller);
  const named = mentionPlayer(NOTHING_SAID, 'named', THAT_PLAYER);
  expect(that(mentionEvent(named, attacked)).value).toEqual(THAT_PLAYER);
  const owner = { player: 'owner', of: THAT } as const;
  expect(that(mentionPlayer(hero, 'by his card', owner)).value).toEqual(owner);
});

test('"that much" is an amount that was measured, or how many cards were moved since', () => {
  expect(amountMeant({ amount: 'that much' }, NOTHING_SAID).after.refused).toEqual(['this way']);
  const healed = mentionAmount(NOTHING_SAID, 'heal');
  expect(amountMeant({ amount: 'that much' }, healed)).toEqual({ value: { amount: 'that much' }, after: healed });
  expect(amountMeant({ amount: 'that much', of: 'deal' }, healed).after.refused).toEqual(['this way']);
  const moved = mentionAmount(mentionDeed(healed, 'put into hand'), 'cards moved');
  expect(amountMeant({ amount: 'that much' }, moved).value).toEqual({
    amount: 'count',
    of: { among: { select: 'done' } },
  });
});

test('"this way" must be what was done last, and only once; or what was paid', () => {
  const destroyed = mentionDeed(NOTHING_SAID, 'destroy');
  expect(doneMeant({ select: 'done', deed: 'destroy' }, destroyed)).toEqual({
    value: { select: 'done' },
    after: destroyed,
  });
  expect(doneMeant({ select: 'done', deed: 'exhaust' }, destroyed).after.refused).toEqual(['this way']);
  expect(doneMeant({ select: 'done', deed: 'destroy' }, mentionDeed(destroyed, 'destroy')).after.refused).toEqual([
    'this way',
  ]);
  const paid = mentionCosts(NOTHING_SAID, [{ pay: 'discard', noun: {} }]);
  expect(doneMeant({ select: 'done', deed: 'discard' }, paid).value).toEqual({ select: 'paid' });
});

const IT = asSelection({ select: 'pronoun', word: 'it' });
const dealt = (
  amount: Extract<Effect, { do: 'deal' }>['amount'],
  to: Extract<Effect, { do: 'deal' }>['to'],
): Effect => ({
  do: 'deal',
  amount,
  types: ['fire'],
  to,
});

test('an amount can speak of the target that is named after it', () => {
  const text = [dealt({ amount: 'cost', of: IT }, { select: 'target', noun: ALLY })];
  expect(resolvedText(text, undefined)).toMatchObject({ ok: true, value: [{ amount: { of: targeted(0) } }] });
});

test('but not of a card that is chosen only then (709.2b)', () => {
  const text = [dealt({ amount: 'cost', of: IT }, { select: 'choose', noun: ALLY })];
  expect(resolvedText(text, undefined)).toEqual({ ok: false, refused: ['it'] });
});

test('each mode of a modal text speaks for itself (707.1c)', () => {
  const modes = [[{ do: 'destroy', what: { select: 'target', noun: ALLY } }], [{ do: 'ready', what: IT }]] as const;
  expect(resolvedText([{ do: 'choose modes', count: 1, modes }], undefined)).toEqual({ ok: false, refused: ['it'] });
});

test('what is prevented has its own amount, whatever was moved before', () => {
  const prevented: Effect = {
    do: 'create',
    replacement: {
      event: { event: 'deal', card: { kind: ['Hero'], whose: 'you' } },
      instead: {
        instead: 'prevent',
        amount: 'all',
        then: [{ do: 'draw', who: { player: 'you' }, count: { amount: 'that much' } }],
      },
    },
    duration: 'this turn',
  };
  const moved: Effect = { do: 'put', what: { select: 'target', noun: ALLY }, where: { to: 'hand' } };
  expect(resolvedText([moved, prevented], undefined)).toMatchObject({
    value: [{}, { replacement: { instead: { then: [{ count: { amount: 'that much' } }] } } }],
  });
});

test('a power that is given to another card speaks of nothing outside of it', () => {
  const given: Power = {
    power: 'payment',
    cost: [{ pay: 'activate' }],
    effects: [{ do: 'destroy', what: asSelection({ select: 'pronoun', word: 'Equipment' }) }],
  };
  const power: Power = {
    power: 'triggered',
    on: { event: 'enter play', card: { kind: ['Equipment'] } },
    effects: [
      {
        do: 'modify',
        what: { select: 'target', noun: ALLY },
        changes: [{ change: 'grant', power: given }],
        duration: 'this turn',
      },
    ],
  };
  expect(resolvedPower(power)).toEqual({ ok: false, refused: ['that equipment'] });
});

test('a card that speaks of something it never named is not understood, and the words are told', () => {
  const facts = { name: 'Some Ability', types: ['Ability'], tags: [], icons: [], cost: 1 } as const;
  const front = ['Destroy target equipment. That ally has +2 ATK this turn.'];
  const { facts: card, unread } = readCard({ facts, front, back: [] });
  expect(card).toBeNull();
  expect(unread).toEqual([{ paragraph: front[0], words: 'that ally' }]);
});
