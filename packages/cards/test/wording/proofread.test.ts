import { expect, test } from 'vitest';
import { allCards, cardNamed } from '../../src/catalogue.ts';
import { faultsIn } from '../../src/wording/faults.ts';
import { headLine } from '../../src/wording/headLine.ts';
import { modeTexts, textOf } from '../../src/wording/show.ts';

test('every card of the catalogue shows a text that an editor would print', () => {
  const found = allCards().flatMap((card) => {
    const lines = [headLine(card).slice(card.name.length), ...textOf(card), ...modeTexts(card)];
    return lines.flatMap((line) => faultsIn(line).map((fault) => `${card.name}: ${fault}: ${line}`));
  });
  expect(found).toEqual([]);
});

test.each([
  ['Reward: Draw one cards.', 'one of many'],
  ['Discard two card.', 'many of one'],
  ['Add a heirloom counter to target ally.', 'a for an'],
  ['Destroy an Unique ally.', 'a for an'],
  ["<draw(2, { player: 'you' })>", 'code in place of words'],
  ['Destroy undefined.', 'code in place of words'],
  ['Destroy heroOrAlly.', 'two words grown together'],
  ['Destroy target ally .', 'blanks and marks out of place'],
  ['Destroy  target ally.', 'blanks and marks out of place'],
  ['Target player discard(s) a card.', 'a choice left open'],
  ['Instant Ability—Form</i>', 'markup'],
  ['Ongoing: As an additional cost to play this ability, discard a card.', 'costs behind what goes on'],
])('"%s" is not printed: %s', (line, fault) => {
  expect(faultsIn(line)).toContain(fault);
});

test('an article agrees with the word after it, whatever part of the text that comes from', () => {
  expect(textOf(cardNamed('Jerrak Krandle')!).at(-1)).toBe(
    'Stash: Add an heirloom counter to target equipment you control.',
  );
});

test('a number agrees with what is counted', () => {
  expect(textOf(cardNamed('Elemental Energy')!).at(-1)).toBe(
    'Reward: Draw a card, or two if you control an Elemental.',
  );
});

test('what an ability costs is printed before what it does and what goes on', () => {
  expect(textOf(cardNamed('Frost Rune')!)[0]).toMatch(/^As an additional cost to play this ability, /);
  expect(textOf(cardNamed('Frost Rune')!)[1]).toMatch(/^Ongoing: /);
});

test('what another player may do is said of his own cards', () => {
  expect(textOf(cardNamed('Sword of Zeal')!)[0]).toContain("may ready a resource in that player's party");
});

test('a mode in which a card is attached says to what', () => {
  expect(modeTexts(cardNamed('Brace or Mace')!)).toEqual([
    'Your hero heals 4 damage from target hero.',
    'Attach to target ally.',
  ]);
});
