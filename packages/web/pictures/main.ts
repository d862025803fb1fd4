import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from './browser.ts';
import type { SizeName } from './screens.ts';
import { SCREENS, SIZES, THEMES } from './screens.ts';
import { openSite } from './site.ts';

/** `npm run pictures [screen...]`: every screen, in every size, by day and by night. */
const wanted = process.argv.slice(2);
const folder = join(import.meta.dirname, '..', 'shots');
mkdirSync(folder, { recursive: true });

const site = await openSite();
const browser = await openBrowser();
try {
  for (const theme of THEMES)
    for (const name of Object.keys(SIZES) as SizeName[]) {
      const context = await browser.newContext({
        viewport: SIZES[name],
        colorScheme: theme,
        deviceScaleFactor: name === 'phone' ? 2 : 1,
      });
      const page = await context.newPage();
      page.on('console', (message) => message.type() === 'error' && console.error(`${page.url()}: ${message.text()}`));
      page.on('pageerror', (error) => console.error(`${page.url()}: ${error.message}`));
      for (const { screen, path, ready, parts, only } of SCREENS) {
        if (wanted.length > 0 && !wanted.some((word) => screen.startsWith(word))) continue;
        if (only && !only.includes(name)) continue;
        await page.goto(`${site.address}${path}`);
        await page.waitForSelector(ready, { timeout: 60_000 });
        await page.evaluate(() => document.fonts.ready);
        const shot = (part: string): string => join(folder, `${screen}${part}-${name}-${theme}.png`);
        if (parts === undefined) await page.screenshot({ path: shot('') });
        else
          for (const part of await page.locator(parts).all())
            await part.screenshot({ path: shot(`-${await part.getAttribute('data-part')}`) });
        console.log(`${screen}-${name}-${theme}`);
      }
      await context.close();
    }
} finally {
  await browser.close();
  await site.close();
}
