/// <reference types="vitest/config" />
// How the table is built for the browser: into the folder that the server serves, with nothing inline (our CSP forbids it).
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const house = '127.0.0.1:8000';

export default defineConfig({
  base: './', // parts find each other wherever they lie; tools/web.py writes where the server has them
  plugins: [svelte()],
  build: {
    outDir: '../src/tablee/server/static',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: 'parts.json', // the server reads there what a page consists of (server/ahead.py)
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few parts: on a phone far away each costs a way there and back. The first visit, what several pages share, what crossword rooms share.
          groups: [
            // And what plans practice, which few need.
            { name: 'plan', test: /ts-fsrs|kit[\\/]practice[\\/]plan/, priority: 4 },
            { name: 'house', tags: ['$initial'], priority: 3 },
            { name: 'shared', test: /src[\\/](kit|pages)/, minShareCount: 2, priority: 2 },
            { name: 'crossword', test: /src[\\/]crossword/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
    license: { fileName: 'licenses.md' }, // the fonts and Svelte ask that their licences travel with them
  },
  worker: {
    format: 'es',
    // Workers lie in a folder of their own: there, and only there, the content policy lets Python run (docs/security.md).
    rolldownOptions: { output: { entryFileNames: 'house/[name]-[hash].js', chunkFileNames: 'house/[name]-[hash].js' } },
  },
  server: {
    proxy: {
      '/api': `http://${house}`,
      '/ws': { target: `ws://${house}`, ws: true },
    },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'], isolate: false }, // they are pure: nothing to keep apart
});
