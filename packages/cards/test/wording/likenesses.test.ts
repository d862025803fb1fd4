import { expect, test } from 'vitest';
import { ABILITY, ALLY, isRead, meaning, power } from './reading.ts';

const GNOME = { select: 'target', noun: { tag: ['Gnome'] } } as const;

test('others with the same name share it with what was just named', () => {
  const others = {
    select: 'each',
    noun: {
      tag: ['Gnome'],
      sameName: { select: 'targeted', slot: 0 },
      except: { select: 'targeted', slot: 0 },
    },
  };
  expect(meaning('Destroy target Gnome and all other Gnomes with the same name.')).toEqual([
    { do: 'destroy', what: { select: 'together', of: [GNOME, others] } },
  ]);
  expect(meaning('Exhaust target Gnome. Destroy all other Gnomes with the same name.')).toMatchObject([
    {},
    { do: 'destroy', what: others },
  ]);
  expect(isRead(ABILITY, 'Destroy all Gnomes with the same name.')).toBe(false);
});

test('a name, class or race is shared with one of those described', () => {
  expect(meaning('Destroy target Gnome with the same name as a card in your graveyard.')).toMatchObject([
    { what: { noun: { sameName: { select: 'each', noun: { zone: 'graveyard', whose: 'you' } } } } },
  ]);
  expect(power('When you play an ally that shares a class with an Orc you control, draw three cards.')).toMatchObject({
    on: { event: 'play', card: { sharesClass: { select: 'each', noun: { tag: ['Orc'], whose: 'you' } } } },
  });
});

test('a card with an article before its own name is any card of that name', () => {
  expect(power('While a Some Ally is in your graveyard, this ally has Ferocity.')).toMatchObject({
    continuous: { while: { is: 'there', noun: { name: 'Some Ally', zone: 'graveyard', whose: 'you' } } },
  });
  expect(power('When Some Ally attacks while you control another Some Ally, draw three cards.')).toMatchObject({
    on: { card: { self: true } },
    while: { is: 'there', noun: { name: 'Some Ally', other: true, whose: 'you' } },
  });
});

test('a card that is named in the condition of its power can be spoken of', () => {
  expect(power('At the end of your turn, if this ally is exhausted, ready it.')).toMatchObject({
    if: { is: 'so', what: { select: 'this' } },
    effects: [{ do: 'ready', what: { select: 'this' } }],
  });
  expect(power('At the end of your turn, if this ally attacked this turn, ready it.')).toMatchObject({
    if: { is: 'happened' },
    effects: [{ do: 'ready', what: { select: 'this' } }],
  });
  expect(isRead(ALLY, 'At the end of your turn, ready it.')).toBe(false);
});

test('"that hero" is never your own', () => {
  expect(power('When an opposing hero attacks, that hero has -3 ATK this turn.')).toMatchObject({
    effects: [{ what: { select: 'event', role: 'card' } }],
  });
  expect(power('When your hero attacks a hero, exhaust that hero.')).toMatchObject({
    effects: [{ what: { select: 'event', role: 'to' } }],
  });
  expect(isRead(ALLY, 'When your hero attacks, that hero has +3 ATK this turn.')).toBe(false);
});

test('tokens are copied, and cards become copies', () => {
  const copied = { do: 'put token copy', of: { ...GNOME, noun: { tag: ['Gnome'], token: true } } };
  expect(meaning('Put a copy of target Gnome token into play.')).toEqual([copied]);
  expect(meaning('Put a copy of target Gnome token into play exhausted.')).toEqual([{ ...copied, exhausted: true }]);
  expect(isRead(ABILITY, 'Put a copy of target Gnome into play.')).toBe(false);
  expect(meaning('Target Gnome becomes a copy of another target ally this turn.')).toEqual([
    {
      do: 'become copy',
      what: GNOME,
      of: { select: 'target', noun: { kind: ['Ally'] }, another: true },
      duration: 'this turn',
    },
  ]);
});

test('control is had for a time, by you or another', () => {
  const control = (player: object, duration: string) => [
    { do: 'modify', changes: [{ change: 'control', by: player }], duration },
  ];
  expect(meaning('You control target Gnome this turn.')).toMatchObject(control({ player: 'you' }, 'this turn'));
  expect(meaning('You gain control of target Gnome.')).toMatchObject(control({ player: 'you' }, 'this game'));
  const him = { player: 'target', who: 'opponent' };
  expect(meaning('Target opponent gains control of target Gnome you control this turn.')).toMatchObject(
    control(him, 'this turn'),
  );
  expect(meaning('Have target opponent gain control of target Gnome you control.')).toMatchObject(
    control(him, 'this game'),
  );
});

test('what is paid less has a minimum, for one card or all of them', () => {
  const less = { cost: 'play', noun: { tag: ['Gnome'] }, whose: 'you', by: -3, minimum: 1 };
  expect(meaning('You pay 3 less to play Gnomes this turn, to a minimum of 1.')).toEqual([
    { do: 'create', cost: less, duration: 'this turn' },
  ]);
  expect(meaning('You pay 3 less to play your next Gnome this turn, to a minimum of 1.')).toEqual([
    { do: 'create', cost: { ...less, next: true }, duration: 'this turn' },
  ]);
});

test('numbers are compared, lessened and set', () => {
  expect(power('While you control at least three Gnomes, this ally has Ferocity.')).toMatchObject({
    continuous: { while: { is: 'there', noun: { tag: ['Gnome'] }, atLeast: 3 } },
  });
  expect(meaning('Draw cards equal to the number of Gnomes you control minus 1.')).toMatchObject([
    { count: { amount: 'sum', of: [{ amount: 'count' }, -1] } },
  ]);
  expect(meaning("Target Gnome's ATK becomes equal to the number of Orcs you control this turn.")).toMatchObject([
    { what: GNOME, changes: [{ change: 'set atk', to: { of: { tag: ['Orc'] } } }] },
  ]);
});
