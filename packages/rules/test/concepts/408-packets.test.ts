import {
  ability,
  ally,
  anAlly,
  atk,
  aWeapon,
  can,
  cant,
  deal,
  dealsCombatDamage,
  dealsDamage,
  destroyThis,
  draw,
  each,
  eventCard,
  eventDoer,
  eventPlayer,
  give,
  have,
  heal,
  healsDamage,
  heroOrAlly,
  ifWould,
  isDestroyed,
  item,
  ongoing,
  opposing,
  pay,
  prevented,
  redirectedTo,
  set,
  tagged,
  target,
  thatMuch,
  thatMuchPlus,
  thisDeals,
  thisOne,
  when,
  yourHero,
  yourHeroAs,
  yours,
} from '@meetingstone/cards/language';
import type { Game } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const cards = set({
  Spark: ability({ cost: 0, instant: true }, deal(1, 'fire', target(heroOrAlly))),
  Cut: ability({ cost: 0, instant: true }, deal(2, 'melee', target(heroOrAlly))),
  Fizzle: ability({ cost: 0 }, deal(0, 'fire', target(heroOrAlly))),
  Sap: ability({ cost: 0, instant: true }, give(target(heroOrAlly), [atk(-5)])),
  Rage: ability({ cost: 0, instant: true }, give(target(heroOrAlly), [atk(2)])),
  Mend: ability({ cost: 0, instant: true }, heal(4, target(heroOrAlly))),
  'Whole Again': ability({ cost: 0 }, heal('all', yourHero)),
  'Break It': ability({ cost: 0 }, deal(2, 'melee', target(aWeapon))),
  Goad: ability(
    { cost: 0 },
    { do: 'deal', amount: 2, types: ['melee'], to: each(opposing({ kind: ['Hero'] })), by: target(opposing(anAlly)) },
  ),
  Backstab: ability({ cost: 0 }, { ...deal(2, 'melee', target(heroOrAlly)), combat: true }),
  Frenzy: ongoing({ cost: 0 }, ifWould(dealsDamage({ by: yourHeroAs }), thatMuchPlus(1))),
  Balm: ongoing({ cost: 0 }, ifWould(healsDamage({ by: yourHeroAs }), thatMuchPlus(1))),
  Padding: ongoing({ cost: 0 }, ifWould(dealsDamage({ to: yourHeroAs }), prevented(1))),
  'Fire Ward': ongoing({ cost: 0 }, ifWould(dealsDamage({ to: yourHeroAs, type: 'fire' }), prevented('all'))),
  'Battle Ward': ongoing({ cost: 0 }, ifWould(dealsCombatDamage({ to: yourHeroAs }), prevented('all'))),
  Miser: ongoing({ cost: 0 }, ifWould(healsDamage({}), prevented(1_000_000))),
  Bodyguard: ongoing({ cost: 0 }, ifWould(dealsDamage({ to: anAlly }), redirectedTo(yourHero))),
  Fireproof: ongoing({ cost: 0 }, have(tagged('Dwarf'), cant('be dealt damage', { damageType: ['fire'] }))),
  Immortal: ongoing({ cost: 0 }, have(yourHeroAs, cant('be dealt damage'))),
  Witness: item({ cost: 0 }, when(dealsDamage({}), draw())),
  Tally: item({ cost: 0 }, when({ ...dealsDamage({}), whose: 'you' }, draw())),
  Arena: item({ cost: 0 }, when(dealsCombatDamage({ by: yourHeroAs }), draw())),
  'Shadow Eye': item({ cost: 0 }, when(dealsDamage({ type: 'shadow' }), draw())),
  Regret: item(
    { cost: 0 },
    when(
      dealsDamage({ by: heroOrAlly }),
      { do: 'heal', amount: thatMuch, from: eventCard, by: eventDoer },
      draw(1, eventPlayer),
    ),
  ),
  'Two Hands': item({ cost: 0 }, have(yourHeroAs, can({ may: 'wield more', how: 'dual' }))),
  'Ally Eye': item({ cost: 0 }, when(dealsDamage({ by: yours(anAlly) }), draw())),
  Bomb: item({ cost: 0 }, pay([destroyThis], deal(1, 'fire', target(heroOrAlly)))),
  Grudge: ongoing({ cost: 0 }, pay([destroyThis], deal(1, 'shadow', target(heroOrAlly)))),
  Martyr: ally(
    { cost: 1, atk: [1, 'melee'], health: 5 },
    when(isDestroyed(thisOne), thisDeals(1, 'holy', target(heroOrAlly))),
  ),
  Wand: item({ cost: 0 }, pay(['activate'], deal(1, 'arcane', target(heroOrAlly)))),
  Dwarf: ally({ cost: 1, tags: ['Dwarf'], atk: [1, 'melee'], health: 5 }),
  Gnome: ally({ cost: 1, tags: ['Gnome'], atk: [2, 'fire'], health: 5 }),
  Slinger: ally(
    { cost: 0, atk: [1, 'melee'], health: 5 },
    pay(['activate'], thisDeals(1, 'nature', target(heroOrAlly))),
  ),
});

/** The packets that were dealt or healed since the last decision. */
const packets = (happened: Game['happened']) => happened.filter(({ event }) => event === 'deal' || event === 'heal');

rule('408.1', 'damage to be dealt and damage to be healed are packets, which can be replaced', () => {
  const { you, foe, pass } = scenario(
    { you: { hand: ['Spark', 'Mend'], play: ['Frenzy', 'Balm'], hero: { damage: 9 } }, foe: {} },
    { cards },
  );
  you.plays('Spark', { targets: foe.hero });
  pass.all();
  expect(foe.hero.damage).toBe(2);
  you.plays('Mend', { targets: you.hero });
  pass.all();
  expect(you.hero.damage).toBe(4);
});

rule('408.2', 'a packet has an amount, a destination, a source and a controller, for those who ask', () => {
  const { you, foe, pass, game } = scenario({ you: { hand: ['Cut'] }, foe: { play: ['Dwarf', 'Regret'] } }, { cards });
  you.plays('Cut', { targets: 'Dwarf' });
  pass.all();
  const dwarf = packets(game().happened)[0]!.card;
  pass.all();
  const [healed] = packets(game().happened);
  expect(healed).toMatchObject({ event: 'heal', amount: 2, card: dwarf, by: game().state.players[0]!.hero, player: 1 });
  expect(you.hand).toEqual(['Footsoldier']);
  expect(foe.hand).toEqual([]);
});

rule('408.2a', 'a packet lowered to nothing is gone, and was never dealt', () => {
  const { you, foe, pass, chain } = scenario(
    { you: { hand: ['Spark', 'Cut'], play: ['Witness'] }, foe: { play: ['Padding'] } },
    { cards },
  );
  you.plays('Spark', { targets: foe.hero });
  pass.all();
  expect(foe.hero.damage).toBe(0);
  expect(chain()).toEqual([]);
  you.plays('Cut', { targets: foe.hero });
  pass.all();
  expect(foe.hero.damage).toBe(1);
  expect(chain()).toEqual(['Witness']);
  pass.all();
  expect(you.hand).toEqual(['Footsoldier']);
});

rule('408.2a', 'a packet of nothing is not made, so nothing can be added to it', () => {
  const { you, foe, pass, game, chain } = scenario(
    { you: { hand: ['Fizzle'], play: ['Frenzy', 'Witness'] }, foe: {} },
    { cards },
  );
  you.plays('Fizzle', { targets: foe.hero });
  pass.all();
  expect(packets(game().happened)).toEqual([]);
  expect(foe.hero.damage).toBe(0);
  expect(chain()).toEqual([]);
});

rule('408.2a', 'in combat, too, an ATK of 0 or less makes no packet', () => {
  const { you, foe, pass, card, game } = scenario(
    { you: { hand: ['Sap'], play: ['Dwarf'] }, foe: { play: ['Gnome'] } },
    { cards },
  );
  you.plays('Sap', { targets: 'Dwarf' });
  pass.all();
  you.attacks('Dwarf', 'Gnome');
  pass.all();
  pass.all();
  pass.all();
  expect(packets(game().happened).map(({ amount }) => amount)).toEqual([2]);
  expect([card('Dwarf').damage, card('Gnome').damage]).toEqual([2, 0]);
  expect(foe.hero.damage).toBe(0);
});

rule('408.2a', 'all damage is more than a million', () => {
  const all = scenario({ you: { hand: ['Whole Again'], hero: { damage: 29 } }, foe: {} }, { cards });
  all.you.plays('Whole Again');
  all.pass.all();
  expect(all.you.hero.damage).toBe(0);
  const { you, pass } = scenario(
    { you: { hand: ['Whole Again'], hero: { damage: 29 } }, foe: { play: ['Miser'] } },
    { cards },
  );
  you.plays('Whole Again');
  pass.all();
  expect(you.hero.damage).toBeLessThan(29);
});

rule('408.2b', 'no packet goes to one who can not be dealt that type, to a weapon, or to a card that is gone', () => {
  const { you, foe, pass, card, chain, game } = scenario(
    {
      you: { hand: ['Spark', 'Break It'], play: ['Witness'] },
      foe: { play: ['Fireproof', 'Dwarf', 'Militia Sword'] },
    },
    { cards },
  );
  you.plays('Spark', { targets: 'Dwarf' });
  pass.all();
  expect(packets(game().happened)).toEqual([]);
  you.plays('Break It', { targets: 'Militia Sword' });
  pass.all();
  expect(packets(game().happened)).toEqual([]);
  expect(card('Militia Sword')).toMatchObject({ zone: 'play', damage: 0 });
  expect(chain()).toEqual([]);
  expect(foe.hero.damage).toBe(0);
});

rule('408.2b', 'a character that has left play is neither dealt damage nor healed', () => {
  const { you, foe, resolve, pass, chain, until } = scenario(
    {
      you: { hand: ['Cut'], play: ["Watcher Mal'wi", 'Witness'] },
      foe: { hand: ['Footsoldier'], resources: 2 },
    },
    { cards },
  );
  until({ turn: 'foe', step: 'action' });
  foe.plays('Footsoldier');
  pass.all();
  expect(chain()).toEqual(["Watcher Mal'wi"]);
  foe.passes();
  you.plays('Cut', { targets: 'Footsoldier' });
  pass.all();
  expect(foe.graveyard).toEqual(['Footsoldier']);
  resolve.all();
  expect(you.hand).toHaveLength(1);
});

rule('408.2b', 'a packet that is sent on to one who can not be dealt damage is not dealt', () => {
  const { you, foe, pass, card } = scenario(
    { you: { hand: ['Cut'] }, foe: { play: ['Dwarf', 'Bodyguard', 'Immortal'] } },
    { cards },
  );
  you.plays('Cut', { targets: 'Dwarf' });
  pass.all();
  expect([card('Dwarf').damage, foe.hero.damage]).toEqual([0, 0]);
});

rule(
  '408.2c',
  'in combat, attacker and defender are the sources, and whoever controls each controls its packet',
  () => {
    const { you, foe, pass, card, game, chain } = scenario(
      { you: { play: [{ card: 'Dwarf', owner: 'foe' }, 'Tally'] }, foe: { play: ['Gnome'] } },
      { cards },
    );
    you.attacks('Dwarf', 'Gnome');
    pass.all();
    pass.all();
    pass.all();
    const mine = packets(game().happened).find(({ player }) => player === 0);
    const theirs = packets(game().happened).find(({ player }) => player === 1);
    expect(mine).toMatchObject({ by: theirs!.card, amount: 1, combat: true });
    expect(theirs).toMatchObject({ by: mine!.card, amount: 2, combat: true });
    expect([card('Dwarf').damage, card('Gnome').damage]).toEqual([2, 1]);
    expect(chain()).toEqual(['Tally']);
    pass.all();
    expect(you.hand).toEqual(['Footsoldier']);
    expect(foe.hand).toEqual([]);
  },
);

rule(
  '408.2c',
  'outside combat, the text names the source, and the packet is controlled by the player of the text',
  () => {
    const { you, foe, pass, game, chain, card } = scenario(
      { you: { hand: ['Goad'], play: ['Tally', 'Frenzy'] }, foe: { play: ['Dwarf', 'Gnome'] } },
      { cards },
    );
    you.plays('Goad', { targets: 'Gnome' });
    pass.all();
    const [packet] = packets(game().happened);
    expect(packet).toMatchObject({ amount: 2, player: 0, card: game().state.players[1]!.hero });
    expect(game().state.play).toContain(packet!.by);
    expect(packet!.by).not.toBe(game().state.players[0]!.hero);
    expect(foe.hero.damage).toBe(2);
    expect([card('Dwarf').damage, card('Gnome').damage]).toEqual([0, 0]);
    expect(chain()).toEqual(['Tally']);
    pass.all();
    expect(you.hand).toEqual(['Footsoldier']);
  },
);

example('408.2c#1', 'each of the three packets of Frost Nova is dealt by your hero and controlled by you', () => {
  const { you, foe, pass, card, game } = scenario(
    { you: { hand: ['Frost Nova'], resources: 4, play: ['Footsoldier'] }, foe: { play: ['Dwarf', 'Gnome'] } },
    { cards },
  );
  you.plays('Frost Nova');
  pass.all();
  const hero = game().state.players[0]!.hero;
  expect(packets(game().happened).map(({ by, player }) => ({ by, player }))).toEqual(
    Array(3).fill({ by: hero, player: 0 }),
  );
  expect([foe.hero.damage, card('Dwarf').damage, card('Gnome').damage]).toEqual([1, 1, 1]);
});

rule('408.3', 'beyond these a packet has what it was given: healing has no type and is no combat damage', () => {
  const { you, foe, pass, game } = scenario(
    { you: { hand: ['Mend', 'Spark'], hero: { damage: 5 } }, foe: { play: ['Battle Ward'] } },
    { cards },
  );
  you.plays('Mend', { targets: you.hero });
  pass.all();
  const [healed] = packets(game().happened);
  expect([healed?.types, healed?.combat, healed?.unpreventable]).toEqual([undefined, undefined, undefined]);
  you.plays('Spark', { targets: foe.hero });
  pass.all();
  const [dealt] = packets(game().happened);
  expect([dealt?.types, dealt?.combat, dealt?.unpreventable]).toEqual([['fire'], undefined, undefined]);
  expect(foe.hero.damage).toBe(1);
});

rule('408.3a', 'combat damage has the types of who deals it, and is melee where there is none', () => {
  const t = scenario({ you: { hand: ['Rage'], play: ['Gnome', 'Dwarf'] }, foe: { play: ['Fire Ward'] } }, { cards });
  const { you, foe, pass, game } = t;
  const attack = (card: string) => {
    you.attacks(card, foe.hero);
    pass.all();
    pass.all();
    pass.all();
    return packets(game().happened).map(({ types }) => types);
  };
  expect(attack('Gnome')).toEqual([]);
  expect(foe.hero.damage).toBe(0);
  expect(attack('Dwarf')).toEqual([['melee']]);
  expect(foe.hero.damage).toBe(1);
  you.plays('Rage', { targets: you.hero });
  pass.all();
  expect(attack('you.hero')).toEqual([['melee']]);
  expect(foe.hero.damage).toBe(3);
});

rule('408.3a', 'outside combat, the text says the types', () => {
  const { you, foe, pass, game } = scenario(
    { you: { hand: ['Spark', 'Cut'] }, foe: { play: ['Fire Ward'] } },
    { cards },
  );
  you.plays('Spark', { targets: foe.hero });
  pass.all();
  expect(foe.hero.damage).toBe(0);
  you.plays('Cut', { targets: foe.hero });
  pass.all();
  expect(packets(game().happened).map(({ types }) => types)).toEqual([['melee']]);
  expect(foe.hero.damage).toBe(2);
});

example('408.3a#1', 'the damage of Fel Flame is shadow damage and fire damage', () => {
  const { you, foe, pass, chain } = scenario(
    {
      you: { hand: ['Fel Flame'], resources: 2, play: ['World in Flames', 'Shadow Eye'] },
      foe: { play: ['Fire Ward'] },
    },
    { cards },
  );
  you.plays('Fel Flame');
  pass.all();
  you.mustChooseAmong([you.hero, foe.hero]).chooses(foe.hero);
  pass.all();
  expect(foe.hero.damage).toBe(4);
  expect(chain()).toEqual(['Shadow Eye']);
  pass.all();
  expect(you.hand).toEqual(['Footsoldier']);
});

rule('408.3b', 'combat damage is dealt as combat concludes, or where a text says that it counts as such', () => {
  const t = scenario(
    { you: { hand: ['Cut', 'Backstab', 'Rage'], play: ['Arena'] }, foe: { play: ['Dwarf'] } },
    { cards },
  );
  const { you, pass, card, chain, resolve } = t;
  you.plays('Cut', { targets: 'Dwarf' });
  pass.all();
  expect(chain()).toEqual([]);
  you.plays('Backstab', { targets: 'Dwarf' });
  pass.all();
  expect(chain()).toEqual(['Arena']);
  resolve.all();
  you.plays('Rage', { targets: you.hero });
  pass.all();
  you.attacks(you.hero, t.foe.hero);
  pass.all();
  pass.all();
  pass.all();
  expect(chain()).toEqual(['Arena']);
  resolve.all();
  expect(card('Dwarf').damage).toBe(4);
  expect(you.hand).toEqual(['Footsoldier', 'Footsoldier']);
});

rule('408.3c', 'damage can be prevented, unless it is said that it can not', () => {
  const { you, foe, pass } = scenario(
    { you: { hand: ['Cut', 'Fel Flame'], resources: 2 }, foe: { play: ['Golem Skull Helm'] } },
    { cards },
  );
  you.plays('Cut', { targets: foe.hero });
  pass.all();
  foe.mustChooseAmong(['Golem Skull Helm', 'none']).prevents('none');
  expect(foe.hero.damage).toBe(2);
  you.plays('Fel Flame');
  pass.all();
  you.chooses(foe.hero);
  pass.all();
  expect(foe.hero.damage).toBe(4);
});

example('408.3c#1', 'ring and Annihilator make one packet of 4, none of which can be prevented', () => {
  const t = scenario({
    you: { play: ["Mason's Fraternity Ring", 'Annihilator'], resources: 2 },
    foe: { play: ['Golem Skull Helm', 'Footsoldier'] },
  });
  const { you, foe, pass, game } = t;
  you.attacks(you.hero, foe.hero);
  pass.all();
  you.strikes('Annihilator');
  expect(you.hero.atk).toBe(4);
  pass.all();
  pass.all();
  expect(packets(game().happened)).toMatchObject([{ amount: 4, combat: true, unpreventable: true }]);
  expect(foe.hero.damage).toBe(4);
  expect(t.card('Golem Skull Helm').exhausted).toBe(false);
});

rule('408.3d', 'damage outside combat is dealt with the card whose text dealt it', () => {
  const t = scenario(
    {
      you: { hand: ['Spark'], play: ['Chromatic Cloak', 'Wand', 'Slinger'] },
      foe: {},
    },
    { cards },
  );
  const { you, foe, pass } = t;
  you.plays('Spark', { targets: foe.hero });
  pass.all();
  expect(foe.hero.damage).toBe(2);
  you.uses('Wand', { targets: foe.hero });
  pass.all();
  expect(foe.hero.damage).toBe(3);
  you.uses('Slinger', { targets: foe.hero });
  pass.all();
  expect(foe.hero.damage).toBe(4);
});

rule('408.2c, 408.3d', 'a source that has left play, and the card behind a packet, still are what they were', () => {
  const { you, foe, pass, resolve, chain } = scenario(
    {
      you: { hand: ['Spark'], play: ['Chromatic Cloak', 'Ally Eye', 'Bomb', 'Grudge', { card: 'Martyr', damage: 4 }] },
      foe: {},
    },
    { cards },
  );
  you.uses('Bomb', { targets: foe.hero });
  expect(you.graveyard).toEqual(['Bomb']);
  pass.all();
  expect(foe.hero.damage).toBe(1);
  you.uses('Grudge', { targets: foe.hero });
  expect(you.graveyard).toEqual(['Bomb', 'Grudge']);
  pass.all();
  expect(foe.hero.damage).toBe(3);
  expect(chain()).toEqual([]);
  you.plays('Spark', { targets: 'Martyr' });
  pass.all();
  you.chooses(foe.hero);
  pass.all();
  expect(foe.hero.damage).toBe(4);
  expect(chain()).toEqual(['Ally Eye']);
  resolve.all();
  expect(you.hand).toEqual(['Footsoldier']);
});

rule('408.3d', 'combat damage is dealt with a weapon only if its wielder struck with it', () => {
  const fight = (strikes: boolean) => {
    const t = scenario(
      { you: { hand: ['Rage'], play: ['Blade Flurry', 'Viking Warhammer'], resources: 1 }, foe: { play: ['Dwarf'] } },
      { cards },
    );
    t.you.plays('Rage', { targets: t.you.hero });
    t.pass.all();
    t.you.attacks(t.you.hero, 'Dwarf');
    t.pass.all();
    t.you.mustChooseAmong(['Viking Warhammer', 'none']).strikes(strikes ? 'Viking Warhammer' : 'none');
    t.pass.all();
    t.pass.all();
    return t;
  };
  const without = fight(false);
  expect(without.card('Dwarf').damage).toBe(2);
  expect(without.chain()).toEqual([]);
  const { you, foe, pass, card, chain } = fight(true);
  expect(card('Dwarf').damage).toBe(3);
  you.mustChooseAmong([you.hero, foe.hero]).chooses(foe.hero);
  expect(chain()).toEqual(['Blade Flurry']);
  pass.all();
  you.mustChooseAmong(['yes', 'no']).chooses('yes');
  expect(foe.hero.damage).toBe(3);
});

example('408.3d#1', 'what Graccus leaves of the packet is still dealt with Thrash Blade', () => {
  const t = scenario(
    {
      you: { hand: ['Rage'], play: ['Thrash Blade'], resources: 2 },
      foe: { hero: 'Graccus', play: ['Dwarf', 'Gnome'], resources: 3 },
    },
    { cards },
  );
  const { you, foe, pass, card, chain, game } = t;
  you.plays('Rage', { targets: you.hero });
  pass.all();
  you.attacks(you.hero, 'Dwarf');
  pass.all();
  you.strikes('Thrash Blade');
  expect(you.hero.atk).toBe(4);
  pass.all();
  you.passes();
  foe.uses('Graccus', { targets: 'Dwarf' });
  pass.all();
  pass.all();
  expect(packets(game().happened)).toMatchObject([{ amount: 1, combat: true }, { amount: 1 }]);
  expect(card('Dwarf').damage).toBe(1);
  expect(chain()).toEqual(['Thrash Blade']);
  expect([you.hero.exhausted, card('Thrash Blade').exhausted]).toEqual([true, true]);
  pass.all();
  expect([you.hero.exhausted, card('Thrash Blade').exhausted]).toEqual([false, false]);
});

example('408.3d#2', 'two hammers, one packet, and Blade Flurry triggers once', () => {
  const t = scenario(
    {
      you: {
        play: [
          'Two Hands',
          'Blade Flurry',
          { card: 'Viking Warhammer', as: 'left' },
          { card: 'Viking Warhammer', as: 'right' },
        ],
        resources: 2,
      },
      foe: { play: ['Dwarf', 'Gnome'] },
    },
    { cards },
  );
  const { you, foe, pass, card, chain, game } = t;
  you.attacks(you.hero, 'Dwarf');
  pass.all();
  you.strikes('left', 'right');
  pass.all();
  pass.all();
  expect(card('Dwarf').damage).toBe(2);
  const mine = packets(game().happened).filter(({ player }) => player === 0);
  expect(mine.map(({ amount, with: tools }) => [amount, tools?.length])).toEqual([[2, 2]]);
  you.mustChooseAmong([you.hero, foe.hero, 'Gnome']).chooses('Gnome');
  expect(chain()).toEqual(['Blade Flurry']);
  pass.all();
  you.mustChooseAmong(['yes', 'no']).chooses('yes');
  expect(card('Gnome').damage).toBe(2);
  expect(chain()).toEqual([]);
});

example('408.3d#3', 'the three packets of Frost Nova are dealt by your hero with an ability', () => {
  const t = scenario(
    {
      you: { hand: ['Frost Nova'], resources: 4, play: ['Chromatic Cloak'] },
      foe: { play: ['Dwarf', 'Gnome'] },
    },
    { cards },
  );
  const { you, foe, pass, card, game } = t;
  you.plays('Frost Nova');
  const nova = game().state.chain[0]!.source;
  pass.all();
  while (t.waiting()?.question === 'order') foe.chooses(t.waiting()!.options[0]!); // 802.2
  expect([foe.hero.damage, card('Dwarf').damage, card('Gnome').damage]).toEqual([2, 2, 2]);
  expect(packets(game().happened).map(({ by, with: tools }) => ({ by, tools }))).toEqual(
    Array(3).fill({ by: game().state.players[0]!.hero, tools: [nova] }),
  );
});
