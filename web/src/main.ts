// Where the client begins: it is shown when its words are there.
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './app/settings.svelte.ts';
import { setLanguage } from './words/words.svelte.ts';
import './styles/tokens.css';
import './styles/base.css';
import './ui/ui.css';

const AGAIN = 2_000;

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the client');

// Not awaited: the words are a module that waits for this one. If they do not come, nothing can be said.
setLanguage(settings.chosen.language).then(
  () => mount(App, { target }),
  () => setTimeout(() => location.reload(), AGAIN),
);

// Whoever comes again finds the page also while the server is away.
if (import.meta.env.PROD) {
  addEventListener('load', () => {
    navigator.serviceWorker?.register('/static/away.js', { scope: '/' }).catch(() => {});
  });
}
