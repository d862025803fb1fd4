import { expect, test } from 'vitest';
import { same } from '../../src/wording/grammar/pattern.ts';
import { readNotation } from '../../src/wording/reader.ts';
import { sayCard } from '../../src/wording/say.ts';
import { ABILITY, ALLY, factsOf, isRead } from './reading.ts';

/** Each is read as the first of them. */
function alike(of: typeof ABILITY, first: string, ...others: readonly string[]): void {
  const meant = factsOf(of, first);
  expect(others.filter((one) => !same(factsOf(of, one), meant))).toEqual([]);
}

test('whose damage is healed is said, or it is that of the one who heals', () => {
  alike(ABILITY, 'Your hero heals 4 damage from itself.', 'Your hero heals 4 damage.');
  alike(ABILITY, 'Your hero deals 3 fire damage to target ally.', 'Target ally is dealt 3 fire damage by your hero.');
  expect(isRead(ABILITY, 'Target ally is dealt 3 fire damage.')).toBe(false);
});

test('what is sacrificed is one of the player who does it, and what is created is put into play', () => {
  alike(
    ABILITY,
    'Destroy an ally you control. If you do, draw two cards.',
    'Sacrifice an ally. If you do, draw two cards.',
  );
  alike(ABILITY, 'Target opponent destroys an ally he controls.', 'Target opponent sacrifices an ally.');
  alike(
    ABILITY,
    'Put a 2 [Fire] / 1 [Health] Ember ally token into play.',
    'Create a 2 Fire / 1 Health Ember ally token.',
  );
});

test('an event may stand at the end, and "if" it happens is "when" it does', () => {
  alike(
    ALLY,
    'When this ally attacks, draw a card.',
    'Draw a card when this ally attacks.',
    'If this ally attacks, draw a card.',
    'When it attacks, draw a card.',
  );
  alike(ALLY, 'While this ally is in combat, this ally has +1 ATK.', 'When this ally is in combat, it gets +1 ATK.');
});

test('what is paid at any time is the cost of a power', () => {
  alike(ALLY, 'Once per turn: 2 → Ready this ally.', 'Once per turn, you may pay 2. If you do, ready this ally.');
  alike(ALLY, '[Activate] → Draw a card.', 'Activate: Draw a card.', 'Exhaust: Draw a card.');
});

test('one instruction is done at a time that is told behind it, with the card it speaks of', () => {
  expect(
    factsOf(ALLY, 'When this ally attacks an ally, gain control of that ally at end of turn.').powers,
  ).toMatchObject([
    {
      effects: [{ do: 'create', about: { select: 'event' }, trigger: { effects: [{ what: { select: 'flagged' } }] } }],
    },
  ]);
  expect(isRead(ABILITY, 'If an ally is destroyed this way, draw a card.')).toBe(false);
  expect(isRead(ABILITY, 'Gain control of target ally at end of turn.')).toBe(false); // Would it be targeted then?
});

test('"otherwise" is all that a die can say besides', () => {
  expect(
    factsOf(ABILITY, 'Roll a die. If the result is 5 or more, draw a card. Otherwise, discard a card.').text,
  ).toMatchObject([
    {
      then: [
        { from: 5, upTo: 6 },
        { from: 1, upTo: 4 },
      ],
    },
  ]);
});

test('a weapon is known by its kind, and a tag may stand behind a comma', () => {
  const { faults, facts } = readNotation(
    'Long Reed, 3, Hunter, Bow, Ranged (1), 2 Ranged, 1 Strike\nYour hero has Long-Range.\n\nDull Hex, 2, Warlock, Ability—Curse, Attachment\nAttach to target ally.\nOngoing: Attached ally has -1 ATK.',
  );
  expect([faults, facts.map(({ types }) => types.join())]).toEqual([[], ['Equipment', 'Ability']]);
});

test('who of several did not do it, "otherwise" cannot tell', () => {
  expect(isRead(ABILITY, "Each opponent may discard a card. If he doesn't, draw a card.")).toBe(false);
});

/** The text of a card as it is shown. */
const shown = (of: typeof ABILITY, text: string) => sayCard(factsOf(of, text));

test('what has words about it is followed by none that belong to it, and X is told at the end', () => {
  expect(shown(ABILITY, 'Target Pet has Mend X this turn, where X is the ATK of a Warrior you control.')).toEqual([
    'Target Pet has Mend X this turn, where X is the ATK of a Warrior you control.',
  ]);
});

test('what was so at a time is told of that time, and what is done later stands behind "you may"', () => {
  expect(
    shown(ALLY, 'When this ally attacks, if an ally you controlled was destroyed this turn, draw a card.'),
  ).toEqual(['When this ally attacks, if an ally you controlled was destroyed this turn, draw a card.']);
  const later = "When this ally attacks an ally, you may put that ally into its owner's hand at end of turn.";
  expect(shown(ALLY, later)).toEqual([later]);
});

test('his next ready step is that of the player who was spoken of, whoever controls the card by then', () => {
  const text = "Exhaust all allies in target player's party. They can't ready during his next ready step.";
  expect(factsOf(ABILITY, text).text?.[1]).toMatchObject({ duration: { nextReadyStepOf: { player: 'that' } } });
  expect(shown(ABILITY, text)).toEqual([
    "Exhaust each ally in target player's party. Those allies can't ready during that player's next ready step.",
  ]);
});

test('what is said of a card without a time is so for good', () => {
  expect(factsOf(ABILITY, 'Put target ally from your graveyard into play. It loses all powers.').text).toMatchObject([
    { do: 'put into play' },
    { do: 'modify', changes: [{ change: 'lose powers' }], duration: 'this game' },
  ]);
});

test('the player whose hero was targeted can be spoken of', () => {
  alike(
    ABILITY,
    "Your hero deals 2 shadow damage to target hero. That hero's controller discards a card.",
    'Your hero deals 2 shadow damage to target hero. That player discards a card.',
  );
});

test('a card goes to its graveyard, its controller having been anybody', () => {
  alike(
    ALLY,
    'When an ally you control enters your graveyard from play, draw a card.',
    'When an ally you control is put into your graveyard from play, draw a card.',
  );
});

test('how many there may be in a deck is said of the card itself', () => {
  const rat = (named: string) =>
    readNotation(
      `Fen Rat, 1, Ally—Rat, 1 [Melee] / 1 Health\nYou can have any number of cards named ${named} in your deck.`,
    );
  expect(rat('Fen Rat').facts[0]?.unlimited).toBe(true);
  expect(rat('Fen Cat').faults).toHaveLength(1);
});

test('what a quest costs less is said behind its cost', () => {
  const QUEST = { name: 'Some Quest', types: ['Quest'], tags: [], icons: [] } as const;
  expect(
    factsOf(QUEST, 'Pay 3 to complete this quest. You pay 1 less for each Pet you control.', 'Reward: Draw a card.')
      .powers,
  ).toMatchObject([{ power: 'cost change', change: { cost: 'complete' } }, { power: 'reward' }]);
});

test('words for the same are read as the one that the table has', () => {
  alike(ALLY, 'On your turn, this ally has +2 ATK.', 'During your turn, this ally has +2 ATK.');
  alike(ALLY, 'Opposing allies have -1 ATK.', "Opponents' allies have -1 ATK.");
  alike(ABILITY, 'Target opponent discards two cards at random.', 'Target opponent discards two random cards.');
  alike(
    ABILITY,
    'Target ally has +1 ATK this turn for each Pet you control.',
    'Target ally gains +1 ATK this turn for each Pet you control.',
  );
  alike(
    ALLY,
    "When this ally deals damage to a hero, that hero's controller discards a card.",
    'When this ally deals damage to a hero, that player discards a card.',
  );
});
