import { viewGame } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { expect, test } from 'vitest';
import { commonAim } from '../src/planning/targets.ts';

test('while the Boss can not be harmed, all raiders aim at the same one of those who guard it: who is nearest to his end', () => {
  const guards = ['Lady Malande', { card: 'High Nethermancer Zerevor', damage: 3 }];
  const game = scenario(
    { boss: { boss: 'The Illidari Council', play: guards }, you: {}, friend: {} },
    { raid: 'black-temple', turn: 'you' },
  ).game();
  const [one, other] = [1, 2].map((seat) => viewGame(game, seat));
  const aim = commonAim(one!);
  expect(one!.play.find(({ id }) => id === aim)?.name).toBe('High Nethermancer Zerevor');
  expect(commonAim(other!)).toBe(aim);
});

test('where there is but one opposing hero who can be harmed, there is nothing to agree upon', () => {
  const game = scenario({ you: { play: ['Footsoldier'] }, foe: { play: ['Quarry Ogre'] } }).game();
  expect(commonAim(viewGame(game, 0))).toBe(0);
});
