// The whole server as a process of its own, with everything in PostgreSQL.
import type { Visit } from '@undertow/client-sdk/visit.ts';
import { openPostgres } from '@undertow/server/store/postgres.ts';
import { expect, test } from 'vitest';
import { answersKept, playOut } from '../support/clients/client-play.ts';
import { chance } from '../support/clients/door-player.ts';
import { Program } from '../support/programs/program.ts';
import { ServerProcess } from '../support/server/server-process.ts';
import { clientOf } from '../support/server/whole-server.ts';
import { askFor, describeWith, freshDatabase } from '../support/services/shared.ts';

const MAIN = 'server/main.ts';
const redis = await askFor('redis');

describeWith(await askFor('postgres'), 'a server over PostgreSQL', (url) => {
  test('that is killed and started again goes on with the game, and persons who were signed in still are', async () => {
    const server = await ServerProcess.start({ DATABASE_URL: await freshDatabase(url) });
    const clients = [clientOf(server.url), clientOf(server.url)] as const;
    await Promise.all(clients.map((client) => client.guest()));
    const opened = await clients[0].create({ game: 'abyss', seats: 2, time: 'none' });
    const visits: Visit[] = [opened, await clients[1].join(opened.id)];
    let restarted: Promise<void> | undefined;
    opened.on('update', ({ version }) => {
      if (version < 20) return;
      restarted ??= server.killAndRestart().then(() => {
        for (const client of clients) client.retry();
      });
    });
    const acknowledged = await Promise.all(visits.map((visit, seat) => playOut(visit, chance(seat))));
    await restarted;
    expect(restarted).toBeDefined();
    for (const [seat, answers] of acknowledged.entries()) {
      expect(await answersKept(clients[0], opened.id, seat)).toEqual(answers);
    }
  });

  test('that is not let in says why in a sentence, without the password', async () => {
    const wrong = new URL(url);
    wrong.password = 'OpenSesame';
    const server = Program.node(MAIN, [], { DATABASE_URL: wrong.href, PORT: '0' });
    expect(await server.ended).toBe(2);
    expect(server.complained).toMatch(/^The database .* cannot be used: password authentication failed .*\.\n$/);
    expect(server.said + server.complained).not.toContain('OpenSesame');
  });

  test('that is not alone, and is not told of a Redis, does not start beside the other', async () => {
    const database = await freshDatabase(url);
    await ServerProcess.start({ DATABASE_URL: database });
    const server = Program.node(MAIN, [], { DATABASE_URL: database, PORT: '0' });
    expect(await server.ended).toBe(2);
    expect(server.complained).toMatch(/^Another process uses the database of DATABASE_URL\. .*REDIS_URL.*\n$/);
  });

  describeWith(redis, 'and Redis', (redisUrl) => {
    test('ends when it cannot listen, whatever it had begun', async () => {
      const environment = { DATABASE_URL: await freshDatabase(url), REDIS_URL: redisUrl };
      const { port } = new URL((await ServerProcess.start(environment)).url);
      const server = Program.node(MAIN, [], { ...environment, PORT: port });
      expect(await server.ended).toBe(2);
      expect(server.complained).toMatch(/^Another program listens there already: .*\n$/);
    });
  });

  test('that is older than its database says so, and touches nothing', async () => {
    const database = await freshDatabase(url);
    const sql = await openPostgres(database);
    await sql.write([
      { sql: 'create table migrations (number integer primary key, time bigint not null)' },
      { sql: 'insert into migrations (number, time) values (999, 0)' },
    ]);
    await sql.close();
    const server = Program.node(MAIN, [], { DATABASE_URL: database, PORT: '0' });
    expect(await server.ended).toBe(2);
    expect(server.complained).toMatch(/^The database was written by a newer version of this server: .*\.\n$/);
  });
});
