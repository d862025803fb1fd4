import type { Unnamed } from '@meetingstone/cards/language';
import {
  ability,
  addCounters,
  ally,
  anAlly,
  anEquipment,
  atk,
  attacking,
  controlledByYou,
  give,
  has,
  haveWhile,
  heroOrAlly,
  inCombatWith,
  is,
  item,
  putIntoHand,
  set,
  target,
  thisCan,
  thisCard,
  thisOne,
  when,
  yours,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, facts: Unnamed) => set({ [name]: facts })[0]!;
const quick = { cost: 0, instant: true } as const;
const body = { cost: 2, atk: [2, 'melee'], health: 3 } as const;
const slipAway = one('Slip Away', ability(quick, { do: 'remove from combat', what: target(heroOrAlly) }));
const stepIn = one('Step In', ability(quick, { do: 'become defender', what: target(yours(heroOrAlly)) }));
const recall = one('Recall', ability(quick, putIntoHand(target(anAlly))));
const bribe = one('Bribe', ability(quick, give(target(anAlly), [controlledByYou])));
const petrify = one('Petrify', ability(quick, give(target(anAlly), [{ change: 'become type', type: 'Equipment' }])));
const saboteur = one(
  'Saboteur',
  ally(
    body,
    thisCan({ may: 'sabotage', noun: anEquipment }),
    when({ event: 'sabotage', card: thisOne }, addCounters(1, 'crate')),
  ),
);
const soldier = { card: 'Footsoldier', as: 'soldier' };
const guard = { card: 'Bridge Warden', as: 'guard' };

rule('602.1', 'the attacker exhausts and attacks, its player may strike, and the attack window opens', () => {
  const watch = one('Watchtower', item({ cost: 0 }, when({ event: 'attack' }, addCounters(1, 'alarm'))));
  const { you, foe, pass, chain, priority, attacker, defender, card, waiting } = scenario({
    you: { play: ['Militia Sword', 'Yew Longbow', 'Padded Robe'], resources: 1 },
    foe: { play: ['Harbor Cleaver', watch], resources: 2 },
  });
  you.attacks(you.hero, foe.hero);
  expect(you.hero.exhausted).toBe(false);
  pass.all();
  expect(waiting()).toMatchObject({ for: 'you', question: 'strike', about: 'you.hero' });
  expect([you.hero.exhausted, attacker(), defender()]).toEqual([true, 'you.hero', 'foe.hero']);
  you.mustChooseAmong(['Militia Sword', 'Yew Longbow', 'none']).strikes('Militia Sword');
  expect([you.hero.atk, card('Militia Sword').exhausted, you.readyResources]).toEqual([2, true, 0]);
  expect([chain(), priority(), card('Watchtower').counters]).toEqual([['Watchtower'], 'you', {}]);
  pass.all();
  expect(card('Watchtower').counters).toEqual({ alarm: 1 });
  pass.all();
  expect(waiting()).toMatchObject({ for: 'foe', question: 'strike', about: 'foe.hero' });
  foe.strikes('none');
  pass.all();
  expect(foe.hero.damage).toBe(2);
});

rule(
  '602.1, 602.3',
  'an attacker attacks from the attack window on, and is in combat only from the defend window on',
  () => {
    const charger = one('Charger', ally(body, haveWhile(is(thisCard, { attacking: true }), thisOne, atk(5))));
    const { you, foe, pass, card } = scenario({
      you: { play: [charger] },
      foe: { play: ['Lightning Reflexes'] },
    });
    expect(card('Charger').atk).toBe(2);
    you.attacks('Charger', foe.hero);
    expect(card('Charger').atk).toBe(2);
    pass.all();
    expect(card('Charger').atk).toBe(7);
    pass.all();
    expect(card('Charger').atk).toBe(6);
    pass.all();
    expect([card('Charger').atk, foe.hero.damage]).toEqual([2, 6]);
  },
);

rule(
  '602.2',
  'as the attack window closes a ready character that can protect may take the place of the defender',
  () => {
    const { you, foe, pass, card, chain, waiting, defender, priority } = scenario({
      you: { play: [soldier, { card: 'Granite Shieldbearer', as: 'yours' }] },
      foe: {
        play: [
          guard,
          { card: 'Granite Shieldbearer', as: 'bearer' },
          { card: 'Bluff Watcher', as: 'tired', exhausted: true },
          { card: 'Footsoldier', as: 'plain' },
        ],
      },
    });
    foe.cannot({ protect: 'guard' }, '602.2');
    you.attacks('soldier', foe.hero);
    foe.cannot({ protect: 'guard' }, '602.2');
    pass.all();
    foe.cannot({ protect: 'guard' }, '602.2');
    pass.all();
    expect(waiting()).toMatchObject({ for: 'foe', question: 'protect', about: 'foe.hero' });
    foe
      .cannot({ protect: 'tired' }, '602.2')
      .cannot({ protect: 'plain' }, '602.2')
      .cannot({ protect: 'yours' }, '602.2');
    foe.mustChooseAmong(['guard', 'bearer', 'none']).protects('guard');
    expect([card('guard').exhausted, card('bearer').exhausted, chain()]).toEqual([true, false, []]);
    expect([defender(), priority()]).toEqual(['guard', 'you']);
    foe.cannot({ protect: 'bearer' }, '602.2');
    pass.all();
    expect([foe.hero.damage, card('guard').zone, card('soldier').damage]).toEqual([0, 'graveyard', 1]);
  },
);

rule('602.2', 'without an attacker or a proposed defender nobody protects and the combat concludes', () => {
  for (const whom of ['soldier', 'rival']) {
    const { you, foe, pass, card, priority, attacker, step } = scenario({
      you: { play: [soldier], hand: [slipAway] },
      foe: { play: [guard, { card: 'Footsoldier', as: 'rival' }] },
    });
    you.attacks('soldier', 'rival');
    pass.all();
    you.plays('Slip Away', { targets: [whom] });
    pass.all();
    pass.all();
    expect([priority(), attacker(), step(), card('guard').exhausted]).toEqual(['you', null, 'action', false]);
    expect([card('soldier').damage, card('rival').damage, foe.hero.damage]).toEqual([0, 0, 0]);
    you.mustChooseAmong(['pass', { attack: you.hero }]);
  }
});

rule('602.2, 602.2b', 'in a free-for-all every opponent of the attacker may protect, clockwise, until one does', () => {
  const attack = () => {
    const table = scenario(
      {
        a: { play: [{ card: 'Bridge Warden', as: 'a guard' }] },
        b: { play: [soldier] },
        c: { play: [{ card: 'Bridge Warden', as: 'c guard' }] },
        d: { play: [{ card: 'Bridge Warden', as: 'd guard' }] },
      },
      { turn: 'b' },
    );
    table.b.attacks('soldier', table.d.hero);
    table.pass.all();
    table.pass.all();
    return table;
  };
  const { a, c, d, pass, card } = attack();
  c.mustChooseAmong(['c guard', 'none']).protects('none');
  d.mustChooseAmong(['d guard', 'none']).protects('none');
  a.mustChooseAmong(['a guard', 'none']).protects('a guard');
  pass.all();
  expect([d.hero.damage, card('a guard').zone]).toEqual([0, 'graveyard']);
  const second = attack();
  second.c.mustChooseAmong(['c guard', 'none']).protects('c guard');
  expect(second.priority()).toBe('b');
  expect([second.card('d guard').exhausted, second.defender()]).toEqual([false, 'c guard']);
});

rule('602.2', 'a team protects its members, and the friends of the attacker are not asked', () => {
  const { a, b, c, d, pass, defender, card } = scenario({
    a: { team: 'Horde', play: [soldier, { card: 'Bridge Warden', as: 'a guard' }] },
    b: { team: 'Alliance', play: [{ card: 'Bridge Warden', as: 'b guard' }] },
    c: { team: 'Horde', play: [{ card: 'Bridge Warden', as: 'c guard' }] },
    d: { team: 'Alliance', play: [{ card: 'Bridge Warden', as: 'd guard' }] },
  });
  a.attacks('soldier', b.hero);
  pass.all();
  pass.all();
  b.mustChooseAmong(['b guard', 'none']).protects('none');
  d.mustChooseAmong(['d guard', 'none']).protects('d guard');
  expect([defender(), card('d guard').exhausted]).toEqual(['d guard', true]);
  pass.all();
  expect([b.hero.damage, d.graveyard, c.allies]).toEqual([0, ['Bridge Warden'], ['Bridge Warden']]);
});

rule('602.2a', 'against an attacker with Stealth nobody protects', () => {
  const { you, foe, pass, defender, priority } = scenario({
    you: { play: [{ card: 'Reedmarsh Stalker', as: 'stalker' }] },
    foe: { play: [guard] },
  });
  you.attacks('stalker', foe.hero);
  pass.all();
  foe.cannot({ protect: 'guard' }, '602.2a');
  pass.all();
  expect([priority(), defender()]).toEqual(['you', 'foe.hero']);
  pass.all();
  expect(foe.hero.damage).toBe(3);
});

rule('602.2b', 'a character may protect though the attacker cannot attack it', () => {
  const shadow = one('Shadow Guard', ally(body, has('Protector'), has('Elusive')));
  const { you, foe, pass, card } = scenario({
    you: { play: [{ card: 'Bloodsoul', as: 'bloodsoul' }] },
    foe: { play: [shadow, guard] },
  });
  you.cannot({ attack: 'bloodsoul', defender: 'guard' }, '601.2a');
  you.cannot({ attack: 'bloodsoul', defender: 'Shadow Guard' }, '601.2b');
  you.attacks('bloodsoul', foe.hero);
  pass.all();
  pass.all();
  foe.mustChooseAmong(['guard', 'Shadow Guard', 'none']).protects('Shadow Guard');
  pass.all();
  expect([card('Shadow Guard').damage, card('bloodsoul').damage, foe.hero.damage]).toEqual([2, 2, 0]);
});

rule('602.2b', 'a proposed defender does not protect itself, and only one character protects', () => {
  const { you, foe, pass, card, priority } = scenario({
    you: { play: [soldier] },
    foe: { play: [guard, { card: 'Bluff Watcher', as: 'watcher' }, { card: 'Granite Shieldbearer', as: 'bearer' }] },
  });
  you.attacks('soldier', 'guard');
  pass.all();
  pass.all();
  foe.cannot({ protect: 'guard' }, '602.2b');
  foe.mustChooseAmong(['watcher', 'bearer', 'none']).protects('watcher');
  expect(priority()).toBe('you');
  expect(['guard', 'watcher', 'bearer'].map((name) => card(name).exhausted)).toEqual([false, true, false]);
});

rule('602.2c', 'a sabotage against which somebody protects is a normal combat', () => {
  const { you, foe, pass, card, chain } = scenario({
    you: { play: [saboteur] },
    foe: { play: ['Militia Sword', guard] },
  });
  you.attacks('Saboteur', 'Militia Sword', { sabotage: true });
  pass.all();
  pass.all();
  foe.mustChooseAmong(['guard', 'none']).protects('guard');
  pass.all();
  expect([chain(), card('Saboteur').counters]).toEqual([[], {}]);
  expect([card('guard').zone, card('Saboteur').damage]).toEqual(['graveyard', 1]);
});

rule('602.3', 'after the protect point attacker and defender enter combat, and the defending player may strike', () => {
  const log = (name: string, event: 'defend' | 'enter combat') =>
    one(name, item({ cost: 0 }, when({ event, card: heroOrAlly }, addCounters(1, 'mark'))));
  const { you, foe, pass, chain, card, waiting, priority, step, attacker } = scenario({
    you: { play: [soldier, 'Wayfarer Staff'], resources: 1 },
    foe: { play: ['Militia Sword', log('Defences', 'defend'), log('Fights', 'enter combat')], resources: 1 },
  });
  you.attacks('soldier', foe.hero);
  pass.all();
  expect([chain(), priority()]).toEqual([[], 'you']);
  pass.all();
  expect(waiting()).toMatchObject({ for: 'foe', question: 'strike', about: 'foe.hero' });
  foe.mustChooseAmong(['Militia Sword', 'none']).strikes('Militia Sword');
  foe.chooses(['Defences', 'Fights', 'Fights']);
  expect([chain(), priority()]).toEqual([['Fights', 'Fights', 'Defences'], 'you']);
  for (let n = 0; n < 3; n++) pass.all();
  expect([card('Defences').counters, card('Fights').counters]).toEqual([{ mark: 1 }, { mark: 2 }]);
  expect([foe.hero.atk, foe.hero.damage, attacker()]).toEqual([2, 0, 'soldier']);
  pass.all();
  expect([foe.hero.damage, card('soldier').zone, step()]).toEqual([2, 'graveyard', 'action']);
});

example('602.3#1', 'Saurfang attacks Baranka: both powers trigger, hers resolves first, and both are destroyed', () => {
  const { you, foe, pass, chain, card, priority } = scenario({
    you: { play: ['High Overlord Saurfang', soldier] },
    foe: { play: ['Grunt Baranka', { card: 'Quarry Ogre', as: 'ogre' }] },
  });
  you.attacks('High Overlord Saurfang', 'Grunt Baranka');
  pass.all();
  expect(chain()).toEqual([]);
  pass.all();
  expect([chain(), priority()]).toEqual([['Grunt Baranka', 'High Overlord Saurfang'], 'you']);
  pass.all();
  expect([you.graveyard, foe.graveyard]).toEqual([['High Overlord Saurfang'], ['Grunt Baranka']]);
  for (let n = 0; n < 2; n++) pass.all();
  expect([chain(), you.allies, foe.allies, card('ogre').damage]).toEqual([[], ['Footsoldier'], ['Quarry Ogre'], 0]);
});

rule('602.3a', 'who becomes the defender replaces the present one and enters combat', () => {
  const fights = one(
    'Fights',
    item({ cost: 0 }, when({ event: 'enter combat', card: yours(anAlly) }, addCounters(1, 'mark'))),
  );
  const { you, foe, pass, card, chain, attacker, defender } = scenario({
    you: { play: [soldier] },
    foe: { play: ['Lightning Reflexes', { card: 'Quarry Ogre', as: 'ogre' }, fights], hand: [stepIn] },
  });
  you.attacks('soldier', foe.hero);
  for (let n = 0; n < 2; n++) pass.all();
  expect([defender(), card('soldier').atk]).toEqual(['foe.hero', 1]);
  you.passes();
  foe.plays('Step In', { targets: ['ogre'] });
  pass.all();
  expect([attacker(), defender(), card('soldier').atk]).toEqual(['soldier', 'ogre', 2]);
  expect([card('ogre').exhausted, chain()]).toEqual([false, ['Fights']]);
  pass.all();
  pass.all();
  expect([foe.hero.damage, card('ogre').damage, card('soldier').zone]).toEqual([0, 2, 'graveyard']);
});

rule('602.3a, 303.2', 'a hero that becomes the defender may strike as it does', () => {
  const { you, foe, pass, waiting, card } = scenario({
    you: { play: [soldier] },
    foe: { play: ['Militia Sword', { card: 'Quarry Ogre', as: 'ogre' }], hand: [stepIn], resources: 1 },
  });
  you.attacks('soldier', 'ogre');
  for (let n = 0; n < 2; n++) pass.all();
  you.passes();
  foe.plays('Step In', { targets: [foe.hero] });
  pass.all();
  expect(waiting()).toMatchObject({ for: 'foe', question: 'strike', options: ['Militia Sword', 'none'] });
  foe.strikes('Militia Sword');
  pass.all();
  expect([card('soldier').zone, foe.hero.damage, card('ogre').damage]).toEqual(['graveyard', 2, 0]);
});

rule('602.3a', 'a sabotage with a new defender is a normal combat', () => {
  const { you, foe, pass, card, chain } = scenario({
    you: { play: [saboteur] },
    foe: { play: ['Militia Sword', { card: 'Footsoldier', as: 'rival' }], hand: [stepIn] },
  });
  you.attacks('Saboteur', 'Militia Sword', { sabotage: true });
  for (let n = 0; n < 2; n++) pass.all();
  you.passes();
  foe.plays('Step In', { targets: ['rival'] });
  pass.all();
  pass.all();
  expect([chain(), card('Saboteur').counters]).toEqual([[], {}]);
  expect([card('rival').zone, card('Saboteur').damage]).toEqual(['graveyard', 2]);
});

rule('602.3b', 'an attacker is in combat only while there is a defender, and attacks on without one', () => {
  const rage = one('Raging Recruit', ally(body, haveWhile(is(thisCard, attacking({})), thisOne, atk(5))));
  const { you, foe, pass, card, attacker, defender } = scenario({
    you: { play: [rage], hand: [slipAway] },
    foe: { play: ['Lightning Reflexes'] },
  });
  you.attacks('Raging Recruit', foe.hero);
  for (let n = 0; n < 2; n++) pass.all();
  expect(card('Raging Recruit').atk).toBe(6);
  you.plays('Slip Away', { targets: [foe.hero] });
  pass.all();
  expect([attacker(), defender(), card('Raging Recruit').atk]).toEqual(['Raging Recruit', null, 7]);
  pass.all();
  expect([foe.hero.damage, attacker(), card('Raging Recruit').exhausted]).toEqual([0, null, true]);
});

/** Has 10 ATK more in combat, and 20 more in combat with an ally. */
const brawler = (name: string) =>
  one(
    name,
    ally(
      { ...body, health: 99 },
      haveWhile(is(thisCard, { inCombat: true }), thisOne, atk(10)),
      haveWhile(is(thisCard, inCombatWith(anAlly, {})), thisOne, atk(20)),
    ),
  );

rule(
  '602.3b',
  'attacker and defender are in combat from the protect point on, with each other and with nobody else',
  () => {
    const { you, pass, card, priority } = scenario({
      you: { play: [brawler('Ours'), brawler('Our Friend')] },
      foe: { play: [brawler('Theirs'), brawler('Their Friend')] },
    });
    const atks = () => ['Ours', 'Theirs', 'Our Friend', 'Their Friend'].map((name) => card(name).atk);
    you.attacks('Ours', 'Theirs');
    expect(atks()).toEqual([2, 2, 2, 2]); // proposed
    pass.all();
    expect(atks()).toEqual([2, 2, 2, 2]); // attacking, but not yet in combat
    pass.all();
    expect(atks()).toEqual([32, 32, 2, 2]);
    pass.all();
    expect([atks(), card('Ours').damage, card('Theirs').damage]).toEqual([[2, 2, 2, 2], 32, 32]);
    expect(priority()).toBe('you');
  },
);

for (const [gone, left] of [
  ['Theirs', 'Ours'],
  ['Ours', 'Theirs'],
] as const)
  rule('602.3b', `as ${gone} is removed from combat, ${left} is not in combat any more, and deals nothing`, () => {
    const { you, foe, pass, card, attacker, defender } = scenario({
      you: { play: [brawler('Ours')], hand: [slipAway] },
      foe: { play: [brawler('Theirs')] },
    });
    you.attacks('Ours', 'Theirs');
    for (let n = 0; n < 2; n++) pass.all();
    you.plays('Slip Away', { targets: [gone] });
    expect([card('Ours').atk, card('Theirs').atk]).toEqual([32, 32]);
    pass.all();
    expect([card('Ours').atk, card('Theirs').atk]).toEqual([2, 2]);
    expect([attacker(), defender()]).toEqual(gone === 'Ours' ? [null, 'Theirs'] : ['Ours', null]);
    pass.all();
    expect([card('Ours').damage, card('Theirs').damage, foe.hero.damage]).toEqual([0, 0, 0]);
  });

for (const [how, trick] of [
  ['becomes a different card', recall],
  ['changes controllers', bribe],
  ['stops being a character', petrify],
  ['is removed by an effect', slipAway],
] as const) {
  rule('602.4', `an attacker that ${how} is out of combat, which goes on to its conclusion`, () => {
    const { you, foe, pass, attacker, defender, priority, step, card } = scenario({
      you: { play: [soldier] },
      foe: { play: [{ card: 'Quarry Ogre', as: 'ogre' }], hand: [trick] },
    });
    you.attacks('soldier', 'ogre');
    for (let n = 0; n < 2; n++) pass.all();
    you.passes();
    foe.plays(trick.name, { targets: ['soldier'] });
    pass.all();
    expect([attacker(), defender(), priority(), step()]).toEqual([null, 'ogre', 'you', 'action']);
    you.cannot({ attack: you.hero }, '601.1');
    pass.all();
    expect([attacker(), defender(), card('ogre').damage, step()]).toEqual([null, null, 0, 'action']);
    you.attacks(you.hero, foe.hero);
  });

  rule('602.4', `a proposed defender that ${how} is out of combat, and the attacker attacks on`, () => {
    const { you, foe, other, pass, attacker, defender, card } = scenario({
      you: { play: [soldier] },
      foe: { play: [{ card: 'Quarry Ogre', as: 'ogre' }] },
      other: { play: [guard], hand: [trick] },
    });
    you.attacks('soldier', 'ogre');
    pass.all();
    you.passes();
    foe.passes();
    other.plays(trick.name, { targets: ['ogre'] });
    pass.all();
    expect([attacker(), defender()]).toEqual(['soldier', null]);
    pass.all();
    expect([attacker(), card('guard').exhausted, card('soldier').exhausted]).toEqual([null, false, true]);
    expect([foe.hero.damage, other.hero.damage]).toEqual([0, 0]);
  });
}

rule('602.4', 'a defender that leaves combat stops protecting, and its weapon is not used any more', () => {
  const warrior = one(
    'Roused',
    ability(quick, give(target(heroOrAlly), [{ change: 'grant', power: has('Protector') }])),
  );
  const { you, foe, pass, attacker, defender, card, game } = scenario({
    you: { play: [soldier], hand: [slipAway] },
    foe: { play: ['Militia Sword', { card: 'Quarry Ogre', as: 'ogre' }], resources: 1, hand: [warrior] },
  });
  you.passes();
  foe.plays('Roused', { targets: [foe.hero] });
  pass.all();
  you.attacks('soldier', 'ogre');
  for (let n = 0; n < 2; n++) pass.all();
  foe.mustChooseAmong([foe.hero, 'none']).protects(foe.hero);
  foe.strikes('Militia Sword');
  expect([defender(), foe.hero.atk, game().state.combat?.protecting]).toEqual(['foe.hero', 2, true]);
  you.plays('Slip Away', { targets: [foe.hero] });
  pass.all();
  expect([attacker(), defender(), foe.hero.atk]).toEqual(['soldier', null, 0]);
  expect(game().state.combat?.protecting).toBe(false);
  pass.all();
  expect([foe.hero.damage, card('soldier').damage, card('ogre').damage]).toEqual([0, 0, 0]);
});

rule('602.4a', 'a card removed from combat in the middle of a chain leaves the rest of the chain to resolve', () => {
  const { you, foe, pass, chain, attacker, defender, priority, card } = scenario({
    you: { play: [soldier], hand: ['Ember Lash'], resources: 2 },
    foe: { play: [{ card: 'Quarry Ogre', as: 'ogre' }, guard], hand: [recall] },
  });
  you.attacks('soldier', 'ogre');
  pass.all();
  you.plays('Ember Lash', { targets: [foe.hero] }).passes();
  foe.plays('Recall', { targets: ['soldier'] });
  pass.all();
  expect([attacker(), defender(), chain(), priority()]).toEqual([null, 'ogre', ['Ember Lash'], 'you']);
  pass.all();
  expect([foe.hero.damage, chain(), defender(), priority()]).toEqual([3, [], 'ogre', 'you']);
  you.cannot({ attack: you.hero }, '601.1');
  pass.all();
  expect([defender(), card('guard').exhausted, card('ogre').damage]).toEqual([null, false, 0]);
  you.attacks(you.hero, foe.hero);
});
