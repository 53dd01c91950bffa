// Lines with an end: who comes to the end of one does so alone, in whichever process, so that no two take the last place.
import type { Statement } from './sql.ts';

/** Stands before what counts the places and takes one, in the same write: until that is done, others wait here. */
export function inLine(name: string): Statement {
  return {
    sql: 'insert into lines (name, asked) values (?, 1) on conflict (name) do update set asked = lines.asked + 1',
    values: [name],
  };
}
