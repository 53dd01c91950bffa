// Which connection goes when there are too many.
import { ConnectionsByPlace } from '@undertow/server/http/connections-by-place.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../../support/run/seeds.ts';

test('it is the one that was added first, of an address that has most of them', () => {
  const step = fc.record({ place: fc.constantFrom('a', 'b', 'c', 'd'), number: fc.integer({ min: 0, max: 9 }) });
  holds(
    fc.property(fc.array(fc.record({ step, isAdded: fc.boolean() }), { maxLength: 60 }), (steps) => {
      const connections = new ConnectionsByPlace<string>();
      const model = new Map<string, string[]>();
      for (const { step, isAdded } of steps) {
        const { place } = step;
        const connection = `${place}${step.number}`;
        const idle = model.get(place) ?? [];
        if (isAdded) {
          connections.add(place, connection);
          if (!idle.includes(connection)) idle.push(connection);
          model.set(place, idle);
        } else {
          connections.delete(place, connection);
          model.set(
            place,
            idle.filter((one) => one !== connection),
          );
        }
        for (const [place, [longest]] of model) expect(connections.oldestOf(place)).toBe(longest);
        const most = Math.max(...[...model.values()].map(({ length }) => length));
        const greediest = [...model].flatMap(([place, idle]) => (idle.length === most ? place : []));
        const chosen = connections.greediest();
        if (most > 0) expect(greediest).toContain(chosen);
        else expect(chosen).toBeUndefined();
      }
    }),
  );
});
