// The table of a small board: one seat's view at a position of a replay, beside the table that the replay shows.
import type { GameTypes } from '@undertow/client-sdk/index.ts';
import { TableSession } from '../../match/table-session.svelte.ts';
import type { TableModel } from '../../table/kit/table.svelte.ts';
import { LocalSession, tableOf } from '../local-session.ts';
import type { ReplayPlayer } from '../player.svelte.ts';
import { snapshotOf } from '../snapshot.ts';

export class BoardThen {
  readonly table: TableModel;
  readonly #player: ReplayPlayer;
  readonly #local: LocalSession;
  readonly #session: TableSession<GameTypes>;

  constructor(player: ReplayPlayer, position: number, seat: number) {
    this.#player = player;
    this.#local = new LocalSession(tableOf(player.playback.replay, 'ended'), this.#seen(position, seat));
    this.#session = new TableSession(this.#local.asVisit());
    this.table = player.game.table(this.#session, { isAlone: true });
    this.table.watch(seat);
  }

  show(position: number, seat: number): void {
    this.#local.show(this.#seen(position, seat), []);
    this.table.watch(seat);
  }

  close(): void {
    this.#session.close();
  }

  #seen(position: number, seat: number) {
    return snapshotOf(this.#player.playback.at(position), seat, null);
  }
}
