// The games that the demo can tell; the first is told unless another is asked for.
import { games } from '@undertow/games/index.ts';
import type { ToldGame } from './tale.ts';

const tales = await Promise.all([...games.values()].map(async (known) => ({ ...known, tale: await known.tale?.() })));

export const toldGames: readonly ToldGame[] = tales.flatMap(({ tale, ...known }) => (tale ? [{ ...known, tale }] : []));
