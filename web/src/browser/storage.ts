// The storage of the browser, with a substitute in memory where it is forbidden or full.
export interface TextStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** `localStorage`; where that is forbidden or full, what would be kept is forgotten with the page. */
export function kept(open: () => TextStore): TextStore {
  const memory = new Map<string, string>();
  let store: TextStore | undefined;
  try {
    store = open();
    store.getItem('undertow');
  } catch {
    store = undefined;
  }
  return {
    getItem: (key) => memory.get(key) ?? store?.getItem(key) ?? null,
    setItem(key, value) {
      try {
        if (!store) throw new Error('there is nothing to keep it in');
        store.setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    removeItem(key) {
      memory.delete(key);
      store?.removeItem(key);
    },
  };
}

/** A list that was kept, without what is none of its items; an empty one if it cannot be read. */
export function keptList<Item>(
  read: () => string | null | undefined,
  isItem: (value: unknown) => value is Item = (_): _ is Item => true,
): readonly Item[] {
  try {
    const list: unknown = JSON.parse(read() ?? '[]');
    return Array.isArray(list) ? list.filter(isItem) : [];
  } catch {
    return [];
  }
}

/** The storage of the whole tab. */
export const browserStorage = kept(() => localStorage);
