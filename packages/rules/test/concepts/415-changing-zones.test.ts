import {
  ability,
  ally,
  anAbility,
  anAlly,
  atk,
  attached,
  attachment,
  destroy,
  destroying,
  discard,
  discarding,
  draw,
  each,
  give,
  ifYouDo,
  isDestroyed,
  may,
  ongoing,
  opposing,
  other,
  paidCard,
  pay,
  put,
  putDamage,
  putIntoHand,
  putIntoPlay,
  removeFromGame,
  set,
  target,
  thisCard,
  topOfYourDeck,
  when,
  youCan,
  yours,
  you as yourself,
} from '@meetingstone/cards/language';
import type { Change, Effect, Power } from '@meetingstone/rules';
import { witness } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const players = (...changes: readonly Change[]): Power => ({
  power: 'continuous',
  continuous: { players: 'any', changes },
});
const discardHand: Effect = { do: 'discard', who: yourself, count: 'hand' };
const opposingHero = each(opposing({ kind: ['Hero'] }));

const cards = set({
  'Blood Price': ongoing({ cost: 0 }, pay([destroying(other(yours(anAlly)))], putIntoHand(paidCard))),
  'Cinder Brand': attachment({ cost: 0 }, anAlly, when(isDestroyed(attached(anAlly)), putIntoHand(thisCard))),
  'Come Back': ability({ cost: 0, instant: true }, putIntoPlay(each(yours({ zone: 'hand', kind: ['Ally'] })))),
  Embolden: ability({ cost: 0 }, give(target(anAlly), [atk(3)])),
  'Grave Toll': ongoing({ cost: 0 }, when({ event: 'discard', whose: 'you' }, putDamage(1, opposingHero))),
  'Hold Fast': ongoing({ cost: 0 }, players({ change: 'restrict', restriction: { cant: 'discard' } })),
  'Lay to Rest': ability({ cost: 0 }, put(target(anAlly), { to: 'graveyard' })),
  Miser: ongoing(
    { cost: 0 },
    players({ change: 'restrict', restriction: { cant: 'draw', unless: [{ pay: 'resources', amount: 1 }] } }),
  ),
  'Mirror of Days': ongoing({ cost: 0 }, youCan({ may: 'show top card' })),
  'Nothing Left': ability({ cost: 0 }, ifYouDo(discardHand, putDamage(5, opposingHero))),
  'Nothing Left to Lose': ability({ cost: 0 }, ifYouDo(may(discardHand), putDamage(5, opposingHero))),
  'Pack Up': ability({ cost: 0, instant: true }, putIntoHand(target(anAlly))),
  'Read Ahead': ability({ cost: 0 }, draw(2)),
  Ruin: ability({ cost: 0 }, destroy(target(anAbility))),
  'Salvage Rites': ongoing({ cost: 0 }, pay([discarding({})], putIntoHand(paidCard))),
  Scoop: ability({ cost: 0 }, putIntoHand(topOfYourDeck(2))),
  Scholar: ongoing({ cost: 0 }, when({ event: 'draw', whose: 'you' }, putDamage(1, opposingHero))),
  'Strip the Grave': ability({ cost: 0, instant: true }, removeFromGame(target({ zone: 'graveyard' }))),
  'Tear Up': ability({ cost: 0 }, put(each({ zone: 'hand', whose: 'you', kind: ['Ally'] }), { to: 'graveyard' })),
  'Throw Out': ability({ cost: 0 }, discard(2)),
  Vengeance: ongoing({ cost: 0 }, when(isDestroyed(yours(anAlly)), draw())),
  Widow: ally({ cost: 0, atk: [1, 'melee'], health: 1 }),
});

rule('415.9, 415.9a', 'a card that changes zones and comes back is a different card', () => {
  const t = scenario(
    {
      you: {
        hand: ['Embolden', 'Pack Up'],
        resources: 3,
        play: [
          { card: 'Hired Lance', damage: 1, counters: { mark: 2 }, exhausted: true, attached: ['Cinder Brand'] },
          'Quarry Ogre',
        ],
      },
      foe: {},
    },
    { cards },
  );
  t.you.plays('Embolden', { targets: ['Hired Lance'] });
  t.pass.all();
  expect(t.card('Hired Lance')).toMatchObject({ atk: 6, damage: 1, counters: { mark: 2 } });
  t.you.plays('Pack Up', { targets: ['Hired Lance'] });
  t.pass.all();
  expect(t.card('Hired Lance')).toMatchObject({ zone: 'hand', damage: 0, counters: {} });
  expect(t.you.graveyard).toEqual(['Embolden', 'Cinder Brand', 'Pack Up']);
  t.you.plays('Hired Lance');
  t.pass.all();
  expect(t.card('Hired Lance')).toMatchObject({ zone: 'play', atk: 3, damage: 0, counters: {}, exhausted: false });
  t.you.refuses({ attack: 'Hired Lance', defender: t.foe.hero }, '601.2a');
});

rule('415.9a', 'it is no longer the target it was, though it is back where it was', () => {
  const t = scenario(
    {
      you: { hand: ['Fire Blast'], resources: 1 },
      foe: { hand: ['Pack Up', 'Come Back'], play: ['Widow', 'Footsoldier'] },
    },
    { cards },
  );
  t.you.plays('Fire Blast', { targets: ['Widow'] }).passes();
  t.foe.plays('Come Back').plays('Pack Up', { targets: ['Widow'] });
  t.pass.all();
  expect(t.card('Widow').zone).toBe('hand');
  t.pass.all();
  expect([t.card('Widow').zone, t.chain()]).toEqual(['play', ['Fire Blast']]);
  t.pass.all();
  expect([t.chain(), t.you.graveyard, t.foe.allies]).toEqual([[], ['Fire Blast'], ['Footsoldier', 'Widow']]);
  expect(t.card('Widow').damage).toBe(0);
});

rule('415.9a', 'a card that enters a resource row from another row is a different card, and leaves combat', () => {
  const t = scenario(
    {
      you: {
        play: [{ card: 'Quarry Ogre', counters: { mark: 1 }, damage: 2, attached: ['Cinder Brand'] }, 'Footsoldier'],
      },
      foe: { hand: ['Hibernate', 'Fire Blast'], resources: 3 },
    },
    { cards },
  );
  t.you.attacks('Quarry Ogre', t.foe.hero);
  t.pass.all();
  expect(t.attacker()).toBe('Quarry Ogre');
  t.you.passes();
  t.foe.plays('Fire Blast', { targets: ['Quarry Ogre'] }).plays('Hibernate', { targets: ['Quarry Ogre'] });
  t.pass.all();
  expect([t.chain(), t.attacker()]).toEqual([['Fire Blast'], null]);
  expect(t.card('Quarry Ogre')).toMatchObject({ zone: 'play', faceUp: false, damage: 0, counters: {} });
  expect(t.card('Cinder Brand').zone).toBe('graveyard');
  t.pass.all();
  expect([t.chain(), t.you.resources, t.foe.hero.damage]).toEqual([[], ['Quarry Ogre'], 0]);
  t.until({ step: 'end' });
  expect(t.foe.hero.damage).toBe(0);
});

rule('415.9a', 'a card that changes controllers is the same card', () => {
  const t = scenario({
    you: { hand: ['Mind Control'], resources: 4 },
    foe: { play: [{ card: 'Footsoldier', damage: 1, counters: { mark: 1 } }], hand: ['Flash Heal'], resources: 1 },
  });
  t.you.plays('Mind Control', { targets: ['Footsoldier'], x: 2 }).passes();
  t.foe.passes();
  expect(t.card('Footsoldier')).toMatchObject({ controller: 'you', damage: 1, counters: { mark: 1 } });
  t.you.passes();
  t.foe.plays('Flash Heal', { targets: ['Footsoldier'] });
  t.pass.all();
  expect(t.card('Footsoldier')).toMatchObject({ controller: 'you', damage: 0 });
});

const catForm = () => {
  const t = scenario(
    {
      you: { play: ['Cat Form'], hand: ['Swiftshift'], resources: 8 },
      foe: { hand: ['Ruin'] },
    },
    { cards, turn: 'foe' },
  );
  t.foe.plays('Ruin', { targets: ['Cat Form'] });
  t.pass.all();
  expect([t.card('Cat Form').zone, t.chain()]).toEqual(['graveyard', ['Cat Form']]);
  t.pass.all();
  t.you.mustChooseAmong(['yes', 'no']).chooses('yes');
  expect(t.you.readyResources).toBe(6);
  return t;
};

example('415.9b#1', 'paid for, Cat Form comes back at the end of the turn from the graveyard where it stayed', () => {
  const t = catForm();
  t.until({ step: 'end' });
  expect(t.chain()).toEqual(['Cat Form']);
  t.pass.all();
  expect(t.card('Cat Form').zone).toBe('hand');
});

example('415.9b#1', 'a Cat Form that was elsewhere meanwhile is not found again', () => {
  const t = catForm();
  t.foe.passes();
  t.you.plays('Swiftshift');
  t.pass.all();
  t.you.chooses('graveyard').chooses('none');
  expect(t.card('Cat Form').zone).toBe('hand');
  t.foe.passes();
  t.you.plays('Cat Form');
  t.until({ step: 'end' });
  expect(t.card('Cat Form').zone).toBe('play');
  expect(t.chain()).toEqual(['Cat Form']);
  t.pass.all();
  expect(t.card('Cat Form').zone).toBe('play');
});

rule('415.9b', 'what a link’s own cost has moved it finds where it put it, if it is still there', () => {
  const t = scenario(
    {
      you: { play: ['Blood Price', 'Widow', 'Footsoldier'] },
      foe: { hand: ['Strip the Grave'] },
    },
    { cards },
  );
  t.you.uses('Blood Price', { pay: ['Widow'] });
  expect(t.card('Widow').zone).toBe('graveyard');
  t.pass.all();
  expect([t.card('Widow').zone, t.you.hand]).toEqual(['hand', ['Widow']]);
  t.you.uses('Blood Price', { pay: ['Footsoldier'] }).passes();
  t.foe.plays('Strip the Grave', { targets: ['Footsoldier'] });
  t.resolve.all();
  expect([t.card('Footsoldier').zone, t.you.hand]).toEqual(['removed', ['Widow']]);
});

rule('415.9b', 'so does a link whose cost was to discard', () => {
  const t = scenario({ you: { play: ['Salvage Rites'], hand: ['Fen Lurker', 'Widow'] }, foe: {} }, { cards });
  t.you.uses('Salvage Rites', { pay: ['Widow'] });
  expect([t.you.hand, t.you.graveyard]).toEqual([['Fen Lurker'], ['Widow']]);
  t.pass.all();
  expect([t.you.hand, t.you.graveyard]).toEqual([['Fen Lurker', 'Widow'], []]);
  t.leaves('loop'); // 803.1: it can be done again and again.
});

const branded = () => {
  const t = scenario(
    {
      you: { hand: ['Fire Blast'], resources: 1 },
      foe: {
        play: [
          { card: 'Widow', attached: ['Cinder Brand'] },
          { card: 'Footsoldier', attached: [{ card: 'Cinder Brand', as: 'elsewhere' }] },
        ],
        hand: ['Strip the Grave'],
      },
    },
    { cards },
  );
  t.you.plays('Fire Blast', { targets: ['Widow'] });
  t.pass.all();
  expect(t.foe.graveyard).toEqual(['Widow', 'Cinder Brand']);
  expect(t.chain()).toEqual(['Cinder Brand']);
  return t;
};

rule('415.9c', 'an attachment that went with its destroyed host is found in the graveyard', () => {
  const t = branded();
  t.pass.all();
  expect([t.foe.hand, t.foe.graveyard]).toEqual([['Strip the Grave', 'Cinder Brand'], ['Widow']]);
  expect(t.card('elsewhere').zone).toBe('play');
});

rule('415.9c', 'but not once it has left it', () => {
  const t = branded();
  t.you.passes();
  t.foe.plays('Strip the Grave');
  t.foe.mustChooseAmong(['Fire Blast', 'Widow', 'Cinder Brand']).chooses('Cinder Brand');
  t.resolve.all();
  expect([t.foe.hand, t.foe.removed]).toEqual([[], ['Cinder Brand']]);
});

rule('415.9d', 'whatever is put into a graveyard from play is destroyed, and from elsewhere is not', () => {
  const t = scenario(
    { you: { play: ['Vengeance', 'Widow', 'Footsoldier'], hand: ['Lay to Rest', 'Tear Up', 'Fen Lurker'] }, foe: {} },
    { cards },
  );
  t.you.plays('Lay to Rest', { targets: ['Widow'] });
  t.pass.all();
  expect([t.card('Widow').zone, t.chain()]).toEqual(['graveyard', ['Vengeance']]);
  t.pass.all();
  expect(t.you.hand).toHaveLength(3);
  t.you.plays('Tear Up');
  t.pass.all();
  expect([t.card('Fen Lurker').zone, t.chain()]).toEqual(['graveyard', []]);
});

rule('415.9e', 'cards are discarded one at a time, each chosen by its player, seen by all', () => {
  const t = scenario(
    { you: { play: ['Grave Toll'], hand: ['Throw Out', 'Fen Lurker', 'Hired Lance', 'Mule Driver'] }, foe: {} },
    { cards },
  );
  t.you.plays('Throw Out');
  t.pass.all();
  t.you.mustChooseAmong(['Fen Lurker', 'Hired Lance', 'Mule Driver']).chooses('Mule Driver');
  t.you.mustChooseAmong(['Fen Lurker', 'Hired Lance']).chooses('Fen Lurker');
  const discards = witness(t.game(), 1).filter(({ event }) => event === 'discard');
  expect(discards.map(({ card }) => card!.name)).toEqual(['Mule Driver', 'Fen Lurker']);
  t.you.orders('Grave Toll', 'Grave Toll');
  expect(t.chain()).toEqual(['Grave Toll', 'Grave Toll']);
  t.resolve.all();
  expect([t.foe.hero.damage, t.you.hand]).toEqual([2, ['Hired Lance']]);
});

rule('415.9e', 'where all cards of a hand are discarded there is nothing to choose', () => {
  const t = scenario({ you: { hand: ['Throw Out', 'Fen Lurker', 'Hired Lance'] }, foe: {} }, { cards });
  t.you.plays('Throw Out');
  t.pass.all();
  expect([t.you.hand, t.priority()]).toEqual([[], 'you']);
});

rule('415.9e', 'what is put into a graveyard from a hand is discarded, and from elsewhere is not', () => {
  const t = scenario(
    { you: { play: ['Grave Toll', 'Widow'], hand: ['Tear Up', 'Lay to Rest', 'Fen Lurker'] }, foe: {} },
    { cards },
  );
  t.you.plays('Lay to Rest', { targets: ['Widow'] });
  t.pass.all();
  expect([t.you.graveyard, t.chain()]).toEqual([['Widow', 'Lay to Rest'], []]);
  t.you.plays('Tear Up');
  t.pass.all();
  expect(t.chain()).toEqual(['Grave Toll']);
  t.pass.all();
  expect(t.foe.hero.damage).toBe(1);
});

rule('415.9e', 'an empty hand can be discarded, and that counts; not if you can’t discard', () => {
  const free = scenario({ you: { hand: ['Nothing Left'] }, foe: {} }, { cards });
  free.you.plays('Nothing Left');
  free.pass.all();
  expect(free.foe.hero.damage).toBe(5);
  const held = scenario({ you: { hand: ['Nothing Left'], play: ['Hold Fast'] }, foe: {} }, { cards });
  held.you.plays('Nothing Left');
  held.pass.all();
  expect(held.foe.hero.damage).toBe(0);
  const asked = scenario({ you: { hand: ['Nothing Left to Lose'], play: ['Hold Fast'] }, foe: {} }, { cards });
  asked.you.plays('Nothing Left to Lose');
  asked.pass.all();
  expect([asked.priority(), asked.foe.hero.damage]).toEqual(['you', 0]);
});

rule('415.9f', 'cards are drawn one at a time from the top; cards put into a hand are not drawn', () => {
  const t = scenario(
    {
      you: {
        play: ['Scholar'],
        hand: ['Read Ahead', 'Scoop'],
        deck: ['Fen Lurker', 'Hired Lance', 'Mule Driver', 'Quarry Ogre'],
      },
      foe: {},
    },
    { cards },
  );
  t.you.plays('Read Ahead');
  t.pass.all();
  t.you.orders('Scholar', 'Scholar');
  expect([t.you.hand, t.chain()]).toEqual([
    ['Scoop', 'Fen Lurker', 'Hired Lance'],
    ['Scholar', 'Scholar'],
  ]);
  t.resolve.all();
  t.you.plays('Scoop');
  t.pass.all();
  expect([t.chain(), t.you.deck]).toEqual([[], []]);
  expect([t.you.hand.length, t.foe.hero.damage, t.you.lost]).toEqual([4, 2, false]);
});

rule('415.9f', 'with the top card revealed, every drawn card is revealed', () => {
  const named = (play: readonly string[]) => {
    const t = scenario(
      { you: { play, hand: ['Read Ahead'], deck: ['Fen Lurker', 'Hired Lance', 'Mule Driver'] }, foe: {} },
      { cards },
    );
    t.you.plays('Read Ahead');
    t.pass.all();
    const drawn = witness(t.game(), 1);
    if (t.waiting()?.question === 'order') t.you.chooses(1);
    return drawn.flatMap(({ event, card }) => (event === 'draw' ? [card!.name] : []));
  };
  expect(named(['Mirror of Days'])).toEqual(['Fen Lurker', 'Hired Lance']);
  expect(named(['Scholar'])).toEqual([null, null]);
});

rule('415.9f', 'who must pay for each card he draws chooses for each of them', () => {
  const t = scenario({ you: { play: ['Miser'], hand: ['Read Ahead'], resources: 2 }, foe: {} }, { cards });
  t.you.plays('Read Ahead');
  t.pass.all();
  t.you.mustChooseAmong(['yes', 'no']).chooses('no');
  t.you.mustChooseAmong(['yes', 'no']).chooses('yes');
  expect([t.you.hand.length, t.you.readyResources]).toEqual([1, 1]);
  t.until({ turn: 'foe', step: 'draw' });
  expect(t.foe.hand).toEqual([]);
});
