import type { Locator, Page } from 'playwright-core';

/** The end, as it is read out. */
const ended = (page: Page): Locator => page.getByRole('dialog', { name: /^(You won|You lost|A draw)$/ });

/** Takes the first answer that is wanted, else the first that leaves, as a screen reader finds them: in the list. */
export async function answerByName(page: Page, wanted: readonly RegExp[]): Promise<void> {
  await page.getByRole('button', { name: /^As a list/ }).click();
  const list = page.getByRole('dialog', { name: /answers?$/ });
  const answers = list.getByRole('listitem').getByRole('button');
  await answers.nth(choiceAmong(await answers.allInnerTexts(), wanted)).click();
  await list.waitFor({ state: 'hidden' });
}

/** Plays to the end through roles and names alone; more questions than a short game has end it as well. */
export async function playByNames(
  page: Page,
  wanted: readonly RegExp[],
  { most = 120, then = () => {} }: { readonly most?: number; readonly then?: () => void } = {},
): Promise<Locator> {
  const asked = page.getByRole('button', { name: /^As a list/ });
  for (let n = 0; n < most; n++) {
    await asked.or(ended(page)).first().waitFor();
    if (await ended(page).isVisible()) return ended(page);
    await answerByName(page, wanted);
    then();
  }
  throw new Error(`the game is not over after ${most} questions`);
}

function choiceAmong(texts: readonly string[], wanted: readonly RegExp[]): number {
  const said = texts.map((text) => text.replaceAll(/\s+/g, ' ').replace(/^\d+ /, ''));
  const fitting = [...wanted, /^(pass|none|no|keep this hand|leave it)\b/i].map((pattern) =>
    said.findIndex((name) => pattern.test(name)),
  );
  return fitting.find((at) => at !== -1) ?? 0;
}
