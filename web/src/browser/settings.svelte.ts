// The settings of the visitor: stored, reactive, and applied to the page at once.
import { languages } from '../words/files.ts';
import { type Motion, type Preferences, preferencesIn, type Theme } from './preferences.ts';
import { browserStorage } from './storage.ts';

const KEY = 'undertow.settings';
const prefersLight = matchMedia('(prefers-color-scheme: light)');
const prefersLess = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  #preferences = $state.raw<Preferences>(kept());
  #isLight = $state(prefersLight.matches);
  #isLess = $state(prefersLess.matches);
  /** What is drawn: the theme that was chosen, or that of the system. */
  readonly theme: Exclude<Theme, 'system'> = $derived.by(() => {
    const { theme } = this.#preferences;
    return theme === 'system' ? (this.#isLight ? 'shallows' : 'deep') : theme;
  });
  /** How much moves. */
  readonly motion: Exclude<Motion, 'system'> = $derived.by(() => {
    const { motion } = this.#preferences;
    return motion === 'system' ? (this.#isLess ? 'off' : 'full') : motion;
  });

  constructor() {
    prefersLight.addEventListener('change', ({ matches }) => {
      this.#isLight = matches;
    });
    prefersLess.addEventListener('change', ({ matches }) => {
      this.#isLess = matches;
    });
    addEventListener('storage', ({ key }) => {
      if (key === KEY) this.#preferences = kept();
    });
  }

  get chosen(): Preferences {
    return this.#preferences;
  }

  choose(change: Partial<Preferences>): void {
    this.#preferences = { ...this.#preferences, ...change };
    browserStorage.setItem(KEY, JSON.stringify(this.#preferences));
  }
}

function kept(): Preferences {
  return preferencesIn(browserStorage.getItem(KEY), navigator.languages, languages);
}

export const settings = new Settings();
