import {
  ability,
  anAlly,
  atStartOfYourTurn,
  destroy,
  draw,
  exhaust,
  isDestroyed,
  next,
  opposing,
  target,
  when,
} from '@meetingstone/cards/language';
import type { Duration, Effect } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { kinds, own } from '../links/own.ts';

const free = { cost: 0, instant: true } as const;
const kill = own('Kill', ability(free, destroy(target(anAlly))));
const whenever = (duration: Duration): Effect => ({
  do: 'create',
  trigger: when(isDestroyed(anAlly), draw()),
  duration,
});

rule('715.1', 'a triggered modifier triggers as often as its event happens within its duration', () => {
  const played = (duration: Duration) => {
    const wake = own('Wake', ability(free, whenever(duration)));
    const kills = [1, 2, 3].map((n) => ({ card: kill, as: `kill ${n}` }));
    const t = scenario({
      you: { hand: [wake, ...kills] },
      foe: { play: ['Footsoldier', 'Hired Lance', 'Quarry Ogre'] },
    });
    t.you.plays('Wake');
    t.pass.all();
    const triggered = ['Footsoldier', 'Hired Lance', 'Quarry Ogre'].map((victim, n) => {
      if (n === 2) t.until({ turn: 'foe', step: 'action' });
      if (n === 2) t.foe.passes();
      t.you.plays(`kill ${n + 1}`, { targets: victim });
      t.pass.all();
      const links = t.chain();
      expect(kinds(t.game())).toEqual(links.map(() => 'triggered'));
      if (links.length > 0) t.pass.all();
      return links;
    });
    expect(t.foe.allies).toEqual([]);
    return triggered;
  };
  expect(played('this turn')).toEqual([['Wake'], ['Wake'], []]);
  expect(played('this game')).toEqual([['Wake'], ['Wake'], ['Wake']]);
});

rule('715.1', 'with "next" it triggers the next time, whenever that is, and then no more', () => {
  const snare = own('Snare', ability(free, next(atStartOfYourTurn(exhaust(target(opposing(anAlly)))))));
  const t = scenario({ you: { hand: [snare] }, foe: { play: ['Hired Lance'], hand: ['Footsoldier'], resources: 2 } });
  t.you.plays('Snare');
  t.you.mustChooseAmong(['pass']).passes();
  t.foe.passes();
  expect(t.chain()).toEqual([]);
  t.until({ turn: 'foe', step: 'action' });
  t.foe.plays('Footsoldier');
  t.pass.all();
  t.pass.all();
  t.pass.all();
  expect(t.turn()).toBe('you');
  t.you.mustChooseAmong(['Hired Lance', 'Footsoldier']).chooses('Footsoldier');
  expect(t.chain()).toEqual(['Snare']);
  t.pass.all();
  expect([t.card('Hired Lance').exhausted, t.card('Footsoldier').exhausted]).toEqual([false, true]);
  t.until({ turn: 'foe', step: 'action' });
  t.until({ turn: 'you', step: 'action' });
  expect(t.card('Hired Lance').exhausted).toBe(false);
});

example(
  '715.1#1',
  "as Kil'zin's damage is dealt, that opponent's hero strikes back at a target he chooses then",
  () => {
    const t = scenario({
      you: { team: 'Y', hero: "Kil'zin of the Bloodscalp", play: ['Hired Lance'], resources: 1 },
      foe: { team: 'F', play: ['Quarry Ogre'] },
      other: { team: 'O', play: ['Moss Colossus'] },
    });
    t.you.uses(t.you.hero);
    t.you.mustChooseAmong([t.foe.hero, 'Quarry Ogre', t.other.hero, 'Moss Colossus']).chooses('Quarry Ogre');
    expect(t.game().state.chain.map(({ targets }) => targets.flat().length)).toEqual([1]);
    t.pass.all();
    expect(t.card('Quarry Ogre').damage).toBe(3);
    expect(t.waiting()).toMatchObject({ for: 'foe', question: 'target' });
    t.foe.mustChooseAmong([t.you.hero, 'Hired Lance', t.foe.hero, 'Quarry Ogre', t.other.hero, 'Moss Colossus']);
    t.foe.chooses('Hired Lance');
    expect([t.chain(), kinds(t.game()), t.priority()]).toEqual([["Kil'zin of the Bloodscalp"], ['triggered'], 'you']);
    expect(t.card('Hired Lance').zone).toBe('play');
    t.pass.all();
    expect([t.card('Hired Lance').zone, t.chain(), t.game().state.modifiers]).toEqual(['graveyard', [], []]);
  },
);

rule('715.1', 'where nothing is dealt this way, nothing triggers, then or later', () => {
  const t = scenario({
    you: { hero: "Kil'zin of the Bloodscalp", resources: 1 },
    foe: { play: ['Ringmail Hauberk', 'Hired Lance'] },
  });
  t.you.uses(t.you.hero, { targets: [t.foe.hero] });
  t.pass.all();
  t.foe.prevents('Ringmail Hauberk');
  expect([t.foe.hero.damage, t.chain(), t.priority()]).toEqual([0, [], 'you']);
});

rule('715.1', 'a triggered modifier that was made about a card watches that card alone', () => {
  const mark = own(
    'Mark',
    ability(free, {
      do: 'create',
      trigger: when({ event: 'destroy', card: { among: { select: 'flagged' } } }, draw()),
      about: target(anAlly),
      duration: 'this turn',
    }),
  );
  const t = scenario({
    you: {
      hand: [mark, { card: kill, as: 'first' }, { card: kill, as: 'second' }],
      deck: ['Fen Lurker', 'Mule Driver'],
    },
    foe: { play: ['Footsoldier', 'Hired Lance'] },
  });
  t.you.plays('Mark', { targets: 'Hired Lance' });
  t.pass.all();
  t.you.plays('first', { targets: 'Footsoldier' });
  t.pass.all();
  expect(t.chain()).toEqual([]);
  t.you.plays('second', { targets: 'Hired Lance' });
  t.pass.all();
  expect(t.chain()).toEqual(['Mark']);
});
