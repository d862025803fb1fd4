import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Rollup } from 'vite';
import { build } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { inOrder } from '../building/needed.ts';

const ROOT = join(import.meta.dirname, '..');

/** What is loaded for a page, in bytes as they are sent. */
interface Weight {
  readonly script: number;
  readonly style: number;
  readonly font: number;
}

let output: Rollup.RollupOutput;
beforeAll(async () => {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const config = { root: ROOT, configFile: join(ROOT, 'vite.config.ts'), mode: 'pictures', logLevel: 'error' } as const;
  output = (await build({ ...config, build: { write: false, reportCompressedSize: false } })) as Rollup.RollupOutput;
  process.env.NODE_ENV = before;
});

/** The page's own file, those that are always loaded first, and everything that they import. */
function weightOf(page: string): Weight {
  const chunks = output.output.filter((file) => file.type === 'chunk');
  const files = Object.fromEntries(output.output.map((file) => [file.fileName, file]));
  const needed = inOrder(files, [
    ...chunks.filter(({ isEntry }) => isEntry),
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(page))!,
  ]);
  const styles = new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  const assets = output.output.filter((file) => file.type === 'asset');
  const sent = (parts: readonly (string | Uint8Array)[]): number =>
    parts.reduce((sum, part) => sum + brotliCompressSync(part).length, 0);
  return {
    script: sent(needed.map(({ code }) => code)),
    style: sent(assets.filter(({ fileName }) => styles.has(fileName)).map(({ source }) => source)),
    font: sent(assets.filter(({ fileName }) => fileName.endsWith('.woff2')).map(({ source }) => source)),
  };
}

describe('what is loaded first', () => {
  test.each([
    ['start/StartPage.tsx', 130],
    ['live/LiveTable.tsx', 170],
  ])('%s: at most %d KB of script, 20 KB of style, 40 KB of font', (page, script) => {
    const weight = weightOf(page);
    expect(weight.script).toBeLessThan(script * 1024);
    expect(weight.style).toBeLessThan(20 * 1024);
    expect(weight.font).toBeLessThan(40 * 1024);
    expect(weight.script).toBeGreaterThan(60 * 1024); // React alone is that much: less would mean that something was not counted.
    expect(weight.style).toBeGreaterThan(5 * 1024);
  });
});
