// What a server tells of tables that the client has not entered yet is kept for it, up to a bound.
import type { Link } from '@undertow/client-sdk/link.ts';
import { Visits } from '@undertow/client-sdk/visits.ts';
import { expect, test } from 'vitest';

/** A client that is on its way to a table, until the reply comes. */
function coming() {
  const reply = Promise.withResolvers<{ readonly table: string }>();
  const link = { request: () => reply.promise } as unknown as Link;
  const visits = new Visits({ ask: () => new Promise(() => {}), person: () => undefined, link: () => link } as never);
  return {
    visits,
    visit: visits.goTo({ type: 'join', table: 'a' } as never),
    arrive: () => reply.resolve({ table: 'a' }),
  };
}

const say = (table: string, text: string) => ({ type: 'chat', table, person: { id: 'ada' }, text, time: 0 }) as never;

test('what is told of a table before it is entered is known when it is', async () => {
  const { visits, visit, arrive } = coming();
  visits.told(say('a', 'first'));
  visits.told(say('a', 'second'));
  arrive();
  expect((await visit).chat.map(({ text }) => text)).toEqual(['first', 'second']);
});

test('a server that tells without end fills no memory', async () => {
  const { visits, visit, arrive } = coming();
  for (let line = 0; line < 5000; line++) visits.told(say('a', String(line)));
  for (let table = 0; table < 5000; table++) visits.told(say(`other ${table}`, 'anything'));
  arrive();
  expect((await visit).chat).toHaveLength(100);
});
