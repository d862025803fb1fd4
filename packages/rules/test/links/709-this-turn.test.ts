import {
  ability,
  ally,
  anAlly,
  deal,
  destroy,
  draw,
  heroOrAlly,
  ifSo,
  target,
  whenThisEntersPlay,
  yourHero,
} from '@meetingstone/cards/language';
import type { Noun } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from './own.ts';

const free = { cost: 0, instant: true } as const;
const bolt = own('Bolt', ability(free, deal(1, 'fire', target(heroOrAlly))));
const end = (noun: Noun) => own('End', ability(free, destroy(target({ kind: ['Ally'], ...noun }))));

rule('709.2d', 'a text asks who attacked this turn', () => {
  const { you, pass } = scenario({
    you: {
      hand: [end({ past: { as: 'card', was: { event: 'attack' } } })],
      play: ['Footsoldier', 'Hired Lance'],
    },
    foe: {},
  });
  you.attacks('Footsoldier', 'foe.hero');
  pass.all();
  pass.all();
  pass.all();
  you.plays('End');
  pass.all();
  expect(you.allies).toEqual(['Hired Lance']);
});

rule('408.3d', 'a text asks with which card damage was dealt this turn', () => {
  const spark = own(
    'Spark',
    ally({ cost: 0, tags: [], atk: [1, 'fire'], health: 1 }, whenThisEntersPlay(deal(1, 'fire', target(heroOrAlly)))),
  );
  const { you, pass } = scenario({
    you: { hand: [spark, end({ past: { as: 'with', was: { event: 'deal' } } })], play: ['Hired Lance'] },
    foe: {},
  });
  you.plays('Spark');
  pass.all();
  you.chooses('foe.hero');
  pass.all();
  you.plays('End');
  pass.all();
  expect(you.allies).toEqual(['Hired Lance']);
});

rule('709.2d', 'different cards of an event are counted, those that left play as well', () => {
  const three = own(
    'Three',
    ability(
      free,
      ifSo(
        {
          is: 'compared',
          left: { amount: 'this turn', watch: { event: 'deal', card: anAlly }, counted: 'card' },
          how: 'or more',
          right: 3,
        },
        draw(),
      ),
    ),
  );
  const bolts = (n: number) => Array.from({ length: n }, (_, k) => ({ card: bolt, as: `bolt ${k}` }));
  const played = (victims: readonly string[]) => {
    const { you, pass } = scenario({
      you: { hand: [...bolts(3), three], deck: ['Fen Lurker'] },
      foe: { play: ['Footsoldier', 'Hired Lance', 'Quarry Ogre'] },
    });
    victims.forEach((victim, n) => {
      you.plays(`bolt ${n}`, { targets: victim });
      pass.all();
    });
    you.plays('Three');
    pass.all();
    return you.hand;
  };
  expect(played(['Footsoldier', 'Hired Lance', 'Quarry Ogre'])).toEqual(['Fen Lurker']);
  expect(played(['Hired Lance', 'Hired Lance', 'Quarry Ogre'])).toEqual([]);
});

rule('709.2d', 'what was dealt this turn is added up', () => {
  const much = own(
    'Much',
    ability(
      free,
      deal({ amount: 'this turn', watch: { event: 'deal', card: anAlly }, counted: 'amount' }, 'fire', yourHero),
    ),
  );
  const { you, pass } = scenario({
    you: { hand: [{ card: bolt, as: 'one' }, { card: bolt, as: 'two' }, much] },
    foe: { play: ['Quarry Ogre', 'Hired Lance'] },
  });
  you.plays('one', { targets: 'Quarry Ogre' });
  pass.all();
  you.plays('two', { targets: 'Hired Lance' });
  pass.all();
  you.plays('Much');
  pass.all();
  expect(you.hero.damage).toBe(2);
});

rule('709.2d', 'an ability that was played this turn is found though it is no link any more', () => {
  const again = own(
    'Again',
    ability(
      free,
      ifSo(
        { is: 'happened', watch: { event: 'play', card: { kind: ['Ability'], other: true }, whose: 'you' } },
        draw(),
      ),
    ),
  );
  const { you, pass } = scenario({ you: { hand: [bolt, again], deck: ['Fen Lurker'] }, foe: {} });
  you.plays('Bolt', { targets: 'foe.hero' });
  pass.all();
  you.plays('Again');
  pass.all();
  expect(you.hand).toEqual(['Fen Lurker']);
});
