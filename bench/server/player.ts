// The contract of a player in the load test, at either door: it comes to a table, is asked, and answers.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Answer, Choice } from '@undertow/shared/table/game.ts';

export interface Question {
  readonly number: number;
  readonly choice: Choice;
}

export interface Player {
  /** What it is asked now. */
  readonly question: Question | undefined;
  readonly hasEnded: boolean;
  create(table: object): Promise<string>;
  join(table: string): Promise<void>;
  ready(): Promise<void>;
  /** Done when the match has begun, as this player sees it. */
  begun(): Promise<void>;
  answer(number: number, answer: Answer): Promise<void>;
  close(): void;
}

export interface Heard {
  update(player: Player, version: number, bytes: number): void;
}

/** The token of a new guest, who comes from this address of the machine. */
export async function guestToken(url: string, from?: string): Promise<string> {
  const asking = request(`${url}/api/guests`, { method: 'POST', localAddress: from }).end();
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const body = await text(response);
  if (response.statusCode !== 201) throw new Error(`no guest was let in: ${response.statusCode} ${body}`);
  const { token } = JSON.parse(body) as { token: string };
  return token;
}
