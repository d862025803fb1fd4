import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { runnerImport } from 'vite';
import { inOrder } from './needed.ts';
import { withoutStyles } from './styles.ts';

type Drawn = typeof import('../src/prerender.tsx');

/** A document of the site: for whoever comes to an address that begins with its name. */
interface Document {
  /** The page that is asked for along with it, not after it. */
  readonly page?: string;
  /** What is to be seen before any script has come. */
  readonly shown: keyof Drawn;
  /** Where that is the page itself. */
  readonly path?: string;
  /** What runs before all else. */
  readonly early: readonly string[];
}

const usual = (page: string): Document => ({ page, shown: 'anyPage', early: ['early'] });

const DOCUMENTS: Readonly<Record<string, Document>> = {
  index: { page: 'start/StartPage.tsx', shown: 'startPage', path: '/', early: ['early'] },
  table: { page: 'live/LiveTable.tsx', shown: 'table', early: ['early', 'sitting'] },
  cards: usual('gallery/Gallery.tsx'),
  decks: usual('decks/Decks.tsx'),
  lessons: usual('lessons/Lessons.tsx'),
  lobby: usual('lobby/Lobby.tsx'),
  play: usual('live/PlayNow.tsx'),
  raids: usual('lobby/Raids.tsx'),
  replay: usual('replay/Replay.tsx'),
  page: { shown: 'anyPage', early: ['early'] },
};

/** Writes the documents. Each asks for all that its page needs at once. */
export function documents(): Plugin {
  let root = '';
  return {
    name: 'documents',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      order: 'post', // Scripts that held nothing but styles are gone by then.
      async handler(_, bundle) {
        const { module: drawn } = await runnerImport<Drawn>(join(root, 'src', 'prerender.tsx'), {
          root,
          configFile: false,
          logLevel: 'error',
          plugins: [withoutStyles],
        });
        const icon = readFileSync(join(root, 'src', 'brand', 'stone.svg'), 'utf8');
        const template = readFileSync(join(root, 'index.html'), 'utf8').replace(
          '/src/brand/stone.svg',
          `data:image/svg+xml,${encodeURIComponent(icon)}`,
        );
        for (const [name, document] of Object.entries(DOCUMENTS)) {
          const { page, shown, path } = document;
          const source = template
            .replace(/ *<script .*?<\/script>\n/, '')
            .replace(
              '<div id="root"></div>',
              () => `<div id="root"${path === undefined ? '' : ` data-path="${path}"`}>${drawn[shown]}</div>`,
            )
            .replace('</head>', `  ${headOf(bundle, document.early, page).join('\n    ')}\n  </head>`);
          this.emitFile({ type: 'asset', fileName: `${name}.html`, source });
        }
      },
    },
  };
}

/** What runs first, the style sheets, the fonts, then the scripts: the page's own as well. What is to be seen comes before what it comes to life with. */
function headOf(bundle: Rollup.OutputBundle, early: readonly string[], page: string | undefined): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = (name: string): Rollup.OutputChunk => chunks.find((chunk) => chunk.isEntry && chunk.name === name)!;
  const first = early.map(entry);
  const main = entry('main');
  const own = page === undefined ? [] : chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${page}`));
  if (page !== undefined && own.length !== 1) throw new Error(`no script is made of ${page}`);
  const needed = inOrder(bundle, [...first, main, ...own]);
  // What holds for all pages is said first: a page may say otherwise.
  const styles = new Set(
    inOrder(bundle, [main, ...needed]).flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  );
  const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
  const entries = new Set([...first, main]);
  return [
    ...first.map(
      (chunk) =>
        `<script type="module"${chunk.name === 'early' ? ' blocking="render"' : ' async'} src="/${chunk.fileName}"></script>`,
    ),
    ...[...styles].map((name) => `<link rel="stylesheet" href="/${name}">`),
    ...fonts.map((name) => `<link rel="preload" as="font" type="font/woff2" href="/${name}" crossorigin>`),
    ...needed
      .filter((chunk) => !entries.has(chunk))
      .map(({ fileName }) => `<link rel="modulepreload" fetchpriority="low" href="/${fileName}">`),
    `<script type="module" src="/${main.fileName}"></script>`,
  ];
}
