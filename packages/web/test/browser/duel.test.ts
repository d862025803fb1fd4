import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hallForTests } from './hall.ts';

const { sitAt } = hallForTests();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const foe = (page: Page): Locator => page.getByRole('button', { name: /^Grusk Halfhelm/ }).first();
const own = (page: Page, name: string): Locator => page.getByRole('button', { name: new RegExp(`^${name}`) }).first();

/** The result sheet says who won. */
const won = async (page: Page): Promise<void> => {
  await page.getByRole('dialog', { name: 'You won' }).waitFor();
  expect(await page.getByRole('link', { name: 'See it again' }).getAttribute('href')).toContain('/replay/');
};

/** The first blow has been dealt, and one is asked again. */
const afterTheBlow = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Grusk Halfhelm.* 2 of 30 health/ })
    .first()
    .waitFor();
  await page.locator('.answers[data-widget="act"]:not([aria-busy="true"])').waitFor();
};

async function middle(one: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y, width, height } = (await one.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

describe('a duel is played to its end', () => {
  test('by pointer: an attacker is dragged onto a defender, a card and its target are pressed', async () => {
    const page = await sitAt('two blows');
    const [from, to] = [await middle(own(page, 'Starward Exarch')), await middle(foe(page))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await afterTheBlow(page);
    await own(page, 'Fire Blast').click();
    await page.getByRole('menuitem', { name: /play: / }).click();
    await foe(page).click();
    await won(page);
  });

  test('by keys alone', async () => {
    const page = await sitAt('two blows');
    const focused = (): Promise<string> =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    const until = async (key: string, name: string): Promise<void> => {
      for (let n = 0; n < 40; n++) {
        if ((await focused()).startsWith(name)) return;
        await page.keyboard.press(key);
      }
      throw new Error(`${key} does not lead to ${name}`);
    };
    await page.keyboard.press('b');
    await until('ArrowRight', 'Starward Exarch');
    await page.keyboard.press('Enter');
    await page.locator('.answers[data-widget="table"]').waitFor();
    await until('Tab', 'Grusk Halfhelm');
    await page.keyboard.press('Enter');
    await afterTheBlow(page);
    await page.keyboard.press('h');
    await until('ArrowRight', 'Fire Blast');
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('1');
    await page.locator('.answers[data-widget="table"]').waitFor();
    await until('Tab', 'Grusk Halfhelm');
    await page.keyboard.press('Enter');
    await won(page);
  });

  test('by touch on a phone; a finger that rests on a card only shows it', async () => {
    const page = await sitAt('two blows', PHONE);
    const asked = (): Promise<string | null> => page.locator('.answers').getAttribute('data-decision');
    const before = await asked();
    const at = await middle(own(page, 'Bridge Warden'));
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await page.getByRole('dialog', { name: 'Bridge Warden' }).waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await asked()).toBe(before);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await own(page, 'Starward Exarch').tap();
    await page.locator('.answers[data-widget="table"]').waitFor();
    await foe(page).tap();
    await afterTheBlow(page);
    expect(await page.getByRole('tab', { name: /^Log/ }).locator('.count').innerText()).toMatch(/^[2-9]$/);
    await page.getByRole('tab', { name: /^Hand/ }).tap();
    await own(page, 'Fire Blast').tap();
    await page.getByRole('menuitem', { name: /play: / }).tap();
    await page.locator('.answers[data-widget="table"]').waitFor();
    await foe(page).tap();
    await won(page);
  });
});

test('a hero who would deal no damage does not attack by one press: it is asked first', async () => {
  const page = await sitAt('two blows');
  const asked = (): Promise<string | null> => page.locator('.answers').getAttribute('data-decision');
  const before = await asked();
  await own(page, 'Elwin Ashgrove').click();
  await page.getByRole('menuitem', { name: /attack: / }).waitFor();
  expect(await asked()).toBe(before);
});

test('whoever may choose none of a few cards on the table finds them beside that as buttons', async () => {
  const page = await sitAt('protect');
  const question = page.getByRole('heading', { name: 'Quarry Ogre attacks Elwin Ashgrove. Does anybody protect?' });
  await question.waitFor();
  const answers = page.locator('.answers');
  const named = answers.getByRole('button', { name: /Shieldbearer/ });
  await named.first().waitFor();
  expect(await named.count()).toBe(2);
  await named.first().click();
  await page.locator('.card[data-defending]', { hasText: 'Granite Shieldbearer' }).waitFor();
});

test('a card that cannot be used says why, with the rule', async () => {
  const page = await sitAt('two blows');
  await own(page, 'Bridge Warden').click();
  await page.getByRole('tab', { name: 'Why', selected: true }).waitFor();
  await page.locator('.why h3').waitFor();
  expect(await page.locator('.why').innerText()).toMatch(/exhausted.*601\.2a/);
});

test('one key alone takes nothing back while nothing is begun: it asks first', async () => {
  const page = await sitAt('two blows');
  await own(page, 'Starward Exarch').click();
  await page.locator('.answers[data-widget="table"]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.answers[data-widget="act"]:not([aria-busy="true"])').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu', { name: 'Take back' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  expect(await page.getByRole('status').filter({ hasText: /./ }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem', { name: 'Take back' }).press('Enter');
  await page.getByRole('status').filter({ hasText: 'nothing' }).waitFor();
});
