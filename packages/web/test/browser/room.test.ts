import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hallForTests } from './hall.ts';

const { guest, sitAt } = hallForTests();

const SMALL = { viewport: { width: 1024, height: 700 } } as const;
const ACROSS = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true } as const;

interface Box {
  readonly left: number;
  readonly right: number;
}

/** From where to where the cards of a row lie, as they are laid: one that is tilted is no wider for it. */
const cardsOf = (page: Page, row: string): Promise<readonly Box[]> =>
  page.locator(`${row} > .table-card`).evaluateAll((all) =>
    all.map((place) => {
      const { left } = place.getBoundingClientRect();
      return { left, right: left + (place.querySelector<HTMLElement>('.card')?.offsetWidth ?? 0) };
    }),
  );

/** How much of each text is not seen in the place it has. */
const hidden = (page: Page, texts: string): Promise<readonly number[]> =>
  page.locator(texts).evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));

describe('a small screen', () => {
  test('shows eight allies of a raider beside each other, and none over the name of another', async () => {
    const page = await sitAt('full', SMALL, { hold: true });
    const allies = await cardsOf(page, '.row[data-row="allies"][data-mine]');
    expect(allies).toHaveLength(8);
    for (const [n, { left }] of allies.entries()) if (n > 0) expect(left).toBeGreaterThan(allies[n - 1]!.right - 3);
    const { right } = (await cardsOf(page, '.row[data-row="allies"][data-mine]')).at(-1)!;
    const rail = (await page.locator('.rail').boundingBox())!;
    expect(right).toBeLessThan(rail.x);
  });

  test('shows the whole names of a hand whose cards lie over one another', async () => {
    const page = await sitAt('full', SMALL, { hold: true });
    const names = await page.locator('.hand .card-name span').evaluateAll((all) =>
      all.map((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return range.getBoundingClientRect().toJSON() as DOMRect;
      }),
    );
    const cards = await cardsOf(page, '.hand');
    expect(names).toHaveLength(5);
    for (const [n, { right }] of names.entries()) expect(right).toBeLessThanOrEqual(cards[n + 1]?.left ?? Infinity);
    expect(cards[1]!.left).toBeLessThan(cards[0]!.right);
    expect(cards.at(-1)!.right).toBeLessThan((await page.locator('.rail').boundingBox())!.x);
  });

  test('shows the whole names of seven others', async () => {
    const page = await sitAt('eight', SMALL, { hold: true });
    const cut = await hidden(page, '.columns .member h3');
    expect(cut).toEqual(Array.from({ length: 7 }, () => 0));
  });

  test('shows how many cards lie in the graveyards of seven others', async () => {
    const page = await sitAt('eight', SMALL, { hold: true });
    const within = await page
      .locator('.columns .member')
      .evaluateAll((all) =>
        all.map(
          (member) =>
            member.getBoundingClientRect().right -
            member.querySelector('.member-buried')!.getBoundingClientRect().right,
        ),
      );
    expect(within).toHaveLength(7);
    for (const room of within) expect(room).toBeGreaterThan(0);
  });
});

test('eight allies stand in two lines on a phone, and none over the name of another', async () => {
  const page = await sitAt('full', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const places = await page
    .locator('.phone-side.mine .row[data-row="allies"] > .table-card')
    .evaluateAll((all) => all.map((place) => place.getBoundingClientRect().toJSON() as DOMRect));
  expect(places).toHaveLength(8);
  expect(new Set(places.map(({ top }) => Math.round(top))).size).toBe(2);
  for (const one of places)
    for (const other of places)
      if (one !== other && Math.round(one.top) === Math.round(other.top) && one.left < other.left)
        expect(one.right).toBeLessThanOrEqual(other.left);
});

test('whoever is asked on a phone about his hand sees it, and is led back when he is asked about the table', async () => {
  const page = await sitAt('discard', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.getByRole('heading', { name: /Which card do you discard/ }).waitFor();
  await page.getByRole('tab', { name: /^Hand/, selected: true }).waitFor();
  await page
    .locator('.hand')
    .getByRole('button', { name: /^Polymorph/ })
    .tap();
  await page.getByRole('heading', { name: /Your action phase/ }).waitFor();
  const fire = page.locator('.hand').getByRole('button', { name: /^Fire Blast/ });
  await fire.tap();
  await page.getByRole('menuitem', { name: /play: / }).tap();
  await page.getByRole('tab', { name: /^Now/, selected: true }).waitFor();
  expect(await page.getByRole('heading', { name: /target for Fire Blast/ }).isVisible()).toBe(true);
});

test('a graveyard is leafed through on a phone, and a card of it read', async () => {
  const page = await sitAt('full', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const buried = page.locator('.phone-side.mine .buried');
  const count = Number((await buried.innerText()).replace(/\D/g, ''));
  expect(count).toBeGreaterThan(1);
  await buried.tap();
  const pile = page.getByRole('dialog', { name: /^Graveyard of/ });
  const cards = pile.locator('.tray-cards .card-press');
  expect(await cards.count()).toBe(count);
  await cards.first().tap();
  await pile.locator('.card[data-size="inspect"]').waitFor();
});

test('a lesson can be read on a phone that is held across, and leaves what is asked free', async () => {
  const { page } = await guest(ACROSS);
  await page.goto('/lessons');
  await page.getByRole('button', { name: 'Begin Your first turns' }).tap();
  const coach = page.locator('.coach');
  await coach.waitFor();
  await page.locator('.live[data-alive] .answers').waitFor();
  const box = (await coach.boundingBox())!;
  expect(box.height).toBeGreaterThan(120);
  const answers = (await page.locator('.answers').boundingBox())!;
  expect(box.x + box.width).toBeLessThan(answers.x + 1);
});

test('whoever searches a deck sees all of it, and may choose only what fits', async () => {
  const page = await sitAt('tray');
  const tray = page.getByRole('region', { name: /^Which card do you find/ });
  await tray.waitFor();
  const all = tray.locator('.tray-cards .card');
  expect(await all.count()).toBe(9);
  const names = await tray.locator('.tray-cards .card-press').evaluateAll((ones) => ones.map((one) => one.ariaLabel));
  expect(names).toHaveLength(2);
  for (const name of names) expect(name).toContain('Granite Shieldbearer');
});
