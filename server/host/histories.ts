// What has happened in a match, for those who were not there: as it would have been told to them.
import type { AnyGame, KnownGame } from '@undertow/shared/games.ts';
import type { Happened } from '@undertow/shared/protocol/play.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import type { Archive, Entry, MatchRecord } from './archive.ts';
import { begin, isRerunnable, rerun } from './course.ts';
import { isLate } from './late-stage.ts';
import { known } from './stage.ts';

export class Histories {
  readonly #archive: Archive;
  readonly #games: ReadonlyMap<string, KnownGame>;

  constructor(archive: Archive, games: ReadonlyMap<string, KnownGame>) {
    this.#archive = archive;
    this.#games = games;
  }

  /** What came after this version. Nothing is known of a match that was not played by today's rules. */
  async of(id: string, viewer: Viewer, after: number): Promise<Happened[]> {
    const record = await this.#archive.find(id);
    const game = record && this.#games.get(record.game)?.game;
    if (!record || !game || !isRerunnable({ record }, game)) return [];
    const happened = historyOf(game, record, await this.#archive.entries(id), viewer);
    return happened.filter(({ version }) => version > after);
  }
}

function historyOf(game: AnyGame, record: MatchRecord, entries: readonly Entry[], viewer: Viewer): Happened[] {
  const { settings, ended } = record;
  const match = begin(game, record);
  const beginning = { version: match.version, events: known(game, match.told, viewer) };
  const turns: number[] = [];
  const happened: Happened[] = [];
  for (const events of rerun(match, entries)) {
    if (!events) continue;
    happened.push({ version: match.version, events: known(game, events, viewer) });
    turns.push(match.turn);
  }
  if (ended !== null || !isLate(viewer, settings.delay)) return [beginning, ...happened];
  const hidden = turns.findIndex((turn) => turn > match.turn - settings.delay);
  return [beginning, ...(hidden < 0 ? happened : happened.slice(0, hidden))];
}
