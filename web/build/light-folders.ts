// Leaves out of the folders of games what no page fetches: their bots, and how they look in a terminal. A worker that verifies
// replays needs nothing but their rules.
import type { Plugin } from 'vite';

const NOTHING = '\0nothing';
const OF_FOLDER = /\/index\.ts$/;
const OF_FORM = /\/forms\/[^/]+\.svelte$/;
const OF_PLAIN_GAME = /\/games\/plain-game\.ts$/;

export function lightFolders({ isRulesOnly = false } = {}): Plugin {
  const unused = isRulesOnly ? /^\.\/((bots|terminal|words|page)\/|(view|plain)\.ts)/ : /^\.\/(bots|terminal)\//;
  const isUnused = (source: string, importer: string) =>
    OF_PLAIN_GAME.test(importer)
      ? /^\.\/plain-(tale|screen)\.ts$/.test(source)
      : (OF_FOLDER.test(importer) && unused.test(source)) || (isRulesOnly && OF_FORM.test(source));
  return {
    name: 'light-folders',
    enforce: 'pre',
    resolveId: (source, importer) => (importer !== undefined && isUnused(source, importer) ? NOTHING : null),
    load: (id) => (id === NOTHING ? 'export {}' : null),
  };
}
