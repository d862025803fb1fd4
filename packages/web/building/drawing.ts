import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { build } from 'vite';
import { withoutStyles } from './styles.ts';

/** Beside the pages lies what the server draws tables with before any script has come: the same pages, for Node. */
export function drawing(): Plugin {
  let [root, folder] = ['', ''];
  return {
    name: 'drawing',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    writeBundle: async () => {
      await build({
        root,
        configFile: false,
        publicDir: false,
        mode: 'production',
        logLevel: 'error',
        plugins: [withoutStyles],
        oxc: { jsx: { runtime: 'automatic', development: false } },
        define: { 'process.env.NODE_ENV': '"production"' },
        ssr: { noExternal: true },
        build: {
          ssr: join(root, 'src', 'drawing.tsx'),
          outDir: join(folder, 'drawing'),
          target: 'node20',
          reportCompressedSize: false,
          rolldownOptions: { output: { codeSplitting: false, format: 'cjs', entryFileNames: '[name].cjs' } },
        },
      });
    },
  };
}
