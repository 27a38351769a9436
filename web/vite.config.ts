/// <reference types="vitest/config" />
// How the table is built for the browser: into the folder that the server serves, with nothing inline (our CSP forbids it).
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const house = '127.0.0.1:8000';

export default defineConfig({
  base: '/',
  plugins: [svelte()],
  build: {
    outDir: '../src/tablee/server/static',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.md' }, // the fonts and Svelte ask that their licences travel with them
  },
  server: {
    proxy: {
      '/api': `http://${house}`,
      '/ws': { target: `ws://${house}`, ws: true },
    },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'], isolate: false }, // they are pure: nothing to keep apart
});
