// The requests of a player in a match: answer, order (an answer in advance), undo, hint and substitute. The journal keeps
// the name of the message of each answer and undo, so a repeated one is known at any process and after a restart; the match in
// memory knows those of orders and of refused undos as well.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { askerOf } from '../../host/askers.ts';
import type { AppServices } from '../app-services.ts';
import type { Request } from '../call.ts';
import { consult, play } from '../seat-access.ts';

export const answer: Request<'answer'> = {
  async run({ app, player, name }, { table, decision, answer }) {
    await play(app, player, table, (match, seat) => match.answer(seat, decision, answer, name), name);
    return {};
  },
};

export const order: Request<'order'> = {
  async run({ app, player, name }, { table, orders }) {
    await play(app, player, table, (match, seat) => match.order(seat, orders, name));
    return {};
  },
};

export const undo: Request<'undo'> = {
  async run({ app, player, name }, { table }) {
    await play(app, player, table, (match, seat) => match.undo(seat, name), name);
    return {};
  },
};

/** A thread thinks for it, so that it counts as much more than a message. */
export const hint: Request<'hint'> = {
  weight: 10,
  async run({ app, player }, { table, decision }) {
    const { person, place } = player;
    await mustNotBeRated(app, person, table, 'There are no hints in rated matches.');
    const asker = askerOf(person, place);
    return { hint: await consult(app, player, table, (match, seat) => match.hint(seat, decision, asker)) };
  },
};

/** A repeated `substitute` changes nothing: the bot plays already. */
export const substitute: Request<'substitute'> = {
  async run({ app, player }, { table, seat }) {
    await mustNotBeRated(app, player.person, table, 'In rated matches no bot is asked to play for another player.');
    await play(app, player, table, (match) => match.substitute(seat));
    return {};
  },
};

async function mustNotBeRated(app: AppServices, person: Person, table: string, why: string): Promise<void> {
  if ((await app.lobby.see(person, table)).rated) throw new Refusal('forbidden', why);
}
