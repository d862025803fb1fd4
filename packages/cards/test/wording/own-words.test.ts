import { expect, test } from 'vitest';
import { ABILITY, factsOf, isRead, meaning, power, powers } from './reading.ts';

test('a token that was given a name is spoken of by it', () => {
  const [put, create] = meaning(
    'Put a Bear ally token named Old Grizzle with 3 ATK / 2 health into play. When Old Grizzle leaves play, draw a card.',
  );
  expect(put).toMatchObject({ do: 'put token', token: { name: 'Old Grizzle' } });
  expect(create).toMatchObject({
    do: 'create',
    trigger: { on: { event: 'leave play', card: { among: { select: 'flagged' } } } },
    about: { select: 'that' },
    next: true,
  });
  const [bold] = meaning(
    'Put a Boar ally token named Tusker into play with 1 [Melee] ATK / 4 health and "At the end of your turn, ready Tusker."',
  );
  expect(bold).toMatchObject({
    token: { powers: [{ power: 'triggered', effects: [{ do: 'ready', what: { select: 'this' } }] }] },
  });
});

test('a packet can be told by the types that it has not', () => {
  const read = power('When this ally is dealt non-fire damage, draw a card.');
  const types = read.power === 'triggered' ? read.on.damageType : [];
  expect([types?.includes('fire'), types?.length]).toEqual([false, 7]);
});

test('one who is marked deals what he would deal otherwise (714.3f)', () => {
  expect(meaning('The next time target ally would deal damage this turn, it deals that much +4 instead.')).toEqual([
    {
      do: 'create',
      replacement: { event: { event: 'deal' }, next: true, flags: 'by', instead: { instead: 'amount', plus: 4 } },
      for: { select: 'target', noun: { kind: ['Ally'] } },
      duration: 'this turn',
    },
  ]);
});

test('a packet may be set to a number', () => {
  expect(power('If this ally would be dealt 6 or more damage, it is dealt 2 damage instead.')).toMatchObject({
    replacement: { instead: { instead: 'amount', times: 0, plus: 2 } },
  });
});

test('all but so much is removed', () => {
  expect(meaning('Remove all but 5 damage from your hero.')).toEqual([
    {
      do: 'remove damage',
      amount: { amount: 'sum', of: [{ amount: 'damage', of: { select: 'hero', of: { player: 'you' } } }, -5] },
      from: { select: 'hero', of: { player: 'you' } },
    },
  ]);
});

test('who controlled a card then is asked of what happened, not of the cards that are there now', () => {
  const drawing = 'draw a card.';
  expect(isRead(ABILITY, `If an ally you controlled dealt frost damage this turn, ${drawing}`)).toBe(true);
  expect(isRead(ABILITY, 'Draw a card for each ally you controlled that dealt damage this turn.')).toBe(false);
});

test('where the name of an ally is named, a card with that name is an ally (200.2)', () => {
  const [, put] = factsOf(ABILITY, 'Name an ally, then target player discards a card with that name.').text;
  expect(put).toMatchObject({ what: { noun: { chosenName: true, kind: ['Ally'] } } });
});

test('damage of some is unpreventable only while something is so', () => {
  expect(
    powers('While you control a Gnome, damage that would be dealt by allies you control is unpreventable.'),
  ).toEqual([
    {
      power: 'replacement',
      replacement: {
        event: { event: 'deal', by: { kind: ['Ally'], whose: 'you' } },
        while: { is: 'there', noun: { tag: ['Gnome'], whose: 'you' } },
        instead: { instead: 'unpreventable' },
      },
    },
  ]);
});
