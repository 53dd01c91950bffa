// Advice on moments of matches that are over: one thought for all who ask, in the turn of the one who asked first.
import { Advice } from '@undertow/server/host/advice.ts';
import type { Asker, Wanted } from '@undertow/server/host/askers.ts';
import type { Hinting, HintJob } from '@undertow/server/host/hints.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Hint } from '@undertow/shared/protocol/hints.ts';
import { expect, test } from 'vitest';

const HINT: Hint = { answer: 'b', reason: null };

/** What is found, or why nothing is, the test says. */
class Mind implements Hinting {
  readonly askers: (readonly Asker[])[] = [];
  found: Hint | Refusal = HINT;

  knows(): boolean {
    return true;
  }

  async hint(_: HintJob, { askers }: Wanted): Promise<Hint> {
    this.askers.push(askers);
    if (this.found instanceof Refusal) throw this.found;
    return this.found;
  }
}

function adviceOf(mind: Mind) {
  const advice = new Advice({ hinting: mind, report: () => expect.unreachable() });
  const journal = { beginning: { options: null, seats: 2, seed: 'fast:1' }, moves: [] };
  const job = { match: 'one', game: 'toy', journal, seat: 0 };
  return (place: string) => advice.of(job, { person: '', place });
}

test('is thought of in the turn of the address that asks, and found for all', async () => {
  const mind = new Mind();
  const ask = adviceOf(mind);
  const [first, second] = await Promise.all([ask('home'), ask('office')]);
  expect([first.read(), second.read(), (await ask('elsewhere')).read()]).toEqual([HINT, HINT, HINT]);
  expect(mind.askers).toEqual([[{ person: '', place: 'home' }]]);
});

test('that one address is refused may be asked for from another', async () => {
  const mind = new Mind();
  const ask = adviceOf(mind);
  mind.found = new Refusal('unavailable', 'Too many.');
  await expect(ask('flood')).rejects.toThrow('Too many');
  mind.found = HINT;
  expect((await ask('home')).read()).toEqual(HINT);
  expect(mind.askers).toEqual([[{ person: '', place: 'flood' }], [{ person: '', place: 'home' }]]);
});
