import {
  ability,
  aHero,
  ally,
  anAlly,
  anotherTarget,
  cant,
  deal,
  dealsDamage,
  discard,
  draw,
  eachOpponent,
  have,
  heal,
  healsDamage,
  health,
  heroOrAlly,
  ifWould,
  item,
  ongoing,
  opposing,
  prevented,
  putDamage,
  putIntoHand,
  set,
  smashing,
  switchDamage,
  tagged,
  target,
  targeted,
  thatMuch,
  thatMuchPlus,
  when,
  yourHeroAs,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const cards = set({
  Cut: ability({ cost: 0, instant: true }, deal(2, 'melee', target(heroOrAlly))),
  Singe: ability({ cost: 0, instant: true }, deal(2, 'fire', target(heroOrAlly))),
  Hammer: ability({ cost: 0, instant: true }, deal(7, 'melee', target(heroOrAlly))),
  'Call Back': ability({ cost: 0 }, putIntoHand(target(anAlly))),
  'Burn and Mend': ability({ cost: 0 }, deal(2, 'fire', target(anAlly)), heal(2, targeted(0))),
  Curse: ability({ cost: 0 }, putDamage(3, target(heroOrAlly))),
  Trade: ability({ cost: 0 }, switchDamage(target(heroOrAlly), anotherTarget(heroOrAlly))),
  Crush: ability({ cost: 0 }, smashing(deal(7, 'melee', target(anAlly)))),
  'Crush Hard': ability({ cost: 0 }, smashing({ ...deal(7, 'melee', target(anAlly)), unpreventable: true })),
  Splinters: ability({ cost: 0 }, deal(2.5, 'arcane', target(heroOrAlly)), discard(thatMuch, eachOpponent)),
  'Count the Wounds': ability({ cost: 0 }, draw({ amount: 'damage', of: { select: 'each', noun: opposing(aHero) } })),
  Fireproof: ongoing({ cost: 0 }, have(tagged('Dwarf'), cant('be dealt damage', { damageType: ['fire'] }))),
  Witness: item({ cost: 0 }, when(dealsDamage({}), draw())),
  Nurse: item({ cost: 0 }, when(healsDamage({}), draw())),
  Barrier: ongoing({ cost: 0 }, ifWould(dealsDamage({ to: yourHeroAs }), prevented('all'))),
  Reversal: ongoing({ cost: 0 }, ifWould({ event: 'put damage' }, { instead: 'nothing' })),
  Frenzy: ongoing({ cost: 0 }, ifWould(dealsDamage({ by: yourHeroAs }), thatMuchPlus(1))),
  Immortal: ongoing({ cost: 0 }, have(yourHeroAs, cant('be dealt damage'))),
  'Bad Air': ongoing({ cost: 0 }, have(opposing(anAlly), health(-1))),
  Dwarf: ally({ cost: 1, tags: ['Dwarf'], atk: [1, 'melee'], health: 5 }),
  Bystander: ally({ cost: 1, tags: ['Gnome'], atk: [1, 'melee'], health: 5 }),
});

rule('405.1', 'damage stays from turn to turn until it is healed', () => {
  const { you, foe, pass, card, until } = scenario(
    { you: { hand: ['Cut', 'Flash Heal'], resources: 1 }, foe: { play: ['Dwarf', 'Bystander'] } },
    { cards },
  );
  you.plays('Cut', { targets: 'Dwarf' });
  pass.all();
  expect([card('Dwarf').damage, card('Bystander').damage]).toEqual([2, 0]);
  until({ turn: 'foe', step: 'action' });
  until({ turn: 'you', step: 'action' });
  expect(card('Dwarf').damage).toBe(2);
  you.plays('Flash Heal', { targets: 'Dwarf' });
  pass.all();
  expect(card('Dwarf').damage).toBe(0);
  expect(foe.hero.damage).toBe(0);
});

rule('405.1', 'a character that becomes a different card is undamaged', () => {
  const { you, resolve, card } = scenario(
    { you: { hand: ['Call Back'], resources: 1, play: [{ card: 'Dwarf', damage: 4 }] }, foe: {} },
    { cards },
  );
  you.plays('Call Back', { targets: 'Dwarf' });
  resolve.all();
  you.plays('Dwarf');
  resolve.all();
  expect(card('Dwarf')).toMatchObject({ zone: 'play', damage: 0 });
});

rule('405.1', 'what stops being a character loses its damage', () => {
  const { you, foe, resolve, card, until } = scenario(
    { you: { play: ['Arcanite Dragonling'], resources: 1 }, foe: { hand: ['Spark'] } },
    { cards: [...cards, ...set({ Spark: ability({ cost: 0, instant: true }, deal(1, 'fire', target(anAlly))) })] },
  );
  you.uses('Arcanite Dragonling');
  resolve.all();
  you.passes();
  foe.plays('Spark', { targets: 'Arcanite Dragonling' });
  resolve.all();
  expect(card('Arcanite Dragonling')).toMatchObject({ types: ['Equipment', 'Ally'], damage: 1 });
  until({ turn: 'foe', step: 'ready' });
  expect(card('Arcanite Dragonling')).toMatchObject({ types: ['Equipment'], damage: 0 });
});

rule('405.1', 'damaged is who has damage in play, and nobody else', () => {
  const { you, foe, pass } = scenario({
    you: { hand: ['Sudden Knife'], resources: 1, play: [{ card: 'Quarry Ogre', damage: 1 }, 'Militia Sword'] },
    foe: { hero: { damage: 3 }, play: ['Mule Driver'], graveyard: ['Hired Lance'] },
  });
  you.refuses({ play: 'Sudden Knife', targets: 'Mule Driver' }, '706.1');
  you.refuses({ play: 'Sudden Knife', targets: 'Militia Sword' }, '706.1');
  you.refuses({ play: 'Sudden Knife', targets: 'Hired Lance' }, '706.1');
  you.plays('Sudden Knife');
  you.mustChooseAmong([foe.hero, 'Quarry Ogre']).chooses(foe.hero);
  pass.all();
  expect(foe.hero.damage).toBe(5);
});

rule('405.2', 'a power triggers off fatal damage, not off less', () => {
  const omen = set({ Omen: item({ cost: 0 }, when({ ...dealsDamage({}), fatal: true }, draw())) });
  const { you, resolve } = scenario(
    {
      you: { hand: ['Cut', 'Singe'], play: ['Omen'], deck: ['Dwarf', 'Dwarf'] },
      foe: { play: [{ card: 'Bystander', damage: 2 }] },
    },
    { cards: [...cards, ...omen] },
  );
  you.plays('Cut', { targets: 'Bystander' });
  resolve.all();
  expect(you.hand).toHaveLength(1);
  you.plays('Singe', { targets: 'Bystander' });
  resolve.all();
  expect(you.hand).toHaveLength(1);
});

rule('405.2', 'what would not be fatal can be prevented, what would be is dealt', () => {
  const vow = set({
    Vow: ongoing({ cost: 0 }, ifWould({ ...dealsDamage({ to: anAlly }), fatal: false }, prevented('all'))),
  });
  const { you, resolve, card } = scenario(
    { you: { hand: ['Cut', 'Hammer'], play: ['Vow'] }, foe: { play: ['Dwarf', 'Bystander'] } },
    { cards: [...cards, ...vow] },
  );
  you.plays('Cut', { targets: 'Dwarf' });
  resolve.all();
  expect(card('Dwarf').damage).toBe(0);
  you.plays('Hammer', { targets: 'Bystander' });
  resolve.all();
  expect(card('Bystander').zone).toBe('graveyard');
});

rule('405.2', 'damage equal to health is fatal, less is not', () => {
  const { you, pass, card } = scenario(
    {
      you: { hand: ['Cut', 'Singe'] },
      foe: {
        play: [
          { card: 'Dwarf', damage: 2 },
          { card: 'Bystander', damage: 3 },
        ],
      },
    },
    { cards },
  );
  you.plays('Cut', { targets: 'Dwarf' });
  pass.all();
  expect(card('Dwarf')).toMatchObject({ zone: 'play', damage: 4 });
  you.plays('Singe', { targets: 'Bystander' });
  pass.all();
  expect(card('Bystander').zone).toBe('graveyard');
});

rule('405.2', 'fatal damage destroys only before a player would get priority', () => {
  const { you, pass, card } = scenario(
    { you: { hand: ['Burn and Mend'] }, foe: { play: [{ card: 'Dwarf', damage: 3 }] } },
    { cards },
  );
  you.plays('Burn and Mend', { targets: 'Dwarf' });
  pass.all();
  expect(card('Dwarf')).toMatchObject({ zone: 'play', damage: 3 });
});

rule('405.2', 'damage becomes fatal as health falls to it', () => {
  const { you, resolve, foe } = scenario(
    {
      you: { hand: ['Bad Air'] },
      foe: {
        play: [
          { card: 'Dwarf', damage: 4 },
          { card: 'Bystander', damage: 3 },
        ],
      },
    },
    { cards },
  );
  you.plays('Bad Air');
  resolve.all();
  expect(foe.graveyard).toEqual(['Dwarf']);
  expect(foe.allies).toEqual(['Bystander']);
});

rule('405.3', 'dealt damage can be prevented and raised, put damage can not', () => {
  const { you, foe, pass, waiting } = scenario(
    { you: { hand: ['Curse', 'Cut'], play: ['Frenzy'] }, foe: { play: ['Barrier', 'Golem Skull Helm', 'Reversal'] } },
    { cards },
  );
  you.plays('Curse', { targets: foe.hero });
  pass.all();
  expect(waiting()?.question).toBe('priority');
  expect(foe.hero.damage).toBe(3);
  you.plays('Cut', { targets: foe.hero });
  pass.all();
  foe.mustChooseAmong(['Barrier', 'Golem Skull Helm']).chooses('Barrier');
  expect(foe.hero.damage).toBe(3);
});

rule('405.3', 'put damage does not count as dealt, and goes no further than the health', () => {
  const { you, foe, pass, card, game } = scenario(
    {
      you: { hand: ['Curse', 'Hammer'], play: ['Witness'] },
      foe: {
        play: [
          { card: 'Dwarf', damage: 3 },
          { card: 'Bystander', damage: 3 },
        ],
      },
    },
    { cards },
  );
  you.plays('Curse', { targets: 'Dwarf' });
  pass.all();
  expect(game().happened.find(({ event }) => event === 'put damage')?.amount).toBe(2);
  expect(foe.graveyard).toEqual(['Dwarf']);
  expect(you.hand).toEqual(['Hammer']);
  you.plays('Hammer', { targets: foe.hero });
  pass.all();
  expect(foe.hero.damage).toBe(7);
  pass.all();
  expect(you.hand).toEqual(['Footsoldier']);
  expect(card('Bystander').damage).toBe(3);
});

example(
  '405.3#1',
  "Barnathrum doubles everybody's damage by putting it, on himself only as much as there is room for",
  () => {
    const t = scenario(
      {
        you: { play: [{ card: 'Barnathrum, Lord of Pain', damage: 3 }, 'Witness', 'Frenzy'], resources: 1 },
        foe: { hero: { damage: 5 }, play: [{ card: 'Dwarf', damage: 2 }, 'Bystander'] },
      },
      { cards },
    );
    const { you, foe, pass, card, game } = t;
    you.uses('Barnathrum, Lord of Pain');
    pass.all();
    const put = game().happened.filter(({ event }) => event === 'put damage');
    expect(put.map(({ amount }) => amount).sort()).toEqual([1, 2]);
    expect(game().happened.some(({ event }) => event === 'deal')).toBe(false);
    expect(card('Dwarf').damage).toBe(4);
    expect(card('Bystander').damage).toBe(0);
    expect(foe.hero.damage).toBe(5);
    expect(you.graveyard).toEqual(['Barnathrum, Lord of Pain']);
    expect(you.hand).toEqual([]);
  },
);

rule('405.4', 'each character gets a packet of its own', () => {
  const { you, foe, third, pass } = scenario(
    { you: { hand: ['Flamestrike'], resources: 7, play: ['Frenzy'] }, foe: { play: ['Militia Sword'] }, third: {} },
    { cards },
  );
  you.plays('Flamestrike');
  pass.all();
  expect([you.hero.damage, foe.hero.damage, third.hero.damage]).toEqual([0, 4, 4]);
});

example('405.4#1', 'Frost Nova against a hero and two allies makes three packets of 1 frost damage', () => {
  const { you, foe, pass, card, game } = scenario(
    { you: { hand: ['Frost Nova'], resources: 4, play: ['Footsoldier'] }, foe: { play: ['Dwarf', 'Bystander'] } },
    { cards },
  );
  you.plays('Frost Nova');
  pass.all();
  const packets = game().happened.filter(({ event }) => event === 'deal');
  expect(packets.map(({ amount, types }) => ({ amount, types }))).toEqual(
    Array(3).fill({ amount: 1, types: ['frost'] }),
  );
  expect([foe.hero.damage, card('Dwarf').damage, card('Bystander').damage]).toEqual([1, 1, 1]);
  expect([you.hero.damage, card('Footsoldier').damage]).toEqual([0, 0]);
});

example('405.4#2', 'Vexra deals one packet for all five cards in hand', () => {
  const t = scenario(
    {
      you: { hand: ['Hammer'], play: ['Vexra Darkfall'] },
      foe: { hand: 5, play: ['Berserker Stance'] },
    },
    { cards },
  );
  const { you, foe, pass, game } = t;
  you.plays('Hammer', { targets: 'Vexra Darkfall' });
  pass.all();
  you.mustChooseAmong([you.hero, foe.hero]).chooses(foe.hero);
  pass.all();
  const packets = game().happened.filter(({ event }) => event === 'deal');
  expect(packets.map(({ amount, types }) => ({ amount, types }))).toEqual([{ amount: 6, types: ['arcane'] }]);
  expect(foe.hero.damage).toBe(6);
});

rule('405.5', 'a link may aim at one who can not be dealt its damage, but deals nothing and triggers nothing', () => {
  const { you, foe, pass, card, chain } = scenario(
    {
      you: { hand: ['Singe', 'Cut'], play: ['Witness'] },
      foe: { play: ['Fireproof', 'Dwarf', 'Bystander'] },
    },
    { cards },
  );
  you.plays('Singe', { targets: 'Dwarf' });
  pass.all();
  expect(card('Dwarf').damage).toBe(0);
  expect(chain()).toEqual([]);
  expect(you.graveyard).toEqual(['Singe']);
  you.plays('Cut', { targets: 'Dwarf' });
  pass.all();
  expect(card('Dwarf').damage).toBe(2);
  expect(chain()).toEqual(['Witness']);
  pass.all();
  expect(you.hand).toEqual(['Footsoldier']);
  expect(foe.hero.damage).toBe(0);
});

rule('405.6', 'for each damage counts whole damage only', () => {
  const { you, foe, pass } = scenario(
    { you: { hand: ['Splinters', 'Count the Wounds'] }, foe: { hand: ['Dwarf', 'Bystander', 'Cut', 'Singe'] } },
    { cards },
  );
  you.plays('Splinters', { targets: foe.hero });
  pass.all();
  foe.mustChooseAmong(['Dwarf', 'Bystander', 'Cut', 'Singe']).chooses('Cut');
  foe.mustChooseAmong(['Dwarf', 'Bystander', 'Singe']).chooses('Singe');
  expect(foe.hand).toEqual(['Dwarf', 'Bystander']);
  you.plays('Count the Wounds');
  pass.all();
  expect(you.hand).toEqual(['Footsoldier', 'Footsoldier']);
});

rule('405.7', 'switched damage is taken off the one and put on the other, neither healed nor dealt', () => {
  const { you, foe, pass, card } = scenario(
    {
      you: { hand: ['Trade'], play: ['Witness', 'Nurse', 'Frenzy'], hero: { damage: 9 } },
      foe: { play: ['Barrier', { card: 'Dwarf', damage: 1 }, { card: 'Bystander', damage: 2 }] },
    },
    { cards },
  );
  you.plays('Trade', { targets: [you.hero, foe.hero] });
  pass.all();
  expect([you.hero.damage, foe.hero.damage]).toEqual([0, 9]);
  expect([card('Dwarf').damage, card('Bystander').damage]).toEqual([1, 2]);
  expect(you.hand).toEqual([]);
});

rule('405.7', 'the damage put by a switch is no more than fatal', () => {
  const { you, foe, pass, game } = scenario(
    { you: { hand: ['Trade'], hero: { damage: 9 } }, foe: { play: [{ card: 'Dwarf', damage: 1 }] } },
    { cards },
  );
  you.plays('Trade', { targets: [you.hero, 'Dwarf'] });
  pass.all();
  const put = game().happened.find(({ event }) => event === 'put damage');
  expect(put?.amount).toBe(4);
  expect(you.hero.damage).toBe(1);
  expect(foe.graveyard).toEqual(['Dwarf']);
});

rule('405.7', 'if one of the two has left play, nothing is switched', () => {
  const { you, foe, pass, card } = scenario(
    {
      you: { hand: ['Trade'], hero: { damage: 4 } },
      foe: { hand: ['Hammer'], play: ['Dwarf', { card: 'Bystander', damage: 1 }] },
    },
    { cards },
  );
  you.plays('Trade', { targets: [you.hero, 'Dwarf'] });
  you.passes();
  foe.plays('Hammer', { targets: 'Dwarf' });
  pass.all();
  expect(card('Dwarf').zone).toBe('graveyard');
  pass.all();
  expect(you.hero.damage).toBe(4);
  expect(card('Bystander').damage).toBe(1);
});

rule('405.8', 'what is smashed beyond fatal damage goes to the hero of the controller of the ally', () => {
  const t = scenario(
    {
      you: {
        hand: [
          { card: 'Crush', as: 'first' },
          { card: 'Crush', as: 'second' },
        ],
      },
      foe: { play: [{ card: 'Dwarf', damage: 2 }, { card: 'Quarry Ogre' }] },
      third: { play: [{ card: 'Moss Colossus', as: 'colossus' }] },
    },
    { cards },
  );
  const { you, foe, third, pass, card, game } = t;
  you.plays('first', { targets: 'Dwarf' });
  pass.all();
  const packets = game().happened.filter(({ event }) => event === 'deal');
  expect(packets.map(({ amount }) => amount)).toEqual([3, 4]);
  expect(foe.graveyard).toEqual(['Dwarf']);
  expect([you.hero.damage, foe.hero.damage, third.hero.damage]).toEqual([0, 4, 0]);
  you.plays('second', { targets: 'colossus' });
  pass.all();
  expect(card('colossus').damage).toBe(7);
  expect(third.hero.damage).toBe(0);
  expect(card('Quarry Ogre').damage).toBe(0);
});

rule('405.8', 'a hero who can not be dealt damage is not dealt the rest either', () => {
  const { you, foe, pass } = scenario(
    { you: { hand: ['Crush Hard'] }, foe: { play: ['Dwarf', 'Immortal'] } },
    { cards },
  );
  you.plays('Crush Hard', { targets: 'Dwarf' });
  pass.all();
  expect(foe.graveyard).toEqual(['Dwarf']);
  expect(foe.hero.damage).toBe(0);
});
