import {
  ability,
  ally,
  anAlly,
  atk,
  attachment,
  chosen,
  costToPlay,
  deal,
  destroy,
  destroying,
  draw,
  heroOrAlly,
  inZone,
  item,
  opposing,
  portal,
  put,
  putIntoHand,
  quest,
  reveal,
  searchYourDeck,
  target,
  that,
  topOfYourDeck,
  when,
  whenThisEntersPlay,
  yours,
} from '@meetingstone/cards/language';
import type { Effect, Facts } from '@meetingstone/rules';
import { ALLIANCE_RACES, HORDE_RACES } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { body, keyworded, one, quick } from './kit.ts';

const demon = (name: string, cost: number) => one(name, ally({ ...body, cost, tags: ['Imp', 'Demon'] }));
const caller = one('Caller', ally({ ...body, cost: 4, tags: ['Orc'] }, whenThisEntersPlay(portal)));

rule(
  'keyword Portal',
  'of three revealed cards one cheaper Demon ally may come into play, the rest goes below the deck',
  () => {
    const t = scenario({
      you: {
        hand: [caller],
        deck: [demon('Imp', 3), demon('Doomguard', 4), one('Ogre', ally(body)), demon('Deeper Imp', 1), 'Ember Lash'],
        resources: 4,
      },
      foe: { deck: [demon('Their Imp', 1)] },
    });
    t.you.plays('Caller');
    t.pass.all();
    expect(t.chain()).toEqual(['Caller']);
    t.pass.all();
    t.you.cannot({ choose: 'Doomguard' }, '709.2b').mustChooseAmong(['Imp', 'none']).chooses('Imp');
    expect(t.card('Imp').zone).toBe('play');
    t.you.mustChooseAmong(['Doomguard', 'Ogre']).chooses('Ogre');
    expect([t.you.deck, t.you.allies, t.chain()]).toEqual([
      ['Deeper Imp', 'Ember Lash', 'Ogre', 'Doomguard'],
      ['Caller', 'Imp'],
      [],
    ]);
  },
);

rule(
  'keyword Portal',
  'one may put no Demon into play, is not asked without one, and an ability has its own cost',
  () => {
    const rip = one('Rip', ability({ ...quick, cost: 2 }, portal, portal));
    const t = scenario({
      you: {
        hand: [rip],
        deck: [demon('Imp', 1), 'Ember Lash', 'Quarry Ogre', demon('Felguard', 2), 'Militia Sword'],
        resources: 2,
      },
      foe: {},
    });
    t.you.plays('Rip');
    t.pass.all();
    t.you.mustChooseAmong(['Imp', 'none']).chooses('none');
    expect(t.waiting()?.question).toBe('arrange');
    t.you.mustChooseAmong(['Imp', 'Ember Lash', 'Quarry Ogre']).chooses(['Ember Lash', 'Imp']);
    expect(t.waiting()?.question).toBe('arrange');
    t.you.mustChooseAmong(['Felguard', 'Militia Sword', 'Ember Lash']).chooses(['Felguard', 'Ember Lash']);
    expect([t.you.allies, t.chain()]).toEqual([[], []]);
    expect(t.you.deck).toEqual(['Imp', 'Quarry Ogre', 'Felguard', 'Ember Lash', 'Militia Sword']);
  },
);

const RACES = [...ALLIANCE_RACES, ...HORDE_RACES];
const kin = (name: string, race: string) => one(name, ally({ ...body, tags: [race, 'Warrior'] }));

rule('keyword Rift', 'a race is chosen as it is played, and it costs 1 less for each ally of that race', () => {
  const rift = one('Crack', ability({ cost: 4, instant: true }, keyworded('Rift'), draw()));
  const party = [
    kin('First Orc', 'Orc'),
    kin('Second Orc', 'Orc'),
    kin('Troll', 'Troll'),
    one('Gear', item({ cost: 0, tags: ['Orc'] })),
  ];
  const t = scenario({
    you: { hand: ['first', 'second'].map((as) => ({ card: rift, as })), play: party, resources: 6, deck: 3 },
    foe: { play: [kin('Foreign Orc', 'Orc')] },
  });
  t.you.plays('first');
  expect(t.waiting()).toMatchObject({ for: 'you', question: 'race', about: 'first' });
  t.you.mustChooseAmong(RACES).chooses('Troll');
  expect(t.you.readyResources).toBe(3);
  t.you.plays('second').mustChooseAmong(['Orc', 'Troll']).chooses('Orc');
  expect([t.you.readyResources, t.chain()]).toEqual([1, ['Crack', 'Crack']]);
  t.resolve.all();
  expect(t.you.deck.length).toBe(1);
});

rule('keyword Rift', 'it can be played for a race that is cheap enough, and not at all without one', () => {
  const rift = one('Crack', ability({ cost: 2 }, keyworded('Rift'), draw()));
  const t = scenario({
    you: { hand: [rift], play: [kin('Only Orc', 'Orc')], resources: 1, deck: 2 },
    foe: { play: [kin('Foreign Orc', 'Orc')], hand: [{ card: rift, as: 'theirs' }], resources: 0 },
  });
  t.you.plays('Crack').mustChooseAmong(['Orc']).chooses('Orc');
  t.pass.all();
  expect([t.you.deck.length, t.you.readyResources]).toEqual([1, 0]);
  t.until({ turn: 'foe', step: 'action' });
  t.foe.cannot({ play: 'theirs' }, '403.1');
});

const stash = (...effects: readonly Effect[]) => keyworded('Stash', { effects });
const sting = deal(2, 'nature', target(heroOrAlly));

rule(
  'keyword Stash',
  'placed face down it may be shown, and then its text triggers; the card stays a face-down resource',
  () => {
    const blast = one('Blast', ability({ cost: 5 }, deal(5, 'nature', target(anAlly)), stash(sting)));
    const t = scenario({
      you: { hand: ['first', 'second'].map((as) => ({ card: blast, as })) },
      foe: {
        play: [one('Watcher', item({ cost: 0 }, when({ event: 'turn face down', whose: 'opposing' }, draw())))],
        deck: 3,
      },
    });
    t.you.places('first');
    t.pass.all();
    expect([t.waiting()?.question, t.waiting()?.for, t.card('first').zone]).toEqual(['stash', 'you', 'chain']);
    t.you.chooses(true);
    expect([t.card('first').zone, t.card('first').faceUp, t.you.resources.length]).toEqual(['play', false, 1]);
    t.you.mustChooseAmong([t.you.hero, t.foe.hero]).chooses(t.foe.hero);
    expect(t.chain()).toEqual(['Watcher', 'Blast']);
    t.resolve.all();
    expect([t.foe.hero.damage, t.foe.deck.length, t.you.readyResources]).toEqual([2, 2, 1]);
    t.until({ turn: 'foe', step: 'action' });
    t.until({ turn: 'you', step: 'action' });
    t.you.places('second');
    t.pass.all();
    t.you.chooses(false);
    expect([t.chain(), t.card('second').faceUp, t.foe.hero.damage]).toEqual([[], false, 2]);
  },
);

rule(
  'keyword Stash',
  'while it is shown it is blank but for this power: unique cards and other powers do not mind',
  () => {
    const lord = one(
      'Lord',
      ally({ ...body, unique: true }, whenThisEntersPlay(draw()), stash(sting), {
        power: 'continuous',
        continuous: { cards: yours(anAlly), changes: [atk(1)] },
      }),
    );
    const herald = one('Herald', item({ cost: 0 }, when({ event: 'enter play', card: anAlly }, draw())));
    const t = scenario({
      you: { hand: [{ card: lord, as: 'second' }], play: [{ card: lord, as: 'first' }, herald], deck: 3 },
      foe: {},
    });
    expect(t.card('first').atk).toBe(3);
    t.you.places('second');
    t.pass.all();
    t.you.chooses(true).chooses(t.foe.hero);
    expect([t.card('first').zone, t.card('second').faceUp, t.chain()]).toEqual(['play', false, ['Lord']]);
    t.pass.all();
    expect([t.card('first').atk, t.you.deck.length, t.foe.hero.damage]).toEqual([3, 3, 2]);
  },
);

rule(
  'keyword Stash',
  'it works from anywhere, for the player whose row it is; a card that enters face up has none',
  () => {
    const hidden = one('Hidden', quest({}, stash(sting)));
    const flourish = one('Flourish', ability(quick, put(topOfYourDeck(), { to: 'resource row' })));
    const bury = one('Bury', ability(quick, put(target(anAlly), { to: 'resource row' })));
    const t = scenario({
      you: { hand: [flourish, bury, hidden], deck: [one('Deep', ally(body, stash(sting))), 'Footsoldier'] },
      foe: { play: [one('Victim', ally(body, stash(sting)))] },
    });
    t.you.plays('Flourish');
    t.pass.all();
    t.you.chooses(true).chooses(t.foe.hero);
    t.resolve.all();
    expect([t.foe.hero.damage, t.card('Deep').faceUp]).toEqual([2, false]);
    t.you.plays('Bury', { targets: 'Victim' });
    t.pass.all();
    expect([t.waiting()?.for, t.waiting()?.question]).toEqual(['foe', 'stash']);
    t.foe.chooses(true).chooses(t.you.hero);
    t.resolve.all();
    expect([t.you.hero.damage, t.foe.resources.length]).toEqual([2, 1]);
    t.you.places('Hidden', { face: 'up' });
    t.pass.all();
    expect([t.chain(), t.card('Hidden').faceUp, t.waiting()?.question]).toEqual([[], true, 'priority']);
  },
);

const look = (count: number): Facts => one('Look', ability(quick, reveal(topOfYourDeck(count)), draw()));
const flames = one('Flames', ability({ cost: 4 }, keyworded('Warp'), deal(5, 'fire', target(heroOrAlly))));

rule(
  'keyword Warp',
  'revealed from the deck it may be removed, and then played above the link that is resolving',
  () => {
    const t = scenario({
      you: { hand: [look(1)], deck: [flames, 'Footsoldier'] },
      foe: { hand: [one('Reply', ability(quick, draw()))], deck: 1 },
    });
    t.you.plays('Look');
    t.pass.all();
    expect([t.waiting()?.for, t.waiting()?.question, t.waiting()?.about, t.card('Flames').zone]).toEqual([
      'you',
      'may',
      'Flames',
      'deck',
    ]);
    t.you.chooses(true);
    expect([t.card('Flames').zone, t.waiting()?.question]).toEqual(['removed', 'may']);
    t.you.chooses(true).mustChooseAmong([t.you.hero, t.foe.hero]).chooses(t.foe.hero);
    expect([t.chain(), t.you.hand, t.priority(), t.foe.hero.damage]).toEqual([['Flames'], ['Footsoldier'], 'you', 0]);
    t.you.passes();
    t.foe.plays('Reply');
    t.resolve.all();
    expect([t.foe.hero.damage, t.you.graveyard, t.you.removed]).toEqual([5, ['Look', 'Flames'], []]);
  },
);

rule(
  'keyword Warp',
  'it may stay in the deck, or be removed and not played; either way that was its only moment',
  () => {
    for (const [removed, deck] of [
      [false, ['Footsoldier']],
      [true, []],
    ] as const) {
      const t = scenario({ you: { hand: [look(1)], deck: [flames, 'Footsoldier'] }, foe: {} });
      t.you.plays('Look');
      t.pass.all();
      t.you.chooses(removed);
      if (removed) t.you.chooses(false);
      expect([t.you.deck, t.you.removed, t.chain()]).toEqual([deck, removed ? ['Flames'] : [], []]);
      expect(t.you.hand).toEqual([removed ? 'Footsoldier' : 'Flames']);
      t.you.cannot({ play: 'Flames' }, removed ? '409.1' : '403.1');
    }
  },
);

rule('keyword Warp', 'additional costs are paid, and what can not be played is only removed', () => {
  const pact = one('Pact', ability({ cost: 9 }, keyworded('Warp'), costToPlay(destroying(yours(anAlly))), draw()));
  const aura = one('Aura', attachment({ cost: 4 }, opposing(anAlly), keyworded('Warp')));
  const t = scenario({
    you: {
      hand: [look(2)],
      play: [{ card: 'Footsoldier', as: 'victim' }],
      deck: [pact, aura, 'Footsoldier', 'Footsoldier'],
    },
    foe: {},
  });
  t.you.plays('Look');
  t.pass.all();
  t.you.mustChooseAmong(['Pact', 'Aura']).chooses('Aura').chooses(true);
  expect([t.card('Aura').zone, t.waiting()?.about]).toEqual(['removed', 'Pact']);
  t.you.chooses(true).chooses(true);
  expect([t.chain(), t.card('victim').zone]).toEqual([['Pact'], 'graveyard']);
  t.pass.all();
  expect([t.chain(), t.you.hand.length, t.you.removed]).toEqual([[], 2, ['Aura']]);
});

rule('keyword Warp', 'of several revealed together the one played last resolves first', () => {
  const spark = one('Spark', ability({ cost: 1 }, keyworded('Warp'), destroy(target(anAlly))));
  const t = scenario({
    you: { hand: [look(3)], deck: [flames, 'Ember Lash', spark, 'Footsoldier'] },
    foe: { play: ['Quarry Ogre'] },
  });
  t.you.plays('Look');
  t.pass.all();
  t.you.mustChooseAmong(['Flames', 'Spark']).chooses('Flames').chooses(true).chooses(true).chooses('Quarry Ogre');
  expect([t.waiting()?.question, t.waiting()?.about]).toEqual(['may', 'Spark']);
  t.you.chooses(true).chooses(true);
  expect(t.chain()).toEqual(['Spark', 'Flames']);
  t.pass.all();
  expect([t.card('Quarry Ogre').zone, t.chain()]).toEqual(['graveyard', ['Flames']]);
  t.pass.all();
  expect(t.chain()).toEqual([]);
});

rule('keyword Warp', 'the owner of the deck decides, not the player who reveals, and only from a deck', () => {
  const peek = one('Peek', ability(quick, reveal({ select: 'top', of: { player: 'each opponent' }, count: 1 })));
  const shown = one('Shown', ability(quick, reveal(chosen(yours(inZone('hand', { name: 'Flames' }))))));
  const t = scenario({
    you: { hand: [peek, shown, { card: flames, as: 'held' }] },
    foe: { deck: [flames] },
  });
  t.you.plays('Peek');
  t.pass.all();
  expect([t.waiting()?.for, t.waiting()?.question]).toEqual(['foe', 'may']);
  t.foe.chooses(true).chooses(true).chooses(t.you.hero);
  t.pass.all();
  expect([t.you.hero.damage, t.foe.graveyard]).toEqual([5, ['Flames']]);
  t.you.plays('Shown');
  t.pass.all();
  expect([t.waiting()?.question, t.chain(), t.card('held').zone]).toEqual(['priority', [], 'hand']);
});

rule('keyword Warp', 'a card that a search reveals is revealed from the deck, and then the search has lost it', () => {
  const seek = one('Seek', ability(quick, searchYourDeck({ name: 'Flames' }, putIntoHand(that))));
  const t = scenario({ you: { hand: [seek], deck: [flames, 'Footsoldier'] }, foe: {} });
  t.you.plays('Seek');
  t.pass.all();
  t.you.chooses('Flames').chooses(true).chooses(true).chooses(t.foe.hero);
  expect([t.chain(), t.you.hand, t.you.deck]).toEqual([['Flames'], [], ['Footsoldier']]);
  t.pass.all();
  expect(t.foe.hero.damage).toBe(5);
});
