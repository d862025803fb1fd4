import type { Page } from 'playwright-core';

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  small: { width: 1024, height: 700 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
} as const;

export type SizeName = keyof typeof SIZES;

export const THEMES = ['light', 'dark'] as const;

/** A screen of which pictures are taken. */
interface Screen {
  readonly screen: string;
  readonly path: string;
  /** The table that is set for it, by the name of its board: its address is the path. */
  readonly board?: string;
  /** Looked on at, not played. */
  readonly watched?: true;
  /** What is done before the picture is taken. */
  readonly after?: (page: Page) => Promise<void>;
  /** It can be looked at when this is there. */
  readonly ready: string;
  /** A picture for each of these parts, named by its `data-part`, instead of one of what is seen first. */
  readonly parts?: string;
  readonly only?: readonly SizeName[];
}

/** Boards from empty to full. */
const BOARDS: readonly (readonly [screen: string, board: string])[] = [
  ['start', 'duel-start'],
  ['duel', 'duel'],
  ['combat', 'duel-combat'],
  ['raid', 'raid'],
  ['magtheridon', 'raid-full'],
  ['full', 'full'],
  ['boss', 'raid-boss'],
  ['four', 'four'],
  ['eight', 'eight'],
  ['teams', 'teams'],
  ['marked', 'marked'],
  ['runes', 'runes'],
  ['ghosts', 'ghosts'],
  ['shazzrah', 'shazzrah'],
  ['share', 'share'],
  ['number', 'number'],
  ['word', 'word'],
  ['tray', 'tray'],
  ['order', 'order'],
  ['yes', 'yes or no'],
  ['discard', 'discard'],
  ['protect', 'protect'],
];

/** A table that can be played at, and the last of whose cards is drawn. */
const DRAWN = '.live[data-alive] .table[data-whole]';

/** What lies over a table when it is opened, and how others see it. */
const OPENED: readonly Screen[] = [
  { screen: 'watched-duel', path: '/table/', board: 'duel-combat', watched: true, ready: DRAWN },
  { screen: 'watched-raid', path: '/table/', board: 'raid', watched: true, ready: DRAWN },
  { screen: 'open-away', path: '/table/', board: 'duel', ready: DRAWN, after: goneForAWhile },
  { screen: 'open-list', path: '/table/', board: 'full', ready: DRAWN, after: (page) => page.keyboard.press('a') },
];

/** Looks at something else while the next answer is given. */
async function goneForAWhile(page: Page): Promise<void> {
  // As text: what runs this file gives functions their names with a helper that a page does not have.
  const turnAway = (away: boolean): Promise<unknown> =>
    page.evaluate(`
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => ${away} });
      document.dispatchEvent(new Event('visibilitychange'));
    `);
  const asked = page.locator('.answers');
  const before = await asked.getAttribute('data-decision');
  await turnAway(true);
  await asked.locator('.go').click();
  await page.waitForFunction(
    (last) => ![last, undefined].includes(document.querySelector<HTMLElement>('.answers')?.dataset.decision),
    before ?? '',
  );
  await turnAway(false);
  await page.locator('.away').waitFor();
}

/** One that is understood, and one that is not yet. */
const OWN_CARDS = `Lantern Pup, 2, Neutral, Ally—Hound, 2 [Fire] / 3 Health
Protector
When this ally enters play, draw a card.

Choir Master, 3, Neutral, Ally—Human, 1 [Melee] / 4 Health
When this ally enters play, sing a song.`;

/** What lies around the table. */
const AROUND: readonly Screen[] = [
  { screen: 'start', path: '/', ready: 'h1' },
  { screen: 'lessons', path: '/lessons', ready: '.lessons li' },
  {
    screen: 'lesson',
    path: '/lessons',
    ready: '.lessons li',
    after: async (page) => {
      await page.getByRole('button', { name: 'Begin Your first turns' }).click();
      await page.waitForSelector('.coach');
      await page.waitForSelector('.table .card');
    },
  },
  { screen: 'settings', path: '/settings', ready: '.binding-list' },
  { screen: 'raids', path: '/raids', ready: '.raid-card' },
  { screen: 'raid-page', path: '/raids/onyxia', ready: 'table' },
  { screen: 'lobby', path: '/lobby', ready: 'h2' },
  { screen: 'new-table', path: '/lobby/new?raid=onyxia', ready: '.hardness' },
  {
    screen: 'waiting-room',
    path: '/lobby/new?raid=onyxia',
    ready: '.hardness',
    after: async (page) => {
      await page.getByRole('button', { name: 'Open the table' }).click();
      await page.waitForSelector('.invite');
    },
  },
  { screen: 'decks', path: '/decks', ready: '.deck-card' },
  { screen: 'deck', path: '/decks/Ashgrove%20Embers', ready: '.deck-parts' },
  { screen: 'builder', path: '/decks/build', ready: '.gallery-grid .card' },
  { screen: 'builder-deck', path: '/decks/build?from=Ashgrove%20Embers', ready: '.judgement' },
  {
    screen: 'workshop',
    path: '/own-cards',
    ready: 'textarea',
    after: async (page) => {
      await page.getByLabel('Your cards, with an empty line between them').fill(OWN_CARDS);
      await page.waitForSelector('main .card');
    },
  },
  { screen: 'games', path: '/games', ready: 'h1' },
  { screen: 'missing', path: '/cards/no-such-card', ready: '.missing' },
];

export const SCREENS: readonly Screen[] = [
  { screen: 'sheet', path: '/sheet', ready: '.sheet', parts: '[data-part]', only: ['desktop'] },
  ...BOARDS.map(([screen, board]) => ({ screen: `table-${screen}`, path: '/table/', board, ready: DRAWN })),
  ...OPENED,
  ...AROUND,
  { screen: 'gallery', path: '/cards', ready: '.gallery-grid .card' },
  { screen: 'gallery-found', path: '/cards?q=keyword%3Aprotector+health%3E%3D5', ready: '.gallery-grid .card' },
  { screen: 'gallery-fault', path: '/cards?q=clas%3Amage', ready: '.gallery-fault', only: ['desktop'] },
  { screen: 'card', path: '/cards/ragnaros-molten-core', ready: '.card' },
];
