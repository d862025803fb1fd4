import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { boardCalled } from './boards.ts';
import { openBrowser } from './browser.ts';
import { guestIn, openHall } from './hall.ts';
import type { SizeName } from './screens.ts';
import { SCREENS, SIZES, THEMES } from './screens.ts';

/** `npm run pictures [screen...] [size...] [light | dark]`: every screen, in every size, by day and by night, or only those named. */
const said = process.argv.slice(2);
const named = <T extends string>(all: readonly T[]): readonly T[] => {
  const some = all.filter((one) => said.includes(one));
  return some.length > 0 ? some : all;
};
const sizes = named(Object.keys(SIZES) as SizeName[]);
const themes = named(THEMES);
const wanted = said.filter((word) => !(word in SIZES) && !THEMES.some((theme) => theme === word));
const folder = join(import.meta.dirname, '..', 'shots');
mkdirSync(folder, { recursive: true });

const hall = await openHall();
const browser = await openBrowser();
try {
  for (const theme of themes)
    for (const name of sizes)
      for (const { screen, path, board, watched, ready, after, parts, only } of SCREENS) {
        if (wanted.length > 0 && !wanted.some((word) => screen.startsWith(word))) continue;
        if (only && !only.includes(name)) continue;
        // Somebody new for each: whoever has many games already may open no more of them.
        const guest = await guestIn(browser, hall, {
          viewport: SIZES[name],
          colorScheme: theme,
          deviceScaleFactor: name === 'phone' ? 2 : 1,
        });
        const { page } = guest;
        page.on('console', (said) => said.type() === 'error' && console.error(`${page.url()}: ${said.text()}`));
        page.on('pageerror', (error) => console.error(`${page.url()}: ${error.message}`));
        const { game, you } = board === undefined ? { game: null, you: 0 } : boardCalled(board);
        const player = watched ? await guestIn(browser, hall) : guest;
        await page.goto(game ? path + (await hall.set(game, { [you]: player }, { hold: true })) : path);
        await page.waitForSelector(ready, { timeout: 60_000 });
        await page.evaluate(() => document.fonts.ready);
        await after?.(page);
        const shot = (part: string): string => join(folder, `${screen}${part}-${name}-${theme}.png`);
        if (parts === undefined) await page.screenshot({ path: shot('') });
        else
          for (const part of await page.locator(parts).all())
            await part.screenshot({ path: shot(`-${await part.getAttribute('data-part')}`) });
        console.log(`${screen}-${name}-${theme}`);
        await guest.context.close();
        if (player !== guest) await player.context.close();
      }
} finally {
  await browser.close();
  await hall.close();
}
