// The games that this page shows, by their ids. `main.ts` hands them in before anything is mounted.
import type { ClientGame, DrawnFolder, GameEntry } from '../game.ts';
import type { GameIntroduction } from '../gate.ts';

/** At the end of the address of a table, `?table=plain`, it shows any game as a plain table. */
export const PLAIN = 'plain';

export interface Registry {
  /** The games that have a page of their own. The first is meant where none is named. */
  readonly pages: Readonly<Record<string, GameEntry>>;
  /** The folders of games by id, whether they have a page or not. */
  readonly folders: Readonly<Record<string, () => Promise<DrawnFolder>>>;
  /** Makes a page of what the folder of a game says of it. */
  readonly draw: (folder: DrawnFolder) => Promise<ClientGame>;
  /** What those are shown of it who look for a game. */
  readonly introduce: (folder: DrawnFolder) => Promise<GameIntroduction>;
}

const notHandedIn = () => Promise.reject(new Error('no game was handed in'));
let registry: Registry = { pages: {}, folders: {}, draw: notHandedIn, introduce: notHandedIn };
const drawn = new Map<string, GameEntry>();

export function showGames(games: Registry): void {
  registry = games;
}

/** Those that have a page of their own: all others are found when a server offers them. */
export function shownGames(): readonly string[] {
  return Object.keys(registry.pages);
}

export function usualGame(): string {
  return shownGames()[0] ?? '';
}

/** A server may offer games that this page does not show: then they are played with other clients. */
export function showsGame(id: string): boolean {
  return entryOf(id) !== undefined;
}

export function entryOf(id: string): GameEntry | undefined {
  return Object.hasOwn(registry.pages, id) ? registry.pages[id] : plainEntryOf(id);
}

/** The game as a plain table, also where it has a page. */
export function plainEntryOf(id: string): GameEntry | undefined {
  const load = Object.hasOwn(registry.folders, id) ? registry.folders[id] : undefined;
  if (!load) return undefined;
  const entry = drawn.get(id) ?? plainEntry(load);
  drawn.set(id, entry);
  return entry;
}

function plainEntry(load: () => Promise<DrawnFolder>): GameEntry {
  let page: Promise<ClientGame> | undefined;
  return {
    lobby: { signs: {}, names: {} },
    isPlain: true,
    introduction: async () => registry.introduce(await load()),
    load() {
      page ??= load().then(registry.draw);
      // What could not be fetched is asked for again.
      page.catch(() => {
        page = undefined;
      });
      return page;
    },
  };
}
