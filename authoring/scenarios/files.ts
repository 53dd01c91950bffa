// Runs the scenarios of a file, and says of each what came of it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NoGame } from '@undertow/games/game-in-folder.ts';
import { isObject } from '@undertow/shared/table/json.ts';
import type { GameAdapter } from './adapter.ts';
import { gamesFor, houseGames } from './games.ts';
import { readScenario } from './read.ts';
import { failureOf } from './steps.ts';

export interface Result {
  readonly id: string;
  /** Why it failed; `undefined` if it passed. */
  readonly failure: string | undefined;
}

/** Some editors put it at the start of a file. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** The scenarios of the file, as they stand there. */
export function scenariosIn(file: string): readonly unknown[] | { readonly unreadable: string } {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8').replace(BYTE_ORDER_MARK, ''));
    return Array.isArray(content) ? content : { unreadable: 'it does not hold a list of scenarios' };
  } catch (error) {
    return { unreadable: error instanceof Error ? error.message : String(error) };
  }
}

/** The files of scenarios in a folder, and in those within it. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'));
  return found.toSorted().map((path) => join(folder, path));
}

export async function runFile(path: string, name = path): Promise<Result[]> {
  const scenarios = scenariosIn(path);
  if ('unreadable' in scenarios) return [{ id: name, failure: `the file cannot be read: ${scenarios.unreadable}` }];
  try {
    const games = await gamesFor(path);
    return scenarios.map((each, i) => runScenario(each, `${name}, scenario ${i + 1}`, games));
  } catch (error) {
    if (!(error instanceof NoGame)) throw error;
    return [{ id: name, failure: error.message }];
  }
}

/** Runs one scenario. The place says where it stands, for the message about a malformed one. */
export function runScenario(value: unknown, place: string, games: readonly GameAdapter[] = houseGames): Result {
  const id = isObject(value) && typeof value.id === 'string' && value.id !== '' ? value.id : place;
  try {
    const ready = readScenario(value, games);
    if (!('wrong' in ready)) return { id, failure: failureOf(ready) };
    return { id, failure: `malformed (${place}): ${ready.wrong.join('; ')}` };
  } catch (bug) {
    // An unexpected error is this scenario's failure, and the others still run.
    return {
      id,
      failure: `malformed (${place}): it cannot be read, perhaps it is too deep: ${bug instanceof Error ? bug.message : String(bug)}`,
    };
  }
}
