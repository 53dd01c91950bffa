// What must be true of a match when it is over, whatever happened meanwhile. Each complaint is a sentence.
import { isDeepStrictEqual } from 'node:util';
import { begin, perform } from '@undertow/server/host/course.ts';
import { entriesOf } from '@undertow/server/store/journal.ts';
import { findMatch } from '@undertow/server/store/matches.ts';
import type { Sql } from '@undertow/server/store/sql.ts';
import { findTable } from '@undertow/server/store/tables.ts';
import { games } from '@undertow/shared/games.ts';
import { changesBetween } from '@undertow/shared/protocol/changes.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Memory } from './player.ts';

/** Of one match, by all who played it. */
export async function audit(sql: Sql, id: string, memories: readonly Memory[]): Promise<string[]> {
  const record = await findMatch(sql, id);
  const table = await findTable(sql, id);
  const known = record && games.get(record.game);
  if (!record || !known || !table) return [`${id}: is not kept`];
  const complaints: string[] = [];
  let lastFence: number | undefined;
  const complain = (what: string): void => void complaints.push(`${id}: ${what}`);
  if (record.ended === null || table.status !== 'ended') complain('has not ended');

  const match = begin(known.game, record);
  const given = new Map<string, Json[]>();
  for (const { number, seat, kind, answer, fence } of await journalOf(sql, id)) {
    const key = `${seat} ${match.version}`;
    given.set(key, [...(given.get(key) ?? []), answer]);
    if (fence < (lastFence ?? fence)) complain(`entry ${number} was written behind the back of another process`);
    lastFence = fence;
    if (!perform(match, { seat, kind, answer })) return [...complaints, `${id}: entry ${number} cannot be made again`];
    for (const memory of memories) {
      const view = memory.seen.get(match.version);
      if (view !== undefined && !isSame(view, match.view(memory.seat))) {
        complain(
          `seat ${memory.seat} saw version ${match.version} otherwise: ${difference(match.view(memory.seat), view)}`,
        );
      }
    }
  }
  if (!isSame(match.outcome?.ranking ?? null, record.ranking)) complain('comes out otherwise when it is run again');
  for (const { seat, acknowledged, last } of memories) {
    if (!isSame(last, match.view(seat)))
      complain(`seat ${seat} saw another end: ${difference(match.view(seat), last)}`);
    for (const { number, answer } of acknowledged) {
      const kept = given.get(`${seat} ${number}`)?.filter((one) => isSame(one, answer)) ?? [];
      if (kept.length !== 1) complain(`the answer of seat ${seat} to ${number} is kept ${kept.length} times`);
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
