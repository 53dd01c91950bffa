// The games that the demo can tell: each its own help, what it takes on the command line, and its tale.
import { abyss } from './abyss/index.ts';
import type { Paint } from './paint.ts';

export type Request<Wish> =
  | ({ readonly type: 'play' } & Wish)
  | { readonly type: 'help' }
  | { readonly type: 'mistake'; readonly mistake: string };

export interface Tale<Wish = unknown> {
  readonly help: string;
  read(args: readonly string[]): Request<Wish>;
  tell(wish: Wish, paint: Paint): Iterable<string>;
}

export const tales: ReadonlyMap<string, Tale<never>> = new Map([['abyss', abyss]]);
