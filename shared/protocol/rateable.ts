// Checks who may play rated matches: the server refuses the others, and clients do not offer it to them.
import type { Person } from './people.ts';

export function isRateable({ kind, bot = false }: Rateable): boolean {
  return kind === 'member' && !bot;
}

type Rateable = Pick<Person, 'kind'> & { readonly bot?: boolean | undefined };
