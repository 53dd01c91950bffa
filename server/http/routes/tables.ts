// Routes for tables: their list, a new one, the history, replay and analysis of its match. To sit and play takes a
// socket.
import { AnalysisState } from '@undertow/shared/protocol/analysis.ts';
import { Invitation, TableId } from '@undertow/shared/protocol/basics.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { History } from '@undertow/shared/protocol/play.ts';
import { Replay } from '@undertow/shared/protocol/replay.ts';
import { NewTable, QuickMatch, Table, TableFilter } from '@undertow/shared/protocol/tables.ts';
import { z } from 'zod';
import { READING } from '../../doors/permissions.ts';
import { isCurrent } from '../../lobby/table-data.ts';
import { Written } from '../../written.ts';
import { type AnyRoute, route } from '../route.ts';
import type { Services } from '../services.ts';

const Named = z.object({ id: TableId });
const Invited = z.object({ invitation: Invitation.optional() });
const group = 'Tables';

/** The match is run again for it, unless a client has asked for the same before. */
const LOOKING_BACK = 20;
/** Each client that opens a table asks for it, and often it is at hand: a class behind one address can come at once. */
const OPENING_A_TABLE = 5;

export function tableRoutes({ app }: Services): AnyRoute[] {
  const { lobby, replays, analyses, histories } = app;
  return [
    route({
      method: 'GET',
      path: '/api/tables',
      id: 'listTables',
      group,
      summary: 'List the public tables that are open or playing',
      caller: 'anybody',
      weight: 5,
      query: TableFilter,
      reply: z.object({ tables: z.array(Table) }).meta({ id: 'TableList' }),
      run: ({ query }) => Written.object({ tables: lobby.list.newest(query).written }),
    }),
    route({
      method: 'POST',
      path: '/api/tables',
      id: 'createTable',
      group,
      summary: 'Open a table, and sit down at it',
      caller: 'person',
      needs: [['tables']],
      body: NewTable,
      reply: Table,
      status: 201,
      refusals: ['not-found', 'forbidden', 'too-many'],
      run: ({ identity, body }) => lobby.create(identity.person, body),
    }),
    route({
      method: 'POST',
      path: '/api/tables/quick',
      id: 'quickMatch',
      group,
      summary: 'Sit down at a table that fits, or open one',
      caller: 'person',
      needs: [['tables']],
      body: QuickMatch,
      reply: Table,
      refusals: ['not-found', 'forbidden', 'too-many', 'busy'],
      run: ({ identity, body }) => lobby.quick(identity.person, body),
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id',
      id: 'getTable',
      group,
      summary: 'See a table, before, during and after its match',
      caller: 'visitor',
      needs: [READING],
      params: Named,
      query: Invited,
      reply: Table,
      refusals: ['not-found'],
      run: ({ identity, params, query }) => lobby.see(identity?.person, params.id, query.invitation),
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/history',
      id: 'getHistory',
      group,
      summary: 'Get what has happened in the match, as you may know it',
      description:
        'The events of all updates after a version, including those that you missed. Without a version: all events, including those that led to version 0 before anyone answered. Spectators get what they may have seen by now. It is empty before the match, and for a match that goes on under newer rules than it began with.',
      caller: 'visitor',
      needs: [READING],
      weight: OPENING_A_TABLE,
      params: Named,
      query: Invited.extend({ after: z.coerce.number().int().min(-1).default(-1) }),
      reply: History,
      refusals: ['not-found', 'forbidden', 'busy'],
      async run({ identity, place, params: { id }, query: { invitation, after } }) {
        await lobby.mustMayWatch(identity?.person, id, invitation);
        const viewer = (await lobby.seatOf(identity?.person, id)) ?? 'spectator';
        return histories.of(id, viewer, after, place);
      },
    }),
    route({
      method: 'GET',
      path: '/api/matches/:id/replay',
      id: 'getReplay',
      group,
      summary: 'Get the replay of a match that is over',
      description:
        '`undertow verify FILE COMMITMENT` plays it again, and checks it against the commitment that was published at the start.',
      caller: 'visitor',
      needs: [READING],
      weight: LOOKING_BACK,
      params: Named,
      query: Invited,
      reply: Replay,
      refusals: ['not-found', 'conflict', 'busy'],
      async run({ identity, place, params, query }) {
        const table = await lobby.see(identity?.person, params.id, query.invitation);
        const replay = await replays.of(
          params.id,
          table.seats.map((seat) => ({ name: seat?.person.name ?? '', level: seat?.level, bot: seat?.person.bot })),
          place,
        );
        if (replay) return replay;
        throw isCurrent(table)
          ? new Refusal('conflict', 'This match is not over yet.')
          : new Refusal('not-found', 'No match was played on this table.');
      },
    }),
    route({
      method: 'GET',
      path: '/api/matches/:id/analysis',
      id: 'getAnalysis',
      group,
      summary: 'See what the answers of a match that is over were worth, or how far it is with that',
      caller: 'visitor',
      needs: [READING],
      weight: 2,
      params: Named,
      query: Invited,
      reply: AnalysisState,
      refusals: ['not-found', 'conflict'],
      async run({ identity, params, query }) {
        await lobby.see(identity?.person, params.id, query.invitation);
        return analyses.of(params.id);
      },
    }),
    route({
      method: 'POST',
      path: '/api/matches/:id/analysis',
      id: 'askForAnalysis',
      group,
      summary: 'Have the answers of a match that is over judged',
      description:
        'It takes its place in a line, and from a few seconds to a few minutes once its turn has come: ask with `GET` how far it is. What was found is kept. A person may have two in the line, and an address a few; addresses take turns, and the persons at each.',
      caller: 'person',
      needs: [READING],
      weight: LOOKING_BACK,
      params: Named,
      query: Invited,
      reply: AnalysisState,
      refusals: ['not-found', 'conflict', 'too-many'],
      async run({ identity: { person }, place, params, query }) {
        await lobby.see(person, params.id, query.invitation);
        await analyses.ask(params.id, { person: person.id, place });
        return analyses.of(params.id);
      },
    }),
  ];
}
