// Where a person has to answer, as the lobby tells it to that person.
import type { Person } from '@undertow/shared/protocol/people.ts';
import { TIME_CONTROLS } from '@undertow/shared/protocol/time-controls.ts';
import { beforeEach, expect, test } from 'vitest';
import { ManyHouses } from '../../support/server/many-apps.ts';
import { QuietApp } from '../../support/server/quiet-app.ts';
import { describeStore } from '../../support/store/stores.ts';

describeStore('where a person has to answer', (store) => {
  let app: QuietApp;
  let ada: Person;
  let ben: Person;

  beforeEach(async () => {
    app = await QuietApp.open(store());
    [ada, ben] = (await app.people('Ada', 'Ben')) as [Person, Person];
    return () => app.app.close();
  });

  const questions = (house: QuietApp) => [ada, ben].map(({ id }) => house.app.asked.of(id));
  const asked = (house: QuietApp) => questions(house).map((tables) => tables.map(({ id }) => id));

  test('is known as soon as another answers, also at a private table and while the match sleeps', async () => {
    await app.create(ada);
    expect(asked(app)).toEqual([[], []]);
    const { id } = await app.playing([ada, ben], { access: 'private', time: 'none' });
    expect(asked(app)).toEqual([[id], []]);
    const match = await app.match(id);
    await match.answer(0, match.status.version, 'a');
    await app.time.pass(120_000);
    expect(app.app.host.awake).toBe(0);
    expect(asked(app)).toEqual([[], [id]]);
  });

  test('comes with what they are asked, and until when', async () => {
    const { decision, bank, away } = TIME_CONTROLS.live;
    await app.playing([ada, ben], { time: 'live' });
    const until = app.time.now() + away + decision + bank;
    expect(questions(app)).toEqual([[{ id: expect.any(String), prompt: 'card', until }], []]);
    await app.playing([ben, ada], { time: 'none' });
    expect(questions(app)[1]).toMatchObject([{ prompt: 'card', until: null }]);
  });

  test('is nowhere when the match is over', async () => {
    const { id } = await app.playing([ada, ben]);
    await app.playOut(id);
    expect(asked(app)).toEqual([[], []]);
  });

  test('is known to every process', async () => {
    const houses = new ManyHouses(app.sql);
    const [one, other] = [await houses.open('one'), await houses.open('other')];
    const { id } = await one.playing([ada, ben]);
    await one.time.pass(3000);
    expect(asked(other)).toEqual([[id], []]);
    await houses.kill('one');
    const match = await other.match(id);
    await match.answer(0, match.status.version, 'a');
    expect(asked(other)).toEqual([[], [id]]);
  });
});
