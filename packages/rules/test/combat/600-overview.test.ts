import type { Unnamed } from '@meetingstone/cards/language';
import {
  ability,
  addCounters,
  aHero,
  ally,
  anAlly,
  anEquipment,
  cant,
  cost,
  give,
  heroOrAlly,
  mustAttack,
  named,
  opposing,
  set,
  target,
  thisCan,
  when,
  yours,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, facts: Unnamed) => set({ [name]: facts })[0]!;
const goad = one('Goad', ability({ cost: 0, instant: true }, give(target(heroOrAlly), [mustAttack()])));
const duel = one(
  'Call to Duel',
  ability({ cost: 0 }, give(target(heroOrAlly), [mustAttack(named('Footsoldier', opposing(anAlly)))])),
);
const saboteur = one(
  'Saboteur',
  ally(
    { cost: 2, atk: [1, 'melee'], health: 2 },
    thisCan({ may: 'sabotage', noun: anEquipment }),
    when({ event: 'sabotage', card: { self: true } }, addCounters(1, 'crate')),
  ),
);
const toll = one(
  'Toll',
  ability({ cost: 0, instant: true }, give(target(heroOrAlly), [cant('attack', { unless: [cost(2)] })])),
);

rule('600.1', 'a player proposes and concludes one combat after the other in one action phase', () => {
  const { you, foe, pass, step, attacker, turn } = scenario({
    you: {
      play: [
        { card: 'Footsoldier', as: 'first' },
        { card: 'Footsoldier', as: 'second' },
      ],
    },
    foe: {},
  });
  you.attacks('first', foe.hero);
  you.cannot({ attack: 'second' }, '601.1');
  pass.all();
  expect(attacker()).toBe('first');
  you.cannot({ attack: 'second' }, '601.1');
  for (let n = 0; n < 2; n++) pass.all();
  expect([attacker(), foe.hero.damage]).toEqual([null, 2]);
  you.mustChooseAmong(['pass', { attack: 'second' }, { attack: you.hero }]).attacks('second', foe.hero);
  for (let n = 0; n < 3; n++) pass.all();
  expect([turn(), step(), foe.hero.damage]).toEqual(['you', 'action', 4]);
  you.mustChooseAmong(['pass', { attack: you.hero }]);
});

rule('600.1', 'a combat is proposed either as a sabotage or as a normal one', () => {
  const { you, foe, pass, card } = scenario({
    you: {
      play: [
        { card: saboteur, as: 'one' },
        { card: saboteur, as: 'two' },
      ],
    },
    foe: { play: ['Militia Sword', { card: 'Footsoldier', as: 'soldier' }] },
  });
  you.mustChooseAmong([
    'pass',
    { attack: you.hero },
    ...['one', 'two'].flatMap((attack) => [{ attack }, { attack, sabotage: true }]),
  ]);
  you.attacks('one', 'Militia Sword', { sabotage: true });
  for (let n = 0; n < 3; n++) pass.all();
  expect([card('one').counters, card('one').damage]).toEqual([{}, 0]);
  pass.all();
  expect(card('one').counters).toEqual({ crate: 1 });
  you.attacks('two').mustChooseAmong([foe.hero, 'soldier']).chooses('soldier');
  for (let n = 0; n < 3; n++) pass.all();
  expect([card('soldier').damage, card('two').zone]).toEqual([1, 'graveyard']);
});

rule('600.2', 'who must attack keeps his player from passing, but only in his free action phase', () => {
  const { you, foe, pass, card, step } = scenario({
    you: {
      hand: [goad, 'Mending Chant'],
      resources: 2,
      play: [
        { card: 'Footsoldier', as: 'soldier' },
        { card: 'Quarry Ogre', as: 'ogre' },
      ],
    },
    foe: { hero: { damage: 5 } },
  });
  you.plays('Goad', { targets: ['soldier'] });
  you.mustChooseAmong(['pass', { play: 'Mending Chant' }]);
  pass.all();
  you.cannot('pass', '600.2');
  you.mustChooseAmong([
    { play: 'Mending Chant' },
    { place: 'Mending Chant' },
    { attack: 'soldier' },
    { attack: 'ogre' },
    { attack: you.hero },
  ]);
  you.plays('Mending Chant', { targets: [foe.hero] });
  you.mustChooseAmong(['pass']).passes();
  foe.mustChooseAmong(['pass']).passes();
  you.cannot('pass', '600.2').attacks('soldier', foe.hero);
  for (let n = 0; n < 3; n++) pass.all();
  expect(card('soldier').exhausted).toBe(true);
  pass.all();
  expect(step()).toBe('end');
});

rule('600.2', 'who must attack but cannot does not keep his player from passing', () => {
  const { you, pass, step } = scenario({
    you: { hand: [goad], play: [{ card: 'Footsoldier', as: 'recruit', fresh: true }] },
    foe: {},
  });
  you.plays('Goad', { targets: ['recruit'] });
  pass.all();
  you.cannot({ attack: 'recruit' }, '601.2a').mustChooseAmong(['pass', { attack: you.hero }]);
  pass.all();
  expect(step()).toBe('end');
});

rule('600.2a', 'who must attack certain characters attacks one of them, and nobody else', () => {
  const { you, foe, pass, card } = scenario({
    you: { hand: [duel], play: [{ card: 'Quarry Ogre', as: 'ogre' }] },
    foe: {
      play: [
        { card: 'Footsoldier', as: 'left' },
        { card: 'Footsoldier', as: 'right' },
        { card: 'Bluff Watcher', as: 'watcher' },
      ],
    },
  });
  you.plays('Call to Duel', { targets: ['ogre'] });
  pass.all();
  you.cannot('pass', '600.2a').cannot({ attack: 'ogre', defender: foe.hero }, '600.2a');
  you.cannot({ attack: 'ogre', defender: 'watcher' }, '600.2a');
  you.attacks('ogre').mustChooseAmong(['left', 'right']).chooses('right');
  pass.all();
  pass.all();
  foe.mustChooseAmong(['watcher', 'none']).protects('none');
  pass.all();
  expect(card('right').zone).toBe('graveyard');
});

rule('600.2a', 'who must attack somebody that cannot be attacked is as free as anybody', () => {
  const shy = one(
    'Footsoldier',
    ally({ cost: 2, atk: [2, 'melee'], health: 2 }, { power: 'keyword', keyword: 'Elusive' }),
  );
  const { you, foe, pass } = scenario({
    you: { hand: [duel], play: [{ card: 'Quarry Ogre', as: 'ogre' }] },
    foe: {
      play: [
        { card: shy, as: 'shy' },
        { card: 'Bluff Watcher', as: 'watcher' },
      ],
    },
  });
  you.plays('Call to Duel', { targets: ['ogre'] });
  pass.all();
  you.mustChooseAmong(['pass', { attack: 'ogre' }, { attack: you.hero }]);
  you.attacks('ogre').mustChooseAmong([foe.hero, 'watcher']).chooses('watcher');
});

const sarmothAndHero = () =>
  scenario({
    foe: {
      team: 'Horde',
      play: [
        { card: 'Footsoldier', as: 'soldier' },
        { card: 'Bloodsoul', as: 'bloodsoul' },
      ],
    },
    you: {
      team: 'Alliance',
      hand: [
        { card: 'Vigilant Guard', as: 'first guard' },
        { card: 'Vigilant Guard', as: 'second guard' },
      ],
      resources: 2,
      play: ['Sarmoth'],
    },
    friend: { team: 'Alliance', play: [{ card: 'Footsoldier', as: 'comrade' }] },
  });

example('600.2b#1', 'an ally that can attack only Sarmoth is not forced to attack the hero it must attack', () => {
  const { foe, you, friend, pass, step, card } = sarmothAndHero();
  foe.passes();
  you.plays('first guard', { targets: ['soldier'] });
  pass.all();
  foe.cannot({ attack: 'soldier', defender: you.hero }, '601.2c');
  foe.cannot({ attack: 'soldier', defender: friend.hero }, '601.2c');
  foe.cannot({ attack: 'soldier', defender: 'comrade' }, '601.2c');
  foe.mustChooseAmong(['pass', { attack: 'soldier' }, { attack: 'bloodsoul' }, { attack: foe.hero }]);
  foe.attacks('soldier', 'Sarmoth');
  for (let n = 0; n < 3; n++) pass.all();
  expect(card('Sarmoth').damage).toBe(2);
  pass.all();
  expect(step()).toBe('end');
});

example('600.2b#1', 'an ally that cannot attack Sarmoth can attack only the hero it must attack, and has to', () => {
  const { foe, you, friend, pass } = sarmothAndHero();
  foe.passes();
  you.plays('second guard', { targets: ['bloodsoul'] });
  pass.all();
  foe.cannot('pass', '600.2a');
  foe.cannot({ attack: 'bloodsoul', defender: 'Sarmoth' }, '601.2a');
  foe.cannot({ attack: 'bloodsoul', defender: friend.hero }, '600.2a');
  foe.attacks('bloodsoul', you.hero);
  for (let n = 0; n < 3; n++) pass.all();
  expect([you.hero.damage, friend.hero.damage]).toEqual([2, 0]);
  foe.passes();
});

rule('600.2b', 'who is in both groups is attacked before who is only in the one that may be attacked', () => {
  const pact = one(
    'Pact',
    ability(
      { cost: 0, instant: true },
      {
        do: 'modify',
        what: target(opposing(anAlly)),
        changes: [mustAttack(yours(aHero)), { change: 'attack only', noun: yours(heroOrAlly), ifAble: true }],
        duration: 'this turn',
      },
    ),
  );
  const { foe, you, friend, pass } = scenario({
    foe: { team: 'Horde', play: [{ card: 'Footsoldier', as: 'soldier' }] },
    you: { team: 'Alliance', hand: [pact], play: [{ card: 'Quarry Ogre', as: 'ogre' }] },
    friend: { team: 'Alliance' },
  });
  foe.passes();
  you.plays('Pact', { targets: ['soldier'] });
  pass.all();
  foe.cannot('pass', '600.2a').cannot({ attack: 'soldier', defender: 'ogre' }, '600.2a');
  foe.cannot({ attack: 'soldier', defender: friend.hero }, '601.2c');
  foe.attacks('soldier', you.hero);
  for (let n = 0; n < 3; n++) pass.all();
  expect(you.hero.damage).toBe(2);
});

rule('600.3', 'a cost to attack is paid as the combat is proposed', () => {
  const { you, foe, pass, chain } = scenario({
    you: {
      hand: [toll],
      resources: 3,
      play: [
        { card: 'Footsoldier', as: 'taxed' },
        { card: 'Footsoldier', as: 'free' },
      ],
    },
    foe: {},
  });
  you.plays('Toll', { targets: ['taxed'] });
  pass.all();
  you.attacks('free', foe.hero);
  expect(you.readyResources).toBe(3);
  for (let n = 0; n < 3; n++) pass.all();
  you.attacks('taxed', foe.hero);
  expect([chain(), you.readyResources]).toEqual([['combat'], 1]);
  for (let n = 0; n < 3; n++) pass.all();
  expect([foe.hero.damage, you.readyResources]).toEqual([4, 1]);
});

rule('600.3', 'who cannot pay the cost to attack cannot attack', () => {
  const { you, foe, pass } = scenario({
    you: { hand: [toll], resources: 1, play: [{ card: 'Footsoldier', as: 'taxed' }] },
    foe: {},
  });
  you.plays('Toll', { targets: ['taxed'] });
  pass.all();
  you.mustChooseAmong(['pass', { attack: you.hero }]).cannot({ attack: 'taxed', defender: foe.hero }, '600.3');
});

rule('600.3', 'a character that must attack need not if the attack would cost something, but may', () => {
  const { you, foe, pass, step } = scenario({
    you: { hand: [toll, goad], resources: 2, play: [{ card: 'Footsoldier', as: 'taxed' }] },
    foe: {},
  });
  you.plays('Goad', { targets: ['taxed'] });
  pass.all();
  you.cannot('pass', '600.2').plays('Toll', { targets: ['taxed'] });
  pass.all();
  you.mustChooseAmong(['pass', { attack: 'taxed' }, { attack: you.hero }]);
  pass.all();
  expect([step(), foe.hero.damage, you.readyResources]).toEqual(['end', 0, 2]);
});

const shackle = one(
  'Shackle',
  ability(
    { cost: 0, instant: true },
    give(target(heroOrAlly), [cant('attack', { unless: [cost(2)] }), cant('exhaust', { unless: [cost(2)] })]),
  ),
);

rule('600.3a', 'who cannot attack or exhaust without paying pays once to attack, and nothing more to exhaust', () => {
  const { you, foe, pass, card, waiting } = scenario({
    you: { hand: [shackle], resources: 3, play: [{ card: 'Footsoldier', as: 'soldier' }] },
    foe: {},
  });
  you.plays('Shackle', { targets: ['soldier'] });
  pass.all();
  you.attacks('soldier', foe.hero);
  expect(you.readyResources).toBe(1);
  pass.all();
  expect(waiting()).toMatchObject({ for: 'you', question: 'priority' });
  expect([card('soldier').exhausted, you.readyResources]).toEqual([true, 1]);
  for (let n = 0; n < 2; n++) pass.all();
  expect(foe.hero.damage).toBe(2);
});

rule('600.3a', 'an activated power of such a character costs so much more', () => {
  const shackled = (resources: number) => {
    const table = scenario({
      you: { hand: [shackle], resources, play: [{ card: 'Bonechill Adept', as: 'adept' }] },
      foe: {},
    });
    table.you.plays('Shackle', { targets: ['adept'] });
    table.pass.all();
    return table;
  };
  shackled(1).you.cannot({ use: 'adept' }, '403.1');
  const { you, foe, pass, card } = shackled(2);
  you.uses('adept', { targets: [foe.hero] });
  expect([card('adept').exhausted, you.readyResources]).toEqual([true, 0]);
  pass.all();
  expect(foe.hero.damage).toBe(1);
});

rule('600.3a', 'an effect exhausts such a character only if its controller chooses to pay', () => {
  for (const pays of [true, false]) {
    const { you, foe, pass, card, priority } = scenario({
      you: { hand: [shackle, 'Charge'], resources: 1, play: [{ card: 'Footsoldier', as: 'soldier' }] },
      foe: { resources: 2, play: [{ card: 'Footsoldier', as: 'rival' }] },
    });
    you.plays('Shackle', { targets: ['rival'] });
    pass.all();
    you.plays('Charge', { targets: ['rival'] });
    pass.all();
    foe.mustChooseAmong(['yes', 'no']).chooses(pays);
    expect([card('rival').exhausted, foe.readyResources]).toEqual([pays, pays ? 0 : 2]);
    expect([card('soldier').exhausted, priority()]).toEqual([false, 'you']);
  }
});

rule('600.3a', 'such a character protects only if its controller pays for it to exhaust', () => {
  const attacked = (resources: number) => {
    const table = scenario({
      you: { hand: [shackle], play: [{ card: 'Footsoldier', as: 'soldier' }] },
      foe: { resources, play: [{ card: 'Bridge Warden', as: 'guard' }] },
    });
    const { you, foe, pass } = table;
    you.plays('Shackle', { targets: ['guard'] });
    pass.all();
    you.attacks('soldier', foe.hero);
    for (let n = 0; n < 2; n++) pass.all();
    return table;
  };
  const poor = attacked(1);
  poor.foe.cannot({ protect: 'guard' }, '600.3a');
  expect(poor.defender()).toBe('foe.hero');
  const { foe, card, defender } = attacked(2);
  foe.mustChooseAmong(['guard', 'none']).protects('guard');
  foe.mustChooseAmong(['yes', 'no']).chooses(true);
  expect([card('guard').exhausted, foe.readyResources, defender()]).toEqual([true, 0, 'guard']);
  const unwilling = attacked(2);
  unwilling.foe.protects('guard').chooses(false);
  expect([unwilling.card('guard').exhausted, unwilling.defender()]).toEqual([false, 'foe.hero']);
});
