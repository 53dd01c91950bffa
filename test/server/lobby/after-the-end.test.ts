// What players ask for in the moment in which they hear that their match has ended: it is over everywhere by then.
import { play } from '@undertow/server/doors/seat-access.ts';
import { TableSubscription } from '@undertow/server/doors/table-subscription.ts';
import type { OutgoingMessage } from '@undertow/server/host/outgoing.ts';
import type { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { beforeEach, expect, test } from 'vitest';
import { Guest, QuietApp } from '../../support/server/quiet-app.ts';
import { describeStore } from '../../support/store/stores.ts';

async function reasonOf(reply: Promise<unknown>): Promise<unknown> {
  try {
    return await reply;
  } catch (failure) {
    const { code, message } = (failure as Refusal).problem;
    return [code, message];
  }
}

type Wish = (app: QuietApp, id: string, person: Person) => Promise<unknown>;

/** A player who asks for something as soon as they hear of the end. */
class Hasty extends Guest {
  readonly #app: QuietApp;
  readonly #id: string;
  readonly #player: Person;
  readonly #wish: Wish;
  reply: Promise<unknown> | undefined;

  constructor(app: QuietApp, id: string, player: Person, wish: Wish) {
    super(player);
    this.#app = app;
    this.#id = id;
    this.#player = player;
    this.#wish = wish;
  }

  override told(outgoing: OutgoingMessage): void {
    super.told(outgoing);
    if (outgoing.message.type !== 'ended') return;
    this.reply = reasonOf(this.#wish(this.#app, this.#id, this.#player));
  }
}

const WISHES: Readonly<Record<string, Wish>> = {
  'no answer is taken': ({ app }, id, person) =>
    play(app, { person, place: 'home' }, id, (match, seat) => match.answer(seat, 0, 'a')),
  'no answer is taken back': ({ app }, id, person) =>
    play(app, { person, place: 'home' }, id, (match, seat) => match.undo(seat)),
  'no bot comes for another player': ({ app }, id, person) =>
    play(app, { person, place: 'home' }, id, (match) => match.substitute(0)),
};

const again: Wish = ({ lobby }, id, person) => lobby.rematch(person, id);

const OVER = ['conflict', 'This match is over.'];

describeStore('in the moment in which a match ends', (store) => {
  let app: QuietApp;
  let ada: Person;
  let ben: Person;

  beforeEach(async () => {
    app = await QuietApp.open(store());
    [ada, ben] = (await app.people('Ada', 'Ben')) as [Person, Person];
    return () => app.app.close();
  });

  /** What Ben is told when he asks for it as soon as he hears of the end, and a while later. */
  async function askedAtTheEnd(wish: Wish) {
    const { id } = await app.playing([ada, ben], { rated: true });
    const guest = new Hasty(app, id, ben, wish);
    const subscription = await new TableSubscription(app.app, id, guest).begin();
    await app.playOut(id);
    const atOnce = await guest.reply;
    subscription.leave();
    await app.time.pass(60_000);
    return { id, told: [atOnce, await reasonOf(wish(app, id, ben))] };
  }

  test('the same is begun again by all who ask, at one table', async () => {
    const { id } = await app.playing([ada, ben], { rated: true });
    const both = [ada, ben].map((person) => new Hasty(app, id, person, again));
    for (const guest of both) await new TableSubscription(app.app, id, guest).begin();
    await app.playOut(id);
    const next = await Promise.all(both.map(({ reply }) => reply));
    const { rematch } = await app.lobby.mustFind(id);
    expect(next).toEqual([expect.objectContaining({ id: rematch }), expect.objectContaining({ id: rematch })]);
    expect(both.flatMap(({ failures }) => failures)).toEqual([]);
  });

  test('a player who asks in another process is not told that it runs', async () => {
    const other = await app.again();
    const { id } = await app.playing([ada, ben]);
    const guest = new Hasty(other, id, ben, again);
    await new TableSubscription(app.app, id, guest).begin();
    await app.playOut(id);
    expect(await guest.reply).toMatchObject({ status: 'open', seats: [{ person: { id: ben.id } }, null] });
    await other.app.close();
  });

  test('it cannot be given up any more', async () => {
    const { id, told } = await askedAtTheEnd(({ lobby }, id, person) => lobby.leave(person, id, true));
    expect(told).toEqual([OVER, OVER]);
    expect(await app.lobby.mustFind(id)).toMatchObject({ resigned: [], seats: [{ bot: null }, { bot: null }] });
  });

  test.each(Object.entries(WISHES))('%s', async (_, wish) => {
    expect((await askedAtTheEnd(wish)).told).toEqual([OVER, OVER]);
  });
});
