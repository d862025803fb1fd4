import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /[.](?:js|css|html|json|svg)$/;
/** Only the server reads what lies there. */
const NOT_SENT = /^drawing[\\/]/;

/** Beside each text of the built pages lies what is sent of it: compressed once, as well as it can be. */
export function packed(): Plugin {
  let folder = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    writeBundle: {
      order: 'post',
      handler: () => {
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!TEXTS.test(name) || NOT_SENT.test(name)) continue;
          const text = readFileSync(join(folder, name));
          writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
          writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
        }
      },
    },
  };
}
