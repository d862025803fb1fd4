import {
  ability,
  ally,
  anAlly,
  atk,
  atkAndHealth,
  attacks,
  controlledByYou,
  draw,
  either,
  give,
  have,
  inYourGraveyard,
  inZone,
  isDestroyed,
  item,
  oncePerTurn,
  pay,
  putIntoHand,
  putIntoPlay,
  putTokens,
  quest,
  removeFromGame,
  reward,
  set,
  tagged,
  target,
  targetOpponent,
  thisOne,
  token,
  when,
  youControl,
  yours,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const cards = set({
  'Sudden Charm': ability({ cost: 0, instant: true }, give(target(anAlly), [controlledByYou])),
  'Call from the Grave': ability({ cost: 0 }, putIntoPlay(target(inZone('graveyard', anAlly)))),
  'Unwanted Guest': ability(
    { cost: 0 },
    { do: 'put into play', what: target(inYourGraveyard(anAlly)), under: targetOpponent() },
  ),
  'Into the Void': ability({ cost: 0, instant: true }, removeFromGame(target(anAlly))),
  'Cut Down': ability({ cost: 0, instant: true }, { do: 'destroy', what: target(anAlly) }),
  'Call Back': ability({ cost: 0 }, putIntoHand(target(yours(anAlly)))),
  Conscription: ability({ cost: 0 }, putTokens(1, token('Recruit', { atk: [1, 'melee'], health: 1 }))),
  Nothing: ability({ cost: 0, instant: true }),
  Herald: ally({ cost: 1, atk: [1, 'melee'], health: 3 }, when(attacks(thisOne), draw())),
  Mourner: ally({ cost: 1, atk: [1, 'melee'], health: 1 }, when(isDestroyed(thisOne), draw())),
  Windling: ally({ cost: 1, tags: ['Elemental'], atk: [1, 'nature'], health: 1 }),
  Instructor: ally(
    { cost: 2, icon: 'Horde', atk: [1, 'melee'], health: 4 },
    oncePerTurn(pay([1], give(target(anAlly), atkAndHealth(2)))),
  ),
  Banner: item({ cost: 1 }, have(yours(anAlly), atk(1))),
  'Listen to the Wind': quest({}, reward([0], draw(either(youControl(tagged('Elemental')), 2, 1)))),
});

rule('401.1', 'a player controls his hero, the cards he puts into play and the links he adds', () => {
  const t = scenario(
    { you: { hand: ['Call from the Grave'] }, foe: { graveyard: ['Hired Lance'], play: ['Footsoldier'] } },
    { cards },
  );
  const { you, foe, pass, card, game } = t;
  you.plays('Call from the Grave', { targets: 'Hired Lance' });
  expect(game().state.chain.map(({ controller }) => controller)).toEqual([0]);
  pass.all();
  expect([you.hero.controller, foe.hero.controller]).toEqual(['you', 'foe']);
  expect(you.allies).toEqual(['Hired Lance']);
  expect(card('Hired Lance')).toMatchObject({ controller: 'you', owner: 'foe' });
  expect(foe.allies).toEqual(['Footsoldier']);
});

rule('401.1', 'whoever controls a type of card controls one that is in play', () => {
  const elsewhere = scenario(
    {
      you: { resources: ['Listen to the Wind'], graveyard: ['Windling'], hand: ['Windling'], deck: 5 },
      foe: { play: ['Windling'] },
    },
    { cards },
  );
  elsewhere.you.completes('Listen to the Wind');
  elsewhere.pass.all();
  expect(elsewhere.you.hand).toEqual(['Windling', 'Footsoldier']);
  const here = scenario(
    { you: { resources: ['Listen to the Wind'], play: ['Windling'], deck: 5 }, foe: {} },
    { cards },
  );
  here.you.completes('Listen to the Wind');
  here.pass.all();
  expect(here.you.hand).toEqual(['Footsoldier', 'Footsoldier']);
});

rule('401.1', 'a triggered effect stays with the player who controlled its source as it triggered', () => {
  const { you, foe, pass, card, chain } = scenario(
    { you: { play: ['Herald'] }, foe: { hand: ['Sudden Charm'] } },
    { cards },
  );
  you.attacks('Herald', foe.hero);
  pass.all();
  expect(chain()).toEqual(['Herald']);
  you.passes();
  foe.plays('Sudden Charm', { targets: 'Herald' });
  pass.all();
  expect(card('Herald').controller).toBe('foe');
  pass.all();
  expect(you.hand).toEqual(['Footsoldier']);
  expect(foe.hand).toEqual([]);
});

rule('401.1', 'a card on loan that is destroyed triggers for the player who controlled it', () => {
  const { you, foe, resolve } = scenario(
    { you: { hand: ['Cut Down'], play: [{ card: 'Mourner', owner: 'foe' }] }, foe: {} },
    { cards },
  );
  you.plays('Cut Down', { targets: 'Mourner' });
  resolve.all();
  expect(you.hand).toEqual(['Footsoldier']);
  expect(foe.hand).toEqual([]);
  expect(foe.graveyard).toEqual(['Mourner']);
});

rule('401.1', 'where its source has no controller, a triggered effect belongs to the owner', () => {
  const { you, foe, resolve } = scenario(
    { you: { hand: ['Into the Void'], play: [{ card: 'Bimble Blackout', owner: 'foe' }] }, foe: {} },
    { cards },
  );
  you.plays('Into the Void', { targets: 'Bimble Blackout' });
  resolve.all();
  expect(foe.removed).toEqual(['Bimble Blackout']);
  expect(foe.hand).toEqual(['Footsoldier']);
  expect(you.hand).toEqual([]);
});

rule('401.2', 'your cards in play are those you control, elsewhere those you own', () => {
  const t = scenario(
    {
      you: {
        hand: ['Call Back'],
        play: [
          { card: 'Hired Lance', as: 'guest', owner: 'foe' },
          { card: 'Hired Lance', as: 'own' },
        ],
      },
      foe: { play: [{ card: 'Hired Lance', as: 'lost', owner: 'you' }] },
    },
    { cards },
  );
  t.you.plays('Call Back');
  t.you.mustChooseAmong(['guest', 'own']).chooses('guest');
  t.pass.all();
  expect(t.foe.hand).toEqual(['Hired Lance']);
  expect(t.you.hand).toEqual([]);
  expect(t.card('lost')).toMatchObject({ controller: 'foe', owner: 'you' });
});

rule('401.2', 'your graveyard holds the cards you own, whoever controlled them', () => {
  const { you, foe, pass } = scenario(
    {
      you: {
        hand: ['Cut Down', 'Resurrection'],
        resources: 4,
        play: [{ card: 'Hired Lance', as: 'guest', owner: 'foe' }],
      },
      foe: { graveyard: ['Footsoldier'] },
    },
    { cards },
  );
  you.plays('Cut Down', { targets: 'guest' });
  pass.all();
  expect(foe.graveyard).toEqual(['Footsoldier', 'Hired Lance']);
  expect(you.graveyard).toEqual(['Cut Down']);
  you.refuses({ play: 'Resurrection', targets: 'guest' }, '706.1');
});

rule('401.2', 'a token belongs to whoever put it into play, whoever takes it', () => {
  const { you, foe, pass, card } = scenario(
    { you: { hand: ['Conscription'] }, foe: { hand: ['Sudden Charm'] } },
    { cards },
  );
  you.plays('Conscription');
  pass.all();
  expect(card('Recruit')).toMatchObject({ controller: 'you', owner: 'you' });
  you.passes();
  foe.plays('Sudden Charm', { targets: 'Recruit' });
  pass.all();
  expect(card('Recruit')).toMatchObject({ controller: 'foe', owner: 'you' });
});

rule('401.3', 'a card that changes sides is the same card, and its attachments stay with their controllers', () => {
  const t = scenario(
    {
      you: { hero: { faction: 'Alliance', class: 'Priest' }, hand: ['Mind Control'], resources: 4 },
      foe: {
        play: [
          {
            card: 'Instructor',
            damage: 1,
            exhausted: true,
            counters: { '+1 ATK': 1 },
            attached: [{ card: 'Turn the Blade', by: 'foe' }],
          },
        ],
      },
    },
    { cards },
  );
  const { you, foe, pass, card } = t;
  const before = t.game().state.play.length;
  const ids = () => t.game().state.play;
  const known = ids();
  you.plays('Mind Control', { x: 2, targets: 'Instructor' });
  pass.all();
  expect(ids()).toEqual([...known, ids().at(-1)]);
  expect(ids()).toHaveLength(before + 1);
  expect(you.allies).toEqual(['Instructor']);
  expect(foe.allies).toEqual([]);
  expect(card('Instructor')).toMatchObject({ controller: 'you', owner: 'foe', damage: 1, exhausted: true, atk: -1 });
  expect(card('Turn the Blade')).toMatchObject({ controller: 'foe', attachedTo: 'Instructor' });
  expect(card('Mind Control')).toMatchObject({ controller: 'you', attachedTo: 'Instructor' });
  t.until({ turn: 'you', step: 'action' });
  expect(card('Instructor').exhausted).toBe(false);
  you.attacks('Instructor', foe.hero);
  pass.all();
  expect(t.attacker()).toBe('Instructor');
});

rule('401.3a', 'modifiers to the card go with it, those that ask who controls it do not', () => {
  const t = scenario(
    {
      you: { hand: ['Sudden Charm', 'Nothing'] },
      foe: { play: ['Instructor', 'Banner', { card: 'Hired Lance', as: 'lance' }], resources: 2 },
    },
    { cards },
  );
  const { you, foe, pass, card } = t;
  you.plays('Nothing');
  you.passes();
  foe.uses('Instructor', { targets: 'lance' });
  pass.all();
  pass.all();
  expect(card('lance')).toMatchObject({ atk: 6, health: 5 });
  you.plays('Sudden Charm', { targets: 'lance' });
  pass.all();
  expect(card('lance')).toMatchObject({ controller: 'you', atk: 5, health: 5 });
});

rule('401.3a', 'a power that was used up this turn stays used up under its new controller', () => {
  const { you, foe, pass, card, until } = scenario(
    { you: { hand: ['Sudden Charm', 'Nothing'], resources: 2 }, foe: { play: ['Instructor'], resources: 2 } },
    { cards },
  );
  you.plays('Nothing');
  you.passes();
  foe.uses('Instructor', { targets: 'Instructor' });
  pass.all();
  pass.all();
  you.plays('Sudden Charm', { targets: 'Instructor' });
  pass.all();
  expect(card('Instructor').controller).toBe('you');
  you.refuses({ use: 'Instructor', targets: 'Instructor' }, '701.4');
  until({ turn: 'foe', step: 'action' });
  foe.uses('Instructor', { targets: 'Instructor' });
  pass.all();
  expect(card('Instructor').atk).toBe(3);
});

rule(
  '401.3b',
  'as control ends, the card goes to whoever gained it next to last, then to whom it entered under',
  () => {
    const t = scenario(
      {
        you: { hand: ['Mind Control', 'Nothing'], resources: 5 },
        foe: { play: [{ card: 'Hired Lance', as: 'lance' }] },
        third: { hand: ['Sudden Charm'] },
      },
      { cards },
    );
    const { you, foe, third, pass, card, resolve } = t;
    you.plays('Mind Control', { x: 3, targets: 'lance' });
    pass.all();
    expect(card('lance').controller).toBe('you');
    you.passes();
    foe.passes();
    third.plays('Sudden Charm', { targets: 'lance' });
    pass.all();
    expect(card('lance').controller).toBe('third');
    t.until({ turn: 'foe', step: 'action' });
    expect(card('lance').controller).toBe('you');
    t.until({ turn: 'you', step: 'action' });
    you.plays('Nothing');
    resolve.all();
    expect(you.graveyard).toEqual(['Mind Control', 'Nothing']);
    expect(card('lance').controller).toBe('foe');
  },
);

rule('401.3b', 'an earlier modifier that ends changes nothing while a later one holds the card', () => {
  const t = scenario(
    {
      you: { hand: ['Mind Control', 'Nothing'], resources: 5 },
      foe: { play: [{ card: 'Hired Lance', as: 'lance' }] },
      third: { hand: ['Sudden Charm'] },
    },
    { cards },
  );
  const { you, foe, third, pass, card, resolve } = t;
  you.plays('Mind Control', { x: 3, targets: 'lance' });
  pass.all();
  you.passes();
  foe.passes();
  third.plays('Sudden Charm', { targets: 'lance' });
  pass.all();
  you.plays('Nothing');
  resolve.all();
  expect(card('Mind Control').zone).toBe('graveyard');
  expect(card('lance').controller).toBe('third');
  t.until({ turn: 'foe', step: 'action' });
  expect(card('lance').controller).toBe('foe');
});

rule('401.3b', 'what comes back as a turn ends is in its party before the next turn starts', () => {
  const { you, foe, pass, until, attacker } = scenario(
    { you: { hand: ['Sudden Charm'] }, foe: { play: [{ card: 'Hired Lance', as: 'lance' }] } },
    { cards },
  );
  you.plays('Sudden Charm', { targets: 'lance' });
  pass.all();
  you.refuses({ attack: 'lance', defender: foe.hero }, '601.2a');
  until({ turn: 'foe', step: 'action' });
  foe.attacks('lance', you.hero);
  pass.all();
  expect(attacker()).toBe('lance');
});

rule(
  '401.3b',
  'if the player it entered under is gone, a card on loan is removed from the game as the loan ends',
  () => {
    const t = scenario(
      {
        you: { hand: ['Unwanted Guest'], graveyard: [{ card: 'Hired Lance', as: 'lance' }] },
        foe: {},
        third: { hand: ['Sudden Charm'] },
      },
      { cards },
    );
    const { you, foe, third, pass, card } = t;
    you.plays('Unwanted Guest', { targets: ['lance', 'foe'] });
    pass.all();
    expect(card('lance')).toMatchObject({ controller: 'foe', owner: 'you' });
    you.passes();
    foe.passes();
    third.plays('Sudden Charm', { targets: 'lance' });
    pass.all();
    foe.concedes();
    expect(card('lance')).toMatchObject({ zone: 'play', controller: 'third' });
    t.until({ turn: 'third', step: 'action' });
    expect(you.removed).toEqual(['Hired Lance']);
  },
);

rule(
  '401.3b',
  'with nobody left to go to, a card is removed at once; a card lent to the player who left goes home',
  () => {
    const t = scenario(
      {
        you: {
          hand: ['Unwanted Guest'],
          graveyard: [{ card: 'Hired Lance', as: 'lance' }],
          play: [{ card: 'Herald' }],
        },
        foe: { hand: ['Sudden Charm'] },
        third: {},
      },
      { cards },
    );
    const { you, foe, pass, card } = t;
    you.plays('Unwanted Guest', { targets: ['lance', 'foe'] });
    pass.all();
    you.passes();
    foe.plays('Sudden Charm', { targets: 'Herald' });
    pass.all();
    expect(card('Herald').controller).toBe('foe');
    foe.concedes();
    expect(you.removed).toEqual(['Hired Lance']);
    expect(card('Herald')).toMatchObject({ zone: 'play', controller: 'you' });
    expect(you.allies).toEqual(['Herald']);
  },
);
