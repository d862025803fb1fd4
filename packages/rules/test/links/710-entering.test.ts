import {
  ability,
  ally,
  anAlly,
  asAnotherEntersPlay,
  asThisEntersPlay,
  atk,
  chosen,
  draw,
  entersExhausted,
  entersPlay,
  entersWithCounters,
  entersWithDamage,
  give,
  has,
  have,
  location,
  losesPowers,
  masterHero,
  ongoing,
  opposing,
  other,
  power,
  putTokens,
  tagged,
  that,
  thisCard,
  token,
  when,
  whenThisEntersPlay,
  X,
  yours,
} from '@meetingstone/cards/language';
import type { Game } from '@meetingstone/rules';
import { viewGame, witness } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from './own.ts';

const plain = { cost: 0, atk: [2, 'melee'], health: 9 } as const;
const GREATSWORD = 'Greatsword of Horrid Dreams';

rule('710.1', 'a card enters play as it comes into play, and a token as it is put there', () => {
  const host = own('Host', ally(plain, when(entersPlay(other(yours(anAlly))), draw())));
  const muster = own('Muster', ability({ cost: 0 }, putTokens(2, token('Recruit', { atk: [1, 'melee'], health: 1 }))));
  const { you, chain, pass, resolve } = scenario({
    you: { hand: [muster, 'Roadside Ruffian'], resources: 1, play: [host] },
    foe: {},
  });
  you.plays('Roadside Ruffian');
  expect(chain()).toEqual(['Roadside Ruffian']);
  pass.all();
  expect(chain()).toEqual(['Host']);
  resolve.all();
  you.plays('Muster');
  pass.all();
  you.orders('Host', 'Host');
  expect(chain()).toEqual(['Host', 'Host']);
  resolve.all();
  expect(you.hand).toHaveLength(3);
  expect(you.allies).toEqual(['Host', 'Roadside Ruffian', 'Recruit', 'Recruit']);
});

rule('710.1', 'what is printed on a token can be read while it is entering play', () => {
  const seedlings = putTokens(
    1,
    token('Seedling', { tags: ['Treant'], atk: [1, 'nature'], health: 1 }, has('Ferocity')),
  );
  const grove = own(
    'Grove Keeper',
    ally(plain, asAnotherEntersPlay(yours(tagged('Treant', anAlly)), give(that, [atk(3)], 'this game'))),
  );
  const { you, card, pass } = scenario({
    you: { hand: [own('Sprout', ability({ cost: 0 }, seedlings)), 'Roadside Ruffian'], resources: 1, play: [grove] },
    foe: {},
  });
  you.plays('Sprout');
  pass.all();
  expect(card('Seedling').atk).toBe(4);
  you.plays('Roadside Ruffian');
  pass.all();
  expect(card('Roadside Ruffian').atk).toBe(2);
});

rule('710.1', 'nobody gets priority while a card is entering play', () => {
  const { you, card, waiting, priority, chain, pass } = scenario({
    you: { hand: ['Skullchewer'], resources: 5 },
    foe: { graveyard: ['Mule Driver', 'Granite Shieldbearer'] },
  });
  you.plays('Skullchewer');
  pass.all();
  expect(waiting()).toMatchObject({ for: 'you', question: 'may' });
  expect(priority()).toBeNull();
  expect(card('Skullchewer').zone).toBe('chain');
  you.chooses('yes').mustChooseAmong(['Mule Driver', 'Granite Shieldbearer']).chooses('Mule Driver');
  expect(card('Skullchewer')).toMatchObject({ zone: 'play', keywords: ['Protector'] });
  expect(card('Mule Driver').zone).toBe('removed');
  expect([chain(), priority()]).toEqual([[], 'you']);
});

rule('710.1a', 'a modifier made as a card enters play is there at once, without the chain', () => {
  const proud = own('Proud One', ally(plain, asThisEntersPlay(give(thisCard, [atk(2)], 'this game'))));
  const { you, card, chain, priority, pass } = scenario({ you: { hand: [proud] }, foe: {} });
  you.plays('Proud One');
  pass.all();
  expect([chain(), priority()]).toEqual([[], 'you']);
  expect(card('Proud One').atk).toBe(4);
});

rule('710.1a', 'a power lost as its card enters play is lost too late to stop its own modifier', () => {
  const proud = own(
    'Proud One',
    ally(plain, asThisEntersPlay(give(thisCard, [atk(2)], 'this game')), has('Protector')),
  );
  const { you, card, pass } = scenario({ you: { hand: [proud] }, foe: { play: [GREATSWORD] } });
  you.plays('Proud One');
  pass.all();
  expect(card('Proud One')).toMatchObject({ atk: 4, keywords: [], powers: [] });
});

rule('710.1a', 'a power about entering play that is gained as a card enters play comes too late', () => {
  const gift = power(asThisEntersPlay(give(thisCard, [atk(2)], 'this game')));
  const teacher = own('Teacher', ally(plain, asAnotherEntersPlay(yours(anAlly), give(that, [gift], 'this game'))));
  const { you, card, pass } = scenario({ you: { hand: ['Footsoldier'], resources: 2, play: [teacher] }, foe: {} });
  you.plays('Footsoldier');
  pass.all();
  expect(card('Footsoldier').powers).toHaveLength(1);
  expect(card('Footsoldier').atk).toBe(2);
});

const events = (game: Game) => witness(game, 0).map(({ event }) => event);

rule('710.1b', 'entering exhausted, with damage and with counters all add up and are so from the start', () => {
  const battered = own(
    'Battered One',
    ally(
      plain,
      entersWithDamage(1),
      entersWithDamage(2),
      entersExhausted,
      entersWithCounters(1, '+1 ATK'),
      entersWithCounters(2, '+1 ATK'),
    ),
  );
  const { you, card, pass, game } = scenario({ you: { hand: [battered] }, foe: {} });
  you.plays('Battered One');
  pass.all();
  expect(card('Battered One')).toMatchObject({ exhausted: true, damage: 3, counters: { '+1 ATK': 3 }, atk: 5 });
  expect(events(game())).toContain('enter play');
  for (const event of ['exhaust', 'put damage', 'deal', 'add counters'] as const)
    expect(events(game())).not.toContain(event);
});

rule('201.3', 'the X that was paid for a card still counts as it enters play with X counters, and no longer', () => {
  const well = own('Deep Well', ongoing({ cost: 0, plusX: true }, entersWithCounters(X, 'water')));
  const { you, card, pass } = scenario({ you: { hand: [well], resources: 3 }, foe: {} });
  you.plays('Deep Well', { x: 3 });
  pass.all();
  expect(card('Deep Well')).toMatchObject({ zone: 'play', counters: { water: 3 }, cost: 0 });
});

rule('710.1b', 'what a card has gained as it enters play counts too', () => {
  const { you, card, pass } = scenario({
    you: { hand: ['Skullchewer'], resources: 5 },
    foe: { graveyard: ['Manthos the Recently Sewn'] },
  });
  you.plays('Skullchewer');
  pass.all();
  you.chooses('yes');
  expect(card('Skullchewer').damage).toBe(3);
});

const circled = (theirs: readonly string[]) => {
  const table = scenario({
    you: {
      play: ['Circle of Life', { card: 'Manthos the Recently Sewn', as: 'first', damage: 6 }],
      deck: ['Footsoldier', { card: 'Manthos the Recently Sewn', as: 'second' }, 'Footsoldier'],
    },
    foe: { hand: ['Ember Lash'], resources: 2, play: theirs },
  });
  const { you, foe, pass } = table;
  you.passes();
  foe.plays('Ember Lash', { targets: 'first' });
  pass.all();
  pass.all();
  you.chooses('yes').chooses('second');
  return table;
};

example('710.1b#1', 'the Manthos that Circle of Life finds enters play exhausted with 3 damage', () => {
  const { card, game, you } = circled([]);
  expect(card('second')).toMatchObject({ zone: 'play', exhausted: true, damage: 3, controller: 'you' });
  expect(events(game())).not.toContain('exhaust');
  expect(you.graveyard).toContain('Manthos the Recently Sewn');
});

example(
  '710.1b#1',
  'under a Greatsword of Horrid Dreams he has no powers, no damage, and is exhausted all the same',
  () => {
    const { card } = circled([GREATSWORD]);
    expect(card('second')).toMatchObject({ zone: 'play', exhausted: true, damage: 0, powers: [] });
  },
);

rule('710.1c', 'each card enters the row of its kind, and an attachment none: it is attached', () => {
  const master = own('Lord of the Marsh', masterHero({ cost: 0, health: 20 }));
  const { you, foe, card, game, pass, until } = scenario({
    you: {
      hand: [
        'Roadside Ruffian',
        'Militia Sword',
        'World in Flames',
        'Rime Veil',
        'Quiet Shrine',
        'Lost in the Fens',
        'Ember Lash',
        master,
      ],
      resources: 15,
    },
    foe: { play: ['Quarry Ogre'] },
  });
  for (const name of ['Roadside Ruffian', 'Militia Sword', 'World in Flames', 'Lord of the Marsh']) {
    you.plays(name);
    pass.all();
  }
  you.plays('Rime Veil', { targets: 'Quarry Ogre' });
  pass.all();
  you.places('Quiet Shrine', { face: 'up' });
  pass.all();
  until({ turn: 'you', step: 'action' });
  you.places('Lost in the Fens', { face: 'up' });
  pass.all();
  until({ turn: 'you', step: 'action' });
  you.places('Ember Lash');
  pass.all();
  const row = (name: string) => viewGame(game(), 0).play.find((seen) => seen.name === name)?.row;
  expect(row('Roadside Ruffian')).toBe('ally');
  expect(['Militia Sword', 'World in Flames', 'Lord of the Marsh'].map(row)).toEqual(['hero', 'hero', 'hero']);
  expect(['Quiet Shrine', 'Lost in the Fens', 'Ember Lash'].map(row)).toEqual(['resource', 'resource', 'resource']);
  expect(row('Rime Veil')).toBeNull();
  expect(card('Rime Veil')).toMatchObject({ attachedTo: 'Quarry Ogre', controller: 'you' });
  expect(foe.allies).toEqual(['Quarry Ogre']);
  expect(['Quiet Shrine', 'Lost in the Fens', 'Ember Lash'].map((name) => card(name).faceUp)).toEqual([
    true,
    true,
    false,
  ]);
});

rule('710.1d', 'a card in play is taken into account by modifiers, its own among them, as soon as it is there', () => {
  const { you, card, pass } = scenario({
    you: { hand: ['Tracker Gallen', 'Banner Sergeant'], resources: 6, play: ['Footsoldier'] },
    foe: { play: ['Breen Toestubber', 'Hired Lance'] },
  });
  you.plays('Tracker Gallen');
  pass.all();
  expect(card('Tracker Gallen').atk).toBe(0 + 2 - 1);
  you.plays('Banner Sergeant');
  pass.all();
  expect(card('Tracker Gallen').atk).toBe(0 + 3 - 1 + 1);
  expect(card('Banner Sergeant').atk).toBe(3 - 1);
  expect(card('Footsoldier').atk).toBe(2 - 1 + 1);
  expect(card('Hired Lance').atk).toBe(3);
});

rule('710.1e', 'what triggers when a card enters play does so now', () => {
  const { you, card, chain, resolve, pass } = scenario({
    you: { hand: ['Salvage Tinker'], resources: 3, deck: ['Moss Colossus'] },
    foe: { play: ["Watcher Mal'wi"] },
  });
  you.plays('Salvage Tinker');
  pass.all();
  expect(chain()).toEqual(["Watcher Mal'wi", 'Salvage Tinker']);
  resolve.all();
  expect(card('Salvage Tinker').damage).toBe(1);
  expect(you.hand).toEqual(['Moss Colossus']);
});

rule('710.1e', 'a power that is lost by then does not trigger', () => {
  const numbing = own('Numbing Fog', ally(plain, have(opposing(anAlly), losesPowers)));
  for (const theirs of [GREATSWORD, numbing]) {
    const { you, card, chain, priority, pass } = scenario({
      you: { hand: ['Salvage Tinker'], resources: 3 },
      foe: { play: [theirs] },
    });
    you.plays('Salvage Tinker');
    pass.all();
    expect([chain(), priority()]).toEqual([[], 'you']);
    expect(card('Salvage Tinker').powers).toEqual([]);
  }
});

rule('710.1f', 'uniqueness is checked last: what has triggered has triggered', () => {
  const herald = own('Herald', ally({ ...plain, unique: true }, whenThisEntersPlay(draw())));
  const { you, card, chain, waiting, pass } = scenario({
    you: { hand: [{ card: herald, as: 'new' }], play: [{ card: herald, as: 'old' }], deck: ['Moss Colossus'] },
    foe: { play: [{ card: herald, as: 'theirs' }] },
  });
  you.plays('new');
  pass.all();
  expect(waiting()).toMatchObject({ for: 'you', question: 'uniqueness', options: ['old', 'new'] });
  expect(card('new').zone).toBe('play');
  you.chooses('new');
  expect(card('new').zone).toBe('graveyard');
  expect(chain()).toEqual(['Herald']);
  pass.all();
  expect(you.hand).toEqual(['Moss Colossus']);
  expect(card('theirs').zone).toBe('play');
});

rule('710.1a', 'also a face-up resource makes its modifiers as it enters play', () => {
  const camp = own('Old Camp', location({}, asThisEntersPlay(give(chosen(yours(anAlly)), [atk(1)], 'this game'))));
  const { you, card, chain, pass } = scenario({ you: { hand: [camp], play: ['Footsoldier', 'Hired Lance'] }, foe: {} });
  you.places('Old Camp', { face: 'up' });
  pass.all();
  you.mustChooseAmong(['Footsoldier', 'Hired Lance']).chooses('Hired Lance');
  expect(card('Hired Lance').atk).toBe(4);
  expect(chain()).toEqual([]);
  expect(you.resources).toEqual(['Old Camp']);
});
