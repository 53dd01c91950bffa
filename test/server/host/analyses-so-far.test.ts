// What an analysis tells before its end: turning points as they are found.
import type { Bit } from '@undertow/bots/thinking/analysis.ts';
import { leave } from '@undertow/server/store/processes.ts';
import { expect, test } from 'vitest';
import { by, FOUND, never, RULES, Shelf, stateOf, tableId } from '../../support/thinking/analysis-shelf.ts';

function judgedAt(move: number) {
  const best = [{ answer: 'b', chance: 0.5, brings: [] }];
  return {
    ...{ move, seat: 0, prompt: 'card', answer: 'a', chance: 0.25, best, lost: 0.25, gained: 0, margin: 0.01 },
    ...{ better: 12, worlds: 12 },
  };
}

test('turning points are told as they are found, with the chances up to there', async () => {
  const shelf = await Shelf.open();
  await shelf.match('one', 1, RULES, 3);
  const going = Promise.withResolvers<Bit>();
  const analyses = await shelf.process('a', async ({ position }) => {
    if (position === 2) return going.promise;
    return position === 0 ? FOUND : { finding: { chances: [0.25, 0.75], judged: judgedAt(position) } };
  });
  await analyses.ask(tableId('one'), by('ada'));
  await shelf.time.pass(1);
  const { state, share, found: sofar, analysis } = await stateOf(analyses, 'one');
  expect({ state, share, analysis }).toEqual({ state: 'working', share: 0.5, analysis: undefined });
  expect(sofar).toMatchObject({
    chances: [
      [0.5, 0.5],
      [0.25, 0.75],
    ],
    judged: [{ move: 1, lost: 0.25 }],
    turningPoints: [1],
  });
  going.resolve(FOUND);
  await shelf.time.pass(1);
  const done = await stateOf(analyses, 'one');
  expect([done.state, done.found, done.analysis?.turningPoints]).toEqual(['done', undefined, [1, 3]]);
});

test('what a process had found that has died is not told while another begins anew', async () => {
  const shelf = await Shelf.open();
  await shelf.match('one', 1, RULES, 3);
  const dying = await shelf.process('a', async ({ position }) =>
    position < 2 ? { finding: { chances: [0.5, 0.5], judged: judgedAt(position) } } : never(),
  );
  await dying.ask(tableId('one'), by('ada'));
  await shelf.time.pass(1);
  expect((await stateOf(dying, 'one')).found?.turningPoints).toEqual([0, 1]);
  await shelf.sql.write(leave('a'));
  const next = await shelf.process('b', never);
  await next.start();
  await shelf.time.pass(1);
  expect(await stateOf(next, 'one')).toEqual({ state: 'working', share: 0 });
});
