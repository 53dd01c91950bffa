// The threads of the server: shared by the addresses that ask, for thoughts and for hints alike.
import { availableParallelism } from 'node:os';
import { Metrics } from '@undertow/server/metrics.ts';
import { THE_HOUSE } from '@undertow/server/offered.ts';
import { thinkersOf } from '@undertow/server/server-bots.ts';
import { expect, onTestFinished, test } from 'vitest';
import { FakeTime } from '../support/time/fake-time.ts';

/** Of no bot: its threads find nothing, at once. */
const program = new URL('../support/thinking/toy-thinker.ts', import.meta.url);
const PER_ADDRESS = 2;

function server() {
  const metrics = new Metrics();
  const offered = { ...THE_HOUSE, thinkers: { program, levels: new Map(), weights: new Map() } };
  const thinking = thinkersOf(offered, { timers: new FakeTime(), metrics, thoughtsPerAddress: PER_ADDRESS });
  if (!thinking) throw new Error('no bot looks ahead');
  onTestFinished(() => thinking.close());
  return { thinking, metrics };
}

const journal = { beginning: { options: null, seats: 2, seed: 'fast:1' }, moves: [] };
const job = { match: 'any', game: 'toy', journal, seat: 0, seed: 'fast:1' };
const from = (person: string, place: string) => ({ askers: [{ person, place }], isWanted: () => true });

test.each(['thoughts', 'hints'] as const)(
  '%s of an address that asks for much leave those of a person elsewhere their turn',
  async (what) => {
    const { thinking, metrics } = server();
    const ask = (person: string, place: string) =>
      what === 'hints'
        ? thinking.hint({ ...job, kind: 'hint' }, from(person, place))
        : thinking.think({ ...job, kind: 'answer', level: 'deep' }, 60_000, from(person, place));
    const flood = Array.from({ length: 75 }, (_, i) =>
      ask(`guest ${i}`, 'flood').then(
        () => 'found',
        () => 'refused',
      ),
    );
    expect(thinking.waiting).toBe(PER_ADDRESS);
    await expect(ask('ada', 'home')).resolves.toBeUndefined();
    const atOnce = Math.max(1, availableParallelism() - 1);
    const outcomes = await Promise.all(flood);
    expect(outcomes.filter((outcome) => outcome === 'found')).toHaveLength(atOnce + PER_ADDRESS);
    const counted = await metrics[what].get();
    expect(counted.values.find(({ labels }) => labels.outcome === 'refused')?.value).toBe(75 - atOnce - PER_ADDRESS);
    expect(thinking.threads).toBeGreaterThan(0);
  },
);
