// Where the client begins.
import { mount } from 'svelte';
import App from './App.svelte';
import './styles/tokens.css';
import './styles/base.css';
import './ui/ui.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the client');
mount(App, { target });
