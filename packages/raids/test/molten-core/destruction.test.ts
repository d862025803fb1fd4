import {
  ability,
  aHero,
  anAlly,
  anEffect,
  aResource,
  aRune,
  controlledByYou,
  deal,
  destroy,
  flip,
  give,
  heroOrAlly,
  interrupt,
  intoResourceRow,
  inZone,
  losesPowers,
  opposing,
  putIntoHand,
  removeFromGame,
  target,
} from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { core, onBossTurn } from './kit.ts';

const instant = (name: string, ...text: Parameters<typeof ability>[1][]): Facts => ({
  name,
  ...ability({ cost: 0, instant: true }, ...text),
});
const bolt = instant('Bolt', deal(20, 'frost', target(heroOrAlly)));
const doom = instant('Doom', destroy(target(heroOrAlly)));
const turn = instant('Turn', flip(target(aHero)));
const silence = instant('Silence', give(target(aHero), [losesPowers]));
const lure = instant('Lure', putIntoHand(target(anAlly)));
const banish = instant('Banish', removeFromGame(target(anAlly)));
const charm = instant('Charm', give(target(anAlly), [controlledByYou], 'this game'));
const raze = instant('Raze', destroy(target(opposing(aResource))));
const growth = instant('Growth', intoResourceRow());
const hush = instant('Hush', interrupt(target(inZone('chain', anEffect(['triggered'])))));
const shatter = instant('Shatter', destroy(target(aRune)));
const cards = [bolt, doom, turn, silence, lure, banish, charm, raze, growth];
const hand = cards.map(({ name }) => name);

const gehennas = {
  boss: 'Gehennas',
  runes: [{ card: 'Rune of Kress', faceDown: true }, 'Rune of Mohn'],
  play: ['Flamewaker', 'Molten Giants'],
  resources: [{ card: 'Flame Imps' }, { card: 'Firelord', exhausted: true }],
} as const;

rule(
  'R302.1, R302.2, R303.3c, MC103.1, MC103.2, MC103.3, MC203.3, R101.2',
  'a Boss falls: it is removed, runes turn face down, and its resources come back as allies',
  () => {
    const t = core(gehennas, { you: { hand } }, { cards });
    t.you.plays('Bolt', { targets: [t.boss.hero] });
    t.pass.all();
    expect(t.boss.removed.toSorted()).toEqual(['Firelord', 'Flame Imps', 'Gehennas']);
    expect(t.card('Rune of Mohn').faceUp).toBe(false);
    expect(t.boss.runes).toHaveLength(2);
    expect(t.boss.resources).toEqual([]);
    expect(t.chain()).toHaveLength(1);
    expect(t.priority()).toBe('you');
    t.pass.all();
    expect(t.boss.allies.toSorted()).toEqual(['Firelord', 'Flame Imps', 'Flamewaker', 'Molten Giants']);
    expect(t.card('Firelord').exhausted).toBe(false);
    t.resolve.all();
    expect(t.boss.allies).toContain('Lava Spawn');
    expect(t.winner()).toBeNull();
  },
);

rule('R302.2, MC103.2', "players can't interrupt what brings the minions", () => {
  const t = core(gehennas, { you: { hand: [...hand, 'Hush'] } }, { cards: [hush, ...cards] });
  t.you.plays('Bolt', { targets: [t.boss.hero] });
  t.pass.all();
  t.you.plays('Hush', { targets: ['Molten Core'] });
  t.resolve.all();
  expect(t.boss.allies).toEqual(expect.arrayContaining(['Firelord', 'Flame Imps']));
});

rule(
  'R303.3a, R303.3c, MC203.3',
  'a rune pays, face up or face down, but is no resource; cards that count runes count both',
  () => {
    const t = core(
      {
        boss: 'Golemagg the Incinerator',
        runes: [{ card: 'Rune of Kress', faceDown: true }, 'Rune of Theri'],
        hand: ['Lava Pool', 'Volcanic Lair'],
        play: ['Molten Giants', 'Molten Destroyer'],
      },
      { you: { play: ['Footsoldier'] } },
      onBossTurn,
    );
    expect(t.card('Molten Giants')).toMatchObject({ atk: 3, health: 3 });
    expect(t.card('Molten Destroyer')).toMatchObject({ atk: 5, health: 5 });
    expect(t.boss.resources).toEqual([]);
    t.boss.plays('Lava Pool', { targets: ['Footsoldier'] });
    expect(t.card('Rune of Kress').exhausted).toBe(true);
    expect(t.card('Rune of Theri').exhausted).toBe(true);
    t.resolve.all();
    expect(t.card('Footsoldier').zone).toBe('graveyard');
  },
);

rule('R303.3, R303.3a', 'Volcanic Lair counts the face-down minions only', () => {
  const lair = (resources: number) => {
    const t = core(
      {
        boss: 'Magmadar',
        runes: 3,
        play: ['Volcanic Lair'],
        resources: Array.from({ length: resources }, () => 'Flame Imps'),
      },
      {},
      { turn: 'friend', step: 'end' },
    );
    t.until({ turn: 'boss', step: 'ready' });
    return t;
  };
  expect(lair(4).chain()).toEqual([]);
  const t = lair(5);
  t.boss.mustChooseAmong([t.you.hero, t.friend.hero]).chooses(t.friend.hero);
  t.pass.all();
  expect(t.friend.lost).toBe(true);
  expect(t.you.lost).toBe(false);
});

rule('R303.2b, MC202.3', 'a minion or a token of the Boss player leaves play only by destruction', () => {
  const t = core(gehennas, { you: { hand } }, { cards });
  t.you.plays('Lure', { targets: ['Molten Giants'] });
  t.you.plays('Banish', { targets: ['Flamewaker'] });
  t.resolve.all();
  expect(t.boss.allies).toEqual(['Flamewaker', 'Molten Giants']);
  t.you.plays('Doom', { targets: ['Molten Giants'] });
  t.you.plays('Bolt', { targets: ['Flamewaker'] });
  t.resolve.all();
  expect(t.boss.allies).toEqual([]);
  expect(t.boss.graveyards.Minion).toEqual(['Molten Giants']);
});

rule('R303.2b, MC202.3', 'and so it is whoever controls them, but not for what the raiders brought', () => {
  const t = core(
    gehennas,
    { you: { hand: [...hand, { card: 'Charm', as: 'another' }], play: ['Footsoldier'] } },
    { cards },
  );
  t.you.plays('Charm', { targets: ['Molten Giants'] });
  t.you.plays('another', { targets: ['Flamewaker'] });
  t.resolve.all();
  expect(t.you.allies.toSorted()).toEqual(['Flamewaker', 'Footsoldier', 'Molten Giants']);
  t.you.plays('Lure', { targets: ['Molten Giants'] });
  t.you.plays('Banish', { targets: ['Flamewaker'] });
  t.resolve.all();
  expect(t.you.allies.toSorted()).toEqual(['Flamewaker', 'Footsoldier', 'Molten Giants']);
  t.you.plays('Doom', { targets: ['Molten Giants'] });
  t.you.plays('Bolt', { targets: ['Flamewaker'] });
  t.resolve.all();
  expect([t.you.allies, t.boss.graveyards.Minion]).toEqual([['Footsoldier'], ['Molten Giants']]);
});

rule('R303.2b', 'an ally of a raider leaves play as ever', () => {
  const t = core(gehennas, { you: { hand, play: ['Footsoldier'] } }, { cards });
  t.you.plays('Lure', { targets: ['Footsoldier'] });
  t.resolve.all();
  expect(t.you.allies).toEqual([]);
});

rule(
  'R303.2a, MC202.2',
  "only minions enter the Boss player's resource row: one from the Minion deck instead of another card",
  () => {
    const t = core(
      { ...gehennas, hand: ['Growth'], decks: { Main: ['Inspire'], Minion: ['Lava Pack', 'Lava Surger'] } },
      {},
      { cards, turn: 'boss' },
    );
    t.boss.plays('Growth');
    t.resolve.all();
    expect(t.boss.resources).toContain('Lava Pack');
    expect(t.boss.decks.Main).toEqual(['Inspire']);
  },
);

rule(
  'MC200.1, MC200.2, R101.3a, R101.3b',
  'nobody destroys a Boss, turns it over, takes its powers or its resources',
  () => {
    const t = core(gehennas, { you: { hand } }, { cards });
    for (const name of ['Doom', 'Turn', 'Silence']) t.you.plays(name, { targets: [t.boss.hero] });
    t.you.plays('Raze', { targets: ['Flame Imps'] });
    t.resolve.all();
    expect(t.boss.hero).toMatchObject({ name: 'Gehennas', faceUp: true });
    expect(t.boss.resources).toEqual(['Flame Imps', 'Firelord']);
    t.until({ turn: 'boss', step: 'action' });
    t.boss.attacks(t.boss.hero, t.you.hero);
    for (let n = 0; n < 8 && t.you.hero.damage === 0; n++) t.pass.all();
    expect(t.you.hero.damage).toBe(2);
  },
);

rule('MC200.3, R101.3c', 'a deck that has run out is made anew from its graveyard', () => {
  const t = core({ boss: 'Gehennas', decks: { Minion: ['Flame Imps'] }, graveyards: { Minion: ['Firelord'] } });
  t.until({ turn: 'boss', step: 'minion' });
  expect(t.boss.resources).toEqual(['Flame Imps']);
  expect(t.boss.decks.Minion).toEqual(['Firelord']);
  expect(t.boss.graveyards.Minion).toEqual([]);
});

rule(
  'MC201.1, MC201.2, MC201.3, R101.1a, R101.1b',
  'only the visible side of a Boss works; its type line is there on both',
  () => {
    const t = core(
      { boss: { card: 'Sulfuron Harbinger', flipped: true }, hand: ['Inspire'], resources: 4 },
      {},
      onBossTurn,
    );
    t.boss.mustChooseAmong(['pass', { play: 'Inspire' }, { attack: 'Sulfuron Harbinger' }]);
    expect(t.boss.hero.tags).toContain('Flamewaker');
    t.boss.plays('Inspire');
    t.pass.all();
    t.boss.chooses(true);
    expect(t.boss.hero.faceUp).toBe(true);
    t.boss.mustChooseAmong(['pass', { use: 'Sulfuron Harbinger' }, { attack: 'Sulfuron Harbinger' }]);
  },
);

rule('R302.3, MC103.4', 'Flames of the Incinerator still speak of Golemagg until another Boss is there', () => {
  const t = core(
    {
      boss: { card: 'Golemagg the Incinerator', damage: 19 },
      heroes: ['Majordomo Executus', 'Ragnaros'],
      hand: ['Flames of the Incinerator'],
      resources: 2,
    },
    { you: { hand: ['Bolt'] } },
    { cards, turn: 'boss', dice: [1] },
  );
  t.boss.plays('Flames of the Incinerator', { targets: [t.friend.hero] });
  t.resolve.all();
  expect(t.friend.hero.damage).toBe(3);
  t.until({ turn: 'boss', step: 'end' });
  t.boss.mustChooseAmong([t.you.hero, t.friend.hero]).chooses(t.you.hero);
  t.until({ turn: 'you', step: 'action' });
  t.you.plays('Bolt', { targets: [t.boss.hero] });
  t.resolve.all();
  t.until({ turn: 'boss', step: 'ready' });
  t.resolve.all();
  expect(t.friend.hero.damage).toBe(7);
  t.until({ turn: 'boss', step: 'action' });
  expect(t.boss.hero.name).toBe('Majordomo Executus');
  t.until({ turn: 'boss', step: 'end' });
  t.until({ turn: 'boss', step: 'ready' });
  t.boss.orders('Flames of the Incinerator', 'Majordomo Executus');
  t.resolve.all();
  expect(t.friend.hero.damage).toBe(8);
});

rule('MC105.1', 'the Boss player wins once no raider is left', () => {
  const t = core(gehennas);
  t.you.concedes();
  expect(t.winner()).toBeNull();
  t.friend.concedes();
  expect(t.winner()).toEqual(['boss']);
});

rule('MC105.2, R100.2', 'fatal damage to Ragnaros, on the side that can be dealt damage, wins the raid', () => {
  const t = core({ boss: { card: 'Ragnaros', flipped: true, damage: 40 } }, { you: { hand } }, { cards });
  t.you.plays('Bolt', { targets: [t.boss.hero] });
  t.resolve.all();
  expect(t.winner()).toEqual(['you', 'friend']);
});

rule('R303.3c, MC203.3', "a rune can't leave play, whichever way up it lies, not even if a card names it", () => {
  const t = core(
    gehennas,
    { you: { hand: ['Shatter'] }, friend: { hand: ['Shatter'] } },
    { cards: [shatter, ...cards] },
  );
  t.you.plays('Shatter', { targets: ['Rune of Mohn'] });
  t.resolve.all();
  t.until({ turn: 'friend', step: 'action' });
  t.friend.plays('Shatter', { targets: ['Rune of Kress'] });
  t.resolve.all();
  expect(t.boss.runes).toEqual(['Rune of Kress', 'Rune of Mohn']);
});
