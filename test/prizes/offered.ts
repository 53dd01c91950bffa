// Servers that offer Prizes: what its folder brings is all that they need.
import { games } from '@undertow/games/index.ts';
import { prizes as folder } from '@undertow/games/prizes/index.ts';
import { type Offered, offer } from '@undertow/server/offered.ts';
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import type { ToldGame } from '../../demo/tale.ts';
import { told } from '../../demo/tales.ts';

/** As code takes it that knows no game. */
export const prizes: AnyGame = folder.game;

/** Beside the games of the house, as if a line for it stood in their registry. */
export const offered: Offered = await offer(new Map([...games, [prizes.id, folder]]));

/** A server that has nothing else: nothing of the house is to be found in it. */
export const alone: Offered = await offer(new Map([[prizes.id, folder]]));

/** For the demo. */
export const [toldPrizes] = told([folder]) as [ToldGame];
