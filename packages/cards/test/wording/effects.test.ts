import type { Facts } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { sayCard } from '../../src/wording/say.ts';
import type { Source } from '../../src/wording/source.ts';
import { ABILITY, ALLY, meaning, read } from './reading.ts';

function agree(facts: Facts): void {
  const said = sayCard(facts);
  expect(said).toBeDefined();
  expect(read(facts.types.includes('Ally') ? ALLY : ABILITY, ...said!).facts).toEqual(facts);
}

const hero = { select: 'hero', of: { player: 'you' } } as const;
const ally = { select: 'target', noun: { kind: ['Ally'] } } as const;
const you = { player: 'you' } as const;
const first = { select: 'targeted', slot: 0 } as const;

test('a character does two things in one breath', () => {
  expect(meaning('Your hero deals 2 fire damage to target ally and heals 3 damage from itself.')).toEqual([
    { do: 'deal', by: hero, amount: 2, types: ['fire'], to: ally },
    { do: 'heal', by: hero, amount: 3, from: hero },
  ]);
  expect(meaning('Your hero deals 2 fire damage to target ally and 1 frost damage to itself.')).toEqual([
    { do: 'deal', by: hero, amount: 2, types: ['fire'], to: ally },
    { do: 'deal', by: hero, amount: 1, types: ['frost'], to: hero },
  ]);
  expect(meaning('Your hero heals 1 damage from target ally and has +1 ATK this turn.')).toEqual([
    { do: 'heal', by: hero, amount: 1, from: ally },
    { do: 'modify', what: hero, changes: [{ change: 'atk', by: 1 }], duration: 'this turn' },
  ]);
});

test('you decide what your characters may do', () => {
  expect(meaning('Your hero may deal 2 fire damage to target ally.')).toEqual([
    { do: 'may', who: you, effects: [{ do: 'deal', by: hero, amount: 2, types: ['fire'], to: ally }] },
  ]);
});

test('a condition after the instruction speaks of what that names', () => {
  expect(meaning('Destroy target ally if that ally is exhausted.')).toEqual([
    { do: 'if', if: { is: 'so', what: first, noun: { exhausted: true } }, then: [{ do: 'destroy', what: ally }] },
  ]);
});

test('unless: he may; if he does not', () => {
  const pays = {
    do: 'pay',
    who: { player: 'controller', of: first },
    cost: [{ pay: 'resources', amount: 2 }],
  } as const;
  expect(meaning('Destroy target ally unless its controller pays 2.')).toEqual([
    {
      do: 'if you do',
      first: [{ do: 'may', who: pays.who, effects: [pays] }],
      then: [],
      else: [{ do: 'destroy', what: ally }],
    },
  ]);
});

test('otherwise, and if you do not', () => {
  expect(meaning('If you control a Totem, draw a card. Otherwise, draw two cards.')).toMatchObject([
    { do: 'if', then: [{ do: 'draw', count: 1 }], else: [{ do: 'draw', count: 2 }] },
  ]);
  expect(meaning("You may discard a card. If you don't, destroy target ally.")).toMatchObject([
    { do: 'if you do', first: [{ do: 'may' }], then: [], else: [{ do: 'destroy' }] },
  ]);
});

test('modes', () => {
  expect(meaning('Choose one: Destroy target ally; or draw a card.')).toEqual([
    { do: 'choose modes', count: 1, modes: [[{ do: 'destroy', what: ally }], [{ do: 'draw', who: you, count: 1 }]] },
  ]);
  const { facts } = read(
    ABILITY,
    'Choose one: Draw a card; or attach to target ally.',
    'Ongoing: Attached ally has +1 ATK.',
  );
  expect(facts).toMatchObject({ attach: { noun: { kind: ['Ally'] }, targeted: true, mode: 1 }, ongoing: true });
  agree(facts!);
});

test('cards are looked at or revealed, then some go one way and the rest another', () => {
  const seen = { zone: 'deck', among: { select: 'revealed' } } as const;
  const top = (count: number) => ({ select: 'top', of: you, count });
  const below = { do: 'put', what: { select: 'each', noun: seen }, where: { to: 'deck', at: 'bottom' } };
  expect(
    meaning('Look at the top five cards of your deck. Put one into your graveyard and the rest on the bottom.'),
  ).toEqual([
    { do: 'look at', what: top(5) },
    { do: 'put', what: { select: 'choose', noun: seen }, where: { to: 'graveyard' } },
    below,
  ]);
  expect(
    meaning('Reveal the top six cards of your deck. Put all revealed Murlocs into play and the rest on the bottom.'),
  ).toEqual([
    { do: 'reveal', what: top(6) },
    { do: 'put into play', what: { select: 'each', noun: { tag: ['Murloc'], ...seen } } },
    below,
  ]);
});

test('searching', () => {
  expect(meaning('Search your deck for a Totem, reveal it, and put it into your hand.')).toEqual([
    {
      do: 'search',
      who: you,
      noun: { kind: ['Totem'] },
      reveal: true,
      then: [{ do: 'put', what: { select: 'that' }, where: { to: 'hand' } }],
    },
  ]);
});

test('other players choose among their own cards', () => {
  expect(meaning('Target opponent destroys an ally he controls.')).toEqual([
    {
      do: 'destroy',
      what: { select: 'choose', noun: { kind: ['Ally'], whose: 'you' }, by: { player: 'target', who: 'opponent' } },
    },
  ]);
  expect(meaning('Each player puts the top nine cards of his deck into his graveyard.')).toEqual([
    { do: 'put', what: { select: 'top', of: { player: 'each' }, count: 9 }, where: { to: 'graveyard' } },
  ]);
});

test('what was affected this way', () => {
  expect(
    meaning("Your hero deals 1 frost damage to each ally. Characters dealt damage this way can't attack this turn.")[1],
  ).toEqual({
    do: 'modify',
    what: { select: 'each', noun: { kind: ['Character'], among: { select: 'done' } } },
    changes: [{ change: 'restrict', restriction: { cant: 'attack' } }],
    duration: 'this turn',
  });
});

test('the next ready step', () => {
  expect(meaning("Exhaust target weapon. It can't ready during its controller's next ready step.")[1]).toMatchObject({
    do: 'modify',
    what: first,
    duration: "its controller's next ready step",
  });
});

test('counters', () => {
  expect(meaning('Put two +1 ATK counters on target weapon.')).toMatchObject([
    { do: 'add counters', name: '+1 ATK', count: 2 },
  ]);
  const { facts } = read(ALLY, 'When this ally attacks, add a moss counter.');
  expect(facts?.powers).toMatchObject([{ effects: [{ do: 'add counters', name: 'moss', on: { select: 'this' } }] }]);
  agree(facts!);
});

test('tokens with a name, an icon and powers', () => {
  const [effect] = meaning(
    'Put a 2 [Fire] / 3 [Health] [Horde] Unique Orc Mage ally token named Gorlosh into play with Stealth and "This ally can\'t attack."',
  );
  expect(effect).toMatchObject({
    do: 'put token',
    token: { name: 'Gorlosh', icons: ['Horde'], unique: true, tags: ['Orc', 'Mage'], atk: 2, health: 3 },
  });
  expect(meaning('Put two Frog ally tokens into play with 0 ATK / 1 health.')).toMatchObject([
    { do: 'put token', count: 2, token: { name: 'Frog', atk: 0, damageType: 'melee', health: 1 } },
  ]);
});

test('where X is', () => {
  expect(meaning('Put X +1 ATK counters on target weapon, where X is the number of Totems you control.')).toMatchObject(
    [{ do: 'add counters', count: { amount: 'count', of: { kind: ['Totem'], whose: 'you' } } }],
  );
});

test('one amount, or another if something is so', () => {
  expect(meaning('Draw a card, or three if you control a Totem.')).toMatchObject([
    { do: 'draw', count: { amount: 'if', then: 3, else: 1 } },
  ]);
  expect(meaning('Your hero deals 2 fire damage to target ally, or 5 if that ally is exhausted.')).toMatchObject([
    { do: 'deal', amount: { amount: 'if', if: { what: first }, then: 5, else: 2 } },
  ]);
});

test('a part of a text with a tag word', () => {
  expect(meaning('Empower Mage: If you control a Mage hero or ally, draw a card.')).toEqual([
    {
      do: 'double-check',
      tagWord: 'Empower Mage',
      if: { is: 'there', noun: { tag: ['Mage'], kind: ['Hero', 'Ally'], whose: 'you' } },
      then: [{ do: 'draw', who: you, count: 1 }],
    },
  ]);
});

test('what somebody chooses first is done to that card', () => {
  expect(meaning('Target opponent chooses a Pet he controls. Gain control of that card.')).toEqual([
    {
      do: 'modify',
      what: { select: 'choose', noun: { tag: ['Pet'], whose: 'you' }, by: { player: 'target', who: 'opponent' } },
      changes: [{ change: 'control', by: you }],
      duration: 'this game',
    },
  ]);
  expect(
    meaning('Target up to three allies. Your hero heals 4, 3, and 2 damage from them, respectively.'),
  ).toMatchObject([{ do: 'heal', from: { select: 'target', count: { upTo: 3 } }, each: [4, 3, 2] }]);
});

test('counters run out', () => {
  const { facts } = read(ALLY, 'When this ally attacks, remove a moss counter. If none remain, destroy this ally.');
  expect(facts?.powers).toMatchObject([
    {
      effects: [
        { do: 'remove counters', name: 'moss' },
        { do: 'if', if: { left: { amount: 'counters' }, right: 0 } },
      ],
    },
  ]);
  agree(facts!);
});

test('only what is on the chain is interrupted', () => {
  expect(meaning('Interrupt target ability.')).toEqual([
    { do: 'interrupt', what: { select: 'target', noun: { kind: ['Ability'], zone: 'chain' } } },
  ]);
});

test('what happens later takes no condition of now', () => {
  expect(read(ABILITY, 'At the end of the turn, draw a card if you control a Totem.').facts).toBeNull();
});

test('one mode or both', () => {
  expect(meaning('Choose one or both: Destroy target ally; or draw a card.')).toMatchObject([{ count: 1, upTo: 2 }]);
  expect(
    meaning('Choose one: Destroy target ally; or draw a card. If you control a Totem, you may choose both.'),
  ).toMatchObject([{ count: 1, upTo: 2, upToIf: { is: 'there' } }]);
});

test('a card can be chosen for a number only where an instruction is processed', () => {
  const cost = { amount: 'cost', of: { select: 'choose', noun: { tag: ['Curse'], whose: 'you' } } } as const;
  expect(meaning('Draw X cards, where X is the cost of a Curse you control.')).toEqual([
    { do: 'draw', who: you, count: cost },
  ]);
  for (const sentence of [
    'Destroy target ally with cost equal to the cost of a Curse you control.',
    'Ongoing: Your hero has +X ATK, where X is the cost of a Curse you control.',
    'Draw X cards and discard X cards, where X is the cost of a Curse you control.',
  ])
    expect(read(ABILITY, sentence).facts, sentence).toBeNull();
});

test('a target player is forbidden something', () => {
  expect(meaning("Target player can't play allies this turn.")).toEqual([
    {
      do: 'create',
      who: { player: 'target' },
      continuous: {
        players: 'you',
        changes: [{ change: 'restrict', restriction: { cant: 'play', noun: { kind: ['Ally'] } } }],
      },
      duration: 'this turn',
    },
  ]);
});

test('all cards of a target player', () => {
  expect(meaning('Exhaust all allies controlled by target player.')).toEqual([
    { do: 'exhaust', what: { select: 'each', noun: { kind: ['Ally'], of: { player: 'target' } } } },
  ]);
});

test('a modifier lasts while something remains so', () => {
  expect(meaning("Target ally can't ready while this ability remains under your control.")).toEqual([
    {
      do: 'modify',
      what: ally,
      changes: [{ change: 'restrict', restriction: { cant: 'ready' } }],
      duration: { while: { select: 'this' }, remains: { whose: 'you' } },
    },
  ]);
});

test('"its" in a description is the described card\'s, in an amount for each of several cards that of each', () => {
  expect(meaning("Destroy target Pet with cost less than the number of cards in its controller's graveyard.")).toEqual([
    {
      do: 'destroy',
      what: {
        select: 'target',
        noun: {
          tag: ['Pet'],
          cost: {
            is: 'less than',
            than: { amount: 'count', of: { zone: 'graveyard', of: { player: 'controller', of: { select: 'it' } } } },
          },
        },
      },
    },
  ]);
  expect(meaning('Your hero deals 1 fire damage to each opposing ally for each Curse attached to that ally.')).toEqual([
    {
      do: 'deal',
      by: hero,
      amount: { amount: 'count', of: { tag: ['Curse'], attachedTo: { among: { select: 'it' } } } },
      types: ['fire'],
      to: { select: 'each', noun: { whose: 'opposing', kind: ['Ally'] } },
    },
  ]);
});

test('the word that an old layout puts before the text is no part of it', () => {
  const old = read(ABILITY, 'Attachment Attach to target ally.').facts;
  expect(old).toEqual(read(ABILITY, 'Attach to target ally.').facts);
  expect(old?.attach).toMatchObject({ noun: { kind: ['Ally'] } });
  const totem = { ...ABILITY, tags: ['Fire Totem'] };
  expect(read(totem, 'Totem', 'Ongoing: Your hero has +1 ATK.').facts?.powers).toHaveLength(1);
  expect(read(ABILITY, 'Totem').facts).toBeNull();
});

test('what was done to a card tells it from others', () => {
  const all = read(
    ALLY,
    '(1), Destroy a Pet you control >>> This ally deals fire damage to target hero equal to the cost of the destroyed card.',
  ).facts!;
  agree(all);
  const [power] = all.powers;
  expect(power).toMatchObject({ effects: [{ amount: { amount: 'cost', of: { select: 'paid' } } }] });
  const revealed = read(
    ALLY,
    "When this ally attacks, reveal the top card of your deck. This ally deals fire damage to your hero equal to that revealed card's cost. Put that card on the bottom of your deck.",
  ).facts!;
  expect(revealed.powers[0]).toMatchObject({ effects: [{}, {}, { do: 'put', what: { select: 'revealed' } }] });
});

test('two costs that are paid with cards: nobody knows which is spoken of', () => {
  const text = 'Destroy an item you control, discard an ally >>> Draw cards equal to the cost of that card.';
  expect(read(ALLY, text).facts).toBeNull();
});

test('a number of something for each of others, wherever it is said', () => {
  expect(meaning('Opposing allies have -1 ATK this turn for each Totem you control.')).toEqual([
    {
      do: 'create',
      continuous: {
        cards: { whose: 'opposing', kind: ['Ally'] },
        changes: [
          {
            change: 'atk',
            by: { amount: 'times', of: [-1, { amount: 'count', of: { kind: ['Totem'], whose: 'you' } }] },
          },
        ],
      },
      duration: 'this turn',
    },
  ]);
  expect(meaning('Ready a resource you control for each Totem you control.')).toEqual([
    {
      do: 'ready',
      what: {
        select: 'choose',
        noun: { kind: ['Resource'], whose: 'you' },
        count: { exactly: { amount: 'count', of: { kind: ['Totem'], whose: 'you' } } },
      },
    },
  ]);
  const { facts } = read(ALLY, 'This ally has +1 ATK while attacking for each Totem you control.');
  agree(facts!);
  expect(facts?.powers[0]).toMatchObject({ continuous: { while: { is: 'so', noun: { attacking: true } } } });
});

test('damage of two types has one word', () => {
  expect(meaning('Your hero deals 2 shadowfire damage to target ally.')).toEqual([
    { do: 'deal', by: hero, amount: 2, types: ['shadow', 'fire'], to: ally },
  ]);
});

test('"each other" in that one\'s party is each but that one (712.3a)', () => {
  const text =
    "Your hero deals 4 fire damage to target ally. Your hero deals 1 fire damage to each other ally in that ally's party.";
  expect(meaning(text)[1]).toMatchObject({
    to: { select: 'each', noun: { except: { select: 'targeted', slot: 0 }, of: { player: 'controller' } } },
  });
  agree(read(ABILITY, text).facts!);
});

test('counters that an ongoing ability puts on itself are on it as it enters play (710.1b)', () => {
  const { facts } = read(
    ABILITY,
    'Attach to target ally and put three seed counters on this ability.',
    'Ongoing: Attached ally has +1 ATK for each seed counter.',
  );
  expect(facts).toMatchObject({ text: [], powers: [{ power: 'enters', counters: { name: 'seed', count: 3 } }, {}] });
});

test.each([
  'Ongoing: Attached ally has "[Activate] >>> Attach this ability to target ally."',
  'Ongoing: Heroes you control have "(2), [Activate] >>> Destroy this ability."',
])('a power that speaks of the card which gives it is not read at all: %s', (text) => {
  expect(read(ABILITY, text).facts).toBeNull();
});

test('what was paid is counted: as many as were chosen, or all counters', () => {
  const said = (facts: Source['facts'], ...front: readonly string[]): Facts => {
    const { facts: card, readings, unread } = read(facts, ...front);
    expect([unread, readings]).toEqual([[], 1]);
    agree(card!);
    return card!;
  };
  const demons = { tag: ['Demon'], zone: 'graveyard', whose: 'you' };
  const removing = said(
    ABILITY,
    'As an additional cost to play, remove up to three Demon cards in your graveyard from the game.',
    'Your hero deals fire damage to target ally equal to 1 plus the number of cards removed this way.',
  );
  expect(removing.powers).toMatchObject([
    { cost: [{ pay: 'remove', noun: demons, count: { amount: 'X' }, atMost: 3 }] },
  ]);
  expect(removing.text).toMatchObject([{ amount: { amount: 'sum', of: [1, { amount: 'X' }] } }]);
  const destroying = said(
    ABILITY,
    'As an additional cost to play, destroy any number of allies you control.',
    'Draw a card for each ally destroyed this way.',
  );
  expect(destroying.text).toMatchObject([{ do: 'draw', count: { amount: 'X' } }]);
  const exhausting = said(
    ABILITY,
    'As an additional cost to play, exhaust any number of Totems you control.',
    'Target player discards that many cards.',
  );
  expect(exhausting.text).toMatchObject([{ do: 'discard', count: { amount: 'X' } }]);
  const some = said(
    ALLY,
    '[Activate], Remove any number of spark counters from this ally → Draw a card for each counter removed this way.',
  );
  expect(some.powers).toMatchObject([{ effects: [{ count: { amount: 'X' } }] }]);
  const all = said(
    ALLY,
    'Remove all rage counters → This ally deals 1 fire damage to target hero for each counter removed this way.',
  );
  expect(all.powers).toMatchObject([{ effects: [{ amount: { amount: 'that much' } }] }]);
});

test('what is dealt is told more of in the sentence after it', () => {
  const dealt = { do: 'deal', by: hero, amount: 3, types: ['fire'], to: ally };
  expect(meaning("Your hero deals 3 fire damage to target ally. That damage can't be prevented. Draw a card.")).toEqual(
    [
      { ...dealt, unpreventable: true },
      { do: 'draw', who: you, count: 1 },
    ],
  );
  expect(meaning('Your hero deals 3 fire damage to target ally. That damage counts as combat damage.')).toEqual([
    { ...dealt, combat: true },
  ]);
});

test('how many its controller has is compared with yours', () => {
  const more = (noun: object) => ({
    is: 'compared',
    left: { amount: 'count', of: { ...noun, of: { player: 'controller', of: first } } },
    how: 'more than',
    right: { amount: 'count', of: { ...noun, whose: 'you' } },
  });
  expect(meaning('Destroy target ally if its controller has more allies than you.')).toMatchObject([
    { if: more({ kind: ['Ally'] }) },
  ]);
  expect(meaning("Exhaust target ally if that ally's controller controls more Totems than you.")).toMatchObject([
    { if: more({ kind: ['Totem'] }) },
  ]);
  expect(meaning('Target opponent discards a card if he has more cards in hand than you.')).toMatchObject([
    { if: { left: { amount: 'cards in hand', of: { player: 'targeted', slot: 0 } }, right: { of: you } } },
  ]);
});
