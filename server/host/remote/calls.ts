// The messages about matches between processes: calls to the owner of a match, and what it tells.
import type { Answer, Seat, Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Query, Topic } from '../../cluster/bus.ts';
import type { MatchRecord } from '../archive.ts';
import { type Asker, noClient } from '../askers.ts';
import type { HostedMatch } from '../hosted-match.ts';

/** The kind of viewer as which clients of another process follow the match: each kind is told once for all of them. */
export type Audience = Viewer | 'players';

export type RemoteCall =
  | {
      readonly do: 'answer';
      readonly seat: Seat;
      readonly number: number;
      readonly answer: Answer;
      readonly message: string;
    }
  | { readonly do: 'undo'; readonly seat: Seat; readonly message: string }
  | { readonly do: 'order'; readonly seat: Seat; readonly orders: readonly Json[]; readonly message?: string }
  | {
      readonly do: 'hint';
      readonly seat: Seat;
      readonly number: number;
      /** A process of an older version does not send it. */
      readonly asker?: Asker;
    }
  | { readonly do: 'back'; readonly seat: Seat }
  | { readonly do: 'substitute'; readonly seat: Seat }
  | { readonly do: 'resign'; readonly seat: Seat; readonly bot: string }
  | { readonly do: 'cutShort'; readonly ranking: MatchRecord['ranking'] }
  | { readonly do: 'look' };

/** A client wants to follow the match. The texts are what it is told first; what follows is told behind the last number. */
export interface Attaching {
  readonly do: 'attach';
  readonly audience: Audience;
  readonly since: number | null;
}

export interface Attached {
  readonly texts: readonly string[];
  readonly last: number;
}

export type Asked = (RemoteCall | Attaching) & { readonly match: string };

/** The match is not there any more where it was asked for. */
export const MOVED = 'moved';

/** To the processes that follow the match; the numbers rise with all that its owner forwards. */
export interface Relayed {
  readonly match: string;
  readonly audience: Audience;
  readonly number: number;
  readonly text: string;
}

export interface AudienceOf {
  readonly match: string;
  readonly audience: Audience;
}

/** A call to a match. The reply depends on the call. */
export const DEED: Query<Asked, unknown> = 'match';

/** The owner tells what happened. */
export const RELAYED: Topic<Relayed> = 'match-relayed';

/** The owner tells this audience nothing more. */
export const DISMISSED: Topic<AudienceOf> = 'match-dismissed';

/** No client of this audience is left here. */
export const UNWATCHED: Topic<AudienceOf> = 'match-unwatched';

/** To all: a match that sleeps must be woken by a process that can play it. */
export const WANTED: Topic<string> = 'match-wanted';

export async function carryOut(call: RemoteCall & Pick<Asked, 'match'>, match: HostedMatch): Promise<unknown> {
  switch (call.do) {
    case 'answer':
      await match.answer(call.seat, call.number, call.answer, call.message);
      return null;
    case 'undo':
      await match.undo(call.seat, call.message);
      return null;
    case 'order':
      await match.order(call.seat, call.orders, call.message);
      return null;
    case 'hint':
      return match.hint(call.seat, call.number, call.asker ?? noClient(call.match));
    case 'back':
      await match.back(call.seat);
      return null;
    case 'substitute':
      await match.substitute(call.seat);
      return null;
    case 'resign':
      await match.resign(call.seat, call.bot);
      return null;
    case 'cutShort':
      await match.cutShort(call.ranking);
      return null;
    case 'look':
      return match.look();
  }
}
