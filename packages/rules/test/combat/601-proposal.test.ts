import type { Unnamed } from '@meetingstone/cards/language';
import {
  ability,
  ally,
  anAlly,
  anEquipment,
  cant,
  controlledByYou,
  exhaust,
  give,
  has,
  heroOrAlly,
  item,
  keyword,
  putIntoHand,
  set,
  target,
  thisCan,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, facts: Unnamed) => set({ [name]: facts })[0]!;
const quick = { cost: 0, instant: true } as const;
const body = { cost: 2, atk: [1, 'melee'], health: 2 } as const;
const recall = one('Recall', ability(quick, putIntoHand(target(anAlly))));
const bribe = one('Bribe', ability(quick, give(target(anAlly), [controlledByYou])));
const tire = one('Tire', ability(quick, exhaust(target(heroOrAlly))));
const veil = one('Veil', ability(quick, give(target(heroOrAlly), [keyword('Elusive')])));
const saboteur = one('Saboteur', ally(body, thisCan({ may: 'sabotage', noun: anEquipment })));

rule('601.1', 'a combat is proposed with priority on an empty chain in the own action phase, and is a link', () => {
  const { you, foe, pass, chain, priority, attacker, defender, card } = scenario(
    { you: { play: [{ card: 'Footsoldier', as: 'soldier' }] }, foe: { play: [{ card: 'Quarry Ogre', as: 'ogre' }] } },
    { step: 'draw' },
  );
  you.cannot({ attack: 'soldier' }, '601.1').passes();
  foe.cannot({ attack: 'ogre' }, '601.1').passes();
  foe.cannot({ attack: 'ogre' }, '410.1');
  you.attacks('soldier', 'ogre');
  expect([chain(), priority()]).toEqual([['combat'], 'you']);
  expect([attacker(), defender(), card('soldier').exhausted]).toEqual(['soldier', 'ogre', false]);
  you.cannot({ attack: you.hero }, '601.1').passes();
  foe.cannot({ attack: 'ogre' }, '601.1').passes();
  expect([chain(), card('soldier').exhausted]).toEqual([[], true]);
  pass.all();
});

rule('601.2', 'the attacker is a character the player controls, and the defender something else', () => {
  const { you, foe, pass } = scenario({
    you: { play: [{ card: 'Footsoldier', as: 'soldier' }, 'Militia Sword'] },
    foe: { play: [{ card: 'Quarry Ogre', as: 'ogre' }] },
  });
  you.cannot({ attack: 'Militia Sword' }, '601.2').cannot({ attack: 'ogre' }, '601.2');
  you.cannot({ attack: 'soldier', defender: 'soldier' }, '601.2b');
  you.mustChooseAmong(['pass', { attack: 'soldier' }, { attack: you.hero }]);
  you.attacks('soldier').mustChooseAmong([foe.hero, 'ogre']).chooses('ogre');
  pass.all();
});

rule('601.2a', 'an attacker is ready and has been under its player since his turn started, or has Ferocity', () => {
  const { you, foe, pass, until } = scenario({
    you: {
      play: [
        { card: 'Footsoldier', as: 'veteran' },
        { card: 'Footsoldier', as: 'tired', exhausted: true },
        { card: 'Footsoldier', as: 'fresh', fresh: true },
        { card: 'Redcap Marauder', as: 'fierce', fresh: true },
      ],
      hand: [bribe, { card: 'Snaggletooth Runner', as: 'runner' }, { card: 'Quarry Ogre', as: 'ogre' }],
      deck: ['Read the Stars', 'Read the Stars'],
      resources: 9,
    },
    foe: { play: [{ card: 'Bluff Watcher', as: 'watcher' }] },
  });
  you.cannot({ attack: 'tired' }, '601.2a').cannot({ attack: 'fresh' }, '601.2a');
  you.plays('Bribe', { targets: ['watcher'] });
  pass.all();
  you.plays('runner');
  pass.all();
  you.plays('ogre');
  pass.all();
  you.cannot({ attack: 'watcher' }, '601.2a').cannot({ attack: 'ogre' }, '601.2a');
  you.mustChooseAmong(['pass', ...['veteran', 'fierce', 'runner'].map((attack) => ({ attack })), { attack: you.hero }]);
  until({ turn: 'you', step: 'action' });
  const ready = ['veteran', 'tired', 'fresh', 'fierce', 'runner', 'ogre'].map((attack) => ({ attack }));
  you.mustChooseAmong([
    'pass',
    { play: 'Read the Stars' },
    { place: 'Read the Stars' },
    ...ready,
    { attack: you.hero },
  ]);
  expect(foe.allies).toEqual(['Bluff Watcher']);
});

rule('601.2a', 'a character that cannot attack, or not this one, is no legal attacker for it', () => {
  const meek = one('Meek Recruit', ally(body, { power: 'self', cant: { cant: 'attack' } }));
  const timid = one('Timid Recruit', ally(body, { power: 'self', cant: { cant: 'attack', noun: { kind: ['Hero'] } } }));
  const { you, foe } = scenario({
    you: { play: [meek, timid] },
    foe: {
      play: [
        { card: 'Footsoldier', as: 'soldier' },
        { card: 'Quarry Ogre', as: 'ogre' },
      ],
    },
  });
  you.cannot({ attack: 'Meek Recruit' }, '601.2a');
  you.cannot({ attack: 'Timid Recruit', defender: foe.hero }, '601.2a');
  you.attacks('Timid Recruit').mustChooseAmong(['soldier', 'ogre']).chooses('ogre');
});

rule('601.2b', 'a normal defender is a character of an opponent that is not elusive and can be attacked', () => {
  const holy = one(
    'Holy Recruit',
    ally(body, { power: 'self', cant: { cant: 'be attacked', noun: { kind: ['Ally'] } } }),
  );
  const { you, foe, friend } = scenario({
    you: { team: 'Alliance', play: [{ card: 'Footsoldier', as: 'soldier' }] },
    foe: { team: 'Horde', play: ['Militia Sword', 'Cinder Totem', 'Goldenmoon', holy], resources: 1 },
    friend: { team: 'Alliance', play: [{ card: 'Quarry Ogre', as: 'comrade' }] },
    other: { team: 'Horde', play: [{ card: 'Quarry Ogre', as: 'ogre' }] },
  });
  for (const defender of ['Militia Sword', 'Goldenmoon', 'Holy Recruit', 'comrade', friend.hero, you.hero])
    you.cannot({ attack: 'soldier', defender }, '601.2b');
  you.attacks('soldier').mustChooseAmong([foe.hero, 'other.hero', 'Cinder Totem', 'ogre']).chooses('ogre');
});

rule(
  '601.2b',
  'a sabotage is proposed against what the attacker can sabotage, if it is neither elusive nor friendly',
  () => {
    const hidden = one('Hidden Blade', item({ cost: 1 }, has('Elusive')));
    const { you, foe, pass, defender, card } = scenario({
      you: { team: 'Alliance', play: [saboteur, { card: 'Footsoldier', as: 'soldier' }, 'Yew Longbow'] },
      foe: { team: 'Horde', play: ['Militia Sword', 'Padded Robe', hidden, { card: 'Quarry Ogre', as: 'ogre' }] },
      friend: { team: 'Alliance', play: ['Oaken Buckler'] },
    });
    you.cannot({ attack: 'soldier', sabotage: true }, '601.2b');
    for (const thing of ['Hidden Blade', 'Oaken Buckler', 'Yew Longbow', 'ogre', foe.hero])
      you.cannot({ attack: 'Saboteur', defender: thing, sabotage: true }, '601.2b');
    you.attacks('Saboteur', undefined, { sabotage: true });
    you.mustChooseAmong(['Militia Sword', 'Padded Robe']).chooses('Padded Robe');
    expect(defender()).toBe('Padded Robe');
    for (let n = 0; n < 3; n++) pass.all();
    expect(card('Padded Robe').zone).toBe('play');
  },
);

rule('601.2c', 'who can attack only one character if able attacks that one, until it cannot be attacked', () => {
  const { you, foe, pass } = scenario({
    you: { play: [{ card: 'Footsoldier', as: 'soldier' }], hand: [veil] },
    foe: { play: ['Sarmoth', { card: 'Quarry Ogre', as: 'ogre' }] },
  });
  you.cannot({ attack: 'soldier', defender: foe.hero }, '601.2c');
  you.cannot({ attack: 'soldier', defender: 'ogre' }, '601.2c');
  you.cannot({ attack: you.hero, defender: foe.hero }, '601.2c');
  you.plays('Veil', { targets: ['Sarmoth'] });
  pass.all();
  you.cannot({ attack: 'soldier', defender: 'Sarmoth' }, '601.2b');
  you.attacks('soldier').mustChooseAmong([foe.hero, 'ogre']).chooses(foe.hero);
});

rule('601.2c', 'who can attack only one character if able cannot sabotage anything else either', () => {
  const { you, foe, pass } = scenario({
    you: { play: [saboteur], hand: [veil] },
    foe: { play: ['Sarmoth', 'Militia Sword'] },
  });
  you.mustChooseAmong(['pass', { play: 'Veil' }, { place: 'Veil' }, { attack: 'Saboteur' }, { attack: you.hero }]);
  you.plays('Veil', { targets: ['Sarmoth'] });
  pass.all();
  you.mustChooseAmong(['pass', { attack: 'Saboteur' }, { attack: 'Saboteur', sabotage: true }, { attack: you.hero }]);
  you.attacks('Saboteur', 'Militia Sword', { sabotage: true });
  expect(foe.hero.damage).toBe(0);
});

const mocked = () =>
  scenario({
    foe: { team: 'Horde', hero: { card: 'Graccus' }, play: [{ card: 'Footsoldier', as: 'soldier' }] },
    you: { team: 'Alliance', play: ['Sarmoth', { card: 'Footsoldier', as: 'comrade' }], hand: [veil] },
    friend: { team: 'Alliance', hero: { card: 'Warrax' }, hand: ['Mocking Blow'], resources: 1 },
  });

example('601.2d#1', 'Graccus must attack and has the choice between Sarmoth and Warrax', () => {
  const { foe, you, friend, pass, card } = mocked();
  foe.passes();
  you.passes();
  friend.plays('Mocking Blow', { targets: [foe.hero] });
  pass.all();
  expect(foe.hero.damage).toBe(1);
  foe.cannot('pass', '600.2');
  foe.cannot({ attack: foe.hero, defender: you.hero }, '601.2d');
  foe.cannot({ attack: foe.hero, defender: 'comrade' }, '601.2d');
  foe.mustChooseAmong([{ attack: foe.hero }, { attack: 'soldier' }]);
  foe.attacks(foe.hero).mustChooseAmong([friend.hero, 'Sarmoth']).chooses(friend.hero);
  for (let n = 0; n < 3; n++) pass.all();
  expect([foe.hero.exhausted, card('Sarmoth').damage]).toEqual([true, 0]);
  foe.passes();
});

rule('601.2d', 'where one of several such characters cannot be attacked the others are left', () => {
  const { foe, you, friend, pass } = mocked();
  foe.passes();
  you.plays('Veil', { targets: ['Sarmoth'] });
  pass.all();
  foe.passes();
  you.passes();
  friend.plays('Mocking Blow', { targets: [foe.hero] });
  pass.all();
  foe.cannot({ attack: foe.hero, defender: 'Sarmoth' }, '601.2b');
  foe.cannot({ attack: foe.hero, defender: you.hero }, '601.2d');
  foe.attacks(foe.hero, friend.hero);
  pass.all();
});

rule('601.2e', 'a combat that would break a rule cannot be proposed, and nothing changes', () => {
  const { you, foe, chain, priority, attacker } = scenario({
    you: {
      play: [
        { card: 'Bloodsoul', as: 'bloodsoul' },
        { card: 'Footsoldier', as: 'fresh', fresh: true },
      ],
    },
    foe: { play: ['Sarmoth', 'Goldenmoon'] },
  });
  you.cannot({ attack: 'bloodsoul', defender: 'Sarmoth' }, '601.2a');
  you.cannot({ attack: 'bloodsoul', defender: 'Goldenmoon' }, '601.2b');
  you.cannot({ attack: 'fresh', defender: 'Sarmoth' }, '601.2a');
  you.cannot({ attack: you.hero, defender: foe.hero }, '601.2c');
  expect([chain(), priority(), attacker()]).toEqual([[], 'you', null]);
});

for (const [what, trick, whom] of [
  ['attacker that becomes a different card', recall, 'soldier'],
  ['defender that becomes a different card', recall, 'ogre'],
  ['attacker that changes controllers', bribe, 'soldier'],
] as const)
  rule('601.2f, 601.3', `a proposed ${what} is proposed no longer, and the proposal is interrupted`, () => {
    const { you, foe, pass, resolve, chain, attacker, defender, card, priority, step } = scenario({
      you: { play: [{ card: 'Footsoldier', as: 'soldier' }] },
      foe: { play: [{ card: 'Quarry Ogre', as: 'ogre' }], hand: [trick] },
    });
    you.attacks('soldier', 'ogre').passes();
    foe.plays(trick.name, { targets: [whom] });
    pass.all();
    expect([chain(), priority()]).toEqual([['combat'], 'you']);
    expect([attacker(), defender()]).toEqual(whom === 'soldier' ? [null, 'ogre'] : ['soldier', null]);
    resolve.all();
    expect([chain(), attacker(), defender(), priority(), step()]).toEqual([[], null, null, 'you', 'action']);
    expect(card('soldier').exhausted).toBe(false);
  });

rule('601.2f', 'a proposed defender that changes controllers is proposed no longer, even if it stays opposed', () => {
  const { you, other, foe, pass, resolve, defender, card, priority } = scenario({
    you: { play: [{ card: 'Footsoldier', as: 'soldier' }] },
    foe: { play: [{ card: 'Quarry Ogre', as: 'ogre' }] },
    other: { hand: [bribe] },
  });
  you.attacks('soldier', 'ogre').passes();
  foe.passes();
  other.plays('Bribe', { targets: ['ogre'] });
  pass.all();
  expect([defender(), card('ogre').controller]).toEqual([null, 'other']);
  resolve.all();
  expect([priority(), card('soldier').exhausted]).toEqual(['you', false]);
});

for (const [what, trick, whom] of [
  ['an exhausted attacker', tire, 'soldier'],
  ['a defender that has become elusive', veil, 'ogre'],
  [
    'an attacker that cannot attack any more',
    one('Fear', ability(quick, give(target(anAlly), [cant('attack')]))),
    'soldier',
  ],
] as const)
  rule('601.3', `${what} makes the combat illegal as the proposal tries to resolve`, () => {
    const { you, foe, pass, chain, attacker, defender, card, priority, step } = scenario({
      you: { play: [{ card: 'Footsoldier', as: 'soldier' }] },
      foe: { play: [{ card: 'Quarry Ogre', as: 'ogre' }], hand: [trick] },
    });
    you.attacks('soldier', 'ogre').passes();
    foe.plays(trick.name, { targets: [whom] });
    pass.all();
    expect([attacker(), defender()]).toEqual(['soldier', 'ogre']);
    pass.all();
    expect([chain(), attacker(), defender(), priority(), step()]).toEqual([[], null, null, 'you', 'action']);
    expect([card('ogre').damage, card('soldier').damage]).toEqual([0, 0]);
  });

rule('601.3', 'a combat that is still legal starts as the proposal resolves', () => {
  const { you, foe, pass, chain, attacker, defender, card, priority } = scenario({
    you: { play: [{ card: 'Footsoldier', as: 'soldier' }] },
    foe: { play: [{ card: 'Quarry Ogre', as: 'ogre' }], hand: [tire] },
  });
  you.attacks('soldier', 'ogre').passes();
  foe.plays('Tire', { targets: ['ogre'] });
  pass.all();
  pass.all();
  expect([chain(), attacker(), defender(), priority()]).toEqual([[], 'soldier', 'ogre', 'you']);
  expect(card('soldier').exhausted).toBe(true);
  for (let n = 0; n < 2; n++) pass.all();
  expect(card('ogre').damage).toBe(2);
});
