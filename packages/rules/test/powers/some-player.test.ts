import { ability, ally } from '@meetingstone/cards/language';
import type { Condition, Power } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from '../links/own.ts';

const outnumbered: Condition = {
  is: 'some player',
  whose: 'opposing',
  so: {
    is: 'compared',
    left: { amount: 'count', of: { kind: ['Ally'], of: { player: 'that' } } },
    how: 'more than',
    right: { amount: 'count', of: { kind: ['Ally'], whose: 'you' } },
  },
};
const brave: Power = {
  power: 'continuous',
  continuous: { cards: { self: true }, changes: [{ change: 'atk', by: 3 }], while: outnumbered },
};

rule('714.3a', 'what is asked of an opponent must be so for one of them, not for all of them together', () => {
  const atkAgainst = (...others: readonly number[]) => {
    const hero = own('Last Stand', ally({ cost: 1, atk: [1, 'melee'], health: 1 }, brave));
    const crowd = (size: number) => ({ play: Array.from({ length: size }, () => 'Footsoldier') });
    const { card } = scenario({
      you: { play: [hero, 'Hired Lance'] },
      ...Object.fromEntries(others.map((size, n) => [`foe${n}`, crowd(size)])),
    });
    return card('Last Stand').atk;
  };
  expect(atkAgainst(3)).toBe(4);
  expect(atkAgainst(2)).toBe(1);
  expect(atkAgainst(2, 2)).toBe(1);
  expect(atkAgainst(0, 3)).toBe(4);
});

rule('104.2', 'the highest number among cards is 0 where there are none', () => {
  const drawn = (play: readonly string[]) => {
    const lesson = own(
      'Lesson',
      ability(
        { cost: 0 },
        {
          do: 'draw',
          who: { player: 'you' },
          count: { amount: 'highest', number: 'cost', of: { kind: ['Ally'], whose: 'you' } },
        },
      ),
    );
    const { you, pass } = scenario({ you: { hand: [lesson], play: [...play], deck: 9 }, foe: {} });
    you.plays('Lesson');
    pass.all();
    return you.hand.length;
  };
  expect(drawn([])).toBe(0);
  expect(drawn(['Footsoldier', 'Fen Lurker', 'Footsoldier'])).toBe(4);
});

rule('415.8', 'a player who gains control of a card keeps it, whoever said so', () => {
  const gift = own(
    'Gift',
    ability(
      { cost: 0 },
      {
        do: 'modify',
        what: { select: 'target', noun: { kind: ['Ally'], whose: 'you' } },
        changes: [{ change: 'control', by: { player: 'target' } }],
        duration: 'this game',
      },
    ),
  );
  const { you, foe, pass } = scenario({ you: { hand: [gift], play: ['Hired Lance'] }, foe: {} });
  you.plays('Gift', { targets: ['foe', 'Hired Lance'] });
  pass.all();
  expect(you.allies).toEqual([]);
  expect(foe.allies).toEqual(['Hired Lance']);
});
