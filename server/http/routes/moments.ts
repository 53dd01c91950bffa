// Routes for moments of matches that are over: to play on from them, and to ask others what they would do.
import { Invitation, TableId } from '@undertow/shared/protocol/basics.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { Hint } from '@undertow/shared/protocol/hints.ts';
import { Moment, MomentName, MomentReply, MomentTruth, Moves, PlayOn } from '@undertow/shared/protocol/moments.ts';
import { Table } from '@undertow/shared/protocol/tables.ts';
import { z } from 'zod';
import type { Identity } from '../../accounts/identity.ts';
import { READING } from '../../doors/permissions.ts';
import { forkAt } from '../../host/going-on.ts';
import { playingOn } from '../../lobby/playing-on.ts';
import { type AnyRoute, route } from '../route.ts';
import type { Services } from '../services.ts';

const Invited = z.object({ invitation: Invitation.optional() });
const Named = z.object({ moment: MomentName });
const group = 'Tables';

/** The weight of a request for which a match is run again. */
const LOOKING_BACK = 20;

export function momentRoutes({ app }: Services): AnyRoute[] {
  const { lobby, past, moments } = app;
  return [
    route({
      method: 'POST',
      path: '/api/matches/:id/play-on',
      id: 'playOn',
      group,
      summary: 'Play on alone from a moment of a match that is over',
      description:
        'Opens a private table without clocks, at which you and bots sit, and begins the match at once. It begins with the moves of the other match up to that moment; decks lie as they lay there, and what is drawn by chance later is new. It is not rated, and no list shows it.',
      caller: 'person',
      // The new match shows what was played in the other one.
      needs: [['tables'], READING],
      weight: LOOKING_BACK,
      params: z.object({ id: TableId }),
      query: Invited,
      body: PlayOn,
      reply: Table,
      status: 201,
      refusals: ['not-found', 'forbidden', 'conflict', 'too-many', 'busy'],
      async run({ identity: { person }, place, params: { id }, query, body }) {
        await lobby.see(person, id, query.invitation);
        const wish = await past.at(id, body.moves, place, (moment) => playingOn(moment.record, body, forkAt(moment)));
        return lobby.playOn(person, wish);
      },
    }),
    route({
      method: 'GET',
      path: '/api/matches/:id/moments/:moves',
      id: 'nameMoment',
      group,
      summary: 'Name a moment of a match that is over, to ask others what they would do',
      description:
        'A client that knows the name sees what the seat saw that was asked there. It does not tell which match it is, and holds for ever.',
      caller: 'visitor',
      needs: [READING],
      weight: LOOKING_BACK,
      params: z.object({ id: TableId, moves: Moves }),
      query: Invited,
      reply: z.object({ moment: MomentName }).meta({ id: 'NamedMoment' }),
      refusals: ['not-found', 'conflict', 'busy'],
      async run({ identity, place, params: { id, moves }, query }) {
        await lobby.see(identity?.person, id, query.invitation);
        return { moment: await moments.nameOf(id, moves, place) };
      },
    }),
    route({
      method: 'GET',
      path: '/api/moments/:moment',
      id: 'getMoment',
      group,
      summary: 'See a moment as the seat saw it that was asked',
      caller: 'anybody',
      weight: LOOKING_BACK,
      params: Named,
      reply: Moment,
      refusals: ['not-found', 'conflict', 'busy'],
      run: ({ place, params: { moment } }) => moments.question(moment, place),
    }),
    route({
      method: 'POST',
      path: '/api/moments/:moment',
      id: 'answerMoment',
      group,
      summary: 'Say what you would answer there, and learn what was played',
      description: 'Nothing is kept of your answer.',
      caller: 'visitor',
      needs: [READING],
      weight: LOOKING_BACK,
      params: Named,
      body: MomentReply,
      reply: MomentTruth,
      refusals: ['not-found', 'conflict', 'illegal', 'busy'],
      async run({ identity, place, params: { moment }, body }) {
        const { match, moves, shown } = await moments.truth(moment, body.answer, place);
        return (await isReplayOpenTo(identity, match)) ? { ...shown, from: { match, moves } } : shown;
      },
    }),
    route({
      method: 'POST',
      path: '/api/moments/:moment/advice',
      id: 'adviseOnMoment',
      group,
      summary: 'Say what you would answer there, and learn what a strong bot would',
      description: 'A thread thinks of it once for all who ask. Nothing is kept of your answer.',
      caller: 'visitor',
      needs: [READING],
      weight: LOOKING_BACK,
      params: Named,
      body: MomentReply,
      reply: Hint,
      refusals: ['not-found', 'conflict', 'illegal', 'too-many', 'busy', 'unavailable'],
      run: ({ identity, place, params: { moment }, body }) =>
        moments.advice(moment, body.answer, { person: identity?.person.id ?? '', place }),
    }),
  ];

  async function isReplayOpenTo(identity: Identity | undefined, match: string): Promise<boolean> {
    return lobby.see(identity?.person, match).then(
      () => true,
      (failure) => {
        if (failure instanceof Refusal) return false;
        throw failure;
      },
    );
  }
}
