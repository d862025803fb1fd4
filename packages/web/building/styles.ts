import type { Plugin } from 'vite';

/** Nothing is styled where nothing is seen. */
export const withoutStyles: Plugin = {
  name: 'without styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0style' : null),
  load: (id) => (id === '\0style' ? '' : null),
};
