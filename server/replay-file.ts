// Reads a replay from a file or from the standard input, and checks its form.
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { UserName } from '@undertow/shared/protocol/basics.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { Replay } from '@undertow/shared/protocol/replay.ts';
import { z } from 'zod';
import { read } from './doors/reading.ts';

/** A server gives no seat another name than a person or a bot can have. */
const FromOutside = Replay.extend({ seats: z.array(UserName) });

/** The replay, or what is wrong with the file. */
export async function replayIn(file: string): Promise<Replay | string> {
  let content: string;
  try {
    content = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
  } catch (error) {
    return `${file} cannot be read: ${(error as Error).message}`;
  }
  try {
    return read(FromOutside, JSON.parse(content));
  } catch (error) {
    return error instanceof Refusal ? `${file} is no replay: ${error.message}` : `${file} is no JSON.`;
  }
}
