import type { CDPSession, Page } from 'playwright-core';

/** A slow phone on a slow line. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
} as const;
const SLOWDOWN = 4;

/** Bytes that came over the line, by what they are. */
export interface Bytes {
  readonly script: number;
  readonly style: number;
  readonly font: number;
  readonly other: number;
}

/** What a page tells of its own loading, in milliseconds; shift is a share of what is seen. */
export interface Loading {
  readonly bytes: Bytes;
  readonly largestPaint: number;
  /** It can be used. */
  readonly ready: number;
  readonly blocking: number;
  readonly shift: number;
}

export async function throttled(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}

/** Kept by the page while it loads. */
interface Kept {
  paint: number;
  blocking: number;
  shift: number;
  presses: number[];
}
type Keeping = typeof globalThis & { kept: Kept };

/** Has a page write down what it does, from its first moment on. */
export async function keep(page: Page): Promise<void> {
  // What runs this file gives functions their names with a helper that a page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' });
  await page.addInitScript(() => {
    const kept = { paint: 0, blocking: 0, shift: 0, presses: [] as number[] };
    (globalThis as Keeping).kept = kept;
    const watch = (type: string, see: (entry: PerformanceEntry) => void, more = {}): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true, ...more });
    watch('largest-contentful-paint', ({ startTime }) => {
      kept.paint = startTime;
    });
    watch('longtask', ({ duration }) => {
      kept.blocking += Math.max(0, duration - 50);
    });
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) kept.shift += value;
    });
    watch(
      'event',
      ({ name, duration }) => {
        if (name === 'click' || name === 'keydown') kept.presses.push(duration);
      },
      { durationThreshold: 16 },
    );
  });
}

/** Opens an address on a slow machine and waits until it can be used. */
export async function loading(page: Page, address: string, ready: string): Promise<Loading> {
  const bytes = { script: 0, style: 0, font: 0, other: 0 };
  const kinds = new Map<string, keyof Bytes>();
  await keep(page);
  const session = await throttled(page);
  session.on('Network.responseReceived', ({ requestId, type }) => {
    kinds.set(
      requestId,
      type === 'Script' ? 'script' : type === 'Stylesheet' ? 'style' : type === 'Font' ? 'font' : 'other',
    );
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) ?? 'other'] += encodedDataLength;
  });
  await page.goto(address, { timeout: 120_000 });
  await page.locator(ready).first().waitFor({ timeout: 120_000 });
  const readyAt = await page.evaluate(() => performance.now());
  await page.waitForTimeout(2_000);
  const { paint, blocking, shift } = await page.evaluate(() => (globalThis as Keeping).kept);
  return {
    bytes,
    largestPaint: Math.round(paint),
    ready: Math.round(readyAt),
    blocking: Math.round(blocking),
    shift: Math.round(shift * 1000) / 1000,
  };
}

/** How long each press took until something was to be seen; what took less than 16 ms counts as that. */
export async function pressing(
  page: Page,
  times: number,
  press: (n: number) => Promise<void>,
): Promise<readonly number[]> {
  await page.evaluate(() => {
    (globalThis as Keeping).kept.presses = [];
  });
  for (let n = 0; n < times; n++) await press(n);
  await page.waitForTimeout(500);
  const slow = await page.evaluate(() => (globalThis as Keeping).kept.presses);
  return [...slow, ...Array.from({ length: Math.max(0, times - slow.length) }, () => 16)];
}

/** How long this machine takes for always the same: what else runs on it makes that longer, and with it all the rest. */
export const working = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const begun = performance.now();
    let sum = 0;
    for (let n = 0; n < 10_000_000; n++) sum += Math.sqrt(n);
    return sum > 0 ? Math.round(performance.now() - begun) : 0;
  });

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
