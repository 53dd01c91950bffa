// Every piece in every state, for those who draw: served in development only.
import { mount } from 'svelte';
import '@undertow/web/src/styles/tokens.css';
import '@undertow/web/src/styles/base.css';
import { settings } from '@undertow/web/src/app/settings.svelte.ts';
import { bringArt } from '../../art/sheets.ts';
import Gallery from './Gallery.svelte';

const target = document.getElementById('gallery');
if (!target) throw new Error('the page has no place for the gallery');
settings.choose({ theme: location.hash.includes('shallows') ? 'shallows' : 'deep' });
document.documentElement.dataset.theme = settings.theme;
await bringArt({ leviathan: true });
mount(Gallery, { target });
