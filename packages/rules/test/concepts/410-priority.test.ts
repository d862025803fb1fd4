import {
  ability,
  aHero,
  ally,
  anAlly,
  draw,
  each,
  have,
  health,
  inYourGraveyard,
  inZone,
  isDestroyed,
  location,
  opposing,
  other,
  putDamage,
  putIntoHand,
  putIntoPlay,
  putIntoPlayUnderOwners,
  putTokens,
  set,
  target,
  token,
  when,
  yours,
} from '@meetingstone/cards/language';
import { witness } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const cards = set({
  'Empty Quiver': ability({ cost: 0 }, draw(), putDamage(30, each(opposing(aHero)))),
  Hail: ability({ cost: 0 }, putDamage(1, each(opposing(anAlly)))),
  Homecoming: ability({ cost: 0 }, putIntoHand(target(anAlly))),
  Mourner: ally({ cost: 2, atk: [1, 'melee'], health: 1 }, when(isDestroyed(other(yours(anAlly))), draw())),
  'Night of Knives': ability(
    { cost: 0 },
    putDamage(2, each(opposing(anAlly))),
    putIntoPlay(target(inYourGraveyard(anAlly))),
  ),
  'Old Mourner': ally({ cost: 2, atk: [1, 'melee'], health: 2 }, when(isDestroyed(other(yours(anAlly))), draw())),
  'Rally Point': location({ capacity: 3 }),
  Sprout: ability({ cost: 0 }, putTokens(1, token('Sprite', { atk: [1, 'nature'], health: 1 }))),
  Standard: ally({ cost: 2, atk: [0, 'melee'], health: 1 }, have(other(yours(anAlly)), health(1))),
  'Watch Fire': location({}),
});

const destroyed = (t: { game(): Parameters<typeof witness>[0] }) =>
  witness(t.game(), null).filter(({ event }) => event === 'destroy');

rule('410.1', 'one player has priority: he adds a link and has it again, or passes it clockwise', () => {
  const { you, left, right, priority, chain, pass } = scenario({
    you: { hand: ['Fire Blast', 'Flash Heal'], resources: 2 },
    left: { hand: ['Flash Heal'], resources: 1 },
    right: { hand: ['Flash Heal'], resources: 1 },
  });
  left.refuses({ play: 'Flash Heal', targets: [left.hero] }, '410.1');
  right.refuses('pass', '410.1');
  you.plays('Fire Blast', { targets: [right.hero] });
  expect(priority()).toBe('you');
  you.passes();
  expect(priority()).toBe('left');
  you.refuses({ play: 'Flash Heal', targets: [you.hero] }, '410.1');
  left.plays('Flash Heal', { targets: [right.hero] });
  expect(chain()).toEqual(['Flash Heal', 'Fire Blast']);
  expect(priority()).toBe('left');
  left.passes();
  expect(priority()).toBe('right');
  right.passes();
  expect(priority()).toBe('you');
  you.passes();
  expect(chain()).toEqual(['Fire Blast']);
  pass.all();
  expect(right.hero.damage).toBe(2);
});

rule(
  '410.2, 410.2a',
  'instants, powers and quests at any priority; the rest only in your action phase on an empty chain',
  () => {
    const { you, foe, resolve } = scenario(
      {
        you: {
          hand: ['Fire Blast', 'Roadside Ruffian', 'Lost in the Fens'],
          resources: [
            'Tend the Wounded',
            'Crossways Inn',
            { card: 'Vanquish', faceDown: true },
            { card: 'Charge', faceDown: true },
          ],
          play: ['Bonechill Adept'],
        },
        foe: {
          hand: ['Fire Blast', 'Roadside Ruffian', 'Lost in the Fens'],
          resources: ['Tend the Wounded', 'Watch Fire'],
          play: ['Bonechill Adept'],
        },
      },
      { cards },
    );
    you.mustChooseAmong([
      'pass',
      { play: 'Fire Blast' },
      { play: 'Roadside Ruffian' },
      { use: 'Bonechill Adept' },
      { use: 'Crossways Inn' },
      { complete: 'Tend the Wounded' },
      { place: 'Fire Blast', face: 'down' },
      { place: 'Roadside Ruffian', face: 'down' },
      { place: 'Lost in the Fens', face: 'down' },
      { place: 'Lost in the Fens', face: 'up' },
      { attack: 'Bonechill Adept' },
      { attack: you.hero },
    ]);
    you.plays('Roadside Ruffian');
    you.mustChooseAmong([
      'pass',
      { play: 'Fire Blast' },
      { use: 'Bonechill Adept' },
      { use: 'Crossways Inn' },
      { complete: 'Tend the Wounded' },
    ]);
    you.passes();
    foe.mustChooseAmong(['pass', { play: 'Fire Blast' }, { use: 'Bonechill Adept' }, { complete: 'Tend the Wounded' }]);
    foe.refuses({ place: 'Fire Blast' }, '412.1a');
    resolve.all();
    you.passes();
    foe.mustChooseAmong(['pass', { play: 'Fire Blast' }, { use: 'Bonechill Adept' }, { complete: 'Tend the Wounded' }]);
    foe.refuses({ play: 'Roadside Ruffian' }, '409.1');
    foe.refuses({ place: 'Fire Blast' }, '412.1a');
    foe.refuses({ attack: 'Bonechill Adept' }, '601.1');
    foe.passes();
  },
);

rule('410.3', 'cards played and placed go to the chain themselves, powers, quests and attacks add effects', () => {
  const { you, card, game, resolve } = scenario({
    you: {
      hand: ['Roadside Ruffian', 'Footsoldier'],
      resources: ['Tend the Wounded', { card: 'Charge', faceDown: true }, { card: 'Vanquish', faceDown: true }],
      play: ['Vespers Acolyte'],
    },
    foe: {},
  });
  const topmost = () => {
    const { kind, source } = game().state.chain.at(-1)!;
    return [
      kind,
      game()
        .state.cards.flat()
        .find((one) => one?.id === source)?.zone,
    ];
  };
  you.plays('Roadside Ruffian');
  expect(topmost()).toEqual(['card', 'chain']);
  expect(card('Roadside Ruffian').zone).toBe('chain');
  resolve.all();
  you.places('Footsoldier');
  expect(topmost()).toEqual(['resource', 'chain']);
  expect(card('Footsoldier').zone).toBe('chain');
  resolve.all();
  you.uses('Vespers Acolyte', { targets: [you.hero] });
  expect(topmost()).toEqual(['payment', 'play']);
  you.completes('Tend the Wounded', { targets: [you.hero] });
  expect(topmost()).toEqual(['reward', 'play']);
  resolve.all();
  you.attacks(you.hero);
  expect(topmost()).toEqual(['proposal', undefined]);
  expect(you.hero.zone).toBe('play');
});

rule('410.4', 'as a window opens, priority goes to the turn player before anybody else, whoever had it last', () => {
  const t = scenario({ you: {}, foe: {}, third: {} }, { step: 'ready' });
  for (const step of ['ready', 'draw', 'action', 'end'] as const) {
    expect([t.step(), t.priority()]).toEqual([step, 'you']);
    t.you.passes();
    expect(t.priority()).toBe('foe');
    t.foe.passes();
    t.third.passes();
  }
  expect([t.turn(), t.step(), t.priority()]).toEqual(['foe', 'ready', 'foe']);
});

rule('410.4a', 'when all pass, the topmost link alone resolves, and the turn player has priority', () => {
  const { you, foe, chain, priority } = scenario({
    you: { hand: ['Fire Blast'], resources: 1 },
    foe: { hand: ['Flash Heal'], resources: 1 },
  });
  you.plays('Fire Blast', { targets: [foe.hero] }).passes();
  foe.plays('Flash Heal', { targets: [foe.hero] }).passes();
  you.passes();
  expect(chain()).toEqual(['Fire Blast']);
  expect(foe.graveyard).toEqual(['Flash Heal']);
  expect(priority()).toBe('you');
  you.passes();
  expect(foe.hero.damage).toBe(0);
  foe.passes();
  expect(chain()).toEqual([]);
  expect(foe.hero.damage).toBe(2);
  expect(priority()).toBe('you');
});

rule('410.4b', 'a window closes only when all pass in succession on an empty chain, not as the chain empties', () => {
  const { you, foe, chain, step, priority } = scenario({
    you: { hand: ['Fire Blast'], resources: 1 },
    foe: { hand: ['Flash Heal'], resources: 1 },
  });
  you.plays('Fire Blast', { targets: [foe.hero] }).passes();
  foe.passes();
  expect([chain().length, step(), priority()]).toEqual([0, 'action', 'you']);
  you.passes();
  foe.plays('Flash Heal', { targets: [foe.hero] }).passes();
  you.passes();
  expect([chain().length, step(), priority()]).toEqual([0, 'action', 'you']);
  you.passes();
  expect(step()).toBe('action');
  foe.passes();
  expect([step(), priority()]).toEqual(['end', 'you']);
});

rule(
  '410.5',
  'before priority come the checks, then the waiting effects, whose targets are what the checks left',
  () => {
    const t = scenario(
      {
        you: { hand: ['Night of Knives'], graveyard: ['Copperbolt Engineer'] },
        foe: { play: ['Footsoldier', { card: 'Gravewind Caller', damage: 1 }, 'Quarry Ogre'], deck: ['Fire Blast'] },
      },
      { cards },
    );
    t.you.plays('Night of Knives', { targets: ['Copperbolt Engineer'] });
    t.pass.all();
    expect(t.foe.graveyard).toEqual(['Footsoldier', 'Gravewind Caller']);
    expect(t.priority()).toBe(null);
    t.you.mustChooseAmong(['you.hero', 'foe.hero', 'Copperbolt Engineer', 'Quarry Ogre']).chooses('Quarry Ogre');
    expect(t.chain()).toEqual(['Gravewind Caller', 'Copperbolt Engineer']);
    expect(t.priority()).toBe('you');
    t.resolve.all();
    expect(t.foe.hand).toEqual(['Fire Blast']);
    expect(t.card('Quarry Ogre').damage).toBe(3);
  },
);

rule(
  '410.6',
  'the checks of a wave happen together, and waves follow each other until one finds nothing; the chain is not used',
  () => {
    const t = scenario(
      {
        you: { hand: ['Hail'] },
        foe: {
          play: [
            { card: 'Mourner', as: 'first', damage: 1 },
            { card: 'Old Mourner', as: 'second', damage: 1 },
            'Standard',
            'Quarry Ogre',
          ],
        },
      },
      { cards },
    );
    t.you.plays('Hail');
    t.pass.all();
    expect(destroyed(t).map(({ card }) => card!.name)).toEqual(['Mourner', 'Standard', 'Old Mourner']);
    expect(t.chain()).toEqual([]);
    t.foe.mustChooseAmong(['first', 'second', 'second']);
    t.foe.orders('first', 'second', 'second');
    t.resolve.all();
    expect(t.foe.hand).toHaveLength(3);
    expect(t.foe.allies).toEqual(['Quarry Ogre']);
  },
);

rule(
  '410.6a',
  'characters with no health are destroyed, and so are those with fatal damage; only these died of damage',
  () => {
    const t = scenario({
      you: { hand: ['Withering Shout'], resources: 4, play: ['Snaggletooth Runner'] },
      foe: { play: ['Roadside Ruffian', { card: 'Footsoldier', damage: 1 }, 'Mule Driver'] },
    });
    t.you.plays('Withering Shout');
    t.pass.all();
    expect(destroyed(t).map(({ card, fatal }) => [card!.name, fatal])).toEqual([
      ['Roadside Ruffian', false],
      ['Footsoldier', true],
    ]);
    expect(t.foe.allies).toEqual(['Mule Driver']);
    expect(t.you.allies).toEqual(['Snaggletooth Runner']);
  },
);

rule('410.6a', 'a hero is a character: with fatal damage it is destroyed', () => {
  const t = scenario({
    you: { hand: ['Fire Blast'], resources: 1 },
    foe: { hero: { health: 25, damage: 23 } },
    third: { hero: { health: 25, damage: 24 } },
  });
  t.you.plays('Fire Blast', { targets: [t.foe.hero] });
  t.pass.all();
  expect([t.foe.lost, t.third.lost, t.winner()]).toEqual([true, false, null]);
});

example('410.6a#1', 'three Guards hold each other up, and fall one wave after the other', () => {
  const t = scenario({
    you: { hand: ['Chain Lightning'], resources: 5 },
    foe: {
      play: [
        { card: 'Ironforge Guards', as: 'a' },
        { card: 'Ironforge Guards', as: 'b' },
        { card: 'Ironforge Guards', as: 'c' },
      ],
    },
  });
  expect(['a', 'b', 'c'].map((ref) => t.card(ref).health)).toEqual([3, 3, 3]);
  const [a, b, c] = t.game().state.play.slice(-3);
  t.you.plays('Chain Lightning', { targets: ['c', 'b', 'a'] });
  t.pass.all();
  const fallen = t.game().happened.flatMap(({ event, card }) => (event === 'destroy' ? [card] : []));
  expect(fallen).toEqual([c, b, a]);
  expect(t.foe.allies).toEqual([]);
  expect(t.foe.graveyard).toHaveLength(3);
});

rule('410.6b', 'who had to draw from an empty deck loses at the next check, together with a fallen hero', () => {
  const t = scenario({ you: { hand: ['Empty Quiver'], deck: [] }, foe: {} }, { cards });
  t.you.plays('Empty Quiver');
  t.pass.all();
  expect(t.winner()).toBe('draw');
});

rule('410.6b', 'an empty deck alone harms nobody; the draw it could not give does', () => {
  const t = scenario({ you: { hand: ['Empty Quiver'], deck: 1 }, foe: { hero: { health: 31 }, deck: [] } }, { cards });
  t.you.plays('Empty Quiver');
  t.pass.all();
  expect([t.you.deck.length, t.you.lost, t.foe.lost]).toEqual([0, false, false]);
  t.until({ step: 'end' });
  t.pass.all();
  t.pass.all();
  expect(t.winner()).toEqual(['you']);
});

rule('410.6c', 'an attachment whose host is no longer what it describes is destroyed by the game', () => {
  const t = scenario(
    {
      you: { play: ['Arcanite Dragonling', 'Quarry Ogre'], resources: 1 },
      foe: {
        hand: [
          { card: 'Polymorph', as: 'first' },
          { card: 'Polymorph', as: 'second' },
        ],
        resources: 4,
      },
    },
    { turn: 'foe', step: 'draw' },
  );
  t.foe.passes();
  t.you.uses('Arcanite Dragonling').passes();
  t.foe.passes();
  t.pass.all();
  t.foe.plays('first', { targets: ['Arcanite Dragonling'] });
  t.resolve.all();
  t.foe.plays('second', { targets: ['Quarry Ogre'] });
  t.resolve.all();
  expect([t.card('first').attachedTo, t.card('second').attachedTo]).toEqual(['Arcanite Dragonling', 'Quarry Ogre']);
  t.until({ turn: 'you', step: 'ready' });
  expect([t.card('first').zone, t.card('second').zone]).toEqual(['graveyard', 'play']);
  expect(t.foe.graveyard).toEqual(['Polymorph']);
  expect(t.card('Arcanite Dragonling').zone).toBe('play');
});

example('410.6c#1', 'Turn the Blade stays on the Dragonling: it asks for no more than an attached card', () => {
  const t = scenario(
    {
      you: { play: ['Arcanite Dragonling', 'Padded Robe'], resources: 1 },
      foe: { hand: ['Turn the Blade'], resources: 1 },
    },
    { turn: 'foe', step: 'draw' },
  );
  t.foe.passes();
  t.you.uses('Arcanite Dragonling').passes();
  t.foe.passes();
  t.pass.all();
  t.foe.plays('Turn the Blade', { targets: ['Arcanite Dragonling'] });
  t.resolve.all();
  expect(t.card('Arcanite Dragonling').atk).toBe(-1);
  t.until({ turn: 'you', step: 'action' });
  expect(t.card('Arcanite Dragonling').types).toEqual(['Equipment']);
  expect(t.card('Turn the Blade').zone).toBe('play');
  expect(t.card('Turn the Blade').attachedTo).toBe('Arcanite Dragonling');
});

rule('410.6d', 'a token outside of play ceases to exist before anybody gets priority', () => {
  const t = scenario(
    {
      you: {
        hand: ['Sprout', { card: 'Homecoming', as: 'once' }, { card: 'Homecoming', as: 'again' }],
        play: ['Footsoldier'],
      },
      foe: {},
    },
    { cards },
  );
  t.you.plays('Sprout');
  t.pass.all();
  const sprite = t.card('Sprite');
  expect([sprite.zone, t.you.allies]).toEqual(['play', ['Footsoldier', 'Sprite']]);
  t.you.plays('once', { targets: ['Sprite'] });
  t.pass.all();
  expect(t.game().happened.map(({ event, zone }) => [event, zone])).toContainEqual(['move', 'hand']);
  expect([sprite.zone, t.you.hand]).toEqual(['none', ['Homecoming']]);
  t.you.plays('again', { targets: ['Footsoldier'] });
  t.pass.all();
  expect(t.you.hand).toEqual(['Footsoldier']);
});

rule('410.6e', 'damage on what is no character any more is removed', () => {
  const t = scenario(
    {
      you: { play: ['Arcanite Dragonling', { card: 'Quarry Ogre', damage: 1 }], resources: 1 },
      foe: { hand: ['Hail'] },
    },
    { cards, turn: 'foe', step: 'draw' },
  );
  t.foe.passes();
  t.you.uses('Arcanite Dragonling').passes();
  t.foe.passes();
  t.pass.all();
  t.foe.plays('Hail');
  t.resolve.all();
  expect([t.card('Arcanite Dragonling').damage, t.card('Quarry Ogre').damage]).toEqual([1, 2]);
  t.until({ turn: 'you', step: 'ready' });
  expect([t.card('Arcanite Dragonling').damage, t.card('Quarry Ogre').damage]).toEqual([0, 2]);
});

rule('410.6f', 'counters on a resource that was turned face down are removed, others stay', () => {
  const t = scenario(
    {
      you: { hand: ['Watch Fire'], resources: [{ card: 'Rally Point', as: 'mine', counters: { muster: 2 } }] },
      foe: { resources: [{ card: 'Rally Point', as: 'theirs', counters: { muster: 3 } }] },
    },
    { cards },
  );
  t.you.places('Watch Fire', { face: 'up' });
  t.pass.all();
  expect(t.card('mine').counters).toEqual({ muster: 2 });
  t.you.chooses('Watch Fire');
  expect([t.card('mine').faceUp, t.card('mine').counters]).toEqual([false, {}]);
  expect([t.card('theirs').faceUp, t.card('theirs').counters]).toEqual([true, { muster: 3 }]);
});

rule('410.6g', 'who controls several locations keeps the one he chooses, and turns the others face down', () => {
  const t = scenario(
    {
      you: { hand: ['Watch Fire'], resources: ['Quiet Shrine', 'Letters for the Front'] },
      foe: { resources: ['Rally Point'] },
    },
    { cards },
  );
  t.you.places('Watch Fire', { face: 'up' });
  t.pass.all();
  expect(t.waiting()).toEqual({
    for: 'you',
    question: 'location',
    about: null,
    options: ['Quiet Shrine', 'Watch Fire'],
  });
  t.you.mustChooseAmong(['Quiet Shrine', 'Watch Fire']).chooses('Quiet Shrine');
  expect([t.card('Quiet Shrine').faceUp, t.card('Watch Fire').faceUp]).toEqual([true, false]);
  expect([t.card('Letters for the Front').faceUp, t.card('Rally Point').faceUp]).toEqual([true, true]);
  expect(t.you.resources).toHaveLength(3);
  expect(t.chain()).toEqual([]);
});

const homecomingOfPlaces = set({
  'Old Road': location({}),
  'New Road': location({}),
  'Far Road': location({}),
  Rebuild: ability({ cost: 0 }, putIntoPlayUnderOwners(each(inZone('graveyard', { kind: ['Location'] })))),
  Deed: ability(
    { cost: 0 },
    {
      do: 'modify',
      what: target({ kind: ['Location'], whose: 'you' }),
      changes: [{ change: 'control', by: { player: 'target' } }],
      duration: 'this game',
    },
  ),
});

rule(
  '410.6g',
  'every player keeps one of his locations, whoever has the turn; all the others turn at the same time',
  () => {
    const roads = (mine: string) => [
      { card: 'Old Road', as: `${mine} old road` },
      { card: 'New Road', as: `${mine} new road` },
    ];
    const t = scenario(
      {
        left: { resources: [{ card: 'Far Road', as: 'left far road' }], graveyard: roads('left') },
        you: { hand: ['Rebuild'], resources: [{ card: 'Far Road', as: 'my far road' }], graveyard: roads('my') },
        right: { resources: [{ card: 'Far Road', as: 'right far road' }] },
      },
      { cards: homecomingOfPlaces, turn: 'you' },
    );
    const faces = (...names: string[]) => names.map((name) => t.card(name).faceUp);
    t.you.plays('Rebuild');
    t.pass.all();
    t.you.mustChooseAmong(['my far road', 'my old road', 'my new road']).chooses('my old road');
    expect(faces('my far road', 'my old road', 'my new road')).toEqual([true, true, true]);
    t.left.refuses({ choose: 'my far road' }, '410.6g');
    t.left.mustChooseAmong(['left far road', 'left old road', 'left new road']).chooses('left new road');
    expect(faces('my far road', 'my old road', 'my new road')).toEqual([false, true, false]);
    expect(faces('left far road', 'left old road', 'left new road')).toEqual([false, false, true]);
    expect([faces('right far road'), t.chain(), t.priority()]).toEqual([[true], [], 'you']);
  },
);

rule('410.6g', 'a location counts for who controls it, not for who owns it', () => {
  const t = scenario(
    {
      you: { hand: ['Deed'], resources: [{ card: 'Old Road', as: 'given' }] },
      foe: { resources: [{ card: 'New Road', as: 'theirs' }] },
    },
    { cards: homecomingOfPlaces },
  );
  t.you.plays('Deed', { targets: ['foe', 'given'] });
  t.pass.all();
  expect(t.card('given').controller).toBe('foe');
  t.foe.mustChooseAmong(['theirs', 'given']).chooses('given');
  expect([t.card('theirs').faceUp, t.card('given').faceUp, t.priority()]).toEqual([false, true, 'you']);
});
