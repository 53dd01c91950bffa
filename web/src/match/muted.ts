// The people that a visitor has muted, stored with their names, so that the visitor can unmute them.
import { keptList } from '../browser/storage.ts';

export interface Muted {
  readonly id: string;
  readonly name: string;
}

export function mutedIn(text: string | null): readonly Muted[] {
  return keptList(() => text, isMuted).map(({ id, name }) => ({ id, name }));
}

export function withMuted(muted: readonly Muted[], { id, name }: Muted, isMuted: boolean): readonly Muted[] {
  const others = muted.filter((one) => one.id !== id);
  return isMuted ? [...others, { id, name }] : others;
}

function isMuted(one: unknown): one is Muted {
  return typeof one === 'object' && one !== null && 'id' in one && 'name' in one && typeof one.name === 'string';
}
