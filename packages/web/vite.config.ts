import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { documents } from './building/documents.ts';
import { drawing } from './building/drawing.ts';
import { packed } from './building/packed.ts';

/** Scripts that several pages share, with their words: few, as each has to be asked for. What is asked for first is in none of them. */
const SHARED = [
  { name: 'kept', test: /web[\\/]src[\\/](?:laying|theme[\\/](?:kept|bindings))/ },
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/ },
  {
    name: 'line',
    test: /protocol[\\/]src[\\/]|web[\\/]src[\\/]live[\\/](?:line|room|first)[.]|zustand[\\/]esm[\\/]vanilla|words[\\/]src[\\/]sentence[.]/,
  },
  {
    name: 'shell',
    test: /web[\\/]src[\\/](?:(?:app|brand|icons|theme)[\\/](?!pages|kept|bindings|Missing)|start[\\/](?:games|exhibits|words)|lobby[\\/](?:raids|story)[.])|words[\\/]src[\\/]english[\\/]pages[\\/](?:shell|start|raids)[.]|zustand[\\/]esm[\\/]react/,
  },
  { name: 'card', test: /web[\\/]src[\\/](?:card|arms)[\\/]/ },
  {
    name: 'table',
    test: /web[\\/]src[\\/](?:table|questions|live)[\\/](?!LiveTable|PlayNow|Setting|Waiting|useLive|opening|rulebook|first)/,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  publicDir: 'data/public',
  plugins: [react(), documents(), drawing(), packed()],
  build: {
    target: 'es2022',
    // Edge patterns are small drawings; they belong into the style sheet, the fonts do not.
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: 'src/main.tsx', early: 'src/early.ts', sitting: 'src/sitting.ts' },
      output: { codeSplitting: { groups: SHARED, includeDependenciesRecursively: false } },
    },
  },
  server: { host: '127.0.0.1' },
});
