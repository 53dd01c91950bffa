// Where the client begins: it is shown when its words are there.
import { games } from '@undertow/games/pages.ts';
import { mount } from 'svelte';
import App from './App.svelte';
import { reportFault } from './app/faults.ts';
import { showGames } from './app/games.ts';
import { router } from './app/router.svelte.ts';
import { settings } from './app/settings.svelte.ts';
import { subject } from './app/subject.svelte.ts';
import { setLanguage } from './words/words.svelte.ts';
import './styles/tokens.css';
import './styles/base.css';
import './ui/ui.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the client');

showGames(games);
router.leadOn(subject.gameAtHand);

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
