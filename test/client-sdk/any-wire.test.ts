// A client over any wire: one that takes its time, is cut at any moment, and says things twice.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { meet, soon, useFakeTime } from '../support/clients/memory-client.ts';
import { TABLE } from '../support/clients/memory-door.ts';

const MINUTE = 60_000;

useFakeTime();

const weather = fc.record({
  seed: fc.nat(),
  rounds: fc.integer({ min: 5, max: 25 }),
  mostDelay: fc.integer({ min: 1, max: 400 }),
  doubled: fc.constantFrom(0, 0.2),
  cutEvery: fc.integer({ min: 20, max: 3000 }),
});

test('each answer counts once, each event is heard at most once and in order, and the view is right', async () => {
  await fc.assert(
    fc.asyncProperty(weather, async ({ seed, rounds, mostDelay, doubled, cutEvery }) => {
      const { door, wire, client } = meet();
      const random = dice(seed);
      vi.spyOn(Math, 'random').mockImplementation(random);
      wire.weather = { delay: () => random() * mostDelay, isDoubled: () => random() < doubled };
      let cutting: ReturnType<typeof setTimeout> | undefined;
      const cut = () => {
        wire.cut();
        // In between there is time enough for a reply.
        cutting = setTimeout(cut, 8 * mostDelay + random() * cutEvery);
      };
      cut();
      const heard: unknown[] = [];
      const game = (async () => {
        const visit = await client.join(TABLE);
        visit.on('update', ({ events, version }) => heard.push(...events.map(() => version)));
        for await (const decision of visit.decisions()) {
          await visit.answer(`answer ${decision.number}`, decision);
          if (decision.number === rounds - 1) break;
        }
        await visit.until(() => visit.version === rounds);
        return visit;
      })();
      const visit = await soon(game, 60 * MINUTE);
      clearTimeout(cutting);
      expect(door.answers).toEqual(Array.from({ length: rounds }, (_, i) => `answer ${i}`));
      expect(visit.view).toEqual({ answers: door.answers });
      expect(heard).toEqual([...new Set(heard)].sort((a, b) => Number(a) - Number(b)));
      client.close();
      await vi.advanceTimersByTimeAsync(MINUTE);
      expect(vi.getTimerCount()).toBe(0);
    }),
    { numRuns: 60 },
  );
});

/** Numbers from 0 to 1 that only depend on the seed. */
function dice(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
