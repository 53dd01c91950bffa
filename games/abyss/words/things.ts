// The kinds of values that fill the places of sentences.
import { thing } from '@undertow/shared/words/things.ts';

export const lord = thing('lord');
export const ally = thing('ally');
export const location = thing('location');
export const race = thing('race');
export const leviathan = thing('leviathan');
export const loot = thing('loot');
export const token = thing('token');
export const space = thing('space');
