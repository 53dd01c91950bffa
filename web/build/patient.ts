// Makes the built client ask again for a part of the page that could not be fetched. The bundler puts a function around
// each `import()`, which fetches the style sheets of the part; this puts another one around that.
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** As the bundler names them. */
const AROUND_IMPORTS = '\0vite/preload-helper.js';
const EXPORTED = 'export const __vitePreload =';

const ASKING_AGAIN = resolve(import.meta.dirname, '../src/browser/asking-again.ts');

export function patient(): Plugin {
  return {
    name: 'patient',
    apply: 'build',
    transform(code, id) {
      if (id !== AROUND_IMPORTS) return null;
      if (!code.includes(EXPORTED)) throw new Error('the bundler fetches parts in another way than it did');
      return {
        code: `import { askingAgain } from ${JSON.stringify(ASKING_AGAIN)};
${code.replace(EXPORTED, 'const fetchOnce =')};
export const __vitePreload = (...asked) => askingAgain(() => fetchOnce(...asked));`,
        map: null,
      };
    },
  };
}
