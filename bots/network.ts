// Plays a bot at a table of a server, over the same door as every other client: it knows no more than what its seat is
// told.
import { Refused, Unreachable } from '@undertow/client-sdk/errors.ts';
import type { Visit } from '@undertow/client-sdk/visit.ts';
import type { Ending } from '@undertow/shared/protocol/play.ts';
import type { AnyEvent, AnyGame, AnyView } from '@undertow/shared/table/any-game.ts';
import type { Answer, Decision } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import { isSame } from '@undertow/shared/table/supposing.ts';
import type { Asked } from '@undertow/shared/table/view.ts';
import { botFor, levelsIn } from './bots.ts';
import { bots, games, minds } from './known-games.ts';
import { Retracing, type Seen } from './retracing.ts';
import { playerOf } from './thinking/levels.ts';
import { Memories } from './thinking/memories.ts';
import type { Situation } from './thinking/thinker.ts';

type Decide = (decision: Decision, view: AnyView, visit: Visit) => Answer | Promise<Answer>;

/** Says that it is ready, and plays the match to its end. Without a level, it plays as well as it can without thinking. */
export async function playAt(visit: Visit, random: Random, level?: string): Promise<Ending | null> {
  const { id, game: gameId, status } = visit.table;
  const { seat } = visit;
  if (seat === null) throw new Error(`Table ${id} has no seat for this bot.`);
  const game = games.get(gameId)?.game;
  if (!game) throw new Error(`This bot does not know ${gameId}.`);
  const decide = thoughtful(game, seat, random, level) ?? instant(game, random, level);
  if (!decide) throw new Error(`No ${level} plays ${gameId}; there is ${levelsOf(game).join(', ')}.`);
  if (status === 'open') await beReady(visit);
  return visit.play(({ prompt, choice }, view) => decide({ seat, prompt, choice }, view as AnyView, visit));
}

/**
 * At a table that was found quickly, the last who sits down may begin the match a moment before; and another bot that sits
 * down at this moment raises the terms.
 */
async function beReady(visit: Visit, tries = 3): Promise<void> {
  try {
    await visit.ready();
  } catch (failure) {
    if (!(failure instanceof Refused && failure.code === 'conflict')) throw failure;
    if (visit.table.status === 'open' && tries > 1) await beReady(visit, tries - 1);
  }
}

/** The levels at which bots can play this game. */
export function levelsOf(game: AnyGame): readonly string[] {
  return levelsIn(game.id, { bots, minds }).map(({ level }) => level);
}

function instant(game: AnyGame, random: Random, level: string | undefined): Decide | undefined {
  const bot = botFor(game, random, level, bots);
  return bot && ((decision, view) => bot(view, decision));
}

function thoughtful(game: AnyGame, seat: number, random: Random, level: string | undefined): Decide | undefined {
  const mind = minds.get(game.id);
  const player = mind && level !== undefined ? playerOf(mind, level) : undefined;
  if (!player) return undefined;
  const retracing = new Retracing(game, seat, random);
  let memories: Memories | undefined;
  let heard = -1;
  let told: Told[] = [];
  /** What it has answered since the last update. */
  let given: Answer[] = [];
  return async (decision, view, visit) => {
    if (!memories) {
      memories = new Memories(game, view.seats.length);
      visit.on('update', (update) => {
        told.push({ ...update, asked: askedAt(visit), given } as unknown as Told);
        given = [];
      });
    }
    const isWhole = told.every(({ version }, at) => version === heard + 1 + at);
    const isFollowed = heard >= 0 && isWhole && (told.at(-1)?.version ?? heard) === visit.version;
    // At first, and where something has happened while it was not connected.
    for (const news of isFollowed ? told : await missed(visit, heard)) {
      memories.tell(seat, news.events as readonly AnyEvent[]);
      heard = Math.max(heard, news.version);
      if (isFollowed) retracing.follow({ ...(news as Told), memory: memories.of(seat) });
    }
    told = told.filter(({ version }) => version > heard);
    const memory = memories.of(seat);
    if (!isFollowed) {
      retracing.follow({ view, asked: askedAt(visit), memory, turn: visit.turn, events: undefined, given: [] });
    }
    const match = asSeen(game, view, decision, retracing, visit.sealed);
    const answer = player.think({ match, decision, memory }, random, player.budget);
    given.push(answer);
    return answer;
  };
}

/** The questions as the rules ask them: without their deadlines, and for the own seat with the choice. */
function askedAt({ asked, seat, decision }: Visit): readonly Asked[] {
  return asked.map(({ until: _, ...one }) => {
    const isOwn = decision !== null && one.seat === seat;
    return (isOwn ? { ...one, prompt: decision.prompt, choice: decision.choice } : one) as Asked;
  });
}

/** An update, and what is asked then. */
type Told = Omit<Seen, 'memory'> & { readonly version: number; readonly events: readonly AnyEvent[] };

/** Where the server does not tell it now, the bot plays by what it knows, and asks again before its next answer. */
async function missed(visit: Visit, after: number): ReturnType<Visit['history']> {
  try {
    return await visit.history(after);
  } catch (failure) {
    if (failure instanceof Refused || failure instanceof Unreachable) return [];
    throw failure;
  }
}

/** The match as far as it is seen from a seat. */
function asSeen(
  game: AnyGame,
  view: AnyView,
  { prompt, choice }: Decision,
  retracing: Retracing,
  sealed: Visit['sealed'],
): Situation['match'] {
  const given = sealed.map(({ answer }) => answer);
  return {
    game,
    view: () => view,
    suppose(seat, state, random) {
      const match = retracing.suppose(state as Json, random, given);
      const asked = match?.open(seat)?.decision;
      return asked?.prompt === prompt && isSame(asked.choice, choice) ? match : undefined;
    },
  };
}
