// The requests of a player in a match: answer, order (an answer in advance), undo, hint and substitute. The journal keeps
// the name of the message of each answer and undo, so a repeated one is known at any process and after a restart; the match in
// memory knows those of orders and of refused undos as well.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { AppServices } from '../app-services.ts';
import type { Request } from '../call.ts';
import { consult, play } from '../seat-access.ts';

export const answer: Request<'answer'> = {
  async run({ app, person, name }, { table, decision, answer }) {
    await play(app, person, table, (match, seat) => match.answer(seat, decision, answer, name), name);
    return {};
  },
};

export const order: Request<'order'> = {
  async run({ app, person, name }, { table, orders }) {
    await play(app, person, table, (match, seat) => match.order(seat, orders, name));
    return {};
  },
};

export const undo: Request<'undo'> = {
  async run({ app, person, name }, { table }) {
    await play(app, person, table, (match, seat) => match.undo(seat, name), name);
    return {};
  },
};

/** A thread thinks for it, so that it counts as much more than a message. */
export const hint: Request<'hint'> = {
  weight: 10,
  async run({ app, person }, { table, decision }) {
    await mustNotBeRated(app, person, table, 'There are no hints in rated matches.');
    return { hint: await consult(app, person, table, (match, seat) => match.hint(seat, decision)) };
  },
};

/** A repeated `substitute` changes nothing: the bot plays already. */
export const substitute: Request<'substitute'> = {
  async run({ app, person }, { table, seat }) {
    await mustNotBeRated(app, person, table, 'In rated matches no bot is asked to play for another player.');
    await play(app, person, table, (match) => match.substitute(seat));
    return {};
  },
};

async function mustNotBeRated(app: AppServices, person: Person, table: string, why: string): Promise<void> {
  if ((await app.lobby.see(person, table)).rated) throw new Refusal('forbidden', why);
}
