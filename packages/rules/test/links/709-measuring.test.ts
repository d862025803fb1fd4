import { ability, item } from '@meetingstone/cards/language';
import type { Amount } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from './own.ts';

const costOfOne: Amount = { amount: 'cost', of: { select: 'choose', noun: { kind: ['Ally'], whose: 'you' } } };

rule('709.2b', 'the card whose number is meant is chosen as the instruction is processed', () => {
  const blast = own(
    'Blast',
    ability(
      { cost: 0 },
      {
        do: 'deal',
        amount: { amount: 'sum', of: [1, costOfOne] },
        types: ['fire'],
        to: { select: 'target', noun: { kind: ['Hero'] } },
      },
    ),
  );
  const { you, foe, pass } = scenario({ you: { hand: [blast], play: ['Footsoldier', 'Fen Lurker'] }, foe: {} });
  you.plays('Blast', { targets: foe.hero });
  pass.all();
  you.mustChooseAmong(['Footsoldier', 'Fen Lurker']).chooses('Fen Lurker');
  expect(foe.hero.damage).toBe(5);
});

rule('709.2d', 'a number that was read for all cards of a description is locked in, and chosen only once', () => {
  const plague = own(
    'Plague',
    ability(
      { cost: 0 },
      {
        do: 'create',
        continuous: {
          cards: { kind: ['Ally'], whose: 'opposing' },
          changes: [
            { change: 'atk', by: { amount: 'times', of: [-1, costOfOne] } },
            { change: 'health', by: costOfOne },
          ],
        },
        duration: 'this turn',
      },
      { do: 'destroy', what: { select: 'each', noun: { kind: ['Ally'], whose: 'you' } } },
    ),
  );
  const { you, card, pass } = scenario({
    you: { hand: [plague], play: ['Footsoldier', 'Fen Lurker'] },
    foe: { play: ['Hired Lance'] },
  });
  you.plays('Plague');
  pass.all();
  you.mustChooseAmong(['Footsoldier', 'Fen Lurker']).chooses('Footsoldier');
  expect(you.allies).toEqual([]);
  expect(card('Hired Lance')).toMatchObject({ atk: 1, health: 5 });
});

rule('709.2d', 'a number that is counted for all cards of a description is counted once', () => {
  const rally = own(
    'Rally',
    ability(
      { cost: 0 },
      {
        do: 'create',
        continuous: {
          cards: { kind: ['Hero'], whose: 'you' },
          changes: [{ change: 'atk', by: { amount: 'count', of: { kind: ['Ally'] } } }],
        },
        duration: 'this turn',
      },
      { do: 'destroy', what: { select: 'each', noun: { kind: ['Ally'] } } },
    ),
  );
  const { you, pass } = scenario({ you: { hand: [rally], play: ['Footsoldier'] }, foe: { play: ['Footsoldier'] } });
  you.plays('Rally');
  pass.all();
  expect(you.hero.atk).toBe(2);
});

rule('415.9b', 'a card that was discarded is read where it is now', () => {
  const sifter = own(
    'Sifter',
    item(
      { cost: 1 },
      {
        power: 'triggered',
        on: { event: 'discard', whose: 'you' },
        effects: [
          { do: 'draw', who: { player: 'you' }, count: { amount: 'cost', of: { select: 'event', role: 'card' } } },
        ],
      },
    ),
  );
  const waste = own('Waste', ability({ cost: 0 }, { do: 'discard', who: { player: 'you' }, count: 1 }));
  const { you, pass } = scenario({ you: { hand: [waste, 'Hired Lance'], play: [sifter], deck: 9 }, foe: {} });
  you.plays('Waste');
  pass.all();
  pass.all();
  expect(you.hand.length).toBe(3);
});

const drawn = (count: Amount, play: readonly string[]) => {
  const lesson = own('Lesson', ability({ cost: 0 }, { do: 'draw', who: { player: 'you' }, count }));
  const { you, pass } = scenario({ you: { hand: [lesson], play: [...play], deck: 9 }, foe: {} });
  you.plays('Lesson');
  pass.all();
  return you.hand.length;
};

rule('206.1a', 'a class that several cards have on their type line is counted once, and other tags not at all', () => {
  const classes: Amount = { amount: 'different', what: 'class', of: { kind: ['Ally'], whose: 'you' } };
  expect(drawn(classes, ['Hired Lance', 'Bridge Warden', 'Moonlit Scout', 'Footsoldier', 'Fen Lurker'])).toBe(2);
});

rule('104.2', 'the lowest number among cards is 0 only where there are none', () => {
  const lowest: Amount = { amount: 'lowest', number: 'cost', of: { kind: ['Ally'], whose: 'you' } };
  expect(drawn(lowest, ['Hired Lance', 'Fen Lurker'])).toBe(3);
  expect(drawn(lowest, [])).toBe(0);
});
