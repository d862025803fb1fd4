import { runText } from '@meetingstone/scenario';
import { findDeck } from '@meetingstone/sitting';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hallForTests } from './hall.ts';
import { answerByName } from './names.ts';

const { guest } = hallForTests();

/** Takes what is wanted until this stands in the log. */
async function playUntil(page: Page, told: RegExp, wanted: readonly RegExp[]): Promise<void> {
  const log = page.getByRole('region', { name: 'Log' }).getByRole('listitem');
  for (let n = 0; n < 40; n++) {
    if ((await log.filter({ hasText: told }).count()) > 0) return;
    await answerByName(page, wanted);
  }
  throw new Error(`${told} has not happened`);
}

test('a deck is built by drag, press and keys until the rules have nothing against it, and played; a moment of the game is saved, run, and played on', async () => {
  const { page, context } = await guest();
  const { 'Fire Blast': copies, ...others } = findDeck('Ashgrove Embers').cards;
  const begun = Object.entries(others).map(([card, count]) => `${count} ${card}\n`);
  await page.goto(`/decks/build#deck=${encodeURIComponent(begun.join(''))}`);
  await page.getByRole('searchbox', { name: 'Search heroes' }).fill('Elwin Ashgrove');
  await page.getByRole('button', { name: /^Elwin Ashgrove/ }).click();
  const deck = page.getByRole('region', { name: 'Deck', exact: true });
  await deck.getByText('rule 100.1').waitFor();
  await page.getByRole('searchbox', { name: 'Search cards' }).fill('Fire Blast');
  const shelf = page.getByRole('region', { name: 'Search cards' });
  const blast = shelf
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /^Fire Blast/ });
  await blast.dragTo(deck.getByRole('heading', { name: 'Elwin Ashgrove' })); // What lies below the screen would be scrolled to in the middle of the drag.
  const has = (cards: number): Promise<void> => deck.getByText(`${cards} cards`, { exact: true }).waitFor();
  await has(60 - copies! + 1);
  for (let n = 2; n <= copies!; n++) {
    await blast.press('Enter');
    await has(60 - copies! + n);
  }
  await deck.getByText('Legal in Constructed play').waitFor();
  await blast.click();
  await deck.getByText('rule 100.4').waitFor();
  await blast.press('Delete');
  await deck.getByText('Legal in Constructed play').waitFor();
  await has(60);
  await deck.getByLabel('Its name').fill('Embers again');
  await deck.getByRole('button', { name: 'Keep it' }).click();
  await deck.getByText('Embers again is kept with your decks').waitFor();

  await deck.getByRole('button', { name: 'Try it against a bot' }).click();
  await page.waitForURL(/\/table\//);
  await playUntil(page, /^You place /, [/^No/, /^you/i, /^place face down/]);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Concede the game' }).click();

  await page.getByRole('link', { name: 'See it again' }).click();
  await page.getByRole('slider', { name: 'Step' }).press('End');
  await page.getByRole('button', { name: 'Step back' }).click();
  await page.getByRole('button', { name: 'Save as scenario' }).click();
  const file = await page.getByRole('region', { name: 'The file' }).innerText();
  expect(file).toMatch(/hero: .*Elwin Ashgrove/);
  expect(runText(file)).toMatchObject([{ passed: true }]);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/\/table\//);
  await answerByName(page, [/^pass/]);
  await context.close();
});

/** So many that some are in every opening hand. */
const PUPS = Array.from({ length: 15 }, (_, n) => `Lantern Pup ${'I'.repeat(n + 1)}`);
const HEAD = '1, Neutral, Ally—Hound, 1 [Fire] / 1 Health';

test('a card is written: what is not understood is underlined, what is understood is shown as it is read, and played', async () => {
  const { page, context } = await guest();
  await page.goto('/own-cards');
  const field = page.getByLabel('Your cards, with an empty line between them');
  await field.fill(`Lantern Pup, ${HEAD}\nWhen this ally enters play, sing a song.`);
  const written = page.getByRole('region', { name: 'Cards of your own' });
  await written.getByText('Lantern Pup is not understood yet').waitFor();
  expect(await written.locator('mark').innerText()).toContain('sing a song');
  await page.getByRole('button', { name: 'Play with them now' }).click();
  await page.getByText('Not all of them are understood yet').waitFor();
  await field.fill(PUPS.map((name) => `${name}, ${HEAD}\nWhen this ally enters play, draw a card.`).join('\n\n'));
  const cards = written.getByRole('article');
  await cards
    .filter({ hasText: 'draw a card' })
    .nth(PUPS.length - 1)
    .waitFor();
  await page.getByRole('button', { name: 'Play with them now' }).click();
  await page.waitForURL(/\/table\//);
  await playUntil(page, /^You play Lantern Pup/, [
    /^No/,
    /^you/i,
    /^play: Lantern/,
    /^place face down: (?!Lantern)/,
    /^place face down/,
  ]);
  await context.close();
});
