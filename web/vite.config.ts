// How the client is built, and served while it is worked on.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';

/** A server that runs beside the development server. */
const server = process.env.UNDERTOW ?? 'http://127.0.0.1:2567';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte(), compressed()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What every page needs comes in one piece, also where later pages share parts of it.
      output: { codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] } },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/docs': server, '/matchmake': server, '/ws': { target: server, ws: true } },
  },
});
