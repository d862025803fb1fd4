import {
  ability,
  aCard,
  ally,
  anAlly,
  aResource,
  attached,
  attachment,
  destroyThis,
  discard,
  draw,
  each,
  exchangeControl,
  heroOrAlly,
  ifYouDo,
  inYourGraveyard,
  inZone,
  isDestroyed,
  ongoing,
  opposing,
  pay,
  put,
  putIntoHand,
  putIntoPlay,
  quest,
  removeFromGame,
  set,
  target,
  thisCard,
  when,
  yours,
  you as yourself,
} from '@meetingstone/cards/language';
import type { Game } from '@meetingstone/rules';
import { viewGame, ZONES } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const cards = set({
  Barter: ability({ cost: 0 }, ifYouDo(exchangeControl(target(heroOrAlly), target(heroOrAlly)), draw())),
  'Barter Fields': ability({ cost: 0 }, exchangeControl(target(yours(aResource)), target(opposing(aResource)))),
  'Cinder Brand': attachment({ cost: 1 }, anAlly, when(isDestroyed(attached(anAlly)), putIntoHand(thisCard))),
  'Day of Return': ability({ cost: 0, instant: true }, putIntoPlay(each(yours(inZone('removed', aCard))))),
  'Lay to Rest': ability({ cost: 0 }, put(target(anAlly), { to: 'graveyard' })),
  'Lost Without Trace': ability({ cost: 0 }, put(target(anAlly), { to: 'removed', faceDown: true })),
  'Pale Offering': ongoing({ cost: 0 }, pay([destroyThis], draw())),
  'Pack Up': ability({ cost: 0 }, putIntoHand(target(anAlly))),
  'Raise the Fallen': ability({ cost: 0, instant: true }, putIntoPlay(target(inYourGraveyard(aCard)))),
  'Read Ahead': ability({ cost: 0 }, draw(2)),
  'Send Off': ability({ cost: 0, instant: true }, removeFromGame(target(anAlly))),
  'Steal It Away': ability({ cost: 0 }, put(target(opposing(anAlly)), { to: 'hand', of: yourself })),
  'Throw Out': ability({ cost: 0 }, discard(2)),
  Vengeance: ongoing({ cost: 0 }, when(isDestroyed(yours(anAlly)), draw())),
  Widow: ally({ cost: 1, atk: [1, 'melee'], health: 1 }),
});

/** What a viewer sees of a player's cards: name and whether it is known. */
const seen = (game: Game, viewer: number | null, seat: number) => {
  const { hand, graveyards, removed, handCount } = viewGame(game, viewer).players[seat]!;
  const names = (list: readonly { readonly name: string | null }[]) => list.map(({ name }) => name);
  return { hand: hand && names(hand), handCount, graveyard: names(graveyards.flat()), removed: names(removed) };
};
const inPlay = (game: Game, viewer: number | null) =>
  viewGame(game, viewer).play.map(({ name, row, host }) => [name, host === 0 ? row : 'attached']);

rule('415.1', 'a card is in one of six zones, which are there even when empty', () => {
  const t = scenario(
    { you: { deck: ['Widow'], resources: 1 }, foe: { hand: ['Fire Blast', 'Send Off'], resources: 1, deck: [] } },
    { cards, step: 'ready' },
  );
  expect(ZONES).toEqual(['chain', 'deck', 'graveyard', 'hand', 'play', 'removed']);
  const { players: views, chain } = viewGame(t.game(), 0);
  expect(views[0]).toMatchObject({ hand: [], deckCounts: [1], graveyards: [[]], removed: [] });
  expect([chain, views[1]!.deckCounts]).toEqual([[], [0]]);
  expect(t.card('Widow').zone).toBe('deck');
  t.until({ step: 'draw' });
  expect(t.card('Widow').zone).toBe('hand');
  t.until({ step: 'action' });
  t.you.plays('Widow');
  expect(t.card('Widow').zone).toBe('chain');
  t.pass.all();
  expect(t.card('Widow').zone).toBe('play');
  t.you.passes();
  t.foe.plays('Fire Blast', { targets: ['Widow'] });
  t.pass.all();
  expect(t.card('Widow').zone).toBe('graveyard');
});

rule('415.1', 'chain and deck are ordered from top to bottom', () => {
  const t = scenario(
    {
      you: {
        hand: ['Fire Blast', 'Flash Heal', 'Read Ahead'],
        resources: 2,
        deck: ['Fen Lurker', 'Mule Driver', 'Hired Lance'],
      },
      foe: {},
    },
    { cards },
  );
  t.you.plays('Fire Blast', { targets: [t.foe.hero] }).plays('Flash Heal', { targets: [t.foe.hero] });
  expect(t.chain()).toEqual(['Flash Heal', 'Fire Blast']);
  t.resolve.all();
  expect([t.you.graveyard, t.foe.hero.damage]).toEqual([['Flash Heal', 'Fire Blast'], 2]);
  t.you.plays('Read Ahead');
  t.pass.all();
  expect([t.you.hand, t.you.deck]).toEqual([['Fen Lurker', 'Mule Driver'], ['Hired Lance']]);
});

rule('415.2', 'a card goes to its owner’s hand, graveyard or removed cards, whoever controlled it', () => {
  const t = scenario(
    {
      you: {
        hand: ['Pack Up', 'Lay to Rest', 'Send Off'],
        play: [
          { card: 'Mule Driver', owner: 'foe' },
          { card: 'Fen Lurker', owner: 'foe' },
          { card: 'Hired Lance', owner: 'foe' },
        ],
      },
      foe: {},
    },
    { cards },
  );
  expect(t.you.allies).toHaveLength(3);
  t.you.plays('Pack Up', { targets: ['Mule Driver'] });
  t.pass.all();
  t.you.plays('Lay to Rest', { targets: ['Fen Lurker'] });
  t.pass.all();
  t.you.plays('Send Off', { targets: ['Hired Lance'] });
  t.pass.all();
  expect([t.foe.hand, t.foe.graveyard, t.foe.removed]).toEqual([['Mule Driver'], ['Fen Lurker'], ['Hired Lance']]);
  expect([t.you.hand, t.you.graveyard, t.you.removed]).toEqual([[], ['Pack Up', 'Lay to Rest', 'Send Off'], []]);
});

rule('415.2', 'a card put into the hand of a player who does not own it is his from then on', () => {
  const t = scenario(
    {
      you: { hand: ['Steal It Away'], resources: 1 },
      foe: { play: ['Widow', 'Footsoldier'], hand: ['Fire Blast'], resources: 1 },
    },
    { cards },
  );
  t.you.plays('Steal It Away', { targets: ['Widow'] });
  t.pass.all();
  expect([t.you.hand, t.foe.hand, t.card('Widow').owner]).toEqual([['Widow'], ['Fire Blast'], 'you']);
  t.you.plays('Widow');
  t.pass.all();
  t.you.passes();
  t.foe.plays('Fire Blast', { targets: ['Widow'] });
  t.pass.all();
  expect([t.you.graveyard, t.foe.graveyard]).toEqual([['Steal It Away', 'Widow'], ['Fire Blast']]);
});

rule('415.4, 415.4a', 'each player sees his own hand, and everybody how many cards are in it', () => {
  const t = scenario({ you: { hand: ['Fen Lurker', 'Hired Lance'] }, foe: { hand: ['Mule Driver'] } });
  expect(seen(t.game(), 0, 0)).toMatchObject({ hand: ['Fen Lurker', 'Hired Lance'], handCount: 2 });
  expect(seen(t.game(), 0, 1)).toMatchObject({ hand: null, handCount: 1 });
  expect(seen(t.game(), 1, 0)).toMatchObject({ hand: null, handCount: 2 });
  expect(seen(t.game(), null, 0)).toMatchObject({ hand: null, handCount: 2 });
  for (const viewer of [1, null]) expect(JSON.stringify(viewGame(t.game(), viewer))).not.toContain('Fen Lurker');
});

rule('415.4b', 'in the wrap-up step the turn player discards down to seven cards', () => {
  const hand = [...Array.from({ length: 7 }, () => 'Charge'), 'Fen Lurker', 'Hired Lance'];
  const t = scenario({ you: { hand }, foe: { hand } }, { step: 'end' });
  t.pass.all();
  expect(t.waiting()).toMatchObject({ for: 'you', question: 'maximum hand size' });
  expect([...t.waiting()!.options].sort()).toEqual(hand);
  t.you.chooses('Hired Lance');
  expect([...t.waiting()!.options].sort()).toEqual(hand.slice(0, 8));
  t.you.chooses('Fen Lurker');
  expect([t.you.hand, t.you.graveyard]).toEqual([hand.slice(0, 7), ['Hired Lance', 'Fen Lurker']]);
  expect([t.turn(), t.foe.hand.length]).toEqual(['foe', 9]);
});

rule(
  '415.5, 415.5a',
  'graveyards hold what was destroyed, discarded, interrupted and resolved, for everybody to see',
  () => {
    const t = scenario(
      {
        you: { hand: ['Throw Out', 'Fen Lurker', 'Quarry Ogre', 'Fire Blast'], resources: 2, play: ['Pale Offering'] },
        foe: { hand: ['Last Word'], resources: 3 },
      },
      { cards },
    );
    t.you.plays('Throw Out');
    t.pass.all();
    t.you.chooses('Fen Lurker').chooses('Quarry Ogre');
    t.you.plays('Fire Blast', { targets: [t.foe.hero] }).passes();
    t.foe.plays('Last Word', { targets: ['Fire Blast'] });
    t.pass.all();
    t.you.uses('Pale Offering');
    t.pass.all();
    const mine = ['Fen Lurker', 'Quarry Ogre', 'Throw Out', 'Fire Blast', 'Pale Offering'];
    for (const viewer of [0, 1, null]) {
      expect(seen(t.game(), viewer, 0).graveyard).toEqual(mine);
      expect(seen(t.game(), viewer, 1).graveyard).toEqual(['Last Word']);
    }
    expect(t.foe.hero.damage).toBe(0);
  },
);

rule('415.6, 415.6a', 'links are added on top and seen by all, except a resource placed face down', () => {
  const t = scenario({
    you: { hand: ['Fen Lurker', 'Letters for the Front'] },
    foe: { hand: ['Fire Blast'], resources: 1 },
  });
  const names = (viewer: number | null) => viewGame(t.game(), viewer).chain.map(({ name }) => name);
  t.you.places('Fen Lurker').passes();
  t.foe.plays('Fire Blast', { targets: [t.you.hero] });
  expect(names(0)).toEqual(['Fire Blast', 'Fen Lurker']);
  expect([names(1), names(null)]).toEqual([
    ['Fire Blast', null],
    ['Fire Blast', null],
  ]);
  expect(JSON.stringify(viewGame(t.game(), 1))).not.toContain('Fen Lurker');
  t.resolve.all();
  expect(t.you.resources).toEqual(['Fen Lurker']);
});

rule('415.7, 415.7a', 'a card removed from the game is revealed, unless it is removed or was lying face down', () => {
  const t = scenario(
    {
      you: { hand: ['Send Off', 'Lost Without Trace', 'Clear the Fields'] },
      foe: {
        play: ['Widow', 'Mule Driver'],
        resources: [{ card: 'Fen Lurker', faceDown: true }, 'Letters for the Front'],
      },
    },
    {
      cards: [
        ...cards,
        ...set({ 'Clear the Fields': ability({ cost: 0 }, removeFromGame(each(opposing(aResource)))) }),
      ],
    },
  );
  t.you.plays('Send Off', { targets: ['Widow'] });
  t.pass.all();
  t.you.plays('Lost Without Trace', { targets: ['Mule Driver'] });
  t.pass.all();
  t.you.plays('Clear the Fields');
  t.pass.all();
  expect(t.foe.removed).toEqual(['Widow', 'Mule Driver', 'Fen Lurker', 'Letters for the Front']);
  expect(['Widow', 'Mule Driver', 'Fen Lurker', 'Letters for the Front'].map((name) => t.card(name).faceUp)).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(seen(t.game(), 1, 1).removed).toEqual(['Widow', 'Mule Driver', 'Fen Lurker', 'Letters for the Front']);
  for (const viewer of [0, null])
    expect(seen(t.game(), viewer, 1).removed).toEqual(['Widow', null, null, 'Letters for the Front']);
});

rule('415.7b', 'a card removed face down is blank, and comes back into play as a face-down resource', () => {
  const t = scenario(
    {
      you: { hand: ['Day of Return'], removed: [{ card: 'Mule Driver', faceDown: true }, 'Hired Lance'] },
      foe: { removed: ['Quarry Ogre'] },
    },
    { cards },
  );
  const [hidden, open] = viewGame(t.game(), 0).players[0]!.removed;
  expect(hidden).toMatchObject({ known: true, types: [], tags: [], keywords: [], powers: [], cost: null });
  expect(open).toMatchObject({ known: true, types: ['Ally'] });
  expect(viewGame(t.game(), 1).players[0]!.removed.map(({ known }) => known)).toEqual([false, true]);
  t.you.plays('Day of Return');
  t.pass.all();
  expect([t.you.resources, t.card('Mule Driver').faceUp]).toEqual([['Mule Driver'], false]);
  expect([t.you.allies, t.foe.removed]).toEqual([['Hired Lance'], ['Quarry Ogre']]);
});

rule(
  '415.8, 415.8a',
  'each player has three rows: resources, allies, and his hero with equipment and ongoing abilities',
  () => {
    const t = scenario(
      {
        you: {
          hand: ['Padded Robe', 'Vengeance', 'Widow', 'Cinder Brand', 'Letters for the Front'],
          resources: [
            { card: 'Charge', faceDown: true },
            { card: 'Charge', faceDown: true },
            { card: 'Charge', faceDown: true },
          ],
        },
        foe: {},
      },
      { cards },
    );
    for (const name of ['Padded Robe', 'Vengeance', 'Widow']) {
      t.you.plays(name);
      t.pass.all();
    }
    t.you.plays('Cinder Brand', { targets: ['Widow'] });
    t.pass.all();
    t.you.places('Letters for the Front', { face: 'up' });
    t.pass.all();
    const mine = inPlay(t.game(), 0).filter(([name]) => name !== 'Charge' && !name!.startsWith('Hero of foe'));
    expect(mine).toEqual([
      ['Hero of you', 'hero'],
      ['Padded Robe', 'hero'],
      ['Vengeance', 'hero'],
      ['Widow', 'ally'],
      ['Cinder Brand', 'attached'],
      ['Letters for the Front', 'resource'],
    ]);
  },
);

rule('415.8b', 'gaining a type, a card does not enter the party anew; changing sides, it does', () => {
  const t = scenario(
    {
      you: {
        hand: ['Barter'],
        deck: ['Hired Lance'],
        resources: 2,
        play: [
          { card: 'Arcanite Dragonling', as: 'old' },
          { card: 'Arcanite Dragonling', as: 'new', fresh: true },
          'Widow',
        ],
      },
      foe: { play: ['Footsoldier'] },
    },
    { cards },
  );
  t.you.uses('old');
  t.pass.all();
  t.you.uses('new');
  t.pass.all();
  t.you.refuses({ attack: 'new', defender: t.foe.hero }, '601.2a');
  t.you.plays('Barter', { targets: ['Widow', 'Footsoldier'] });
  t.pass.all();
  expect([t.card('Footsoldier').controller, t.card('Widow').controller]).toEqual(['you', 'foe']);
  t.you.refuses({ attack: 'Footsoldier', defender: t.foe.hero }, '601.2a');
  t.you.mustChooseAmong(['pass', { place: 'Hired Lance' }, { attack: 'old' }, { attack: t.you.hero }]);
  t.you.attacks('old', t.foe.hero);
  expect(t.attacker()).toBe('old');
});

rule('415.8b', 'a party is what its player controls in play, with the hero and the resources', () => {
  const t = scenario(
    {
      you: { play: ['Widow', { card: 'Footsoldier', owner: 'foe' }], resources: 1, hand: ['Hired Lance'] },
      foe: { play: ['Quarry Ogre'] },
    },
    { cards },
  );
  const party = viewGame(t.game(), 0).play.filter(({ controller }) => controller === 0);
  expect(party.map(({ name }) => name).sort()).toEqual(['Footsoldier', 'Footsoldier', 'Hero of you', 'Widow']);
});

rule('415.8c', 'cards in play are public, except face-down resources, which only their controller may look at', () => {
  const t = scenario(
    {
      you: {
        hero: { card: 'Boris Brightbeard', flipped: true },
        hand: ['Barter Fields'],
        play: ['Widow'],
        resources: [{ card: 'Fen Lurker', faceDown: true }, 'Letters for the Front'],
      },
      foe: { resources: [{ card: 'Moss Colossus', faceDown: true }] },
    },
    { cards },
  );
  const names = (viewer: number | null) =>
    viewGame(t.game(), viewer)
      .play.filter(({ types }) => !types.includes('Hero') || viewer === null)
      .map(({ name }) => name);
  expect(names(0)).toEqual(['Fen Lurker', 'Letters for the Front', 'Widow', null]);
  expect(names(1)).toEqual([null, 'Letters for the Front', 'Widow', 'Moss Colossus']);
  expect(names(null)).toEqual(['Boris Brightbeard', null, 'Letters for the Front', 'Widow', 'Hero of foe', null]);
  t.you.plays('Barter Fields', { targets: ['Fen Lurker', 'Moss Colossus'] });
  t.pass.all();
  expect([names(0), names(1)]).toEqual([
    [null, 'Letters for the Front', 'Widow', 'Moss Colossus'],
    ['Fen Lurker', 'Letters for the Front', 'Widow', null],
  ]);
});

rule('415.8d', 'a non-ongoing ability stays where it is if something tries to put it into play', () => {
  const t = scenario(
    {
      you: {
        hand: [
          { card: 'Raise the Fallen', as: 'first' },
          { card: 'Raise the Fallen', as: 'second' },
        ],
        graveyard: ['Fire Blast', 'Vengeance'],
      },
      foe: {},
    },
    { cards },
  );
  t.you.plays('first', { targets: ['Fire Blast'] });
  t.pass.all();
  expect([t.card('Fire Blast').zone, t.foe.hero.damage]).toEqual(['graveyard', 0]);
  t.you.plays('second', { targets: ['Vengeance'] });
  t.pass.all();
  expect([t.card('Vengeance').zone, t.you.play]).toEqual(['play', ['Vengeance']]);
});

rule('415.8e', 'two cards are exchanged only if both are in play under different players', () => {
  const t = scenario(
    {
      you: {
        hand: [
          { card: 'Barter', as: 'first' },
          { card: 'Barter', as: 'second' },
          { card: 'Barter', as: 'third' },
        ],
        play: ['Widow', 'Mule Driver'],
      },
      foe: { play: ['Footsoldier', 'Quarry Ogre'], hand: ['Send Off'] },
    },
    { cards },
  );
  t.you.plays('first', { targets: ['Widow', 'Mule Driver'] });
  t.pass.all();
  expect([t.you.allies, t.you.hand]).toEqual([
    ['Widow', 'Mule Driver'],
    ['Barter', 'Barter'],
  ]);
  t.you.plays('second', { targets: ['Widow', 'Footsoldier'] }).passes();
  t.foe.plays('Send Off', { targets: ['Footsoldier'] });
  t.resolve.all();
  expect([t.you.allies, t.foe.allies, t.you.hand]).toEqual([['Widow', 'Mule Driver'], ['Quarry Ogre'], ['Barter']]);
  t.you.plays('third', { targets: ['Widow', 'Quarry Ogre'] });
  t.pass.all();
  expect([t.you.allies, t.foe.allies, t.you.hand]).toEqual([
    ['Mule Driver', 'Quarry Ogre'],
    ['Widow'],
    ['Footsoldier'],
  ]);
  expect([t.card('Widow').owner, t.card('Quarry Ogre').owner]).toEqual(['you', 'foe']);
});

rule('415.8d', 'nor does a non-ongoing ability enter a resource row face up; face down it does', () => {
  const cards = set({
    'Lay Open': ability({ cost: 0 }, put(target(inZone('graveyard', {})), { to: 'resource row', faceUp: true })),
    'Lay Down': ability({ cost: 0 }, put(target(inZone('graveyard', {})), { to: 'resource row' })),
    Spark: ability({ cost: 1 }, draw()),
    Trail: quest({}),
  });
  const t = scenario(
    {
      you: { hand: ['Lay Open', { card: 'Lay Open', as: 'again' }, 'Lay Down'], graveyard: ['Spark', 'Trail'] },
      foe: {},
    },
    { cards },
  );
  t.you.plays('again', { targets: 'Spark' });
  t.pass.all();
  expect([t.card('Spark').zone, t.you.resources]).toEqual(['graveyard', []]);
  t.you.plays('Lay Open', { targets: 'Trail' });
  t.pass.all();
  expect([t.card('Trail').zone, t.card('Trail').faceUp]).toEqual(['play', true]);
  t.you.plays('Lay Down', { targets: 'Spark' });
  t.pass.all();
  expect([t.card('Spark').zone, t.card('Spark').faceUp]).toEqual(['play', false]);
});
