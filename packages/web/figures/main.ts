import { boardCalled } from '../pictures/boards.ts';
import { openBrowser } from '../pictures/browser.ts';
import { guestIn, openHall } from '../pictures/hall.ts';
import { keep, loading, percentile, pressing, throttled, working } from './measuring.ts';

/**
 * `npm run web-figures`: one line of JSON. Everything is measured on a machine made four times slower and a line of 1.6 Mbit/s and 150 ms. Beside
 * each stands what the same run needs for nearly nothing: a page of a few words, a button on an empty page.
 */
const PRESSES = 100;
const DESK = { viewport: { width: 1440, height: 900 } } as const;

const hall = await openHall('production');
const browser = await openBrowser();
try {
  const start = await guestIn(browser, hall, DESK);
  const startPage = await loading(start.page, '/', 'h1');
  await start.context.close();

  const { game, you } = boardCalled('full');
  const seat = await guestIn(browser, hall, DESK);
  const address = `/table/${await hall.set(game, { [you]: seat }, { hold: true })}`;
  const table = await loading(seat.page, address, '.live[data-alive] .answers');
  const hand = seat.page.locator('.hand [data-legal]');
  const places = await Promise.all((await hand.all()).map((card) => card.boundingBox()));
  // Every other press opens what can be done with a card of the hand, the next one beside it closes that.
  const presses = await pressing(seat.page, PRESSES, async (n) => {
    const { x, y, width } = places[((n / 2) % places.length) | 0]!;
    if (n % 2 === 0) await seat.page.mouse.click(x + width / 2, y + 30);
    else await seat.page.mouse.click(700, 20);
    await seat.page.waitForTimeout(120);
  });
  await seat.context.close();

  const plain = await guestIn(browser, hall, DESK);
  const words = await loading(plain.page, '/health', 'body');
  await plain.context.close();
  const bare = await guestIn(browser, hall, DESK);
  await keep(bare.page);
  await bare.page.goto('/health');
  await bare.page.setContent('<button>press</button>');
  await throttled(bare.page);
  const work = await working(bare.page);
  const nothing = await pressing(bare.page, PRESSES, () => bare.page.locator('button').click({ noWaitAfter: true }));
  await bare.context.close();

  const inPlay = game.state.play.length;
  const press = { cards: inPlay, p50: percentile(presses, 0.5), p98: percentile(presses, 0.98) };
  const yardstick = {
    page: { largestPaint: words.largestPaint, blocking: words.blocking, bytes: words.bytes.other },
    press: { p50: percentile(nothing, 0.5), p98: percentile(nothing, 0.98) },
    work,
  };
  console.log(JSON.stringify({ start: startPage, table, press, yardstick }));
} finally {
  await browser.close();
  await hall.close();
}
