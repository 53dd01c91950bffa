// One archive as each of several processes uses it: none takes a match that another living one has.
import type { Archive } from '@undertow/server/host/archive.ts';
import type { MemoryArchive } from './memory-archive.ts';

/** Which process has which match, and which processes live. */
export class Ownership {
  readonly owners = new Map<string, string>();
  readonly living = new Set<string>();

  isFree(id: string, self: string): boolean {
    const owner = this.owners.get(id);
    return owner === undefined || owner === self || !this.living.has(owner);
  }
}

export function ownedArchive(archive: MemoryArchive, ownership: Ownership, self: string): Archive {
  const { owners } = ownership;
  ownership.living.add(self);
  return {
    open: (now) => archive.open(now),
    stillOpen: (now) => archive.stillOpen(now),
    find: (id) => archive.find(id),
    entries: (...asked) => archive.entries(...asked),
    lastMessages: (...asked) => archive.lastMessages(...asked),
    append: (...entry) => archive.append(...entry),
    keepOrders: (...orders) => archive.keepOrders(...orders),
    keepSettings: (...settings) => archive.keepSettings(...settings),
    keepRest: (...rest) => archive.keepRest(...rest),
    async create(record) {
      owners.set(record.id, self);
      await archive.create(record);
    },
    async take(id, canPlay) {
      if (!ownership.isFree(id, self)) return { owner: owners.get(id) ?? '' };
      const held = await archive.take(id, canPlay);
      if (held && !('owner' in held)) owners.set(id, self);
      return held;
    },
    async sleep(id, ...rest) {
      await archive.sleep(id, ...rest);
      owners.delete(id);
    },
    async end(id, fence, ended, ranking, more) {
      await archive.end(id, fence, ended, ranking, more);
      owners.delete(id);
    },
    due: async () => [],
    async orphans() {
      return [...owners.keys()].filter((id) => !ownership.living.has(owners.get(id) ?? ''));
    },
  };
}
