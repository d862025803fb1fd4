import type { Power } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { readCard } from '../../src/wording/box.ts';
import { sayCard } from '../../src/wording/say.ts';
import type { Source } from '../../src/wording/source.ts';

const ALLY: Source['facts'] = { name: 'Sample', types: ['Ally'], tags: [], icons: [], cost: 1, atk: 1, health: 1 };

const read = (...front: readonly string[]) => readCard({ facts: ALLY, front, back: [] });
const powers = (...front: readonly string[]): readonly Power[] | undefined => read(...front).facts?.powers;

/** What is written of the reading; older wordings come back in the newer one. */
const rewritten = (...front: readonly string[]): readonly string[] | undefined => {
  const { facts } = read(...front);
  return facts ? sayCard(facts) : undefined;
};

const NEXT_GRAVEYARD = 'the next time it would enter a graveyard';

test.each([
  ['a prevention', 'Prevent all combat damage that attacking allies would deal to this ally.'],
  ['a smaller packet', 'If your hero would be dealt fire damage, prevent 2 of it.'],
  ['all but some', 'If this ally would be dealt damage, prevent all but 2 of it.'],
  ['a larger packet', 'If your hero would deal damage with a Staff, it deals that much +3 instead.'],
  ['twice the packet', "If an opposing ally would be dealt damage, it's dealt double that much instead."],
  ['another destination', "If your hero would be dealt damage, it's dealt to this ally instead."],
  ['only so long', 'Prevent all damage that would be dealt to Pets you control while this ally is ready.'],
  ['the first on each turn', 'Prevent the first 2 damage that would be dealt to your hero each turn.'],
  ['a changed cost', 'You pay (2) less to play Pets, to a minimum of (1).'],
  ['what opponents pay', 'Opponents pay (1) more to strike with weapons.'],
  ['so much less for each', 'You pay (1) less to complete quests for each Pet you control.'],
  ['a keyword of cards', 'Inspire: Ally and quest'],
  ['a keyword with an effect', 'Stash: Draw a card.'],
  ['once per game', 'Once per game: [Basic] (4) >>> Draw a card.'],
  ['counters as a cost', '[Activate], Remove two spark counters from this ally >>> Draw a card.'],
  ['the first time', 'When your hero is dealt combat damage for the first time each turn, draw a card.'],
  ['who heals whom', 'When your hero heals damage with an ability from an ally, draw a card.'],
  ['another than the one that is healed', 'When another hero heals damage from your hero, draw a card.'],
  ['its own play', 'When you play this ally, draw a card.'],
  ['a price that may be paid', 'When this ally attacks, you may pay (1). If you do, draw a card.'],
  ['resources face up', 'When you place a resource face up, draw a card.'],
  ['a second Pet', 'You can control an additional Pet.'],
  ['counters from the start', 'This ally enters play with three spark counters.'],
  ['keywords lost', "Opposing allies lose and can't have Elusive and Stealth."],
  ['whom it can protect', 'This ally can protect your hero.'],
  ['who can protect it', 'Other friendly Humans can protect this ally.'],
  ['against whom it can protect', 'Your hero can protect against opposing heroes.'],
  ['what allows it again', "This ally can't attack unless an opponent controls more resources than you."],
  ['a price for attacking', "Opposing heroes can't attack unless its controller pays 2."],
  ['no strikes', "Opponents can't strike with weapons."],
  ['a fixed number', "Allies have ATK equal to its cost and can't gain or lose ATK."],
  ['what is attached to it', 'Allies you control with an ability attached have +1 / +1.'],
  ['itself and others', 'This ally and weapons you control have Stealth.'],
  [
    'who dealt the damage',
    'When this ally is dealt damage, this ally deals 1 fire damage to the source of that damage.',
  ],
  ['only while attacking', 'When this ally deals combat damage to an ally while attacking, draw a card.'],
  ['only while defending', 'If this ally would be dealt combat damage while defending, prevent 5 of it.'],
  ['fatal damage', 'When your hero deals fatal combat damage with a weapon, draw a card.'],
  ['damage that is not fatal', 'If a Pet you control would be dealt non-fatal damage, prevent it.'],
  ['destruction by fatal damage', 'When an opposing ally is destroyed by fatal damage, draw a card.'],
  ['a hero or others', 'When your hero or another ally you control deals fire damage, draw a card.'],
  ['what you attach', 'When you attach an ability to an ally, draw two cards.'],
  ['every other player', 'When this ally enters play, each other player destroys an ally he controls.'],
  [
    'a second target',
    'When this ally deals combat damage to an ally, this ally may deal 1 melee damage to another target ally.',
  ],
  ['another target', '[Activate] >>> Ready another target ally.'],
  ['both numbers on a counter', 'When this ally attacks, add a +1 / +1 counter to this ally.'],
  ['health on a counter', 'When this ally attacks, add a +1 [Health] counter to this ally.'],
  ['all damage', 'Fire damage is unpreventable.'],
  ['from the graveyard', 'You can play this ally from your graveyard.'],
  [
    'once from the graveyard',
    `You may play this ally from your graveyard. If you do, ${NEXT_GRAVEYARD}, remove it from the game instead.`,
  ],
  ['when it can be played', 'Play this ally only if you control a Totem.'],
  ['free at times', "You may play this ally without paying its cost if it's your turn."],
  ['instant cards', 'Pets in your hand are instant.'],
  ['one more resource', 'You can place an additional resource on each of your turns.'],
  ['larger hands', 'Your maximum hand size is increased by two.'],
  ['smaller hands', "Each opponent's maximum hand size is reduced by three for each Pet you control."],
  ['a magnet', 'Opposing cards and effects must target this ally if able.'],
  ['against some only', 'Allies you control have +1 ATK while attacking an exhausted ally.'],
  ['whose damage is prevented', '[Activate] >>> Prevent all damage that target ally would deal this turn.'],
  ['whose damage grows', '(1) >>> If target Pet would deal combat damage this turn, it deals that much +2 instead.'],
  ['whose damage counts', '(1) >>> Damage that target ally would deal is unpreventable this turn.'],
  ['the next one', '(1) >>> When the next opposing ally enters play this turn, destroy that ally.'],
  ['nothing dealt with it', 'At the start of your turn, if no damage was dealt with this ally this turn, draw a card.'],
  ['once on each of your turns', 'When this ally attacks for the first time on each of your turns, ready your hero.'],
  ['from where it lies', 'At the end of your turn, if this ally is in your graveyard, draw a card.'],
  [
    'a zone of yours',
    '[Activate] >>> Look at the top six cards of your deck. Put one of them into your graveyard. Put the rest on top of your deck.',
  ],
  ['a zone of your own for a Pet', '(2) >>> Put target Pet in your graveyard on top of your deck.'],
  ['a zone of his', '[Activate] >>> Target opponent puts a Pet from his graveyard into his hand.'],
  ['zones of several owners', "[Activate] >>> Put up to three target Pets into their owners' hands."],
  ['how many, not how much', 'When this ally deals damage to a Pet, draw that many cards.'],
  ['what you may do to his deck', "When this ally readies, you may reveal the top card of target opponent's deck."],
  ['who does it', 'When this ally attacks, target opponent discards a card. If he does, draw a card.'],
  ['more that is healed', 'If damage would be healed from a Pet you control, that much +3 is healed instead.'],
  ['counters for what is healed', 'When damage is healed from a Pet, add that many spark counters to this ally.'],
  ['an icon with its article', 'When this ally attacks, you may destroy an [Arcane] ability.'],
  ['so much for each', 'Pets you control have +1 / +1 for each Totem you control.'],
  ['a grave of his', "(2) >>> Remove three target Pets in an opponent's graveyard from the game."],
  ['as much as was paid', '(X) >>> This ally has +X ATK this turn.'],
  ['your first quest', 'When you complete your first quest each turn, draw a card.'],
  ['only by opponents', "Weapons you control can't be targeted by opponents."],
  ['health that remains to one', "This ally has +X / +X, where X is your hero's remaining [Health]."],
])('%s is written as it was read', (_what, text) => {
  expect(rewritten(text)).toEqual([text]);
});

test.each([
  ['its owner by name', 'When Sample enters your party, draw a card.', undefined],
  [
    'an older plus',
    'If a Pet you control would deal damage, it deals that amount of damage plus 7 instead.',
    'If a Pet you control would deal damage, it deals that much +7 instead.',
  ],
  [
    'damage with whatever deals it',
    'If damage would be dealt with an ability you control, that much +1 is dealt instead.',
    "If damage would be dealt with an ability you control, it's dealt that much +1 instead.",
  ],
  ['a state for a keyword', 'Your weapons are Untargetable.', 'Weapons you control have Untargetable.'],
  ['when it may be used', '(1) >>> Draw a card. Use only on your turn.', 'On your turn: (1) >>> Draw a card.'],
])('%s is read as the newer wording', (_what, text, newer) => {
  expect(rewritten(text)?.[0]).toBe(newer);
});

test('another hero that heals yours is another than yours, not than this card', () => {
  expect(powers('When another hero or ally heals damage from your hero, draw a card.')).toMatchObject([
    { on: { by: { kind: ['Hero', 'Ally'], except: { select: 'event', role: 'card' } } } },
  ]);
});

test('what happens when the card itself is played happens while it is on the chain', () => {
  expect(powers('When you play this ally, draw a card.')).toMatchObject([
    { on: { event: 'play', card: { self: true, zone: 'chain' } }, zone: 'chain' },
  ]);
});

test('two sentences of a paragraph are two powers', () => {
  expect(powers('This ally has Ferocity. When this ally attacks, draw a card.')).toEqual(
    powers('This ally has Ferocity.', 'When this ally attacks, draw a card.'),
  );
  expect(powers('When this ally enters or leaves play, draw a card.')).toEqual(
    powers('When this ally enters play, draw a card.', 'When this ally leaves play, draw a card.'),
  );
});

test('a change for the next card is used up, one for a turn is not', () => {
  const changes = (text: string) =>
    powers(`[Activate] >>> ${text}`)?.flatMap((power) => ('effects' in power ? (power.effects ?? []) : []));
  expect(changes('You pay (1) less to play your next ally this turn.')).toEqual([
    {
      do: 'create',
      cost: { cost: 'play', noun: { kind: ['Ally'] }, whose: 'you', by: -1, next: true },
      duration: 'this turn',
    },
  ]);
  expect(changes('You pay (1) less to play allies this turn.')).toEqual([
    { do: 'create', cost: { cost: 'play', noun: { kind: ['Ally'] }, whose: 'you', by: -1 }, duration: 'this turn' },
  ]);
});

test('"this power" is not understood where there are two', () => {
  const cheaper = 'You pay (1) less to use this power for each Pet you control.';
  expect(powers('(2) >>> Draw a card.', cheaper)).toBeDefined();
  expect(powers('(2) >>> Draw a card.', '(3) >>> Draw two cards.', cheaper)).toBeUndefined();
});

test('"this or another" is this card, whatever it has become, and others so described (703.3)', () => {
  expect(powers('When this or another Pet ally you control attacks, draw a card.')).toMatchObject([
    { on: { card: { any: [{ self: true }, { kind: ['Ally'], tag: ['Pet'], whose: 'you', other: true }] } } },
  ]);
});

test('"another target" is another than the card of the event, or than the one that says so (706.1)', () => {
  const target = (text: string) => JSON.stringify(powers(text));
  const second = target(
    'When your hero deals combat damage to an ally, it may deal 1 melee damage to a second target ally.',
  );
  expect(second).toContain('"noun":{"kind":["Ally"],"except":{"select":"event","role":"card"}}');
  expect(target('[Activate] >>> Ready another target ally.')).toContain('"noun":{"kind":["Ally"],"other":true}');
});

test('"the source of that damage" needs damage to speak of', () => {
  expect(powers('When this ally attacks, it deals 4 frost damage to the source of that damage.')).toBeUndefined();
});

test('what is said of a list with two articles is said of both', () => {
  expect(
    powers('If a hero or an ally you control would deal fire or [Fire] damage, it deals that much +1 instead.'),
  ).toEqual(powers('If a hero or ally you control would deal fire damage, it deals that much +1 instead.'));
});

test('"he" is the opponent whose hero was spoken of', () => {
  expect(powers("When an opponent's hero is dealt damage, exhaust all allies he controls.")).toEqual(
    powers("When an opposing hero is dealt damage, exhaust all allies in that hero's controller's party."),
  );
});

test('a card that can be played from the graveyard says so there (700.2)', () => {
  expect(powers('You may play this ally from your graveyard.')).toMatchObject([{ zone: 'graveyard' }]);
});

test('"for each" may stand apart from what it multiplies', () => {
  expect(powers('For each spark counter, your hero has +1 ATK while attacking and +2 [Health].')).toEqual(
    powers(
      'Your hero has +1 ATK for each spark counter while attacking.',
      'Your hero has +2 [Health] for each spark counter.',
    ),
  );
  expect(powers('Your hero has +2 ATK while attacking for each Pet you control.')).toEqual(
    powers('Your hero has +2 ATK for each Pet you control while attacking.'),
  );
});

test('damage "to and by" one ally is prevented by two modifiers (717.2)', () => {
  expect(
    powers('(1) >>> Prevent all fire damage that would be dealt to and dealt by target Pet this turn.'),
  ).toMatchObject([
    {
      effects: [{ for: { select: 'target' } }, { replacement: { flags: 'by' }, for: { select: 'targeted', slot: 0 } }],
    },
  ]);
});

test('what one gains control of is what the event did something to, not who did it', () => {
  const text = 'When this ally sabotages an armor, gain control of it.';
  expect(rewritten(text)).toEqual(['When this ally sabotages an armor, gain control of that armor.']);
});

test.each([
  [
    'You pay (2) less to play this ally while you control a Pet.',
    'You pay (2) less to play this ally if you control a Pet.',
  ],
  ['When this or another Ogre enters play, draw a card.', 'When this ally or another Ogre enters play, draw a card.'],
])('%s is written as %s', (text, written) => {
  expect(rewritten(text)).toEqual([written]);
});

test('what one pays less for is what the event did something to', () => {
  const [, power] = powers(
    'Inspire: Quest',
    'When a quest is inspired this way, you pay 2 less to complete it this turn.',
  )!;
  expect(power).toMatchObject({ effects: [{ do: 'modify', what: { select: 'event', role: 'card' } }] });
});

test('a condition cannot speak of what is chosen only afterwards', () => {
  expect(
    powers('When this ally enters play, put an ally in your graveyard into play if it has fatal damage.'),
  ).toBeUndefined();
  const target = 'When this ally enters play, put target ally in your graveyard into play if its cost is 3 or less.';
  expect(powers(target)).toHaveLength(1);
});

test('what a token says of itself, it says of an ally', () => {
  const text =
    'When this ally attacks, put a 1 [Melee] / 1 [Health] Imp ally token into play with "When this ally attacks, destroy this ally."';
  expect(rewritten(text)).toEqual([text]);
});
