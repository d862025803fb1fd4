import {
  ability,
  ally,
  anAlly,
  deal,
  destroy,
  draw,
  give,
  heroOrAlly,
  item,
  pay,
  target,
  thisDeals,
  weapon,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { body, champion, fight, firebolt, keyworded, one, quick } from './kit.ts';

const soldier = { card: 'Footsoldier', as: 'soldier' };
const slay = one('Slay', ability(quick, destroy(target(heroOrAlly))));
const plain = one('Plain', ally(body));

rule('keyword Absorb', 'combat damage it deals to a hero heals as much from the hero of its controller', () => {
  const leech = one('Leech', ally(body, keyworded('Absorb')));
  const t = scenario({
    you: {
      hero: { damage: 5 },
      play: [
        { card: leech, as: 'first', damage: 1 },
        { card: leech, as: 'second', damage: 1 },
      ],
    },
    foe: { hero: { damage: 5 }, play: [plain] },
  });
  t.you.attacks('first', 'Plain');
  fight(t);
  expect([t.you.hero.damage, t.chain()]).toEqual([5, []]);
  t.you.attacks('second', t.foe.hero);
  fight(t);
  expect(t.chain()).toEqual(['Leech']);
  t.pass.all();
  expect([t.you.hero.damage, t.foe.hero.damage, t.card('second').damage]).toEqual([3, 7, 1]);
});

rule('keyword Arcane Torrent', 'as it enters play, a targeted opposing card loses its powers for the turn', () => {
  const torrent = one('Torrent', ally({ ...body, cost: 0 }, keyworded('Arcane Torrent')));
  const useful = one('Useful', item({ cost: 0 }, pay([], draw())));
  const boost = one(
    'Boost',
    ability(quick, give(target(anAlly), [{ change: 'grant', power: keyworded('Protector') }])),
  );
  const guard = { card: 'Bridge Warden', as: 'guard' };
  const t = scenario({
    you: { hand: [torrent], play: [soldier] },
    foe: { play: [guard, useful], hand: [boost], resources: 1 },
  });
  t.you.plays('Torrent');
  t.pass.all();
  expect(t.waiting()?.question).toBe('target');
  t.you.cannot({ choose: 'soldier' }, '706.1').chooses('guard');
  t.pass.all();
  expect([t.card('guard').keywords, t.card('Useful').powers.length]).toEqual([[], 1]);
  t.you.passes();
  t.foe.plays('Boost', { targets: 'guard' });
  t.pass.all();
  expect(t.card('guard').keywords).toEqual([]);
  t.until({ turn: 'foe', step: 'action' });
  expect(t.card('guard').keywords).toEqual(['Protector']);
});

rule('keyword AWESOME', 'as the turn of its controller starts each player may have a card for a compliment', () => {
  const star = one('Star', ally(body, keyworded('AWESOME')));
  const t = scenario({ you: { deck: 3 }, foe: { play: [star], deck: 3 } }, { step: 'end' });
  t.pass.all();
  expect(t.chain()).toEqual(['Star']);
  t.pass.all();
  t.foe.chooses(true);
  expect([t.waiting()?.for, t.you.hand.length]).toEqual(['you', 0]);
  t.you.chooses(false);
  expect([t.foe.hand.length, t.you.hand.length, t.chain()]).toEqual([1, 0, []]);
});

rule('keyword Death Rattle', 'its effect triggers as it enters a graveyard, from play or from anywhere else', () => {
  const rattle = keyworded('Death Rattle', {
    effects: [deal(1, 'shadow', { select: 'each', noun: { kind: ['Hero'] } })],
  });
  const bones = one('Bones', ally(body, rattle));
  const dump = one('Dump', ability(quick, { do: 'discard', who: { player: 'you' }, count: 1 }));
  const t = scenario({
    you: { hand: [slay, dump, { card: bones, as: 'held' }] },
    foe: { play: [{ card: bones, as: 'standing' }, plain] },
  });
  t.you.plays('Slay', { targets: 'standing' });
  t.pass.all();
  expect([t.card('standing').zone, t.chain()]).toEqual(['graveyard', ['Bones']]);
  t.pass.all();
  expect([t.you.hero.damage, t.foe.hero.damage]).toEqual([1, 1]);
  t.you.plays('Dump');
  t.pass.all();
  expect(t.chain()).toEqual(['Bones']);
  t.pass.all();
  expect([t.you.hero.damage, t.foe.hero.damage, t.card('held').zone]).toEqual([2, 2, 'graveyard']);
});

rule('keyword Escape Artist', 'targeted by an opposing link, it may return to the hand; by a friendly one not', () => {
  const gnome = one('Gnome', ally(body, keyworded('Escape Artist')));
  const t = scenario({
    you: {
      hand: [
        { card: firebolt, as: 'first' },
        { card: firebolt, as: 'second' },
      ],
      play: [plain],
    },
    foe: { play: [gnome], hand: [{ card: firebolt, as: 'own' }] },
  });
  t.you.passes();
  t.foe.plays('own', { targets: 'Gnome' });
  expect(t.chain()).toEqual(['Firebolt']);
  t.pass.all();
  t.you.plays('first', { targets: 'Plain' });
  expect(t.chain()).toEqual(['Firebolt']);
  t.pass.all();
  t.you.plays('second', { targets: 'Gnome' });
  expect(t.chain()).toEqual(['Gnome', 'Firebolt']);
  t.pass.all();
  t.foe.chooses(true);
  expect(t.foe.hand).toEqual(['Gnome']);
  t.pass.all();
  expect([t.card('Gnome').zone, t.card('Plain').damage]).toEqual(['hand', 3]);
});

rule('keyword Eternal', 'as it enters a graveyard its owner may shuffle it into his deck', () => {
  const phoenix = one('Phoenix', ally(body, keyworded('Eternal')));
  const t = scenario({
    you: {
      hand: [
        { card: slay, as: 'first' },
        { card: slay, as: 'second' },
      ],
    },
    foe: { play: [phoenix, { card: phoenix, as: 'tired' }], deck: 2 },
  });
  t.you.plays('first', { targets: 'tired' });
  t.pass.all();
  t.pass.all();
  t.foe.chooses(false);
  expect([t.card('tired').zone, t.foe.deck.length]).toEqual(['graveyard', 2]);
  t.you.plays('second', { targets: 'Phoenix' });
  t.pass.all();
  t.pass.all();
  t.foe.chooses(true);
  expect(t.game().happened.map(({ event }) => event)).toContain('shuffle');
  expect([t.foe.deck.includes('Phoenix'), t.foe.deck.length, t.foe.graveyard]).toEqual([true, 3, ['Phoenix']]);
});

rule('keyword Find Treasure', 'as it enters play its controller may draw a card, and discards one if he does', () => {
  const seeker = one('Seeker', ally({ ...body, cost: 0 }, keyworded('Find Treasure')));
  const t = scenario({
    you: { hand: [{ card: seeker, as: 'first' }, { card: seeker, as: 'second' }, firebolt], deck: ['Ember Lash'] },
    foe: { deck: 1 },
  });
  t.you.plays('first');
  t.pass.all();
  t.pass.all();
  t.you.chooses(false);
  expect([t.you.hand.length, t.you.graveyard]).toEqual([2, []]);
  t.you.plays('second');
  t.pass.all();
  t.pass.all();
  t.you.chooses(true).mustChooseAmong(['Firebolt', 'Ember Lash']).chooses('Firebolt');
  expect([t.you.hand, t.you.graveyard, t.foe.hand]).toEqual([['Ember Lash'], ['Firebolt'], []]);
});

rule('keyword Irradiated', 'an ally to which it deals combat damage is irradiated from then on, a hero is not', () => {
  const glowing = one('Glowing', ally(body, keyworded('Irradiated')));
  const t = scenario({
    you: {
      play: [
        { card: glowing, as: 'first' },
        { card: glowing, as: 'second' },
      ],
    },
    foe: { play: [plain, { card: glowing, as: 'third' }, { card: one('Calm', ally(body)), as: 'bystander' }] },
  });
  t.you.attacks('first', 'Plain');
  fight(t);
  expect(t.chain()).toEqual(['Glowing']);
  t.pass.all();
  expect([t.card('Plain').keywords, t.card('bystander').keywords]).toEqual([['Irradiated'], []]);
  t.you.attacks('second', t.foe.hero);
  fight(t);
  expect([t.foe.hero.damage, t.chain(), t.foe.hero.keywords]).toEqual([2, [], []]);
  t.until({ turn: 'foe', step: 'action' });
  t.foe.attacks('third', 'first');
  fight(t);
  expect([t.chain(), t.card('Plain').keywords]).toEqual([[], ['Irradiated']]);
});

rule('keyword Mend', 'as the turn of its controller starts it may heal that much from a targeted hero or ally', () => {
  const medic = one('Medic', ally(body, keyworded('Mend', { number: 2 })));
  const t = scenario(
    { you: { hero: { damage: 3 } }, foe: { hero: { damage: 3 }, play: [medic, { card: plain, damage: 1 }] } },
    { step: 'end' },
  );
  t.pass.all();
  t.foe.mustChooseAmong([t.you.hero, t.foe.hero, 'Medic', 'Plain']).chooses(t.foe.hero);
  t.pass.all();
  t.foe.chooses(true);
  expect([t.foe.hero.damage, t.you.hero.damage, t.card('Plain').damage]).toEqual([1, 3, 1]);
});

rule('keyword Mend', 'as the turn of another player starts it does nothing', () => {
  const medic = one('Medic', ally(body, keyworded('Mend', { number: 2 })));
  const t = scenario({ you: { hero: { damage: 3 }, play: [medic] }, foe: {} }, { step: 'end' });
  t.pass.all();
  expect([t.turn(), t.priority(), t.chain()]).toEqual(['foe', 'foe', []]);
});

rule(
  'keyword Thrown',
  'struck with, it gives the hero Long-Range for the combat and returns at the end of turn',
  () => {
    const dart = one('Dart', weapon({ cost: 1, atk: [2, 'ranged'], strike: 0 }, keyworded('Thrown')));
    const t = scenario({
      you: { hero: champion(), play: [dart, one('Held', weapon({ cost: 1, atk: [1, 'melee'], strike: 0 }))] },
      foe: { play: [plain] },
    });
    t.you.attacks(t.you.hero, 'Plain');
    t.pass.all();
    t.you.mustChooseAmong(['Dart', 'Held', 'none']).strikes('Dart');
    expect([t.chain(), t.you.hero.keywords]).toEqual([['Dart'], []]);
    t.pass.all();
    expect(t.you.hero.keywords).toEqual(['Long-Range']);
    fight(t, 2);
    expect([t.card('Plain').damage, t.you.hero.damage, t.you.hero.keywords, t.card('Dart').zone]).toEqual([
      2,
      0,
      [],
      'play',
    ]);
    t.pass.all();
    t.resolve.all();
    expect([t.card('Dart').zone, t.card('Held').zone]).toEqual(['hand', 'play']);
  },
);

rule(
  'keyword War Stomp',
  'as it attacks or defends its controller may exhaust a targeted opposing hero or ally',
  () => {
    const tauren = one('Tauren', ally(body, keyworded('War Stomp')));
    const t = scenario({
      you: { play: [tauren, soldier] },
      foe: { play: [plain, one('Sword', item({ cost: 0 }))] },
    });
    t.you.attacks('Tauren', t.foe.hero);
    t.pass.all();
    t.you.mustChooseAmong([t.foe.hero, 'Plain']).chooses('Plain');
    t.pass.all();
    t.you.chooses(true);
    expect([t.card('Plain').exhausted, t.foe.hero.exhausted]).toEqual([true, false]);
    fight(t, 2);
    t.until({ turn: 'foe', step: 'action' });
    t.foe.attacks('Plain', 'Tauren');
    t.pass.all();
    expect(t.chain()).toEqual([]);
    t.pass.all();
    t.you.mustChooseAmong([t.foe.hero, 'Plain']).chooses(t.foe.hero);
    t.pass.all();
    t.you.chooses(true);
    expect(t.foe.hero.exhausted).toBe(true);
    t.pass.all();
  },
);

rule('keyword Absorb', 'damage it deals outside combat heals nobody', () => {
  const spitter = one('Spitter', ally(body, keyworded('Absorb'), pay([1], thisDeals(2, 'nature', target(heroOrAlly)))));
  const t = scenario({ you: { hero: { damage: 5 }, play: [spitter], resources: 1 }, foe: {} });
  t.you.uses('Spitter', { targets: t.foe.hero });
  t.pass.all();
  expect([t.foe.hero.damage, t.you.hero.damage, t.chain()]).toEqual([2, 5, []]);
});

rule('keyword Absorb, 303.2b', 'a hero has it while associated with a weapon that has it, once for each', () => {
  const fang = (name: string) =>
    one(name, weapon({ cost: 1, tags: ['1H'], limit: 'Melee (1)', atk: [2, 'melee'], strike: 0 }, keyworded('Absorb')));
  const t = scenario({
    you: { hero: { card: champion('Dual Wield'), damage: 20 }, play: [fang('Left'), fang('Right')] },
    foe: {},
  });
  t.you.attacks(t.you.hero, t.foe.hero);
  t.pass.all();
  t.you.strikes('Left', 'Right');
  expect(t.you.hero.atk).toBe(4);
  t.pass.all();
  t.pass.all();
  t.resolve.all();
  expect([t.foe.hero.damage, t.you.hero.damage]).toEqual([4, 12]);
});
