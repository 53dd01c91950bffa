// Builds the client with the games of another registry than `games/folders.ts`: one that stands elsewhere, and may add to it.
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const OWN = resolve(import.meta.dirname, '../../games/folders.ts');

export function gamesOf(registry: string): Plugin {
  return {
    name: 'games',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith('/folders.ts') || importer === registry) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found?.id === OWN ? registry : null;
    },
  };
}
