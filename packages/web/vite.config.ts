import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { packed } from './packed.ts';

export default defineConfig({
  root: import.meta.dirname,
  publicDir: 'data/public',
  plugins: [react(), packed()],
  build: {
    target: 'es2022',
    // Edge patterns are small drawings; they belong into the style sheet, the fonts do not.
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    modulePreload: { polyfill: false },
  },
  server: { host: '127.0.0.1' },
});
