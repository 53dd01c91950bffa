// The tables at which this browser has sat, with the invitations to them: those that no list shows are found again by this.
import { keptList, type TextStore } from '../browser/storage.ts';

export interface Remembered {
  readonly id: string;
  readonly invitation?: string | undefined;
}

const KEY = 'undertow.tables';
/** Older ones are forgotten. */
const MOST = 12;

/** The newest first. */
export function rememberedTables(store: TextStore): readonly Remembered[] {
  return keptList(() => store.getItem(KEY), isRemembered);
}

export function rememberTable(store: TextStore, { id, invitation }: Remembered): void {
  const others = rememberedTables(store).filter((table) => table.id !== id);
  keep(store, [invitation === undefined ? { id } : { id, invitation }, ...others]);
}

export function forgetTable(store: TextStore, id: string): void {
  const others = rememberedTables(store).filter((table) => table.id !== id);
  keep(store, others);
}

function keep(store: TextStore, tables: readonly Remembered[]): void {
  store.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
}

function isRemembered(value: unknown): value is Remembered {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}
