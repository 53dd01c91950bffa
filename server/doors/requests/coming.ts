// The requests that bring a client to a table or away from it. A client that opens or finds a table follows it from then
// on, if it may see it.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { Placed } from '@undertow/shared/protocol/rooms.ts';
import type { Table } from '@undertow/shared/protocol/tables.ts';
import type { Call, Request } from '../call.ts';
import { leaveTable, takeSeat } from '../seat-access.ts';

/** A client that comes is told all of the table, the chat and the match. */
const WEIGHT = 5;

export const create: Request<'create'> = {
  weight: WEIGHT,
  run: (call, message) => sitDown(call, (person) => call.app.lobby.create(person, message)),
};

export const quick: Request<'quick'> = {
  weight: WEIGHT,
  run: (call, message) => sitDown(call, (person) => call.app.lobby.quick(person, message)),
};

export const rematch: Request<'rematch'> = {
  weight: WEIGHT,
  run: (call, { table }) => sitDown(call, (person) => call.app.lobby.rematch(person, table)),
};

export const join: Request<'join'> = {
  weight: WEIGHT,
  async run({ app, player, tables, waits }, { table, seat, invitation, since }) {
    const { person } = player;
    tables.mustHaveRoom(table);
    const how = { ...(seat === undefined ? {} : { seat }), ...(invitation === undefined ? {} : { invitation }) };
    // A client that says where it was has come back by itself, and says nothing of its player.
    const joined =
      since === undefined ? await takeSeat(app, player, table, how) : await app.lobby.join(person, table, how);
    await tables.begin(table, since ?? undefined, waits);
    return placeOf(person, joined);
  },
};

export const watch: Request<'watch'> = {
  weight: WEIGHT,
  async run({ app, identifiedPerson, tables, waits }, { table, invitation, since }) {
    await app.lobby.mustMayWatch(identifiedPerson, table, invitation);
    await tables.begin(table, since ?? undefined, waits);
    return { table };
  },
};

export const leave: Request<'leave'> = {
  async run({ app, identifiedPerson: person, mayPlay, tables }, { table, resign = false, keepSeat = false }) {
    if (keepSeat && resign) throw new Refusal('malformed', 'Keep your seat, or resign.', { field: 'keepSeat' });
    if (!keepSeat) await leaveTable(app, { person, mayPlay }, table, resign);
    tables.leave(table);
    return {};
  },
};

/** A token may be good for sitting down, and not for seeing what comes of it. */
async function sitDown(call: Call, work: (person: Person) => Promise<Table>): Promise<Placed> {
  const { person, tables, mayRead, waits } = call;
  const place = await call.once(async () => {
    if (mayRead) tables.mustHaveRoom();
    return placeOf(person, await work(person));
  });
  if (mayRead && !tables.isAt(place.table)) await tables.begin(place.table, undefined, waits);
  return place;
}

function placeOf({ id }: Person, table: Table): Placed {
  return { table: table.id, seat: table.seats.findIndex((taken) => taken?.person.id === id) };
}
