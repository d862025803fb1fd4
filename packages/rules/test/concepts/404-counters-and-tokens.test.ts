import {
  ability,
  addCounters,
  ally,
  anAlly,
  armor,
  asToken,
  compared,
  countersOn,
  countOf,
  destroy,
  draw,
  each,
  give,
  has,
  ifSo,
  inYourGraveyard,
  isDestroyed,
  keyword,
  location,
  nonToken,
  ongoing,
  pay,
  put,
  putIntoHand,
  putTokens,
  removeCounters,
  target,
  token,
  totemToken,
  weapon,
  when,
  withCost,
  yours,
} from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import { viewGame } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from '../links/own.ts';

const QUICK = { cost: 0, instant: true } as const;
const body = { cost: 2, atk: [2, 'melee'], health: 6 } as const;
const charge = own(
  'Charge Keeper',
  ally(body, pay([1], addCounters(1, 'charge')), pay([{ pay: 'remove counters', name: 'charge', count: 2 }], draw())),
);
const ogre = (as: string) => ({ card: 'Quarry Ogre', as });

rule('404.1, 404.1a', 'a card adds counters to itself and counts its own, whoever put them there', () => {
  const spark = own('Spark', ability(QUICK, addCounters(1, 'charge', target(anAlly))));
  const { you, card, pass } = scenario({
    you: {
      hand: [spark],
      deck: 2,
      resources: 1,
      play: [
        { card: charge, as: 'one' },
        { card: charge, as: 'two', counters: { charge: 1, rust: 3 } },
      ],
    },
    foe: {},
  });
  you.uses('one', { power: 1 });
  pass.all();
  expect([card('one').counters, card('two').counters]).toEqual([{ charge: 1 }, { charge: 1, rust: 3 }]);
  you.refuses({ use: 'one', power: 2 }, '403.1');
  you.refuses({ use: 'two', power: 2 }, '403.1');
  you.plays('Spark', { targets: 'one' });
  pass.all();
  expect(card('one').counters).toEqual({ charge: 2 });
  you.uses('one', { power: 2 });
  expect(card('one').counters).toEqual({});
  pass.all();
  expect(you.hand.length).toBe(1);
  expect(card('two').counters).toEqual({ charge: 1, rust: 3 });
});

rule('404.1b', 'counters stay until they are removed, and are gone as the card becomes a different card', () => {
  const back = own('Back', ability(QUICK, putIntoHand(target(anAlly))));
  const { you, card, pass, until } = scenario({
    you: { hand: [back], resources: 2, play: [{ card: charge, as: 'keeper', counters: { charge: 2, '+1 ATK': 1 } }] },
    foe: {},
  });
  until({ turn: 'foe', step: 'action' });
  until({ turn: 'you', step: 'action' });
  expect(card('keeper')).toMatchObject({ atk: 3, counters: { charge: 2, '+1 ATK': 1 } });
  you.plays('Back', { targets: 'keeper' });
  pass.all();
  expect([card('keeper').zone, card('keeper').counters]).toEqual(['hand', {}]);
  you.plays('keeper');
  pass.all();
  expect(card('keeper')).toMatchObject({ zone: 'play', atk: 2 });
  expect(card('keeper').counters).toEqual({});
});

rule('404.1b', 'counters are removed from a resource that has been turned face down', () => {
  const isle = own('Isle', location({}, pay([1], addCounters(2, 'shell'))));
  const { you, card, pass } = scenario(
    {
      you: { hand: ['Ridgeback Pass'], resources: [isle, 'Footsoldier', { card: 'Footsoldier', as: 'other' }] },
      foe: {},
    },
    { cards: [own('Ridgeback Pass', location({}))] },
  );
  you.uses('Isle');
  pass.all();
  expect(card('Isle').counters).toEqual({ shell: 2 });
  you.places('Ridgeback Pass', { face: 'up' });
  pass.all();
  you.mustChooseAmong(['Isle', 'Ridgeback Pass']).chooses('Ridgeback Pass');
  expect([card('Isle').faceUp, card('Isle').counters]).toEqual([false, {}]);
});

rule('404.1c', 'an unnamed counter raises or lowers a number until it is removed; a named one does not', () => {
  const file = own('File', ability(QUICK, removeCounters(1, '+1 ATK', target(anAlly))));
  const { you, card, pass } = scenario({
    you: {
      hand: [file],
      play: [
        { card: charge, as: 'ally', counters: { '+1 ATK': 2, '-1 Health': 1, charge: 4 } },
        { card: own('Plate', armor({ cost: 1, def: 1 })), as: 'plate', counters: { '+1 DEF': 2 } },
      ],
    },
    foe: {},
  });
  expect(card('ally')).toMatchObject({ atk: 4, health: 5 });
  expect(card('plate').def).toBe(3);
  you.plays('File', { targets: 'ally' });
  pass.all();
  expect(card('ally')).toMatchObject({ atk: 3, health: 5, counters: { '+1 ATK': 1, '-1 Health': 1, charge: 4 } });
});

rule('404.1c', 'an unnamed counter can raise ATK and health together', () => {
  const { card } = scenario({ you: { play: [{ card: charge, as: 'ally', counters: { '+1 / +1': 2 } }] }, foe: {} });
  expect(card('ally')).toMatchObject({ atk: 4, health: 8 });
});

rule('404.1d', '"if that was the last" is so where none of that name remain, also if none was there to remove', () => {
  const fuse = own(
    'Fuse',
    ally(body, pay(['activate'], removeCounters(1, 'fuse'), ifSo(compared(countersOn('fuse'), 'exactly', 0), draw()))),
  );
  const { you, card, pass } = scenario({
    you: {
      deck: 4,
      play: [
        { card: fuse, as: 'two', counters: { fuse: 2 } },
        { card: fuse, as: 'one', counters: { fuse: 1, rust: 1 } },
        { card: fuse, as: 'bare' },
      ],
    },
    foe: {},
  });
  for (const [name, cards] of [
    ['two', 0],
    ['one', 1],
    ['bare', 2],
  ] as const) {
    you.uses(name);
    pass.all();
    expect(you.hand.length).toBe(cards);
  }
  expect([card('two').counters, card('one').counters]).toEqual([{ fuse: 1 }, { rust: 1 }]);
});

/** What a player sees of his party but the hero and the resources. */
const partyOf = (game: Parameters<typeof viewGame>[0], seat: number) =>
  viewGame(game, seat).play.filter(
    ({ controller, row, id }) => controller === seat && row !== 'resource' && id !== game.state.players[seat]!.hero,
  );

rule('404.2', 'a token has the tags, numbers, name and powers it was given, and no cost', () => {
  const call = own(
    'Call',
    ability(
      QUICK,
      putTokens(1, token('Bruiser', { tags: ['Ogre', 'Warrior'], atk: [3, 'fire'], health: 4 }, has('Protector'))),
    ),
  );
  const sweep = own('Sweep', ability(QUICK, destroy(each(withCost('or less', 0, anAlly)))));
  const { you, pass, game } = scenario({ you: { hand: [call, sweep], play: ['Elder Moorf'] }, foe: {} });
  you.plays('Call');
  pass.all();
  expect(partyOf(game(), 0)[1]).toMatchObject({
    name: 'Bruiser',
    types: ['Ally'],
    tags: ['Ogre', 'Warrior'],
    atk: 3,
    damageTypes: ['fire'],
    health: 4,
    keywords: ['Protector'],
    owner: 0,
  });
  you.plays('Sweep');
  pass.all();
  expect(you.allies).toEqual(['Elder Moorf']);
});

example('404.2#1', 'the Wisp that Tyrande leaves behind is also called Wisp', () => {
  const slay = own('Slay', ability(QUICK, destroy(target(anAlly))));
  const { you, pass, game } = scenario({
    you: { hand: [slay], play: ['High Priestess Tyrande Whisperwind'] },
    foe: { play: ['Tracker Gallen'] },
  });
  you.plays('Slay', { targets: 'High Priestess Tyrande Whisperwind' });
  pass.all();
  pass.all();
  expect(partyOf(game(), 0)).toMatchObject([{ name: 'Wisp', tags: ['Wisp'], types: ['Ally'], atk: 0, health: 1 }]);
  expect(partyOf(game(), 0)[0]?.facts?.token).toBe(true);
  expect(you.allies).toEqual(['Wisp']);
});

rule(
  '404.2a',
  'an ally token enters the ally row, an equipment token the hero row, and both behave like any other',
  () => {
    const blade = asToken(
      'Spectral Blade',
      weapon({ tags: ['1H', 'Sword'], limit: 'Melee (1)', atk: [2, 'melee'], strike: 0 }),
    );
    const forge = own(
      'Forge',
      ability(QUICK, putTokens(1, blade), putTokens(1, token('Wolf', { atk: [1, 'melee'], health: 2 }))),
    );
    const witness = own('Witness', ongoing({ cost: 0 }, when({ event: 'enter play', card: yours(anAlly) }, draw())));
    const { you, foe, pass, game, until } = scenario({
      you: { hand: [forge], deck: 5, play: [witness, 'Viking Warhammer'] },
      foe: { deck: 5 },
    });
    you.plays('Forge');
    pass.all();
    you.mustChooseAmong(['Viking Warhammer', 'Spectral Blade']).chooses('Viking Warhammer');
    expect(partyOf(game(), 0).map(({ name, row }) => [name, row])).toEqual([
      ['Witness', 'hero'],
      ['Spectral Blade', 'hero'],
      ['Wolf', 'ally'],
    ]);
    pass.all();
    expect(you.hand.length).toBe(1);
    you.refuses({ attack: 'Wolf' }, '601.2a');
    until({ turn: 'foe', step: 'action' });
    until({ turn: 'you', step: 'action' });
    you.attacks('Wolf', foe.hero);
    pass.all();
    pass.all();
    pass.all();
    expect(foe.hero.damage).toBe(1);
    you.attacks(you.hero, foe.hero);
    pass.all();
    you.strikes('Spectral Blade');
    pass.all();
    pass.all();
    expect(foe.hero.damage).toBe(3);
  },
);

rule('404.2a', 'only words for tokens and non-tokens tell them from other cards', () => {
  const doom = own('Doom', ability(QUICK, destroy(target(nonToken(anAlly)))));
  const pop = own('Pop', ability(QUICK, destroy(target({ kind: ['Ally'], token: true }))));
  const mourn = own('Mourn', ongoing({ cost: 0 }, when(isDestroyed(anAlly), draw())));
  const wisp: Facts = token('Wisp', { atk: [0, 'melee'], health: 1 });
  const { you, card, pass } = scenario({
    you: { hand: [doom, pop], deck: 3, play: [mourn, { card: wisp, as: 'wisp' }, ogre('ogre')] },
    foe: { play: [{ card: wisp, as: 'theirs' }, ogre('other')] },
  });
  you.plays('Doom').mustChooseAmong(['ogre', 'other']).chooses('other');
  pass.all();
  pass.all();
  you.plays('Pop').mustChooseAmong(['wisp', 'theirs']).chooses('theirs');
  pass.all();
  pass.all();
  expect(you.hand.length).toBe(2);
  expect([card('wisp').zone, card('ogre').zone]).toEqual(['play', 'play']);
});

rule('404.2b', 'a Totem token is an ongoing ability ally with the restriction and the damage type of its kind', () => {
  const clear = own('Clear', ability(QUICK, destroy(each({ kind: ['Ability'], ongoing: true }))));
  for (const [kind, type] of [
    ['Air', 'nature'],
    ['Earth', 'melee'],
    ['Fire', 'fire'],
    ['Water', 'frost'],
    [null, 'melee'],
  ] as const) {
    const name = kind === null ? 'Totem' : `${kind} Totem`;
    const totem = totemToken(kind, { atk: 1, health: 2 });
    const raise = own('Raise', ability(QUICK, putTokens(1, totem)));
    const { you, foe, pass, game } = scenario({
      you: { hand: [raise], play: [{ card: totem, as: 'first' }] },
      foe: { hand: [clear], play: [ogre('bystander')] },
    });
    you.refuses({ attack: 'first' }, '305.3a');
    you.plays('Raise');
    pass.all();
    if (kind !== null) you.mustChooseAmong(['first', name]).chooses('first');
    expect(you.allies).toEqual(kind === null ? [name, name] : [name]);
    const raised = partyOf(game(), 0).at(-1);
    expect(raised).toMatchObject({
      name,
      types: ['Ability', 'Ally'],
      tags: [name],
      atk: 1,
      damageTypes: [type],
      health: 2,
      row: 'ally',
    });
    you.passes();
    foe.plays('Clear');
    pass.all();
    expect([you.allies, foe.allies]).toEqual([[], ['Quarry Ogre']]);
  }
});

example('404.2b#1', 'Erunak’s Water Totem token has Water Totem (1) and Ongoing, but melee ATK', () => {
  const { you, pass, game } = scenario({
    you: { hand: ['Erunak Stonespeaker'], resources: 5, play: ['Elder Moorf'] },
    foe: {},
  });
  you.plays('Erunak Stonespeaker');
  pass.all();
  pass.all();
  you.mustChooseAmong(['Air Totem', 'Earth Totem', 'Fire Totem', 'Water Totem']).chooses('Water Totem');
  const raised = partyOf(game(), 0).at(-1);
  expect(raised).toMatchObject({
    name: 'Water Totem',
    types: ['Ability', 'Ally'],
    tags: ['Water Totem'],
    atk: 0,
    damageTypes: ['melee'],
    health: 2,
  });
  expect(raised?.facts).toMatchObject({ ongoing: true, token: true, limits: [{ tag: 'Water Totem', count: 1 }] });
});

rule('404.2b', 'Erunak uses each of his Totems in its own way', () => {
  const kinds = ['Air', 'Earth', 'Fire', 'Water'] as const;
  const totems = kinds.map((kind) => ({ card: totemToken(kind, { atk: 0, health: 2 }), as: kind }));
  const { you, card, pass } = scenario({
    you: { play: [{ card: 'Erunak Stonespeaker', as: 'Erunak', damage: 4, exhausted: true }, ...totems] },
    foe: { play: [{ ...totems[0]!, as: 'theirs' }] },
  });
  you.refuses({ use: 'Erunak', pay: 'theirs' }, '403.1');
  you.uses('Erunak', { pay: 'Air' });
  pass.all();
  expect(card('Erunak')).toMatchObject({ exhausted: false, atk: 5, damage: 4, keywords: [] });
  you.uses('Erunak', { pay: 'Earth' });
  pass.all();
  expect(card('Erunak')).toMatchObject({ atk: 5, damage: 4, keywords: ['Protector'] });
  you.uses('Erunak', { pay: 'Fire' });
  pass.all();
  expect(card('Erunak')).toMatchObject({ atk: 10, damage: 4 });
  you.uses('Erunak', { pay: 'Water' });
  pass.all();
  expect(card('Erunak')).toMatchObject({ atk: 10, damage: 0 });
});

rule(
  '404.2c',
  'a token that leaves play triggers what watches for that, and ceases to exist before anybody acts',
  () => {
    const mourn = own('Mourn', ongoing({ cost: 0 }, when({ event: 'leave play', card: yours(anAlly) }, draw())));
    const wisp: Facts = token('Wisp', { atk: [0, 'melee'], health: 1 });
    const back = own('Back', ability(QUICK, putIntoHand(target(anAlly)), give(target(anAlly), [keyword('Ferocity')])));
    const bury = own('Bury', ability(QUICK, put(target(anAlly), { to: 'removed' })));
    const { you, card, pass } = scenario({
      you: {
        hand: [back, bury],
        deck: 4,
        play: [mourn, { card: wisp, as: 'one' }, { card: wisp, as: 'two' }, ogre('ogre')],
      },
      foe: {},
    });
    you.plays('Back', { targets: ['one', 'ogre'] });
    pass.all();
    expect(card('one').zone).toBe('none');
    expect(you.hand).toEqual(['Bury']);
    pass.all();
    expect(you.hand.length).toBe(2);
    you.plays('Bury', { targets: 'two' });
    pass.all();
    expect([card('two').zone, you.removed]).toEqual(['none', []]);
    pass.all();
    expect(you.hand.length).toBe(2);
  },
);

rule('404.2c', 'after it has left play a token is no card that a text could find', () => {
  const wisp: Facts = token('Wisp', { atk: [0, 'melee'], health: 1 });
  const reap = own('Reap', ability(QUICK, destroy(each(anAlly)), draw(countOf(inYourGraveyard(anAlly)))));
  const { you, card, pass } = scenario({
    you: { hand: [reap], deck: 3, play: [{ card: wisp, as: 'wisp' }, ogre('ogre')] },
    foe: {},
  });
  you.plays('Reap');
  pass.all();
  expect([card('wisp').zone, you.hand, you.graveyard]).toEqual(['none', ['Footsoldier'], ['Quarry Ogre', 'Reap']]);
});

rule('404.2', 'the table holds a thousand tokens: those that find no room are not put into play', () => {
  const wisp: Facts = token('Wisp', { atk: [0, 'melee'], health: 1 });
  const swarm = own('Swarm', ability(QUICK, putTokens(600, wisp)));
  const hand = ['first', 'second', 'third'].map((as) => ({ card: swarm, as }));
  const { you, pass, game } = scenario({ you: { hand }, foe: {} });
  const counts = hand.map(({ as }) => {
    you.plays(as);
    pass.all();
    return partyOf(game(), 0).length;
  });
  expect(counts).toEqual([600, 1_000, 1_000]);
});

rule('404.2', 'a token has the numbers that its text told as it was put into play, and keeps them', () => {
  const blank: Facts = token('Echo', { atk: [0, 'melee'], health: 0 });
  const ogres = countOf({ ...anAlly, token: false });
  const call = own('Call', ability(QUICK, { do: 'put token', token: blank, atk: ogres, health: 2 }));
  const fell = own('Fell', ability(QUICK, destroy(each({ ...anAlly, token: false }))));
  const { you, card, pass } = scenario({ you: { hand: [call, fell], play: [ogre('one'), ogre('two')] }, foe: {} });
  you.plays('Call');
  pass.all();
  expect([card('Echo').atk, card('Echo').health]).toEqual([2, 2]);
  you.plays('Fell');
  pass.all();
  expect([card('Echo').atk, card('Echo').health]).toEqual([2, 2]);
});
