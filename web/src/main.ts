// The entry point of the client: it shows the page once its words are there.
import { folders } from '@undertow/games/folders.ts';
import { games } from '@undertow/games/pages.ts';
import { mount } from 'svelte';
import App from './App.svelte';
import { showGames } from './app/games.ts';
import { gates } from './app/gates.ts';
import { router } from './app/router.svelte.ts';
import { reportFault } from './browser/faults.ts';
import { settings } from './browser/settings.svelte.ts';
import { casts } from './match/casts.ts';
import { setLanguage } from './words/words.svelte.ts';
import './styles/tokens.css';
import './styles/base.css';
import './ui/ui.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the client');

showGames({
  pages: games,
  folders,
  draw: async (folder) => (await import('@undertow/games/plain-page.ts')).pageOf(folder),
  introduce: async (folder) => (await import('./table/plain/introduction.ts')).introductionOf(folder),
});
casts.from(async (game) => (await import('./rivals/cast.ts')).castOf(game, await gates.bring(game)));
router.begin();

// Not awaited: the words are a module that waits for this one. If they do not come, first-paint.js tries again.
setLanguage(settings.chosen.language).then(
  () => {
    const { wait: _, ...kept } = history.state ?? {};
    history.replaceState(kept, '');
    mount(App, { target });
  },
  (problem) => {
    reportFault(problem);
    dispatchEvent(new Event('wordless'));
  },
);

// A visitor who comes again finds the page also while the server is away.
if (import.meta.env.PROD) {
  addEventListener('load', () => {
    navigator.serviceWorker?.register('/static/away.js', { scope: '/' }).catch(() => {});
  });
}
