import {
  ability,
  ally,
  anAbility,
  anAlly,
  aResource,
  armor,
  cant,
  costToPlay,
  deal,
  destroying,
  discarding,
  draw,
  exhausting,
  friendly,
  has,
  have,
  heroOrAlly,
  ifWould,
  ifYouDo,
  instead,
  item,
  may,
  ongoing,
  pay,
  payLessTo,
  payTo,
  ratherThanCost,
  set,
  tagged,
  target,
  whenThisEntersPlay,
  withCost,
  yourHeroAs,
  yours,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const cards = set({
  Drum: item({ cost: 1 }, pay([2, discarding({})], draw(2))),
  Altar: ongoing({ cost: 1 }, pay([destroying(yours(anAlly))], draw())),
  Crucible: ongoing({ cost: 1 }, pay([exhausting(yours(anAlly)), destroying(yours(anAlly))], draw())),
  'Twin Altar': ongoing(
    { cost: 1 },
    pay([destroying(yours(anAlly)), destroying(yours(tagged('Dwarf', anAlly)))], draw()),
  ),
  'Common Altar': ongoing({ cost: 1 }, pay([destroying(friendly(heroOrAlly))], draw())),
  'War Council': ongoing({ cost: 1 }, pay([exhausting(friendly(anAlly)), exhausting(friendly(anAlly))], draw())),
  'Blood Rite': ongoing({ cost: 1 }, pay([{ pay: 'put damage', noun: yourHeroAs, amount: 3 }], draw())),
  'Endless Spring': ongoing({ cost: 1 }, ifWould({ event: 'exhaust', card: yours(aResource) }, instead())),
  Ward: ongoing({ cost: 1 }, have(tagged('Human', anAlly), cant('be destroyed'))),
  Discount: item({ cost: 1 }, payLessTo('play', 3, anAbility)),
  Recruiter: item({ cost: 1 }, payLessTo('play', 1, anAlly)),
  Toll: ally({ cost: 0, atk: [1, 'melee'], health: 1 }, whenThisEntersPlay(ifYouDo(may(payTo([0])), draw()))),
  Bribe: ally({ cost: 0, atk: [1, 'melee'], health: 1 }, whenThisEntersPlay(ifYouDo(may(payTo([2])), draw()))),
  Spark: ability({ cost: 0, instant: true }, deal(1, 'fire', target(heroOrAlly))),
  Bargain: ability(
    { cost: 4 },
    ratherThanCost(exhausting(yours(tagged('Shield')))),
    ratherThanCost(destroying(yours(anAlly))),
    draw(2),
  ),
  Gift: ability({ cost: 4 }, ratherThanCost(), costToPlay(discarding({})), draw(2)),
  Capacitor: item(
    { cost: 1 },
    pay([{ pay: 'remove counters', name: 'charge', count: 'all' }], draw()),
    pay([{ pay: 'remove counters', name: 'charge', count: 2 }], draw(2)),
  ),
  Discharge: item(
    { cost: 1 },
    pay([{ pay: 'remove counters', name: 'charge', count: 'all' }], draw({ amount: 'that much' })),
  ),
  'Hunt the Weak': ability({ cost: 0 }, { do: 'destroy', what: target(withCost('or less', 2, anAlly)) }),
  Gnome: ally({ cost: 1, tags: ['Gnome'], atk: [1, 'melee'], health: 1 }),
  Dwarf: ally({ cost: 1, tags: ['Dwarf'], atk: [1, 'melee'], health: 1 }, has('Protector')),
  Human: ally({ cost: 1, tags: ['Human'], atk: [1, 'melee'], health: 1 }),
  Buckler: armor({ cost: 1, tags: ['Shield'], def: 1 }),
});

rule('403.1', 'a cost is paid whole or not at all', () => {
  const poor = scenario({ you: { play: ['Drum'], resources: 1, hand: ['Gnome'] }, foe: {} }, { cards });
  poor.you.refuses({ use: 'Drum' }, '403.1');
  const empty = scenario({ you: { play: ['Drum'], resources: 2 }, foe: { hand: ['Gnome'] } }, { cards });
  empty.you.refuses({ use: 'Drum' }, '403.1');
  const { you, pass } = scenario({ you: { play: ['Drum'], resources: 3, hand: ['Gnome'] }, foe: {} }, { cards });
  you.uses('Drum', { pay: 'Gnome' });
  expect(you.readyResources).toBe(1);
  expect(you.graveyard).toEqual(['Gnome']);
  pass.all();
  expect(you.hand).toEqual(['Footsoldier', 'Footsoldier']);
});

rule('403.1', 'to be told to pay is a cost too, offered only to him who has all of it', () => {
  const poor = scenario({ you: { hand: ['Bribe'], resources: 1 }, foe: {} }, { cards });
  poor.you.plays('Bribe');
  poor.resolve.all();
  expect(poor.you.hand).toEqual([]);
  expect(poor.priority()).toBe('you');
  const { you, resolve } = scenario({ you: { hand: ['Bribe'], resources: 2 }, foe: {} }, { cards });
  you.plays('Bribe');
  resolve.all();
  you.mustChooseAmong(['yes', 'no']).chooses('yes');
  expect(you.readyResources).toBe(0);
  expect(you.hand).toEqual(['Footsoldier']);
});

rule('403.1', 'what would be replaced can not pay a cost', () => {
  const none = scenario(
    { you: { play: ['Dramla Lifebender', 'Altar', 'Gnome'] }, foe: { play: ['Human'] } },
    { cards },
  );
  none.you.refuses({ use: 'Altar' }, '403.1');
  const t = scenario(
    { you: { play: ['Dramla Lifebender', 'Altar', 'Gnome', { card: 'Human', owner: 'foe' }] }, foe: {} },
    { cards },
  );
  t.you.refuses({ use: 'Altar', pay: 'Gnome' }, '403.1');
  t.you.uses('Altar', { pay: 'Human' });
  expect(t.foe.graveyard).toEqual(['Human']);
  t.pass.all();
  expect(t.you.hand).toEqual(['Footsoldier']);
});

rule('403.1', 'resources that would do something else than exhaust pay for nothing', () => {
  const t = scenario(
    {
      you: { play: ['Endless Spring'], hand: ['Gnome', 'Spark'], resources: 3 },
      foe: { hand: ['Fire Blast'], resources: 1 },
    },
    { cards },
  );
  const { you, foe, pass } = t;
  you.refuses({ play: 'Gnome' }, '403.1');
  you.plays('Spark', { targets: foe.hero });
  you.passes();
  foe.plays('Fire Blast', { targets: you.hero });
  pass.all();
  pass.all();
  expect([you.hero.damage, foe.hero.damage, you.readyResources]).toEqual([2, 1, 3]);
});

rule('403.1', 'an action that can not be taken pays no cost', () => {
  const t = scenario({ you: { play: ['Ward', 'Altar', 'Human', 'Gnome', 'Dwarf'] }, foe: {} }, { cards });
  t.you.uses('Altar');
  t.you.mustChooseAmong(['Gnome', 'Dwarf']).chooses('Gnome');
  t.pass.all();
  expect(t.you.allies).toEqual(['Human', 'Dwarf']);
  const none = scenario({ you: { play: ['Ward', 'Altar', 'Human'] }, foe: { play: ['Gnome'] } }, { cards });
  none.you.refuses({ use: 'Altar' }, '403.1');
});

rule('403.1', 'the actions are taken in an order in which all of them can be taken', () => {
  const { you, pass } = scenario({ you: { play: ['Crucible', 'Gnome'] }, foe: { play: ['Dwarf'] } }, { cards });
  you.uses('Crucible', { pay: 'Gnome' });
  expect(you.graveyard).toEqual(['Gnome']);
  pass.all();
  expect(you.hand).toEqual(['Footsoldier']);
});

rule('403.1', 'no card pays twice with what it can do only once', () => {
  const one = scenario({ you: { play: ['Twin Altar', 'Dwarf'] }, foe: { play: ['Gnome'] } }, { cards });
  one.you.refuses({ use: 'Twin Altar' }, '403.1');
  const same = scenario({ you: { play: ['Twin Altar', 'Human', 'Gnome'] }, foe: { play: ['Dwarf'] } }, { cards });
  same.you.refuses({ use: 'Twin Altar' }, '403.1');
  const { you, pass } = scenario({ you: { play: ['Twin Altar', 'Human', 'Gnome', 'Dwarf'] }, foe: {} }, { cards });
  you.uses('Twin Altar');
  you.mustChooseAmong(['Human', 'Gnome']).chooses('Gnome');
  pass.all();
  expect(you.allies).toEqual(['Human']);
  expect(you.hand).toEqual(['Footsoldier']);
});

rule('403.1, 405.3', 'damage that there is no room for can not be put to pay a cost', () => {
  const { you, pass } = scenario(
    { you: { play: ['Blood Rite'], hero: { health: 10, damage: 6 } }, foe: {} },
    { cards },
  );
  you.uses('Blood Rite');
  expect(you.hero.damage).toBe(9);
  pass.all();
  you.refuses({ use: 'Blood Rite' }, '403.1');
});

rule('403.1', 'where another player takes part in paying, he must agree', () => {
  const seats = {
    you: { team: 'A', play: ['War Council', 'Gnome'] },
    foe: { team: 'B', play: ['Human'] },
    friend: { team: 'A', play: ['Dwarf'] },
  };
  const no = scenario(seats, { cards });
  no.you.uses('War Council');
  no.you.mustChooseAmong(['Gnome', 'Dwarf']).chooses('Dwarf');
  no.friend.mustChooseAmong(['yes', 'no']).chooses('no');
  expect(no.chain()).toEqual([]);
  expect(no.priority()).toBe('you');
  expect([no.card('Gnome').exhausted, no.card('Dwarf').exhausted]).toEqual([false, false]);
  const yes = scenario(seats, { cards });
  yes.you.uses('War Council');
  yes.you.chooses('Gnome');
  yes.friend.chooses('yes');
  expect([yes.card('Gnome').exhausted, yes.card('Dwarf').exhausted]).toEqual([true, true]);
  yes.pass.all();
  expect(yes.you.hand).toEqual(['Footsoldier']);
});

rule('403.2', 'no cost is less than 0', () => {
  const { you, foe, pass } = scenario(
    {
      you: {
        play: ['Discount'],
        hand: ['Fire Blast', 'Lightning Bolt', 'Gnome'],
        resources: [{ card: 'Footsoldier', faceDown: true, exhausted: true }],
      },
      foe: {},
    },
    { cards },
  );
  you.plays('Fire Blast', { targets: foe.hero });
  expect(you.readyResources).toBe(0);
  pass.all();
  you.plays('Lightning Bolt', { targets: foe.hero });
  pass.all();
  expect(foe.hero.damage).toBe(6);
  you.refuses({ play: 'Gnome' }, '403.1');
});

rule('403.2', 'a cost of 0 is paid only if its player says so', () => {
  const t = scenario({ you: { hand: ['Toll'] }, foe: { hand: ['Spark'] } }, { cards });
  const { you, foe, resolve } = t;
  you.plays('Toll');
  you.passes();
  foe.mustChooseAmong(['pass', { play: 'Spark' }]).passes();
  expect(t.chain()).toEqual(['Toll']);
  resolve.all();
  you.mustChooseAmong(['yes', 'no']).chooses('no');
  expect(you.hand).toEqual([]);
  expect(foe.hand).toEqual(['Spark']);
});

rule('403.3', 'one alternate cost, or the printed one, is paid for a link', () => {
  const seats = { you: { hand: ['Bargain'], play: ['Buckler', 'Gnome'], resources: 4 }, foe: { play: ['Human'] } };
  const paying = (cost: 'printed' | 'alternate' | 2) => {
    const t = scenario(seats, { cards });
    t.you.plays('Bargain', { cost });
    const shield = t.card('Buckler').exhausted;
    const { readyResources, allies } = t.you;
    t.pass.all();
    expect(t.you.hand).toEqual(['Footsoldier', 'Footsoldier']);
    return { resources: readyResources, shield, allies };
  };
  expect(paying('printed')).toEqual({ resources: 0, shield: false, allies: ['Gnome'] });
  expect(paying('alternate')).toEqual({ resources: 4, shield: true, allies: ['Gnome'] });
  expect(paying(2)).toEqual({ resources: 4, shield: false, allies: [] });
});

rule('403.3', 'a way to pay that can not be paid is not open', () => {
  const t = scenario(
    { you: { hand: ['Bargain'], play: ['Buckler'], resources: 4 }, foe: { play: ['Human'] } },
    { cards },
  );
  t.you.refuses({ play: 'Bargain', cost: 2 }, '403.1');
  t.you.plays('Bargain', { cost: 'alternate' });
  expect(t.card('Buckler').exhausted).toBe(true);
  t.pass.all();
  expect(t.you.readyResources).toBe(4);
});

rule(
  '403.3, 403.6a',
  'without paying its cost means for nothing instead of the play cost, but additional costs stay',
  () => {
    const bare = scenario({ you: { hand: ['Gift'], resources: 4 }, foe: { hand: ['Gnome'] } }, { cards });
    bare.you.refuses({ play: 'Gift', cost: 'alternate' }, '403.1');
    const { you, pass } = scenario({ you: { hand: ['Gift', 'Gnome'], resources: 4 }, foe: {} }, { cards });
    you.plays('Gift', { cost: 'alternate', pay: 'Gnome' });
    expect(you.readyResources).toBe(4);
    expect(you.graveyard).toEqual(['Gnome']);
    pass.all();
    expect(you.hand).toEqual(['Footsoldier', 'Footsoldier']);
  },
);

rule('403.4', 'all counters may be none', () => {
  const empty = scenario({ you: { play: ['Capacitor'] }, foe: {} }, { cards });
  empty.you.refuses({ use: 'Capacitor', power: 2 }, '403.1');
  empty.you.uses('Capacitor', { power: 1 });
  empty.pass.all();
  expect(empty.you.hand).toEqual(['Footsoldier']);
  const { you, pass, card } = scenario(
    { you: { play: [{ card: 'Capacitor', counters: { charge: 5, rust: 1 } }] }, foe: {} },
    { cards },
  );
  you.uses('Capacitor', { power: 2 });
  expect(card('Capacitor').counters).toEqual({ charge: 3, rust: 1 });
  pass.all();
  you.uses('Capacitor', { power: 1 });
  expect(card('Capacitor').counters).toEqual({ rust: 1 });
  pass.all();
  expect(you.hand).toHaveLength(3);
});

rule('403.4', 'the text can speak of how many counters were removed', () => {
  const { you, pass } = scenario(
    { you: { play: [{ card: 'Discharge', counters: { charge: 3, rust: 1 } }] }, foe: {} },
    { cards },
  );
  you.uses('Discharge');
  pass.all();
  expect(you.hand).toHaveLength(3);
});

rule('403.5', "a teammate's character can be destroyed to pay, without asking him", () => {
  const t = scenario(
    {
      you: { team: 'A', play: ['Common Altar', 'Gnome'] },
      foe: { team: 'B', play: ['Human'] },
      friend: { team: 'A', play: ['Dwarf', 'Buckler'] },
    },
    { cards },
  );
  const { you, friend, pass } = t;
  you.uses('Common Altar');
  you.mustChooseAmong([you.hero, friend.hero, 'Gnome', 'Dwarf']).chooses('Dwarf');
  expect(t.priority()).toBe('you');
  expect(friend.graveyard).toEqual(['Dwarf']);
  pass.all();
  expect(you.hand).toEqual(['Footsoldier']);
});

rule(
  '403.6, 403.6a',
  'a play cost is that many resources, and who asks for the cost of a card reads what is printed',
  () => {
    const t = scenario(
      {
        you: { play: ['Recruiter'], hand: ['Hired Lance', 'Hunt the Weak'], resources: 3 },
        foe: { play: ['Gnome', { card: 'Hired Lance', as: 'theirs' }] },
      },
      { cards },
    );
    const { you, resolve, card } = t;
    expect(card('Hired Lance').cost).toBe(3);
    you.plays('Hired Lance');
    expect(you.readyResources).toBe(1);
    resolve.all();
    you.refuses({ play: 'Hunt the Weak', targets: 'theirs' }, '706.1');
    you.plays('Hunt the Weak', { targets: 'Gnome' });
    resolve.all();
    expect(t.foe.allies).toEqual(['Hired Lance']);
  },
);

rule('403.6b', 'a number in the text is a number of resources', () => {
  const poor = scenario({ you: { play: ['Wayfarer Staff'], resources: 1 }, foe: {} }, { cards });
  poor.you.refuses({ use: 'Wayfarer Staff' }, '403.1');
  const { you, pass } = scenario(
    { you: { play: ['Wayfarer Staff'], resources: 3, hero: { damage: 2 } }, foe: {} },
    { cards },
  );
  you.uses('Wayfarer Staff');
  expect(you.readyResources).toBe(1);
  pass.all();
  expect(you.hero.damage).toBe(1);
});

example('403.6b#1', 'a card for 2 and a power for (2) cost two resources each', () => {
  const { you, pass, resolve } = scenario(
    { you: { hand: ['Footsoldier'], play: ['Storm Whistle', 'Gnome'], resources: 5 }, foe: {} },
    { cards },
  );
  you.plays('Footsoldier');
  expect(you.readyResources).toBe(3);
  resolve.all();
  you.uses('Storm Whistle', { targets: 'Gnome' });
  expect(you.readyResources).toBe(1);
  pass.all();
  you.refuses({ use: 'Storm Whistle', targets: 'Gnome' }, '701.4');
});

rule('403.3', 'an alternate cost is one also where something is added to it', () => {
  const cards = set({
    'Dear Bargain': ability({ cost: 5 }, ratherThanCost(1), draw()),
    Toll: item({ cost: 0 }, { power: 'cost change', change: { cost: 'play', noun: {}, whose: 'any', by: 2 } }),
  });
  const t = scenario({ you: { hand: ['Dear Bargain'], play: ['Toll'], resources: 9, deck: 1 }, foe: {} }, { cards });
  t.you.plays('Dear Bargain', { cost: 'alternate' });
  expect(t.you.readyResources).toBe(6);
  t.pass.all();
  expect([t.you.hand.length, t.chain()]).toEqual([1, []]);
});
