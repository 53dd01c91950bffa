// What must be true of a match when it is over, whatever happened meanwhile. Each complaint is a sentence.
import { isDeepStrictEqual } from 'node:util';
import { games } from '@undertow/games/index.ts';
import { begin } from '@undertow/server/host/rerun.ts';
import { entriesOf } from '@undertow/server/store/journal.ts';
import { findMatch } from '@undertow/server/store/matches.ts';
import type { Sql } from '@undertow/server/store/sql.ts';
import { findTables } from '@undertow/server/store/tables.ts';
import { changesBetween } from '@undertow/shared/protocol/changes.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Memory } from './player.ts';

/** Of one match, by all its players. */
export async function audit(sql: Sql, id: string, memories: readonly Memory[]): Promise<string[]> {
  const record = await findMatch(sql, id);
  const [table] = await findTables(sql, [id]);
  const known = record && games.get(record.game);
  if (!record || !known || !table) return [`${id}: is not kept`];
  const complaints: string[] = [];
  let lastFence: number | undefined;
  const complain = (what: string): void => void complaints.push(`${id}: ${what}`);
  if (record.ended === null || table.status !== 'ended') complain('has not ended');

  const journaled = begin(known.game, record);
  const { match } = journaled;
  const given = new Map<string, Json[]>();
  const takenBack = new Map<string, number>();
  for (const { number, seat, kind, answer, fence } of await journalOf(sql, id)) {
    const key = `${seat} ${match.version}`;
    given.set(key, [...(given.get(key) ?? []), answer]);
    if (kind === 'undo') takenBack.set(key, (takenBack.get(key) ?? 0) + 1);
    // No player here thinks for long, and while none could answer no clock may run.
    if (kind === 'timeout') complain(`the time of seat ${seat} ran out at entry ${number}`);
    if (fence < (lastFence ?? fence)) complain(`entry ${number} was written behind the back of another process`);
    lastFence = fence;
    if (!journaled.attempt({ seat, kind, answer }))
      return [...complaints, `${id}: entry ${number} cannot be made again`];
    for (const memory of memories) {
      const view = memory.seen.get(match.version);
      if (view !== undefined && !isSame(view, match.view(memory.viewer))) {
        const how = difference(match.view(memory.viewer), view);
        complain(`${memory.viewer} saw version ${match.version} otherwise: ${how}`);
      }
    }
  }
  if (!isSame(match.outcome?.ranking ?? null, record.ranking)) complain('comes out otherwise when it is run again');
  for (const { viewer, acknowledged, last } of memories) {
    if (!isSame(last, match.view(viewer)))
      complain(`${viewer} saw another end: ${difference(match.view(viewer), last)}`);
    for (const { number, answer } of acknowledged) {
      const key = `${viewer} ${number}`;
      const kept = given.get(key)?.filter((one) => isSame(one, answer)) ?? [];
      const told = acknowledged.filter((one) => one.number === number && isSame(one.answer, answer));
      // A player who takes an answer back may give the same once more; and of that, the acknowledgement may be lost.
      const most = told.length + (takenBack.get(key) ?? 0);
      if (kept.length < told.length || kept.length > most)
        complain(`the answer of ${viewer} to ${number} is kept ${kept.length} times`);
    }
  }
  return complaints;
}

/** All entries, which have no gaps; with the right by which each was written. */
async function journalOf(sql: Sql, id: string) {
  const entries = await entriesOf(sql, id);
  const rights = await sql.rows<{ fence: number }>('select fence from journal where match = ? order by number', [id]);
  return entries.map(({ seat, kind, answer = null }, number) => {
    const fence = rights[number]?.fence ?? 0;
    return { number, seat, kind, answer, fence };
  });
}

function difference(kept: Json, seen: Json): string {
  return JSON.stringify(changesBetween(kept, seen)).slice(0, 500);
}

/** As JSON: what is told over a wire has no fields that are not there. */
function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));
}
