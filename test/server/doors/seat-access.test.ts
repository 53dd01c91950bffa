// Answers that are repeated because their client was not told what became of them.
import { play } from '@undertow/server/doors/seat-access.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { choose } from '@undertow/shared/table/flow.ts';
import { beforeEach, expect, test } from 'vitest';
import type { ToyTable } from '../../support/games/toy-game.ts';
import { hostedToy, known } from '../../support/host/hosted-game.ts';
import { refusalOf } from '../../support/server/accounts.ts';
import { QuietApp } from '../../support/server/quiet-app.ts';
import { describeStore } from '../../support/store/stores.ts';

/** One seat is asked twice, so that it can take the first answer back; then the other. */
function* cards(table: ToyTable) {
  for (const seat of [0, 0, 1]) table.state.log.push(yield* choose(seat, 'card', ['a', 'b']));
}

const GAMES = known(hostedToy(cards, 1, { outcome: ({ turns }) => (turns < 1 ? undefined : { ranking: [[0], [1]] }) }));

describeStore('a message that is repeated after the match has ended', (store) => {
  let app: QuietApp;
  let ada: Person;
  let ben: Person;
  let id: string;

  beforeEach(async () => {
    app = await QuietApp.open(store(), { games: GAMES });
    [ada, ben] = (await app.people('Ada', 'Ben')) as [Person, Person];
    ({ id } = await app.playing([ada, ben]));
    return () => app.app.close();
  });

  /** As the doors do it; the answer counts for nothing if the message is known. */
  function answer(person: Person, number: number, message?: string): Promise<string> {
    return refusalOf(
      play(app.app, { person, place: 'home' }, id, (match, seat) => match.answer(seat, number, 'a', message), message),
    );
  }

  function undo(person: Person, message: string): Promise<string> {
    return refusalOf(play(app.app, { person, place: 'home' }, id, (match, seat) => match.undo(seat, message), message));
  }

  /** The process ends, and another one goes on. */
  async function restart(): Promise<void> {
    await app.app.close();
    app = await app.again();
  }

  async function playToTheEnd(): Promise<void> {
    expect(await answer(ada, 0, 'phone:1')).toBe('nothing');
    expect(await answer(ada, 1, 'phone:2')).toBe('nothing');
    expect(await answer(ben, 2, 'desk:1')).toBe('nothing');
    await app.time.settle();
    expect((await app.lobby.mustFind(id)).status).toBe('ended');
  }

  test('is acknowledged if it was kept, also after a restart', async () => {
    await playToTheEnd();
    expect(await answer(ben, 2, 'desk:1')).toBe('nothing');
    await restart();
    expect(await answer(ben, 2, 'desk:1')).toBe('nothing');
    expect(await answer(ada, 1, 'phone:2')).toBe('nothing');
  });

  test('is refused if it was not kept, has no name, or is the message of another seat', async () => {
    await playToTheEnd();
    await restart();
    expect(await answer(ben, 2, 'desk:2')).toBe('conflict');
    expect(await answer(ben, 2)).toBe('conflict');
    expect(await answer(ada, 2, 'desk:1')).toBe('conflict');
  });

  test('is acknowledged too if it took an answer back', async () => {
    expect(await answer(ada, 0, 'phone:1')).toBe('nothing');
    expect(await undo(ada, 'phone:2')).toBe('nothing');
    await app.app.matchLifecycle.abandon(id);
    await app.time.settle();
    await restart();
    expect(await undo(ada, 'phone:2')).toBe('nothing');
    expect(await undo(ada, 'phone:3')).toBe('conflict');
  });
});
