// What an operator can do to the running server: end a match, silence a person, announce, drain.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { nameKey } from './accounts/names.ts';
import type { App } from './app.ts';
import type { Bus, Topic } from './cluster/bus.ts';
import type { Operations } from './http/operations.ts';
import type { Log } from './log.ts';
import { findPersonByName, silencePerson } from './store/people.ts';
import type { Sql } from './store/sql.ts';

export interface OperationsParts {
  readonly app: App;
  readonly sql: Sql;
  readonly log: Log;
  readonly bus: Bus;
  /** Says something to all clients of this process. */
  announce(text: string): void;
  drain(): void;
}

const NOTICE: Topic<string> = 'notice';

export function operationsOn({ app, sql, log, bus, announce, drain }: OperationsParts): Operations {
  const { host, lobby, matchLifecycle, tableNotices } = app;
  bus.hear(NOTICE, announce);
  return {
    async match(id) {
      const table = await lobby.mustFind(id);
      const isAwake = host.find(id) !== undefined;
      const standing = await host.reach(id, (match) => match?.look());
      if (!standing) throw new Refusal('not-found', 'No match is running on this table.');
      const { version, turn, asked, since } = standing;
      const people = asked.flatMap((seat) => table.seats[seat]?.person ?? []);
      return { table: lobby.shown(undefined, table), awake: isAwake, version, turn, waitingFor: people, since };
    },
    async end(id, reason) {
      await matchLifecycle.abandon(id);
      log.warn({ match: id, reason }, 'the operator has ended a match');
      tableNotices.tell(id, reason);
    },
    async silence(name, until) {
      const person = await findPersonByName(sql, nameKey(name));
      if (!person) throw new Refusal('not-found', 'No player has this name.');
      await sql.write(silencePerson(person.id, until));
      log.warn(
        { person: person.id, name: person.name, until },
        'the operator has silenced a person, or lets them speak again',
      );
    },
    async announce(text) {
      log.info({ text }, 'the operator announces something');
      announce(text);
      bus.tell(NOTICE, text);
    },
    async drain() {
      log.warn('the operator drains the server');
      drain();
    },
  };
}
