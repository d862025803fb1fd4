import { existsSync } from 'node:fs';
import bundled from '@sparticuz/chromium';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';

const INSTALLED = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium of this machine, or the one that npm brings. */
export async function openBrowser(): Promise<Browser> {
  const own = INSTALLED.find((path) => path !== undefined && existsSync(path));
  return chromium.launch({
    executablePath: own ?? (await bundled.executablePath()),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--font-render-hinting=none',
    ],
  });
}
