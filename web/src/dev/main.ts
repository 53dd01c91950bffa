// The entry point of the author's window, and of the table that stands in it in a frame.
import { mount } from 'svelte';
import { reportFault } from '../browser/faults.ts';
import { settings } from '../browser/settings.svelte.ts';
import { setLanguage } from '../words/words.svelte.ts';
import DevTable from './DevTable.svelte';
import DevWindow from './DevWindow.svelte';
import '../styles/tokens.css';
import '../styles/base.css';
import '../ui/ui.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the window');
document.documentElement.dataset.ground = 'sea';
// Not awaited: the words are a module that waits for this one.
setLanguage(settings.chosen.language).then(
  () => mount(location.search === '?table' ? DevTable : DevWindow, { target }),
  reportFault,
);
