// Lets the time of seat 0 in a fast match run out, one question after the other.
import type { MatchStatus } from '@undertow/server/host/hosted-match.ts';
import { TIME_CONTROLS } from '@undertow/shared/protocol/time-controls.ts';
import { expect } from 'vitest';
import type { LeapingTime } from '../time/leaping-time.ts';
import type { WholeServer } from './whole-server.ts';

const { decision, bank } = TIME_CONTROLS.fast as NonNullable<(typeof TIME_CONTROLS)['fast']>;
const nothing: Pick<MatchStatus, 'version' | 'asked'> = { version: 0, asked: [] };

/** Two times in a row: a bot plays the seat from then on. The first time the bank goes with it, if there is one left. */
export async function fallSilent(server: WholeServer, time: LeapingTime, table: string): Promise<void> {
  await runOut(server, time, table, decision + bank);
  await runOut(server, time, table, decision);
  expect(await isPlayedFor(server, table)).toBe(true);
}

export async function isPlayedFor({ running }: WholeServer, table: string): Promise<boolean> {
  return (await running.app.lobby.see(undefined, table)).seats[0]?.automatic === true;
}

/** Done when the seat is asked once more, or is played for. */
async function runOut(server: WholeServer, time: LeapingTime, table: string, milliseconds: number): Promise<void> {
  const { host } = server.running.app;
  const standing = async () => (await host.reach(table, (match) => match?.look())) ?? nothing;
  const { version } = await standing();
  time.leap(milliseconds);
  await expect.poll(async () => (await standing()).version).toBeGreaterThan(version);
  await expect.poll(async () => (await standing()).asked.includes(0) || (await isPlayedFor(server, table))).toBe(true);
}
