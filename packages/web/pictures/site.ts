import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { build } from 'vite';
import { writeCatalogue } from '../catalogue/write.ts';
import { writeScenes } from './scenes.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** As strict as the server's: nothing from elsewhere, no script or style inside the page. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const PACKAGE = join(import.meta.dirname, '..');

export interface Site {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Builds the pages into a folder of their own, those for people who draw them included. */
export async function buildPages(mode = 'pictures'): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'meetingstone-web-'));
  writeCatalogue();
  await build({
    root: PACKAGE,
    configFile: join(PACKAGE, 'vite.config.ts'),
    mode,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, reportCompressedSize: false },
  });
  return folder;
}

/** Builds the pages, those for people who draw them included, and serves them on this machine alone. */
export async function openSite(scenes?: readonly string[]): Promise<Site> {
  writeScenes(scenes);
  const folder = await buildPages();
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://site').pathname);
    const file = extname(path) === '' ? '/index.html' : path;
    try {
      const content = readFileSync(join(file.startsWith('/data/') ? PACKAGE : folder, file));
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? '', 'content-security-policy': POLICY });
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => closed(server, folder) };
}

async function closed(server: Server, folder: string): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
}
