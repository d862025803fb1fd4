import {
  ability,
  aCard,
  aHero,
  ally,
  alsoType,
  anAlly,
  aResource,
  atkBecomes,
  atStartOfYourTurn,
  deal,
  destroy,
  draw,
  have,
  healthBecomes,
  interrupt,
  inZone,
  isDestroyed,
  masterHero,
  ongoing,
  pay,
  placeAsAdditional,
  reveal,
  set,
  target,
  that,
  topOfYourDeck,
  when,
  yours,
} from '@meetingstone/cards/language';
import type { Game } from '@meetingstone/rules';
import { viewGame } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const cards = set({
  'Break It Off': ability({ cost: 0, instant: true }, interrupt(target(inZone('chain', aCard)))),
  'Falling Stones': ability({ cost: 0 }, deal(2, 'nature', target(anAlly))),
  'Grave Song': ongoing({ cost: 0 }, when(isDestroyed(anAlly), draw())),
  'Lone Banner': ongoing({ cost: 1, unique: true }),
  'Old King': masterHero({ cost: 5, health: 30 }),
  'Unquiet Earth': ongoing({ cost: 0 }, have(yours(aResource), alsoType('Ally'), atkBecomes(1), healthBecomes(2))),
  Warden: ally({ cost: 2, tags: ['Orc'], unique: true, atk: [2, 'melee'], health: 2 }, atStartOfYourTurn(draw())),
});

const BLANK = { types: [], tags: [], icons: [], keywords: [], powers: [], cost: null, atk: null, health: null };

/** The resources of the first player as somebody sees them. */
const resources = (game: Game, viewer: number | null) =>
  viewGame(game, viewer).play.filter(({ row, controller }) => row === 'resource' && controller === 0);

rule('412.1', 'once on each of your turns you may place a card from your hand as a resource', () => {
  const t = scenario({
    you: { hand: ['Footsoldier', 'Vanquish'], graveyard: ['Charge'] },
    foe: { hand: ['Hired Lance'] },
  });
  t.you.refuses({ place: 'Charge' }, '412.1');
  t.you.refuses({ place: 'Hired Lance' }, '412.1');
  t.you.places('Footsoldier');
  t.pass.all();
  expect(t.you.resources).toEqual(['Footsoldier']);
  expect(t.card('Footsoldier').exhausted).toBe(false);
  t.you.mustChooseAmong(['pass', { attack: t.you.hero }]).refuses({ place: 'Vanquish' }, '412.1');
  t.until({ turn: 'foe', step: 'action' });
  t.until({ turn: 'you', step: 'action' });
  t.you.places('Vanquish');
  t.pass.all();
  expect(t.you.resources).toEqual(['Footsoldier', 'Vanquish']);
  expect(t.foe.hand).toContain('Hired Lance');
});

rule(
  '412.1a',
  'a resource is placed in your action phase on an empty chain, and goes through the chain to its row',
  () => {
    const t = scenario(
      {
        you: { hand: ['Footsoldier', { card: 'Fire Blast', as: 'bolt' }], resources: 1 },
        foe: { hand: ['Break It Off'] },
      },
      { cards, step: 'draw' },
    );
    t.you.refuses({ place: 'Footsoldier' }, '412.1a');
    t.pass.all();
    t.you.plays('bolt', { targets: [t.foe.hero] });
    t.you.refuses({ place: 'Footsoldier' }, '412.1a').passes();
    t.foe.mustChooseAmong(['pass', { play: 'Break It Off' }]).passes();
    t.you.places('Footsoldier');
    expect([t.card('Footsoldier').zone, t.chain()]).toEqual(['chain', ['Footsoldier']]);
    t.you.passes();
    t.foe.mustChooseAmong(['pass']).refuses({ play: 'Break It Off' }, '706.1');
    t.foe.passes();
    expect([t.card('Footsoldier').zone, t.you.resources.length]).toEqual(['play', 2]);
    expect(t.you.allies).toEqual([]);
  },
);

rule('412.1b', 'quests and locations can be placed either way up, all others only face down', () => {
  const t = scenario({
    you: { hand: ['Letters for the Front', 'Quiet Shrine', 'Footsoldier', 'Fire Blast', 'Padded Robe'] },
    foe: {},
  });
  t.you.mustChooseAmong([
    'pass',
    { attack: t.you.hero },
    { place: 'Letters for the Front', face: 'up' },
    { place: 'Letters for the Front', face: 'down' },
    { place: 'Quiet Shrine', face: 'up' },
    { place: 'Quiet Shrine', face: 'down' },
    { place: 'Footsoldier', face: 'down' },
    { place: 'Fire Blast', face: 'down' },
    { place: 'Padded Robe', face: 'down' },
  ]);
  for (const place of ['Footsoldier', 'Fire Blast', 'Padded Robe']) t.you.refuses({ place, face: 'up' }, '412.1b');
  t.you.places('Letters for the Front', { face: 'up' });
  t.pass.all();
  expect([t.card('Letters for the Front').faceUp, t.card('Letters for the Front').types]).toEqual([true, ['Quest']]);
});

rule('412.1b', 'a face-down resource is blank on the chain, in play and as it leaves', () => {
  const t = scenario(
    {
      you: {
        hand: ['Warden'],
        play: ['Grave Song', 'Mule Driver'],
        resources: [{ card: 'Warden', as: 'twin', faceDown: true }],
      },
      foe: { hand: ['Lobotomize', 'Vanquish'], resources: 9 },
    },
    { cards },
  );
  t.you.places('Warden');
  expect(viewGame(t.game(), 1).chain.map(({ name }) => name)).toEqual([null]);
  t.pass.all();
  expect(resources(t.game(), 0)).toMatchObject([BLANK, BLANK]);
  t.until({ turn: 'foe', step: 'action' });
  t.foe.plays('Lobotomize');
  t.foe.mustChooseAmong(['Warden', 'twin', ...Array.from({ length: 9 }, () => 'Footsoldier')]).chooses('twin');
  t.pass.all();
  expect([t.card('twin').zone, t.chain()]).toEqual(['graveyard', []]);
  t.foe.plays('Vanquish', { targets: ['Mule Driver'] });
  t.pass.all();
  expect(t.chain()).toEqual(['Grave Song']);
  t.pass.all();
  const hand = t.you.hand.length;
  t.until({ turn: 'you', step: 'action' });
  expect(t.you.hand).toHaveLength(hand + 1);
});

rule('412.1b', 'face down, what was an attachment or unique is neither', () => {
  for (const [hidden, gone] of [
    ['Rime Veil', { attachment: true }],
    ['Grave Song', { ongoing: true }],
    ['Lone Banner', { unique: true }],
  ] as const) {
    const seeks = set({ Seeker: ally({ cost: 0, atk: [1, 'melee'], health: 1 }, pay([], destroy(target(gone)))) });
    const t = scenario(
      { you: { play: ['Seeker'] }, foe: { resources: [{ card: hidden, faceDown: true }] } },
      { cards: [...cards, ...seeks] },
    );
    t.you.refuses({ use: 'Seeker' }, '706.1');
  }
});

rule('412.1b', 'what a modifier gives to a face-down resource it has', () => {
  const t = scenario(
    {
      you: {
        play: ['Unquiet Earth', 'Grave Song'],
        hand: ['Falling Stones'],
        resources: [{ card: 'Charge', as: 'clod', faceDown: true }],
      },
      foe: { resources: [{ card: 'Charge', as: 'other', faceDown: true }] },
    },
    { cards },
  );
  expect(resources(t.game(), 0)).toMatchObject([{ types: ['Ally'], atk: 1, health: 2, name: 'Charge' }]);
  expect(resources(t.game(), 1)).toMatchObject([{ types: ['Ally'], atk: 1, health: 2, name: null }]);
  t.you.refuses({ play: 'Falling Stones', targets: ['other'] }, '706.1');
  t.you.plays('Falling Stones', { targets: ['clod'] });
  t.pass.all();
  expect([t.card('clod').zone, t.card('other').zone]).toEqual(['graveyard', 'play']);
  expect(t.chain()).toEqual(['Grave Song']);
  t.pass.all();
  expect(t.you.hand).toHaveLength(1);
});

rule('412.1b', 'an ally that becomes a face-down resource loses name, powers, types and tags', () => {
  const t = scenario({
    you: {
      hand: ['Hibernate'],
      resources: [
        { card: 'Charge', faceDown: true },
        { card: 'Vanquish', faceDown: true },
      ],
    },
    foe: { play: ['Mule Driver', 'Bridge Warden'] },
  });
  const seen = (name: string) => t.card(name);
  expect([seen('Mule Driver').types, seen('Mule Driver').keywords]).toEqual([['Ally'], ['Protector']]);
  t.you.plays('Hibernate', { targets: ['Mule Driver'] });
  t.pass.all();
  const [resource] = viewGame(t.game(), 0).play.filter(({ row, controller }) => row === 'resource' && controller === 1);
  expect(resource).toMatchObject({ ...BLANK, name: null, known: false, faceDown: true, exhausted: true });
  expect([t.foe.resources, t.foe.allies]).toEqual([['Mule Driver'], ['Bridge Warden']]);
});

rule('412.1b', 'a Master Hero placed face down is as blank as any other card', () => {
  const t = scenario({ you: { hand: ['Old King'] }, foe: {} }, { cards });
  t.you.refuses({ place: 'Old King', face: 'up' }, '412.1b');
  t.you.places('Old King');
  t.pass.all();
  expect(t.you.hero.name).toBe('Hero of you');
  expect(resources(t.game(), 0)).toMatchObject([{ ...BLANK, name: 'Old King' }]);
  expect(resources(t.game(), 1)).toMatchObject([{ ...BLANK, name: null, known: false }]);
});

example('412.1b#1', 'Readiness does not see that the card destroyed for Nalonae is an ability', () => {
  const t = scenario({
    you: {
      hand: ['Readiness', 'Nalonae', 'Fire Blast'],
      resources: [
        { card: 'Flash Heal', as: 'buried', faceDown: true },
        { card: 'Footsoldier', as: 'plain', faceDown: true },
        ...Array.from({ length: 3 }, () => ({ card: 'Mule Driver', faceDown: true })),
      ],
    },
    foe: {},
  });
  t.you.plays('Readiness');
  t.pass.all();
  expect([t.you.graveyard, t.you.removed]).toEqual([[], ['Readiness']]);
  t.you.plays('Nalonae', { cost: 'alternate', pay: ['buried'] });
  expect([t.card('buried').zone, t.you.readyResources]).toEqual(['graveyard', 2]);
  t.pass.all();
  expect(t.you.allies).toEqual(['Nalonae']);
  t.you.plays('buried', { targets: [t.you.hero] });
  t.pass.all();
  expect([t.card('buried').zone, t.card('Readiness').zone]).toEqual(['removed', 'removed']);
});

/** The start of your turn, with the triggered effect of Eranikus resolved as far as its first question. */
const awakened = (deck: readonly string[], hand: readonly string[], play: readonly string[] = ['Eranikus']) => {
  const t = scenario({ foe: {}, you: { hand, deck, play, resources: 1 } }, { cards, turn: 'foe' });
  t.until({ turn: 'you', step: 'ready' });
  expect(t.chain()).toEqual(['Eranikus']);
  t.pass.all();
  return t;
};

example('412.1c#1', 'Eranikus puts Brokentoe on the chain either way up; face up it costs a card', () => {
  const t = awakened(['The Ring of Blood: Brokentoe', 'Vanquish', 'Charge'], ['Footsoldier', 'Hired Lance']);
  t.you.mustChooseAmong(['face up', 'face down']).chooses('face up');
  t.you.mustChooseAmong(['Footsoldier', 'Hired Lance']).chooses('Hired Lance');
  expect([t.you.graveyard, t.chain(), t.priority()]).toEqual([
    ['Hired Lance'],
    ['The Ring of Blood: Brokentoe'],
    'you',
  ]);
  t.pass.all();
  const quest = t.card('The Ring of Blood: Brokentoe');
  expect([quest.zone, quest.faceUp, quest.exhausted, t.you.resources.length]).toEqual(['play', true, false, 2]);

  const down = awakened(['The Ring of Blood: Brokentoe', 'Vanquish', 'Charge'], ['Footsoldier']);
  down.you.chooses('face down');
  expect([down.chain().length, down.you.hand]).toEqual([1, ['Footsoldier']]);
  down.pass.all();
  expect([down.card('The Ring of Blood: Brokentoe').faceUp, down.you.resources.length]).toEqual([false, 2]);

  const poor = awakened(['The Ring of Blood: Brokentoe', 'Vanquish', 'Charge'], []);
  expect([poor.chain().length, poor.priority()]).toEqual([1, 'you']);
  poor.pass.all();
  expect([poor.card('The Ring of Blood: Brokentoe').faceUp, poor.card('The Ring of Blood: Brokentoe').zone]).toEqual([
    false,
    'play',
  ]);
});

rule(
  '412.1c',
  'an additional resource is revealed, lies on the chain above the resolving link, and counts for nothing',
  () => {
    const t = awakened(['Quarry Ogre', 'Vanquish', 'Charge'], ['Mule Driver']);
    expect([t.chain(), t.priority()]).toEqual([['Quarry Ogre'], 'you']);
    expect(t.game().happened.find(({ event }) => event === 'reveal')?.name).toBe('Quarry Ogre');
    t.pass.all();
    expect([t.card('Quarry Ogre').faceUp, t.card('Quarry Ogre').exhausted, t.card('Quarry Ogre').types]).toEqual([
      false,
      false,
      [],
    ]);
    t.until({ step: 'action' });
    t.you.places('Mule Driver');
    t.pass.all();
    expect(t.you.resources).toHaveLength(3);
  },
);

rule(
  '412.1c',
  'each of several revealed cards is a link of its own, and what comes after them in the text comes first',
  () => {
    const dredge = set({
      Dredge: ability(
        { cost: 0, instant: true },
        reveal(topOfYourDeck(2)),
        placeAsAdditional(that, 'exhausted'),
        deal(1, 'fire', target(aHero)),
      ),
    });
    const t = scenario(
      {
        you: { hand: ['Dredge'], deck: ['Letters for the Front', 'Footsoldier', 'Charge'] },
        foe: { hand: ['Break It Off'] },
      },
      { cards: [...cards, ...dredge] },
    );
    t.you.plays('Dredge', { targets: [t.foe.hero] });
    t.you.passes();
    t.foe.passes();
    t.you.mustChooseAmong(['face up', 'face down']);
    expect(t.chain()).toEqual(['Dredge']);
    t.you.chooses('face up');
    expect([t.chain(), t.foe.hero.damage]).toEqual([['Footsoldier', 'Letters for the Front'], 1]);
    expect(t.you.graveyard).toEqual(['Dredge']);
    t.you.mustChooseAmong(['pass']).passes();
    t.foe.mustChooseAmong(['pass']).refuses({ play: 'Break It Off' }, '706.1').passes();
    expect([t.card('Footsoldier').faceUp, t.card('Footsoldier').exhausted, t.chain()]).toEqual([
      false,
      true,
      ['Letters for the Front'],
    ]);
    t.pass.all();
    expect([t.card('Letters for the Front').faceUp, t.card('Letters for the Front').exhausted]).toEqual([true, true]);
  },
);

rule('412.1c', 'who may not place resources places no additional ones, and the card stays where it is', () => {
  const barren = set({
    Barren: ongoing(
      { cost: 0 },
      {
        power: 'continuous',
        continuous: { players: 'any', changes: [{ change: 'restrict', restriction: { cant: 'place' } }] },
      },
    ),
  });
  const t = scenario(
    { foe: {}, you: { deck: ['Quarry Ogre', 'Charge', 'Charge'], play: ['Eranikus', 'Barren'] } },
    { cards: [...cards, ...barren], turn: 'foe' },
  );
  t.until({ turn: 'you', step: 'ready' });
  t.pass.all();
  expect([t.chain(), t.you.deck[0], t.you.resources]).toEqual([[], 'Quarry Ogre', []]);
});

rule('412.2', 'a resource cost is paid by exhausting your own ready resources, whichever way up they lie', () => {
  const t = scenario({
    you: {
      hand: ['Footsoldier', 'Fire Blast'],
      resources: [
        'Letters for the Front',
        { card: 'Charge', as: 'down', faceDown: true },
        { card: 'Vanquish', as: 'tired', faceDown: true, exhausted: true },
      ],
    },
    foe: { resources: 3 },
  });
  t.you.plays('Footsoldier');
  expect(['Letters for the Front', 'down', 'tired'].map((ref) => t.card(ref).exhausted)).toEqual([true, true, true]);
  expect(t.foe.readyResources).toBe(3);
  t.you.refuses({ play: 'Fire Blast', targets: [t.foe.hero] }, '403.1');
  t.pass.all();
  expect(t.you.allies).toEqual(['Footsoldier']);
});

example('412.2#1', 'in response to Lobotomize its target can still pay for something, but not for later', () => {
  const t = scenario({
    foe: { hand: ['Lobotomize'], resources: 5 },
    you: {
      hand: ['Fire Blast', 'Footsoldier'],
      resources: [
        { card: 'Vanquish', as: 'safe', faceDown: true },
        { card: 'Charge', as: 'doomed', faceDown: true },
      ],
    },
  });
  t.foe.plays('Lobotomize', { targets: ['doomed'] }).passes();
  t.you.mustChooseAmong(['pass', { play: 'Fire Blast' }]);
  t.you.plays('Fire Blast', { targets: [t.foe.hero], exhaust: ['doomed'] });
  expect([t.card('doomed').exhausted, t.card('safe').exhausted]).toEqual([true, false]);
  t.you.mustChooseAmong(['pass']).passes();
  t.foe.passes();
  expect(t.foe.hero.damage).toBe(2);
  t.pass.all();
  expect([t.card('doomed').zone, t.card('safe').zone]).toEqual(['graveyard', 'play']);
});
