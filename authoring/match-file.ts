// A match as a file: how it began, and every answer. Failures of a check, matches of the window and recorded matches have this form.
import type { Outcome } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Given } from '@undertow/shared/table/save.ts';

export interface MatchInFile {
  readonly game: string;
  /** The version of the rules that it was played by. */
  readonly rules: number;
  readonly options: Json;
  readonly seats: number;
  readonly seed: string;
  readonly answers: readonly Given[];
  /** Of a match that has ended. */
  readonly outcome?: Outcome;
}

/** Of these each item has a line, so that a difference can be read. */
const LONG = new Set(['answers', 'scores']);

export function matchText(match: MatchInFile): string {
  const fields = Object.entries(match).map(([name, value]) => {
    return `  ${JSON.stringify(name)}: ${LONG.has(name) ? listed(value) : JSON.stringify(value)}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

function listed(items: readonly unknown[]): string {
  return items.length === 0 ? '[]' : `[\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;
}
