import { expect, test } from 'vitest';
import { readList } from '../../src/index.ts';
import { same } from '../../src/wording/grammar/pattern.ts';
import { ABILITY, ALLY, factsOf, isRead, meaning, powers } from './reading.ts';

/** Each is read as the first of them. */
function alike(of: typeof ABILITY, first: string, ...others: readonly string[]): void {
  const meant = factsOf(of, first);
  expect(others.filter((one) => !same(factsOf(of, one), meant))).toEqual([]);
}

test('words that agree with somebody are read in each of their forms', () => {
  alike(
    ALLY,
    'This ally enters play with 2 damage on it.',
    'This ally enters play with 2 damage on her.',
    'This ally enters play with 2 damage.',
  );
  alike(ABILITY, "Put target ally into its owner's hand.", "Put target ally into her owner's hand.");
  alike(ABILITY, 'Destroy target ally with damage.', 'Destroy target ally with damage on him.');
});

test('an icon is read as its word, two words as the short one, and "as long as" as "while"', () => {
  alike(ALLY, 'This ally has +1 ATK.', 'This ally has +1 [ATK].', 'This ally gets +1 ATK.', 'This ally gains +1 ATK.');
  alike(ALLY, 'This ally has +2 [Health].', 'This ally has +2 health.');
  alike(ALLY, "This ally can't attack.", 'This ally cannot attack.', 'This ally can not attack.');
  alike(
    ALLY,
    'While you control a Pet, this ally has +3 ATK.',
    'As long as you control a Pet, this ally has +3 ATK.',
    'This ally has +3 ATK as long as you control a Pet.',
  );
  alike(ABILITY, "If you don't control a Gnome, draw a card.", 'If you do not control a Gnome, draw a card.');
});

test('how much cards have of something is compared in any order', () => {
  alike(
    ABILITY,
    'Destroy target ally with cost 3 or less.',
    'Destroy target ally with 3 or less cost.',
    'Destroy target ally that costs 3 or less.',
    'Destroy target ally with a cost of 3 or less.'.replace(' of', ''),
  );
  alike(ABILITY, 'Destroy each ally with ATK 2 or less.', 'Destroy each ally with 2 or less ATK.');
  expect(meaning('Destroy target ally with health less than 4.')).toMatchObject([
    { what: { noun: { health: { is: 'less than', than: 4 } } } },
  ]);
});

test('what somebody is not is said after it, too', () => {
  alike(ABILITY, 'Destroy target non-Demon ally.', "Destroy target ally that isn't a Demon.");
});

test('each member of a list may have its article', () => {
  alike(ABILITY, 'If you control a Pet or Demon, draw a card.', 'If you control a Pet or a Demon, draw a card.');
});

test('what is chosen in a sentence of its own is chosen where something is done to it', () => {
  alike(
    ABILITY,
    'Destroy an opposing ally.',
    'Choose an opposing ally. Destroy it.',
    'Destroy an opposing ally of your choice.',
  );
});

test('an attachment says on the same line what it does, and what is paid besides comes first', () => {
  const attach = factsOf(ABILITY, 'Attach to target ally.', 'Ongoing: Attached ally has +2 ATK.');
  expect(factsOf(ABILITY, 'Attach to target ally. Ongoing: Attached ally has +2 ATK.')).toEqual(attach);
  const paid = factsOf(ABILITY, 'As an additional cost to play, discard a card.', 'Draw three cards.');
  expect(factsOf(ABILITY, 'As an additional cost to play, discard a card. Draw three cards.')).toEqual(paid);
});

test('a card that says what it costs means what is paid for it', () => {
  alike(
    ALLY,
    'You pay (1) less to play this ally for each Dragonkin you control.',
    'This ally costs 1 less to play for each Dragonkin you control.',
    'This ally costs (1) less for each Dragonkin you control.',
  );
});

test('"if" something is destroyed this turn is said of what is still to come', () => {
  alike(
    ABILITY,
    'Exhaust target ally. When that ally is destroyed this turn, draw a card.',
    'Exhaust target ally. If that ally is destroyed this turn, draw a card.',
  );
});

test('a keyword that speaks of cards may stand last in a line of them', () => {
  expect(powers('Stealth. Inspire: Orc')).toEqual(powers('Stealth', 'Inspire: Orc'));
});

test('who deals damage is said: nobody is guessed', () => {
  expect(isRead(ABILITY, 'Deal 2 fire damage to target ally.')).toBe(false);
});

test('the forms of a wording, and the words of one list, are one wording', () => {
  const card = (name: string, text: string) => ({ name, type: 'Ability', cost: '1', textFront: [text] });
  const alone = (...texts: readonly string[]) =>
    readList(texts.map((text, n) => card(`Card ${n}`, text))).wordings.filter(
      ({ wording, only }) => only !== undefined && wording.includes('with'),
    );
  expect(alone('Destroy target ally with 2 or less ATK.', 'Destroy target ally with 4 or more cost.')).toEqual([]);
  expect(alone('Destroy target ally with ATK 2 or less.', 'Draw a card.')).toHaveLength(1);
});
