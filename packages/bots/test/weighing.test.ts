import { scenario } from '@meetingstone/scenario';
import { expect, test } from 'vitest';
import { featuresOf } from '../src/weighing/features.ts';
import { weigh } from '../src/weighing/weighing.ts';

const ALLIES = ['Quarry Ogre', 'Quarry Ogre', 'Quarry Ogre', 'Quarry Ogre', 'Quarry Ogre', 'Quarry Ogre'];

/** A raid in which the raiders have next to nothing, and the Boss so many cards in play. */
const raid = (you: object, boss: object = {}) =>
  scenario({ boss: { boss: 'Lucifron', ...boss }, you, friend: {} }, { raid: 'molten-core', turn: 'you' }).game();

test('where hardly anything can be hoped for, a better table is still clearly better', () => {
  const lost = raid({ hero: { card: 'Elwin Ashgrove', damage: 20 } }, { play: ALLIES });
  const better = raid({ hero: { card: 'Elwin Ashgrove', damage: 20 }, play: ['Quarry Ogre'] }, { play: ALLIES });
  expect(weigh(better, 1, lost) - weigh(lost, 1, lost)).toBeGreaterThan(0.05);
});

test('a card in hand counts more in a raid than in a duel', () => {
  const [none, one] = [{}, { hand: ['Footsoldier'] }];
  const duel = (you: object) => scenario({ you, foe: {} }).game();
  const gain = (less: ReturnType<typeof duel>, more: ReturnType<typeof duel>, seat: number, parties: number): number =>
    (weigh(more, seat, less) - weigh(less, seat, less)) * parties;
  expect(gain(raid(none), raid(one), 1, 3)).toBeGreaterThan(gain(duel(none), duel(one), 0, 2));
});

test('of a Boss counts how many are still to come, whether he can be harmed, and the minions that come out as he falls', () => {
  const temple = (boss: object) =>
    featuresOf(scenario({ boss, you: {}, friend: {} }, { raid: 'black-temple', turn: 'you' }).game(), 1);
  const first = temple({ boss: "High Warlord Naj'entus", resources: 3 });
  const second = temple({ boss: 'Supremus', resources: 1 });
  expect(first).toMatchObject({ bossShield: -1, bossHidden: -3 });
  expect(second.bossShield).toBeCloseTo(0);
  expect(second).toMatchObject({ bossHidden: -1, bosses: first.bosses + 1 });
});

test('who is but the sum of his allies has what is left of them', () => {
  const council = (...play: readonly { readonly card: string; readonly damage?: number }[]) =>
    featuresOf(
      scenario(
        { boss: { boss: 'The Illidari Council', play }, you: {}, friend: {} },
        { raid: 'black-temple', turn: 'you' },
      ).game(),
      1,
    ).bossHealth;
  const whole = council({ card: 'Lady Malande' });
  expect(council({ card: 'Lady Malande', damage: 2 })).toBe(whole + 2);
});
