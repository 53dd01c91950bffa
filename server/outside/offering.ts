// What a server offers that has games from outside besides those of the house.
import { botsOf as botsAndMinds, levelsIn } from '@undertow/bots/bots.ts';
import type { NamedBots } from '@undertow/bots/game-bots.ts';
import { NoGame } from '@undertow/games/game-in-folder.ts';
import { foldersIn, mustBeDistinct } from '@undertow/games/outside.ts';
import type { KnownGame } from '@undertow/shared/table/any-game.ts';
import type { z } from 'zod';
import { BY_SCORE, type Offered, type ThinkersOffered } from '../offered.ts';
import { flawForRooms } from '../rooms/table-class.ts';
import { type OpenedGame, OutsideGame, type OutsideParts } from './outside-game.ts';

const THINKING = new URL('./thinking-program.ts', import.meta.url);

export interface OfferedWithOthers {
  readonly offered: Offered;
  /** Ends their threads. */
  close(): Promise<void>;
}

/** Of these paths, with the separator of paths between them. Fails with `NoGame` if one of them brings none. */
export async function offerWith(house: Offered, paths: string, parts?: OutsideParts): Promise<OfferedWithOthers> {
  const folders = foldersIn(paths);
  const opened: OpenedGame[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(opened.map(({ game }) => game.close()));
  };
  try {
    for (const folder of folders) opened.push(await OutsideGame.open(folder, parts));
    mustBeDistinct(opened.map(({ brought }, i) => ({ folder: folders[i] as string, brought })));
    return { offered: await offeredWith(house, folders, opened), close };
  } catch (failure) {
    await close();
    if (failure instanceof NoGame) throw failure;
    throw new NoGame(`A game cannot be offered: ${(failure as Error).message}`);
  }
}

async function offeredWith(
  house: Offered,
  folders: readonly string[],
  opened: readonly OpenedGame[],
): Promise<Offered> {
  const bots = await Promise.all(opened.map(async (one) => [one.game.id, await botsOf(one)] as const));
  const known = opened.map(({ game, brought }): [string, KnownGame] => [game.id, { game, about: brought.about }]);
  const views = await Promise.all(opened.map(async (one) => [one.game.id, await viewOf(one)] as const));
  const thinkers = await thinkersWith(house, folders, opened);
  return {
    ...house,
    ...(thinkers && { thinkers }),
    games: new Map([...house.games, ...known]),
    bots: new Map([...house.bots, ...bots]),
    views: new Map([...house.views, ...views]),
  };
}

/** Those of their bots that look ahead think in a thread that these games have for themselves. */
async function thinkersWith(
  { thinkers: house }: Offered,
  folders: readonly string[],
  opened: readonly OpenedGame[],
): Promise<ThinkersOffered | undefined> {
  const { bots, minds } = await botsAndMinds(new Map(opened.map(({ brought }) => [brought.game.id, brought])));
  const thoughtful = opened.filter(({ game }) => minds.has(game.id));
  if (!house || thoughtful.length === 0) return house;
  const levels = thoughtful.map(({ game: { id } }) => [id, levelsIn(id, { bots, minds })] as const);
  // What was found by other files is found anew.
  const judged = thoughtful.map(({ game: { id, edition } }) => [id, `${BY_SCORE} ${edition}`] as const);
  return {
    ...house,
    levels: new Map([...house.levels, ...levels]),
    weights: new Map([...house.weights, ...judged]),
    apart: { games: new Set(minds.keys()), program: THINKING, data: folders },
  };
}

/** Its bots, which play in its thread. */
async function botsOf({ game, brought }: OpenedGame): Promise<NamedBots> {
  const bots = await brought.bots?.();
  return (bots?.named ?? []).map(([name]) => [name, () => (view, decision) => game.bot(name, view, decision)]);
}

/** Its view, of which a room can be made: what is wrong with it is told before the server starts. */
async function viewOf({ game, brought }: OpenedGame): Promise<z.ZodObject> {
  const refuse = (flaw: string) => new NoGame(`The view of ${game.id} cannot be shown: ${flaw}.`);
  const view = await brought.view().catch((failure: Error) => {
    throw refuse(failure.message);
  });
  const flaw = flawForRooms(view);
  if (flaw !== undefined) throw refuse(flaw);
  return view;
}
