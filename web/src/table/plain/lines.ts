// Which fields are said in a line, and which take room.
import type { Drawn } from './drawn.ts';

export function isLine({ type }: Drawn): boolean {
  return type === 'value' || type === 'names' || type === 'backs';
}
