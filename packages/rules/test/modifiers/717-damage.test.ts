import {
  ability,
  ally,
  anAlly,
  armor,
  asCombatDamage,
  can,
  deal,
  dealsCombatDamage,
  dealsDamage,
  discard,
  dividedAmong,
  draw,
  each,
  firstPrevented,
  have,
  heal,
  healsDamage,
  heroOrAlly,
  ifWould,
  instead,
  item,
  mayIfWould,
  nextTime,
  ofType,
  ongoing,
  opposing,
  prevented,
  preventsDamage,
  putDamage,
  redirectedTo,
  replace,
  set,
  target,
  thatMuchPlus,
  thisOne,
  unpreventable,
  unpreventably,
  when,
  yourHero,
  yourHeroAs,
  yours,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const body = { cost: 1, atk: [1, 'melee'], health: 5 } as const;
const quick = { cost: 0, instant: true } as const;
const free = { cost: 0 } as const;
const toMe = dealsDamage({ to: yourHeroAs });

const cards = set({
  Cut: ability(quick, deal(2, 'melee', target(heroOrAlly))),
  Gash: ability(quick, deal(4, 'melee', target(heroOrAlly))),
  Pierce: ability(quick, unpreventably(deal(2, 'melee', target(heroOrAlly)))),
  Singe: ability(quick, deal(2, 'fire', target(heroOrAlly))),
  'One Two': ability(quick, deal(1, 'melee', each(opposing(heroOrAlly))), deal(1, 'melee', each(opposing(heroOrAlly)))),
  Curse: ability(quick, putDamage(2, target(heroOrAlly))),
  Mend: ability(quick, heal(2, target(heroOrAlly))),
  Soothe: ability(
    quick,
    replace(
      {
        event: dealsDamage({}),
        next: true,
        instead: { instead: 'prevent', amount: 'all', then: [putDamage({ amount: 'that much' }, yourHero)] },
      },
      target(heroOrAlly),
    ),
  ),
  Ward: ability(quick, replace({ event: dealsDamage({}), instead: prevented(3) }, target(heroOrAlly))),
  Reprieve: ability(quick, replace(nextTime(dealsDamage({ to: yourHeroAs }), prevented('all')))),
  Fervor: ability(quick, replace(nextTime(dealsDamage({ by: yourHeroAs }), thatMuchPlus(2)))),
  Skin: ongoing(free, ifWould(toMe, prevented(1))),
  Aegis: ongoing(free, ifWould(toMe, prevented('all'))),
  Truce: ongoing(free, ifWould(dealsCombatDamage({ to: yourHeroAs }), prevented('all'))),
  Shackles: ongoing(free, ifWould(dealsDamage({ by: opposing(anAlly) }), prevented('all'))),
  'Thick Hide': ongoing(free, ifWould(toMe, firstPrevented(4))),
  Frenzy: ongoing(free, ifWould(dealsDamage({ by: yourHeroAs }), thatMuchPlus(1))),
  Balm: ongoing(free, ifWould(healsDamage({ by: yourHeroAs }), thatMuchPlus(1))),
  Clumsy: ongoing(free, ifWould(dealsDamage({ by: yourHeroAs }), thatMuchPlus(-1))),
  Frostbrand: ongoing(free, ifWould(dealsDamage({ by: yourHeroAs }), ofType('frost'))),
  Brawl: ongoing(free, ifWould(dealsDamage({ by: yourHeroAs }), asCombatDamage)),
  Keen: ongoing(free, ifWould(dealsDamage({ by: yourHeroAs }), unpreventable)),
  Icicle: ongoing(free, ifWould(dealsDamage({ type: 'frost' }), thatMuchPlus(5))),
  Opening: ongoing(free, ifWould({ ...dealsDamage({ by: yourHeroAs }), first: true }, thatMuchPlus(3))),
  Bulwark: ongoing(free, ifWould({ ...toMe, amount: { is: 'or more', than: 3 } }, prevented('all'))),
  Ransom: ongoing(
    free,
    ifWould(toMe, {
      instead: 'if you do',
      first: [{ do: 'may', who: { player: 'you' }, effects: [discard()] }],
      then: [draw(2)],
    }),
  ),
  Chance: ongoing(free, ifWould(toMe, redirectedTo({ select: 'choose', noun: yours(anAlly), random: true }))),
  Lesson: ongoing(free, ifWould(toMe, instead(draw()))),
  Bodyguard: ongoing(free, ifWould(dealsDamage({ to: yours(anAlly) }), redirectedTo(yourHero))),
  Scatter: ongoing(free, mayIfWould(dealsDamage({ by: yourHeroAs }), dividedAmong(opposing(heroOrAlly)))),
  Witness: item(free, when(dealsDamage({}), draw())),
  Gratitude: item(free, when({ event: 'prevent', card: yourHeroAs }, draw())),
  Mirror: armor({ cost: 0, def: 3 }, when(preventsDamage(thisOne), draw())),
  Roof: item(free, have(yours(anAlly), can({ may: 'be shielded' }))),
  Recruit: ally(body),
  Smasher: ally({ cost: 6, atk: [8, 'melee'], health: 8 }, { power: 'keyword', keyword: 'Smash' }),
});

type Played = ReturnType<typeof duel>;
const duel = (mine: object, theirs: object) => scenario({ you: mine, foe: theirs }, { cards });
const hit = ({ you, foe, pass }: Played, card: string) => {
  you.plays(card, { targets: foe.hero });
  pass.all();
};
/** A combat in which nobody has anything to choose. */
const fight = ({ you, pass }: Played, attacker: string, defender: string) => {
  you.attacks(attacker, defender);
  for (let n = 0; n < 3; n++) pass.all();
};

rule('717.1', 'packets that deal and packets that heal are replaced, and what is not spoken of stays', () => {
  const t = duel({ hand: ['Cut', 'Mend'], play: ['Frenzy', 'Balm'], hero: { damage: 9 } }, {});
  hit(t, 'Cut');
  const [packet] = t.game().happened.filter(({ event }) => event === 'deal');
  expect(packet).toMatchObject({ amount: 3, types: ['melee'], by: t.game().state.players[0]!.hero, player: 0 });
  t.you.plays('Mend', { targets: t.you.hero });
  t.pass.all();
  expect([t.foe.hero.damage, t.you.hero.damage]).toEqual([3, 6]);
});

rule('717.1', 'damage that is put is not dealt, so nothing replaces it', () => {
  const t = duel({ hand: ['Curse', 'Cut'], play: ['Frenzy'] }, { play: ['Aegis'] });
  hit(t, 'Curse');
  expect(t.foe.hero.damage).toBe(2);
  hit(t, 'Cut');
  expect(t.foe.hero.damage).toBe(2);
});

rule('717.4, 716.1', 'only the first packet of a turn is raised where the text says so', () => {
  const t = duel({ hand: ['Cut', 'Gash'], play: ['Opening'] }, {});
  hit(t, 'Cut');
  expect(t.foe.hero.damage).toBe(5);
  hit(t, 'Gash');
  expect(t.foe.hero.damage).toBe(9);
});

rule('717.4, 408.1', 'a modifier for so much damage at once lets smaller packets through', () => {
  const t = duel({ hand: ['Cut', 'Gash'] }, { play: ['Bulwark'] });
  hit(t, 'Cut');
  hit(t, 'Gash');
  expect(t.foe.hero.damage).toBe(2);
});

rule('716.1, 709.2f', 'what has to be done first decides whether the damage is replaced', () => {
  const t = duel({ hand: ['Cut', 'Gash', 'Singe'] }, { hand: ['Curse'], play: ['Ransom'] });
  hit(t, 'Cut');
  t.foe.chooses('no');
  expect([t.foe.hero.damage, t.foe.hand]).toEqual([2, ['Curse']]);
  hit(t, 'Gash');
  t.foe.chooses('yes');
  expect([t.foe.hero.damage, t.foe.hand.length, t.foe.graveyard]).toEqual([2, 2, ['Curse']]);
});

rule('717.1', 'who is dealt the damage instead may be left to chance, as it comes to that', () => {
  const t = duel({ hand: ['Cut'] }, { play: ['Chance', 'Recruit'] });
  hit(t, 'Cut');
  expect([t.foe.hero.damage, t.card('Recruit').damage]).toEqual([0, 2]);
});

example('717.1#1', 'one more damage with Mind Spike is one more card to discard', () => {
  const t = duel(
    { hand: ['Mind Spike'], resources: 2, play: ['Chromatic Cloak'] },
    { hand: ['Cut', 'Gash', 'Singe'], play: ['Chromatic Cloak'] },
  );
  hit(t, 'Mind Spike');
  t.foe.mustChooseAmong(['Cut', 'Gash', 'Singe']).chooses('Cut');
  t.foe.mustChooseAmong(['Gash', 'Singe']).chooses('Gash');
  expect([t.foe.hero.damage, t.foe.hand]).toEqual([2, ['Singe']]);
});

rule('717.2', 'damage is prevented to or by some characters, all of it or so much, of any kind or of one', () => {
  const t = duel({ hand: ['Cut'], play: ['Recruit', 'Smasher'] }, { play: ['Truce', 'Skin'] });
  fight(t, 'Smasher', 'foe.hero');
  t.foe.mustChooseAmong(['Truce', 'Skin']).chooses('Truce');
  expect(t.foe.hero.damage).toBe(0);
  hit(t, 'Cut');
  expect(t.foe.hero.damage).toBe(1);
  const by = duel({ hand: ['Cut'], play: ['Recruit'] }, { play: ['Shackles'] });
  fight(by, 'Recruit', 'foe.hero');
  hit(by, 'Cut');
  expect(by.foe.hero.damage).toBe(2);
});

rule('717.2', 'a prevention modifier stays until its amount is used or its time is over', () => {
  const t = duel({ hand: [{ card: 'Ward', as: 'a' }, { card: 'Ward', as: 'b' }, 'Cut', 'Gash', 'Singe'] }, {});
  hit(t, 'a');
  hit(t, 'Cut');
  expect(t.foe.hero.damage).toBe(0);
  hit(t, 'Singe');
  expect(t.foe.hero.damage).toBe(1);
  hit(t, 'b');
  t.until({ turn: 'foe', step: 'action' });
  t.foe.passes();
  hit(t, 'Gash');
  expect(t.foe.hero.damage).toBe(5);
});

rule('717.2a', 'packet and modifier are each lowered by what the other had; at nothing each is gone', () => {
  const t = duel({ hand: ['Ward', 'Gash', 'Cut'] }, {});
  hit(t, 'Ward');
  hit(t, 'Gash');
  expect(t.foe.hero.damage).toBe(1);
  expect(t.game().state.modifiers).toEqual([]);
  hit(t, 'Cut');
  expect(t.foe.hero.damage).toBe(3);
  const small = duel({ hand: ['Ward', 'Cut'], play: ['Witness'] }, {});
  hit(small, 'Ward');
  hit(small, 'Cut');
  expect(small.game().state.modifiers.map(({ does }) => ('left' in does ? does.left : null))).toEqual([1]);
  expect([small.foe.hero.damage, small.chain()]).toEqual([0, []]);
});

rule('717.2b', 'what is prevented completely was never dealt', () => {
  const t = duel({ hand: ['Cut', 'Gash'], play: ['Witness'] }, { play: ['Padded Robe', 'Skin'] });
  hit(t, 'Cut');
  t.foe.mustChooseAmong(['Padded Robe', 'Skin']).chooses('Skin');
  t.foe.mustChooseAmong(['Padded Robe', 'none']).prevents('Padded Robe');
  expect([t.foe.hero.damage, t.chain()]).toEqual([0, []]);
  hit(t, 'Gash');
  expect([t.foe.hero.damage, t.chain()]).toEqual([3, ['Witness']]);
  t.pass.all();
  expect(t.you.hand).toHaveLength(1);
});

example('717.2b#1', 'Green Whelp Armor does not trigger off the damage it prevented', () => {
  const t = duel({ play: ['Recruit', 'Smasher'] }, { play: ['Green Whelp Armor'], resources: 2 });
  fight(t, 'Recruit', 'foe.hero');
  t.foe.mustChooseAmong(['Green Whelp Armor', 'none']).prevents('Green Whelp Armor');
  expect([t.foe.hero.damage, t.chain(), t.card('Green Whelp Armor').exhausted]).toEqual([0, [], true]);
  fight(t, 'Smasher', 'foe.hero');
  expect([t.foe.hero.damage, t.chain()]).toEqual([8, ['Green Whelp Armor']]);
  t.pass.all();
  t.foe.mustChooseAmong(['yes', 'no']).chooses('no');
  expect(t.you.allies).toEqual(['Recruit', 'Smasher']);
});

rule('717.2c', 'ready equipment may be exhausted against a packet for its hero, one after the other', () => {
  const t = duel(
    { hand: ['Gash', 'Cut', 'Pierce', 'Singe'], play: ['Oaken Buckler'] },
    { play: ['Golem Skull Helm', 'Padded Robe', { card: 'Oaken Buckler', as: 'tired', exhausted: true }, 'Recruit'] },
  );
  hit(t, 'Pierce');
  expect(t.foe.hero.damage).toBe(2);
  hit(t, 'Gash');
  t.foe.mustChooseAmong(['Golem Skull Helm', 'Padded Robe', 'none']).chooses('Padded Robe');
  t.foe.mustChooseAmong(['Golem Skull Helm', 'none']).chooses('none');
  expect(t.foe.hero.damage).toBe(5);
  t.you.plays('Singe', { targets: 'Recruit' });
  t.pass.all();
  expect(t.card('Recruit').damage).toBe(2);
  hit(t, 'Cut');
  t.foe.mustChooseAmong(['Golem Skull Helm', 'none']).chooses('Golem Skull Helm');
  expect([t.foe.hero.damage, t.card('Golem Skull Helm').exhausted]).toEqual([5, true]);
});

rule('717.2c', 'allies are shielded only while a card says so', () => {
  const t = duel({ hand: ['Cut'] }, { play: ['Roof', 'Padded Robe', 'Recruit'] });
  t.you.plays('Cut', { targets: 'Recruit' });
  t.pass.all();
  t.foe.mustChooseAmong(['Padded Robe', 'none']).chooses('Padded Robe');
  expect(t.card('Recruit').damage).toBe(1);
});

rule('717.2d', 'preventing a part or all of a packet triggers what triggers off prevention', () => {
  const t = duel({ hand: ['Cut', 'Gash', 'Pierce'] }, { play: ['Skin', 'Gratitude', 'Padded Robe'] });
  hit(t, 'Pierce');
  expect(t.chain()).toEqual([]);
  hit(t, 'Gash');
  t.foe.chooses('Skin');
  t.foe.chooses('none');
  expect([t.foe.hero.damage, t.chain()]).toEqual([5, ['Gratitude']]);
  t.pass.all();
  expect([t.foe.hand.length, t.you.hand.length]).toEqual([1, 1]);
});

rule('717.2d', 'armor that was exhausted prevented what its hero was spared', () => {
  const t = duel({ hand: ['Cut', 'Gash'] }, { play: ['Mirror', 'Skin'] });
  hit(t, 'Cut');
  t.foe.chooses('Skin');
  t.foe.mustChooseAmong(['Mirror', 'none']).chooses('none');
  expect(t.chain()).toEqual([]);
  hit(t, 'Gash');
  t.foe.chooses('Mirror');
  expect([t.foe.hero.damage, t.chain()]).toEqual([1, ['Mirror']]);
  t.pass.all();
  expect(t.foe.hand).toHaveLength(1);
});

rule('717.3', 'only if the action was performed is a prevention modifier created', () => {
  const t = duel({ hand: ['Cut', 'Singe'] }, { play: [{ card: 'Ice Barrier', counters: { ice: 1 } }] });
  hit(t, 'Cut');
  expect([t.foe.hero.damage, t.card('Ice Barrier').zone]).toEqual([0, 'graveyard']);
  hit(t, 'Singe');
  expect(t.foe.hero.damage).toBe(2);
  const bare = duel({ hand: ['Cut'] }, { play: ['Ice Barrier'] });
  hit(bare, 'Cut');
  expect([bare.foe.hero.damage, bare.card('Ice Barrier').zone]).toEqual([2, 'graveyard']);
});

example('717.3#1', 'Blessed Life may go to the hand, and prevents only what can be prevented', () => {
  const t = duel({ hand: ['Cut', 'Gash', 'Pierce'] }, { play: ['Blessed Life', 'Recruit'] });
  t.you.plays('Cut', { targets: 'Recruit' });
  t.pass.all();
  expect(t.card('Recruit').damage).toBe(2);
  hit(t, 'Gash');
  t.foe.mustChooseAmong(['yes', 'no']).chooses('no');
  expect([t.foe.hero.damage, t.foe.hand]).toEqual([4, []]);
  hit(t, 'Pierce');
  t.foe.mustChooseAmong(['yes', 'no']).chooses('yes');
  expect([t.foe.hero.damage, t.foe.hand]).toEqual([6, ['Blessed Life']]);
  expect(t.game().state.modifiers).toEqual([]);
  const whole = duel({ hand: ['Gash'] }, { play: ['Blessed Life'] });
  hit(whole, 'Gash');
  whole.foe.chooses('yes');
  expect([whole.foe.hero.damage, whole.foe.hand]).toEqual([0, ['Blessed Life']]);
});

example('717.3#2', 'Power Word: Barrier loses a counter to unpreventable damage, for nothing', () => {
  const t = duel(
    { hand: ['Pierce', 'Cut'] },
    { play: [{ card: 'Power Word: Barrier', counters: { bubble: 2 } }, 'Recruit'] },
  );
  hit(t, 'Pierce');
  expect([t.foe.hero.damage, t.card('Power Word: Barrier').counters]).toEqual([2, { bubble: 1 }]);
  expect(t.game().state.modifiers).toEqual([]);
  t.you.plays('Cut', { targets: 'Recruit' });
  t.pass.all();
  expect([t.card('Recruit').damage, t.card('Power Word: Barrier').zone]).toEqual([0, 'graveyard']);
});

example('717.3#3', 'the first Ice Barrier leaves nothing for the second, unless the damage is unpreventable', () => {
  const barriers = ['one', 'two'].map((as) => ({ card: 'Ice Barrier', as, counters: { ice: 2 } }));
  const t = duel({ hand: ['Gash', 'Pierce'] }, { play: barriers });
  const counters = () => [t.card('one').counters, t.card('two').counters];
  hit(t, 'Gash');
  t.foe.mustChooseAmong(['one', 'two']).chooses('two');
  expect([t.foe.hero.damage, ...counters()]).toEqual([0, { ice: 2 }, { ice: 1 }]);
  hit(t, 'Pierce');
  t.foe.mustChooseAmong(['one', 'two']).chooses('one');
  expect([t.foe.hero.damage, t.card('one').counters, t.card('two').zone]).toEqual([2, { ice: 1 }, 'graveyard']);
});

rule('717.4', 'one modifier after the other is applied, to what the one before has made of the packet', () => {
  const t = duel({ hand: ['Singe'], play: ['Frostbrand', 'Icicle'] }, { play: ['Skin', 'Lesson'] });
  hit(t, 'Singe');
  t.foe.mustChooseAmong(['Skin', 'Lesson']).chooses('Skin');
  expect([t.foe.hero.damage, t.foe.hand.length]).toEqual([0, 1]);
});

rule(
  '717.4a',
  'what raises, or changes type, combat flag or preventability, comes first, as its controller likes',
  () => {
    const t = duel(
      { hand: ['Cut'], play: ['Frenzy', 'Frostbrand', 'Brawl', 'Keen', 'Clumsy'] },
      { play: ['Padded Robe', 'Skin', 'Truce'] },
    );
    hit(t, 'Cut');
    t.you.mustChooseAmong(['Frenzy', 'Frostbrand', 'Brawl', 'Keen']).chooses('Brawl');
    t.you.mustChooseAmong(['Frenzy', 'Frostbrand', 'Keen']).chooses('Frostbrand');
    t.you.mustChooseAmong(['Frenzy', 'Keen']).chooses('Keen');
    const [packet] = t.game().happened.filter(({ event }) => event === 'deal');
    expect(packet).toMatchObject({ amount: 2, types: ['frost'], combat: true, unpreventable: true });
    expect([t.foe.hero.damage, t.card('Padded Robe').exhausted]).toEqual([2, false]);
  },
);

rule('717.4b', 'the rest is for the controller of the destination to choose from, whoever it is by then', () => {
  const t = duel({ hand: ['Gash'], play: ['Clumsy'] }, { play: ['Recruit', 'Bodyguard', 'Skin', 'Padded Robe'] });
  t.you.plays('Gash', { targets: 'Recruit' });
  t.pass.all();
  t.foe.mustChooseAmong(['Clumsy', 'Bodyguard']).chooses('Bodyguard');
  t.foe.mustChooseAmong(['Clumsy', 'Skin', 'Padded Robe']).chooses('Padded Robe');
  t.foe.mustChooseAmong(['Clumsy', 'Skin']).chooses('Skin');
  expect([t.card('Recruit').damage, t.foe.hero.damage]).toEqual([0, 1]);
});

rule('717.4b', 'a prevention modifier can not be chosen for an unpreventable packet', () => {
  const t = duel({ hand: ['Pierce'] }, { play: ['Recruit', 'Bodyguard', 'Aegis', 'Padded Robe', 'Skin'] });
  t.you.plays('Pierce', { targets: 'Recruit' });
  t.pass.all();
  expect([t.card('Recruit').damage, t.foe.hero.damage]).toEqual([0, 2]);
});

example('717.4b#1', 'the packet grows as its controller likes, then the friend orders helm and Intervene', () => {
  const t = scenario(
    {
      foe: { team: 'Horde', play: ['World in Flames'], hand: ['Fire Blast'], resources: 1 },
      friend: { team: 'Alliance', play: ['Berserker Stance', 'Golem Skull Helm'] },
      you: { team: 'Alliance', hand: ['Intervene'], resources: 1, play: ['Padded Robe'] },
    },
    { cards },
  );
  t.foe.plays('Fire Blast', { targets: t.friend.hero });
  t.foe.passes();
  t.friend.passes();
  t.you.plays('Intervene', { targets: t.friend.hero });
  t.pass.all();
  t.pass.all();
  t.foe.mustChooseAmong(['World in Flames', 'Berserker Stance']).chooses('Berserker Stance');
  t.friend.mustChooseAmong(['Golem Skull Helm', 'Intervene']).chooses('Golem Skull Helm');
  t.you.mustChooseAmong(['Padded Robe', 'none']).chooses('none');
  expect([t.friend.hero.damage, t.you.hero.damage, t.foe.hero.damage]).toEqual([0, 3, 0]);
});

rule('717.4c', 'dividing waits for all other modifiers, and its packets meet only new ones', () => {
  const t = duel({ hand: ['Gash'], play: ['Scatter', 'Frenzy'] }, { play: ['Skin', 'Padded Robe', 'Recruit'] });
  hit(t, 'Gash');
  t.foe.mustChooseAmong(['Skin', 'Padded Robe']).chooses('Skin');
  t.foe.mustChooseAmong(['Padded Robe', 'none']).chooses('none');
  t.you.mustChooseAmong(['yes', 'no']).chooses('yes');
  t.you.mustChooseAmong([t.foe.hero, 'Recruit']).chooses(t.foe.hero);
  t.you.mustChooseAmong(['Recruit', 'none']).chooses('Recruit');
  t.you.mustChooseAmong([1, 2, 3]).chooses(3);
  t.foe.mustChooseAmong(['Padded Robe', 'none']).chooses('Padded Robe');
  expect([t.foe.hero.damage, t.card('Recruit').damage]).toEqual([2, 1]);
});

rule('717.4c', 'of a packet that is gone before, nothing is divided', () => {
  const t = duel({ hand: ['Gash'], play: ['Scatter'] }, { play: ['Aegis', 'Recruit'] });
  hit(t, 'Gash');
  expect([t.foe.hero.damage, t.card('Recruit').damage, t.waiting()?.question]).toEqual([0, 0, 'priority']);
});

rule('717.5', 'all packets of a link are the next time, those of the next link are not', () => {
  const t = duel({ hand: ['Fervor', 'One Two', 'Cut'] }, { play: ['Recruit'] });
  t.you.plays('Fervor');
  t.pass.all();
  t.you.plays('One Two');
  t.pass.all();
  expect([t.foe.hero.damage, t.card('Recruit').zone]).toEqual([6, 'graveyard']);
  hit(t, 'Cut');
  expect(t.foe.hero.damage).toBe(8);
});

rule('717.5', 'the next time can also be prevented, and only once', () => {
  const t = duel({ hand: ['Cut', 'Singe'] }, { hand: ['Reprieve'] });
  t.you.passes();
  t.foe.plays('Reprieve');
  t.pass.all();
  hit(t, 'Cut');
  expect(t.foe.hero.damage).toBe(0);
  hit(t, 'Singe');
  expect(t.foe.hero.damage).toBe(2);
});

example('717.5#1', 'Stormstrike makes each bolt of the trinket one of 3', () => {
  const t = scenario(
    {
      you: { hand: ['Stormstrike'], resources: 3, play: ["Ramstein's Lightning Bolts", 'Recruit'] },
      foe: { play: ['Quarry Ogre'] },
      third: {},
    },
    { cards },
  );
  t.you.plays('Stormstrike');
  t.pass.all();
  t.you.uses("Ramstein's Lightning Bolts");
  t.pass.all();
  expect([t.you.hero.damage, t.foe.hero.damage, t.third.hero.damage]).toEqual([3, 3, 3]);
  expect(t.card('Recruit').damage).toBe(3);
  expect(t.game().state.modifiers).toEqual([]);
});

rule('717.6', 'of the first 4, what was dealt or prevented before on this turn no longer counts', () => {
  const t = duel({ hand: ['Cut', 'Gash', 'Pierce', 'Singe'] }, { play: ['Thick Hide', 'Recruit'] });
  t.you.plays('Singe', { targets: 'Recruit' });
  t.pass.all();
  hit(t, 'Pierce');
  expect([t.foe.hero.damage, t.card('Recruit').damage]).toEqual([2, 2]);
  hit(t, 'Gash');
  expect(t.foe.hero.damage).toBe(4);
  hit(t, 'Cut');
  expect(t.foe.hero.damage).toBe(6);
});

rule('717.6', 'on the next turn it counts anew', () => {
  const t = duel({ hand: ['Gash', 'Cut', 'Singe'] }, { play: ['Thick Hide'] });
  hit(t, 'Gash');
  hit(t, 'Cut');
  expect(t.foe.hero.damage).toBe(2);
  t.until({ turn: 'foe', step: 'action' });
  t.foe.passes();
  hit(t, 'Singe');
  expect(t.foe.hero.damage).toBe(2);
});

rule('717.7', 'the packet is divided as its controller chooses, every point of it', () => {
  const t = duel(
    { hand: ['Cut', 'Singe', 'Gash'], play: ['Scatter', 'Recruit'] },
    { play: [{ card: 'Recruit', as: 'theirs' }] },
  );
  hit(t, 'Cut');
  t.you.mustChooseAmong(['yes', 'no']).chooses('yes');
  t.you.mustChooseAmong([t.foe.hero, 'theirs']).chooses('theirs');
  t.you.mustChooseAmong([t.foe.hero, 'none']).chooses(t.foe.hero);
  expect([t.foe.hero.damage, t.card('theirs').damage]).toEqual([1, 1]);
  hit(t, 'Gash');
  t.you.chooses('yes');
  t.you.chooses('theirs');
  t.you.chooses('none');
  expect([t.foe.hero.damage, t.card('theirs').zone]).toEqual([1, 'graveyard']);
  hit(t, 'Singe');
  t.you.chooses('no');
  expect(t.foe.hero.damage).toBe(3);
});

rule('717.7', 'its controller says how much of it each of them is dealt', () => {
  const t = duel({ hand: ['Gash'], play: ['Scatter'] }, { play: [{ card: 'Recruit', as: 'theirs' }] });
  hit(t, 'Gash');
  t.you.chooses('yes');
  t.you.chooses('theirs');
  t.you.chooses(t.foe.hero);
  t.you.mustChooseAmong([1, 2, 3]).chooses(3);
  expect([t.card('theirs').damage, t.foe.hero.damage]).toEqual([3, 1]);
});

rule('717.8', 'exactly fatal damage for the ally and the rest for its hero, once all else was applied', () => {
  const t = duel({ play: ['Smasher'] }, { play: [{ card: 'Recruit', damage: 2 }, 'Skin', 'Padded Robe'] });
  fight(t, 'Smasher', 'Recruit');
  t.foe.mustChooseAmong(['Skin', 'Padded Robe']).chooses('Skin');
  t.foe.mustChooseAmong(['Padded Robe', 'none']).chooses('none');
  expect([t.foe.graveyard, t.foe.hero.damage]).toEqual([['Recruit'], 4]);
});

rule('717.8', 'a packet that now goes elsewhere is not smashed', () => {
  const t = duel({ play: ['Smasher'] }, { play: ['Recruit', 'Bodyguard'] });
  fight(t, 'Smasher', 'Recruit');
  expect([t.card('Recruit').damage, t.foe.hero.damage]).toEqual([0, 8]);
});

rule('717.4', 'damage is redirected to a target that was chosen as the modifier was made', () => {
  const feint = set({ Feint: ability(quick, replace(nextTime(toMe, redirectedTo(target(anAlly))))) });
  const { you, foe, resolve, card } = scenario(
    { you: { hand: ['Feint', 'Cut', 'Gash'] }, foe: { play: ['Recruit'] } },
    { cards: [...cards, ...feint] },
  );
  you.plays('Feint', { targets: 'Recruit' });
  resolve.all();
  you.plays('Cut', { targets: you.hero });
  resolve.all();
  expect([you.hero.damage, foe.hero.damage, card('Recruit').damage]).toEqual([0, 0, 2]);
  you.plays('Gash', { targets: you.hero });
  resolve.all();
  expect([you.hero.damage, card('Recruit').damage]).toEqual([4, 2]);
});

rule(
  '717.2',
  'what is done about prevented damage knows how much was prevented, and is not done about other damage',
  () => {
    const after = (blow: string) => {
      const t = duel({ hand: ['Soothe', blow] }, { play: [{ card: 'Recruit', as: 'theirs' }] });
      t.you.plays('Soothe', { targets: 'theirs' });
      t.pass.all();
      t.you.plays(blow, { targets: 'theirs' });
      t.pass.all();
      return [t.card('theirs').damage, t.you.hero.damage];
    };
    expect(after('Gash')).toEqual([0, 4]);
    expect(after('Pierce')).toEqual([2, 0]);
  },
);

rule('717.2', 'a prevention modifier can flag the character that would deal damage', () => {
  const hold = set({
    Hold: ability(quick, replace({ event: dealsDamage({}), flags: 'by', instead: prevented('all') }, target(anAlly))),
  });
  const t = scenario(
    { you: { hand: ['Hold'], play: ['Recruit'] }, foe: { play: ['Smasher'] } },
    { cards: [...cards, ...hold] },
  );
  t.you.plays('Hold', { targets: 'Recruit' });
  t.resolve.all();
  fight(t, 'Recruit', 'Smasher');
  expect(t.card('Smasher').damage).toBe(0);
  expect(t.card('Recruit').zone).toBe('graveyard');
});
