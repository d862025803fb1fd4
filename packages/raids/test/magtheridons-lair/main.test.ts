import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect, test } from 'vitest';
import { COOLDOWN, cards, fight, lair, NOVA, UNLEASHED } from './kit.ts';

const bossTurn = { turn: 'boss' } as const;
const free = (bloods: number, hand: readonly string[] = [], resources = 6) =>
  ({ ...UNLEASHED, bloods, hand, resources, play: [COOLDOWN] }) as const;
const drop = (n: number) => ({ card: "Magtheridon's Blood", as: `drop ${n}` });

test('Abyssal Reinforcements bring an Abyssal, and another for two Bloods, on his turn', () => {
  const t = lair({ ...free(0, ['Abyssal Reinforcements']), bloods: [drop(1), drop(2), drop(3)] }, {}, bossTurn);
  t.boss.plays('Abyssal Reinforcements');
  t.resolve.all();
  expect(t.boss.allies).toEqual(['Abyssal']);
  t.boss.uses('Abyssal Reinforcements', { pay: ['drop 1', 'drop 2'] });
  t.resolve.all();
  expect([t.boss.allies.length, t.boss.bloods.length]).toEqual([2, 1]);
  t.boss.cannot({ use: 'Abyssal Reinforcements' }, '403.1');
});

test('Bathe in Blood gains a Blood only if he is unleashed', () => {
  const chained = lair({ hand: ['Bathe in Blood'], play: ['Shadow Channeler'] }, { you: { play: ['Ogre'] } }, bossTurn);
  chained.boss.plays('Bathe in Blood', { targets: ['Ogre'] });
  chained.resolve.all();
  expect([chained.card('Ogre').damage, chained.boss.bloods]).toEqual([2, []]);
  const t = lair(free(1, ['Bathe in Blood']), {}, bossTurn);
  t.boss.plays('Bathe in Blood', { targets: [t.you.hero] });
  t.resolve.all();
  expect([t.you.hero.damage, t.boss.bloods.length]).toEqual([2, 2]);
});

rule('R402.4d', 'Blast Nova turns the Lair over; turned twice, it bursts twice as often', () => {
  const t = lair({ ...free(1, ['Blast Nova']), cubes: 1 }, {}, bossTurn);
  t.boss.plays('Blast Nova');
  t.resolve.all();
  expect(t.card("Magtheridon's Lair").faceUp).toBe(false);
  const again = lair({ ...free(1, ['Blast Nova']), play: [NOVA] }, {}, bossTurn);
  again.boss.plays('Blast Nova');
  again.resolve.all();
  expect(again.card("Magtheridon's Lair").faceUp).toBe(true);
});

test('Blindside takes all hands until the end of his next turn', () => {
  const t = lair(free(0, ['Blindside']), { you: { hand: ['Bolt', 'Doom'] }, friend: { hand: ['Ogre'] } }, bossTurn);
  t.boss.plays('Blindside');
  t.resolve.all();
  expect([t.you.hand, t.friend.hand]).toEqual([[], []]);
  expect([t.you.removed, t.friend.removed]).toEqual([['Bolt', 'Doom'], ['Ogre']]);
  t.until({ turn: 'you', step: 'action' });
  expect([t.you.hand, t.friend.hand]).toEqual([['Footsoldier'], []]);
  t.until({ turn: 'boss', step: 'action' });
  expect(t.you.removed).toEqual(['Bolt', 'Doom']);
  t.until({ turn: 'boss', step: 'end' });
  t.boss.orders('Blindside', "Magtheridon's Lair");
  t.resolve.all();
  expect([t.you.removed, t.friend.removed]).toEqual([[], []]);
  expect([t.you.hand, t.friend.hand]).toEqual([
    ['Footsoldier', 'Bolt', 'Doom'],
    ['Footsoldier', 'Ogre'],
  ]);
});

test('Blood Siphon and Broken Hopes are destroyed for what they do', () => {
  const t = lair(
    {
      ...free(0),
      play: [COOLDOWN, 'Blood Siphon', 'Broken Hopes'],
      decks: { Main: ['Whiplash', 'Blindside', 'Fiery Pits', 'Blast Nova'] },
    },
    { you: { play: ['Trinket', 'Ogre'] } },
    bossTurn,
  );
  t.boss.uses('Blood Siphon');
  t.resolve.all();
  expect(t.boss.hand).toEqual(['Whiplash', 'Blindside', 'Fiery Pits']);
  t.boss.cannot({ use: 'Broken Hopes', targets: ['Ogre'] }, '706.1');
  t.boss.uses('Broken Hopes', { targets: ['Trinket'] });
  t.resolve.all();
  expect(t.card('Trinket').zone).toBe('graveyard');
  expect(t.boss.graveyards.Main).toEqual(['Blood Siphon', 'Broken Hopes']);
});

test('Brush Aside strikes the hero of whoever played the card, once for each Blood', () => {
  const t = lair(free(3, ['Brush Aside']), { you: { hand: ['Ogre'], resources: 3 } });
  t.you.plays('Ogre');
  t.you.passes();
  t.friend.passes();
  t.boss.plays('Brush Aside', { targets: ['Ogre'] });
  t.resolve.all();
  expect([t.card('Ogre').zone, t.you.hero.damage, t.friend.hero.damage]).toEqual(['graveyard', 3, 0]);
});

test('Cleave Apart: the cards are chosen as it resolves, of a player who need not control all three', () => {
  const t = lair(
    free(0, ['Cleave Apart']),
    {
      you: { play: ['Banner', 'Ogre', { card: 'Gnome', exhausted: true }, 'Trinket', 'Charm'] },
      friend: { play: ['Gnome'] },
    },
    bossTurn,
  );
  t.boss.plays('Cleave Apart', { targets: ['you'] });
  t.pass.all();
  t.boss.mustChooseAmong(['Trinket', 'Charm']);
  expect(t.card('Banner').zone).toBe('play');
  t.boss.chooses('Charm');
  expect(['Banner', 'Ogre', 'Charm', 'Trinket'].map((name) => t.card(name).zone)).toEqual([
    'graveyard',
    'graveyard',
    'graveyard',
    'play',
  ]);
  const less = lair(free(0, ['Cleave Apart']), { friend: { play: ['Gnome'] } }, bossTurn);
  less.boss.plays('Cleave Apart', { targets: ['friend'] });
  less.resolve.all();
  expect(less.card('Gnome').zone).toBe('graveyard');
});

test('Deadly Sweep targets up to one card of each raiding player', () => {
  const raiders = { you: { play: ['Ogre', 'Trinket'] }, friend: { play: ['Gnome', 'Banner'] } } as const;
  const t = lair(free(0, ['Deadly Sweep']), raiders, bossTurn);
  t.boss.cannot({ play: 'Deadly Sweep', targets: ['Ogre', 'Trinket'] }, '706.1');
  t.boss.plays('Deadly Sweep', { targets: ['Trinket', 'Gnome'] });
  t.resolve.all();
  expect([t.you.play, t.friend.play]).toEqual([['Ogre'], ['Banner']]);
  const one = lair(free(0, ['Deadly Sweep']), raiders, bossTurn);
  one.boss.plays('Deadly Sweep', { targets: ['Ogre'] });
  one.resolve.all();
  expect([one.you.play, one.friend.play]).toEqual([['Trinket'], ['Gnome', 'Banner']]);
});

test('Demonic Fury enters play exhausted; it makes the next card of the turn cheaper, and only that', () => {
  const t = lair(free(0, ['Demonic Fury', 'Blast Nova', 'Blindside'], 4), {}, bossTurn);
  t.boss.plays('Demonic Fury');
  t.resolve.all();
  expect(t.card('Demonic Fury').exhausted).toBe(true);
  t.until({ turn: 'you', step: 'action' });
  t.until({ turn: 'boss', step: 'action' });
  t.boss.uses('Demonic Fury');
  t.resolve.all();
  t.boss.plays('Blast Nova');
  t.resolve.all();
  expect(t.boss.readyResources).toBe(5);
  t.boss.plays('Blindside');
  expect(t.boss.readyResources).toBe(3);
});

test('Fel Ruination: so many cards in all, not each, and none that cannot be destroyed', () => {
  const t = lair(
    free(7, ['Fel Ruination']),
    {
      you: { play: ['Ogre', 'Trinket', 'Charm', 'Banner', 'Rock'] },
      friend: { play: [{ card: 'Ogre', as: 'other' }, 'Gnome', 'Footsoldier', { card: 'Trinket', as: 'last' }] },
    },
    bossTurn,
  );
  t.boss.plays('Fel Ruination');
  t.pass.all();
  expect(t.waiting()!.for).toBe('you');
  const all = ['Ogre', 'Trinket', 'Charm', 'Banner', 'other', 'Gnome', 'Footsoldier', 'last'];
  t.you.mustChooseAmong(all);
  for (const name of all.slice(1)) t.you.chooses(name);
  t.resolve.all();
  expect([t.you.play, t.friend.play]).toEqual([['Ogre', 'Rock'], []]);
  const few = lair(free(6, ['Fel Ruination']), {}, bossTurn);
  few.boss.cannot({ play: 'Fel Ruination' }, '704.1a');
});

test('Fiery Pits: fifteen damage in all, with no more than fatal damage on anyone', () => {
  const t = lair(
    free(0, ['Fiery Pits']),
    { you: { play: [{ card: 'Ogre', damage: 4 }] }, friend: { play: ['Gnome'] } },
    bossTurn,
  );
  t.boss.plays('Fiery Pits');
  t.pass.all();
  expect(t.waiting()!.for).toBe('you');
  t.you.chooses(4);
  t.you.mustChooseAmong([0, 1, 2, 3, 4, 5]);
  t.you.chooses(5);
  t.you.chooses(5);
  t.resolve.all();
  expect([t.card('Ogre').zone, t.card('Gnome').zone]).toEqual(['graveyard', 'graveyard']);
  expect([t.you.hero.damage, t.friend.hero.damage]).toEqual([4, 5]);
});

test("Magtheridon's Rage needs a target, and may have one more for each Blood", () => {
  const raiders = { you: { play: ['Ogre', 'Gnome'] }, friend: { play: [{ card: 'Ogre', as: 'other' }] } } as const;
  const t = lair(free(1, ["Magtheridon's Rage"]), raiders, bossTurn);
  t.boss.cannot({ play: "Magtheridon's Rage", x: 3, targets: ['Ogre', 'Gnome', 'other'] }, '707.1d');
  t.boss.plays("Magtheridon's Rage", { x: 3, targets: ['Ogre', 'other'] });
  t.resolve.all();
  expect([t.card('Ogre').damage, t.card('other').damage, t.boss.readyResources]).toEqual([3, 3, 3]);
  lair(free(1, ["Magtheridon's Rage"]), {}, bossTurn).boss.cannot({ play: "Magtheridon's Rage" }, '706.1');
  const alone = lair(free(1, ["Magtheridon's Rage"]), raiders, bossTurn);
  alone.boss.plays("Magtheridon's Rage", { x: 2, targets: ['Gnome'] });
  alone.resolve.all();
  expect(alone.card('Gnome').zone).toBe('graveyard');
});

test('Mind Exhaustion burns as it is attached', () => {
  const t = lair(free(0, ['Mind Exhaustion']), { you: { play: ['Ogre'] } }, bossTurn);
  t.boss.plays('Mind Exhaustion', { targets: ['Ogre'] });
  t.resolve.all();
  expect([t.card('Ogre').damage, t.card('Mind Exhaustion').attachedTo]).toEqual([4, 'Ogre']);
});

test('One Fell Swoop needs fifteen Bloods and a ready Magtheridon, and is not interrupted', () => {
  const raiders = {
    you: { hand: ['Silence'], hero: { health: 40 } },
    friend: { hero: { health: 31 }, play: ['Ogre', 'Gnome'] },
  } as const;
  lair(free(14, ['One Fell Swoop']), raiders, bossTurn).boss.cannot({ play: 'One Fell Swoop' }, '704.1a');
  lair(
    { ...free(15, ['One Fell Swoop']), boss: { card: 'Magtheridon', exhausted: true } },
    raiders,
    bossTurn,
  ).boss.cannot(
    {
      play: 'One Fell Swoop',
    },
    '403.1',
  );
  const t = lair(free(15, ['One Fell Swoop']), raiders, bossTurn);
  t.boss.plays('One Fell Swoop');
  expect(t.boss.hero.exhausted).toBe(true);
  t.boss.passes();
  t.you.plays('Silence', { targets: ['One Fell Swoop'] });
  t.resolve.all();
  expect([t.you.hero.damage, t.friend.hero.damage, t.card('Ogre').zone]).toEqual([30, 30, 'graveyard']);
});

test('Power Returns draws a card for each Blood', () => {
  const t = lair({
    ...free(3, ['Power Returns']),
    decks: { Main: ['Whiplash', 'Blindside', 'Fiery Pits', 'Blast Nova'] },
  });
  t.you.passes();
  t.friend.passes();
  t.boss.plays('Power Returns');
  t.resolve.all();
  expect(t.boss.hand).toEqual(['Whiplash', 'Blindside', 'Fiery Pits']);
});

test('Path of Ruin destroys all that costs the number he chooses', () => {
  const t = lair(
    free(0, ['Path of Ruin']),
    { you: { play: ['Ogre', 'Gnome', 'Charm'] }, friend: { play: ['Banner', 'Trinket'] } },
    bossTurn,
  );
  t.boss.plays('Path of Ruin');
  t.pass.all();
  t.boss.mustChooseAmong([0, 1, 2, 3]);
  t.boss.chooses(3);
  t.resolve.all();
  expect([t.you.play, t.friend.play]).toEqual([['Gnome', 'Charm'], ['Trinket']]);
});

test('Rampant Destruction destroys as many as there are Bloods', () => {
  const t = lair(
    free(2, ['Rampant Destruction']),
    { you: { play: ['Charm', 'Ogre', 'Banner'] }, friend: { play: ['Trinket'] } },
    bossTurn,
  );
  t.boss.plays('Rampant Destruction');
  t.pass.all();
  t.boss.mustChooseAmong(['Charm', 'Banner', 'Trinket']);
  t.boss.chooses('Charm');
  t.boss.chooses('Trinket');
  t.resolve.all();
  expect([t.you.play, t.friend.play]).toEqual([['Ogre', 'Banner'], []]);
});

test('Rampant Destruction comes back if an opponent makes him discard it, and only then', () => {
  const t = lair(free(0, ['Rampant Destruction']), { you: { hand: ['Rummage'] } });
  t.you.plays('Rummage', { targets: ['boss'] });
  t.pass.all();
  expect(t.chain()).toEqual(['Rampant Destruction']);
  t.pass.all();
  t.boss.chooses(true);
  expect(t.boss.hand).toEqual(['Rampant Destruction']);
  const own = lair(
    { ...free(0, ['Rampant Destruction', ...Array.from({ length: 10 }, () => 'Whiplash')]) },
    {},
    bossTurn,
  );
  own.until({ turn: 'boss', step: 'end' });
  own.resolve.all();
  for (const player of ['boss', 'you', 'friend']) if (own.priority() === player) own.player(player).passes();
  own.boss.chooses('Rampant Destruction');
  expect(own.chain()).toEqual([]);
  expect(own.boss.hand).not.toContain('Rampant Destruction');
});

test('Redouble Effort readies him, but he attacks no hero a second time', () => {
  const t = lair({ ...free(1), play: [COOLDOWN, 'Redouble Effort'] }, { you: { play: ['Ogre'] } }, bossTurn);
  fight(t, t.boss.hero, t.you.hero);
  expect(t.boss.hero.exhausted).toBe(true);
  t.boss.uses('Redouble Effort');
  t.resolve.all();
  t.boss.cannot({ attack: t.boss.hero, defender: t.you.hero }, '601.2a');
  fight(t, t.boss.hero, t.friend.hero);
  expect([t.you.hero.damage, t.friend.hero.damage]).toEqual([1, 1]);
});

test('Sadistic Choice: the raider gives him the two cards, or buries them and he draws two others', () => {
  const boss = {
    ...free(0, ['Sadistic Choice']),
    decks: { Main: ['Whiplash', 'Blindside', 'Fiery Pits', 'Blast Nova', 'Spirit Wrench'] },
  };
  const t = lair(boss, {}, bossTurn);
  t.boss.plays('Sadistic Choice', { targets: ['friend'] });
  t.pass.all();
  t.friend.chooses(false);
  t.resolve.all();
  expect(t.boss.hand).toEqual(['Whiplash', 'Blindside']);
  const other = lair(boss, {}, bossTurn);
  other.boss.plays('Sadistic Choice', { targets: ['friend'] });
  other.pass.all();
  other.friend.chooses(true);
  other.resolve.all();
  expect(other.boss.hand).toEqual(['Fiery Pits', 'Blast Nova']);
  expect(other.boss.graveyards.Main).toEqual(['Whiplash', 'Blindside', 'Sadistic Choice']);
});

test('Sow Destruction burns the hero with the least damage; he settles ties', () => {
  const t = lair(free(2, ['Sow Destruction']), {}, bossTurn);
  t.boss.plays('Sow Destruction');
  t.resolve.all();
  expect(t.card('Sow Destruction').counters).toEqual({ curse: 2 });
  t.until({ turn: 'you', step: 'action' });
  t.until({ turn: 'boss', step: 'ready' });
  t.pass.all();
  t.boss.mustChooseAmong(['you.hero', 'friend.hero']);
  t.boss.chooses('friend.hero');
  expect(t.friend.hero.damage).toBe(3);
  t.until({ turn: 'you', step: 'action' });
  t.until({ turn: 'boss', step: 'action' });
  expect([t.you.hero.damage, t.friend.hero.damage]).toEqual([4, 3]);
});

test("Spirit Wrench moves all of a hero's damage to another hero", () => {
  const raiders = { you: { hero: { damage: 9 } }, friend: { hero: { damage: 1 } } } as const;
  lair(free(6, ['Spirit Wrench']), raiders, bossTurn).boss.cannot({ play: 'Spirit Wrench' }, '704.1a');
  const t = lair(free(7, ['Spirit Wrench']), raiders, bossTurn);
  t.boss.cannot({ play: 'Spirit Wrench', targets: [t.you.hero, t.you.hero] }, '706.1');
  t.boss.plays('Spirit Wrench', { targets: [t.you.hero, t.friend.hero] });
  t.resolve.all();
  expect([t.you.hero.damage, t.friend.hero.damage]).toEqual([0, 10]);
});

test('Squish Together exhausts two allies that hurt each other', () => {
  const t = lair(free(0, ['Squish Together']), { you: { play: ['Ogre'] }, friend: { play: ['Gnome'] } }, bossTurn);
  t.boss.plays('Squish Together', { targets: ['Gnome', 'Ogre'] });
  t.resolve.all();
  expect([t.card('Ogre').damage, t.card('Ogre').exhausted, t.card('Gnome').zone]).toEqual([1, true, 'graveyard']);
});

test('the two of Squish Together deal their damage at the same time: what happens to one by it comes too late for the other', () => {
  const t = lair(free(0, ['Squish Together']), { you: { play: ['Ogre'] }, friend: { play: ['Grudge'] } }, bossTurn);
  t.boss.plays('Squish Together', { targets: ['Ogre', 'Grudge'] });
  t.resolve.all();
  expect(t.card('Ogre').damage).toBe(3);
});

test('Swath of Destruction goes from raider to raider', () => {
  const t = lair(
    free(1, ['Swath of Destruction']),
    { you: { play: ['Gnome'], hand: ['Bolt'] }, friend: { resources: ['Ogre', 'Doom'], hand: ['Bolt'] } },
    bossTurn,
  );
  t.boss.plays('Swath of Destruction', { targets: ['Gnome'] });
  t.pass.all();
  t.friend.mustChooseAmong(['Ogre', 'Doom']);
  t.friend.chooses('Doom');
  t.resolve.all();
  expect([t.card('Gnome').zone, t.friend.resources, t.friend.hand, t.you.hand]).toEqual([
    'graveyard',
    ['Ogre'],
    ['Bolt'],
    ['Bolt'],
  ]);
});

test('Swath of Destruction: the third raider discards', () => {
  const t = scenario(
    {
      boss: free(1, ['Swath of Destruction']),
      you: { play: ['Gnome'], hand: ['Bolt'] },
      friend: { resources: ['Doom'] },
      third: { resources: ['Doom'], hand: ['Bolt', 'Rouse'] },
    },
    { raid: 'magtheridon', turn: 'boss', cards },
  );
  t.boss.plays('Swath of Destruction', { targets: ['Gnome'] });
  t.pass.all();
  t.you.mustChooseAmong(['friend', 'third']);
  t.you.chooses('friend');
  t.third.chooses('Rouse');
  t.resolve.all();
  expect([t.friend.resources, t.third.resources, t.third.hand, t.you.hand]).toEqual([[], ['Doom'], ['Bolt'], ['Bolt']]);
});

test('Terrifying Presence: opposing allies enter play exhausted without becoming so', () => {
  const t = lair(
    { ...free(0), play: [COOLDOWN, 'Terrifying Presence'] },
    { you: { hand: ['Gnome'], resources: 3, play: ['Witness', 'Ogre'] } },
  );
  t.you.plays('Gnome');
  t.resolve.all();
  expect([t.card('Gnome').exhausted, t.you.hero.damage]).toEqual([true, 0]);
  t.until({ turn: 'boss', step: 'action' });
  t.boss.uses('Terrifying Presence', { targets: ['Ogre'] });
  t.resolve.all();
  expect([t.card('Ogre').exhausted, t.you.hero.damage]).toEqual([true, 1]);
});

test('Toss About: all roll until all are even at the same time, whatever happens to them', () => {
  const t = lair(
    free(1, ['Toss About']),
    { you: { hero: { damage: 27, health: 28 } } },
    { ...bossTurn, dice: [1, 2, 3, 3, 2, 5, 1, 2, 4, 6] },
  );
  t.boss.plays('Toss About');
  t.resolve.all();
  expect([t.you.lost, t.friend.hero.damage]).toEqual([true, 2]);
  lair(free(0, ['Toss About']), {}, bossTurn).boss.cannot({ play: 'Toss About' }, '704.1a');
});

test('Trample Underfoot strikes as it is played and whenever he becomes exhausted', () => {
  const t = lair(free(0, ['Trample Underfoot']), {}, bossTurn);
  t.boss.plays('Trample Underfoot', { targets: [t.you.hero] });
  t.resolve.all();
  expect(t.you.hero.damage).toBe(2);
  t.boss.attacks(t.boss.hero, t.friend.hero);
  t.pass.all();
  t.boss.chooses(t.you.hero);
  t.resolve.all();
  expect(t.you.hero.damage).toBe(4);
});

test('Violent Reflex strikes back at whatever damaged him', () => {
  const t = lair({ ...free(0), play: [COOLDOWN, 'Violent Reflex'] }, { you: { play: ['Ogre'], hand: ['Bolt'] } });
  fight(t, 'Ogre', t.boss.hero);
  t.resolve.all();
  expect([t.boss.hero.damage, t.card('Ogre').damage]).toEqual([3, 1]);
  t.you.plays('Bolt', { targets: [t.boss.hero] });
  t.resolve.all();
  expect([t.boss.hero.damage, t.you.hero.damage]).toEqual([7, 1]);
});

test('Whiplash exhausts an ally for each card above seven in his hand', () => {
  const hand = [{ card: 'Whiplash', as: 'lash' }, ...Array.from({ length: 8 }, () => 'Blindside')];
  const t = lair({ ...free(0), hand }, { you: { play: ['Ogre', 'Gnome'] } }, bossTurn);
  t.boss.plays('lash');
  t.pass.all();
  t.boss.mustChooseAmong(['Ogre', 'Gnome']);
  t.boss.chooses('Gnome');
  t.resolve.all();
  expect([t.card('Ogre').exhausted, t.card('Gnome').exhausted, t.boss.bloods.length]).toEqual([false, true, 1]);
  const few = lair(free(0, ['Whiplash']), { you: { play: ['Ogre'] } }, bossTurn);
  few.boss.plays('Whiplash');
  few.resolve.all();
  expect([few.card('Ogre').exhausted, few.boss.bloods.length]).toEqual([false, 1]);
});

test('Will of the Legion interrupts a card, and an unleashed Magtheridon gains a Blood', () => {
  const t = lair(free(0, ['Will of the Legion']), { you: { hand: ['Ogre'], resources: 3 } });
  t.you.plays('Ogre');
  t.you.passes();
  t.friend.passes();
  t.boss.plays('Will of the Legion', { targets: ['Ogre'] });
  t.resolve.all();
  expect([t.card('Ogre').zone, t.boss.bloods.length]).toEqual(['graveyard', 1]);
});

test("the Pit Lord's Armor needs him unleashed; for a Blood he and his cards are out of reach this turn", () => {
  lair({ hand: ["Pit Lord's Armor"], resources: 2, play: ['Shadow Channeler'] }, {}, bossTurn).boss.cannot(
    {
      play: "Pit Lord's Armor",
    },
    '704.1a',
  );
  const t = lair({ ...free(1, ["Pit Lord's Armor", 'Blast Nova']) }, { you: { hand: ['Bolt', 'Silence'] } }, bossTurn);
  t.boss.plays("Pit Lord's Armor");
  t.resolve.all();
  t.boss.uses("Pit Lord's Armor");
  t.resolve.all();
  expect(t.boss.bloods).toEqual([]);
  t.boss.plays('Blast Nova');
  t.boss.passes();
  t.you.cannot({ play: 'Bolt', targets: [t.boss.hero] }, '706.1');
  t.you.plays('Silence', { targets: ['Blast Nova'] });
  t.resolve.all();
  expect(t.card("Magtheridon's Lair").faceUp).toBe(false);
  t.until({ turn: 'you', step: 'action' });
  t.you.plays('Bolt', { targets: [t.boss.hero] });
});

test("the Pit Lord's Glaive strikes a second one as hard", () => {
  const t = lair({ ...free(0), play: [COOLDOWN, "Pit Lord's Glaive"] }, { you: { play: ['Ogre'] } }, bossTurn);
  t.boss.attacks(t.boss.hero, t.you.hero);
  t.pass.all();
  t.boss.strikes("Pit Lord's Glaive");
  while (t.priority()) t.pass.all();
  t.boss.chooses('Ogre');
  t.resolve.all();
  expect([t.you.hero.damage, t.card('Ogre').damage]).toEqual([4, 4]);
});

test("the Pit Lord's Glaive does not strike the same one twice", () => {
  const t = lair({ ...free(0), play: [COOLDOWN, "Pit Lord's Glaive"] }, { you: { play: ['Ogre'] } }, bossTurn);
  t.boss.attacks(t.boss.hero, t.you.hero);
  t.pass.all();
  t.boss.strikes("Pit Lord's Glaive");
  while (t.priority()) t.pass.all();
  expect(t.waiting()!.options).toEqual(['boss.hero', 'Ogre', 'friend.hero']);
});
