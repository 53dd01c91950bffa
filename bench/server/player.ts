// A player as the load needs it, over whichever door.
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

/** The token of a new guest. */
export async function guestToken(url: string): Promise<string> {
  const response = await fetch(`${url}/api/guests`, { method: 'POST' });
  if (!response.ok) throw new Error(`no guest was let in: ${response.status} ${await response.text()}`);
  const { token } = (await response.json()) as { token: string };
  return token;
}
