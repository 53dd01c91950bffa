// How the client is built, and served while it is worked on.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { lightFolders } from './build/light-folders.ts';
import { patient } from './build/patient.ts';

/** A server that runs beside the development server. */
const server = process.env.UNDERTOW ?? 'http://127.0.0.1:2567';
/** It is asked as the host that the page came from, for it takes requests of its own pages only. */
const proxied = { target: server, changeOrigin: false };

/** Pages, sheets and parts of them that are opened rarely. */
const RARE =
  /(replay|moment|rivals|account|settings|player|leaderboard)-page-|(Game|Learn|Reference|Nowhere)Page-|(Invitation|Filter)Sheet-|NewTable-|entrance-sheet-|level-words-|(questions|rivals|round|Shore|WhoWaits|plain|folder)-/;

/** What the folder of a game brings. */
const OF_FOLDER = /(?<!\/page)\/index\.ts$/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte(), lightFolders(), patient(), compressed()],
  worker: { format: 'es', plugins: () => [lightFolders({ isRulesOnly: true })] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The first script names what comes with each later page. Of those that are opened rarely, it names the styles alone.
      resolveDependencies: (page, parts) => (RARE.test(page) ? parts.filter((part) => part.endsWith('.css')) : parts),
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        chunkFileNames: ({ facadeModuleId }) =>
          OF_FOLDER.test(facadeModuleId ?? '') ? 'assets/folder-[name]-[hash].js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            // What every page needs comes in one piece, also where later pages share parts of it.
            { name: 'shell', tags: ['$initial'] },
            // So does what every language is made with: the first of them comes with the first page.
            { name: 'wording', test: /\/words\/plural\.ts$/ },
            // A request takes longer than a few kilobytes. So what later pages share comes together, and so do what tables,
            // replays and lessons share, and what the rules of all games are made of.
            {
              name: 'parts',
              test: /\/web\/src\/(app|browser|ui|sharing|words)\/|\/lobby\/CoastWindow\.svelte|\/svelte\/src\//,
              minShareCount: 2,
            },
            // Before tables, which would take the rules with them.
            { name: 'rules', test: /\/shared\/table\// },
            // A lobby shows some pieces of a game that brings no page, and says what it is about, without its table.
            {
              name: 'introduction',
              test: /\/table\/plain\/(Fan|Piece|plain|fitting|given|introduction|signs|source|spoken)\.|\/shared\/words\/plain-/,
            },
            {
              name: 'table',
              test: /\/web\/src\/(match|table\/(?!plain\/))/,
              minShareCount: 2,
            },
            // So do what every welcome says, and the button with which one plays.
            { name: 'welcome', test: /\/lobby\/(Facts|PlayNow|practice)\.(svelte|ts)/ },
            // And so does what plain tables are drawn with.
            { name: 'plain', test: /\/web\/src\/table\/plain\// },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': proxied, '/docs': proxied, '/matchmake': proxied, '/ws': { ...proxied, ws: true } },
  },
});
