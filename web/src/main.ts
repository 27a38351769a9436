// Opens the door: styles, the way to the house, then the one component that holds all pages.
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { inPocket } from './addresses.ts';
import { network } from './net/network.ts';
import { reaching } from './net/reach.svelte.ts';
import { takeTransport } from './net/transport.ts';

async function begin(): Promise<void> {
  takeTransport(inPocket ? await (await import('./pocket/begin.ts')).begun() : network);
  reaching.begin();
  const target = document.getElementById('app');
  if (target) mount(App, { target });
}
void begin();
