// Every piece in every state, for those who draw: served in development only.
import { mount } from 'svelte';
import '../../../styles/tokens.css';
import '../../../styles/base.css';
import { layArt } from '../../art/sheets.ts';
import Gallery from './Gallery.svelte';

const target = document.getElementById('gallery');
if (!target) throw new Error('the page has no place for the gallery');
if (location.hash.includes('shallows')) document.documentElement.dataset.theme = 'shallows';
await layArt({ leviathan: true });
mount(Gallery, { target });
