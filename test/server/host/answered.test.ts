// Who or what gave the answers that led to a version: all are told, and no more than all may know.
import { Histories } from '@undertow/server/host/histories.ts';
import type { ServerMessage } from '@undertow/shared/protocol/door.ts';
import { choose, everyone, offer } from '@undertow/shared/table/flow.ts';
import type { Flow } from '@undertow/shared/table/game.ts';
import { describe, expect, test } from 'vitest';
import { asks, type ToyTable } from '../../support/games/toy-game.ts';
import { hostedToy, known } from '../../support/host/hosted-game.ts';
import { follow, type Hosting, hosting, seated } from '../../support/host/hosting.ts';
import type { Onlooker } from '../../support/host/onlooker.ts';
import { AWAY, BANK, DECISION, kept, last } from '../../support/host/pairs-of-cards.ts';

const MINUTE = 60_000;

/** As a story is told of it, whose events are objects. */
const PAIRS = known(
  hostedToy(
    function* (table) {
      for (const seat of [0, 1]) table.state.log.push(yield* choose(seat, 'card', ['a', 'b', 'c']));
    },
    20,
    { redact: (event) => ({ type: event }) as never },
  ),
);

type Told = Pick<Extract<ServerMessage, { readonly type: 'update' }>, 'version' | 'answered'>;

const said = ({ version, answered = [] }: Told) => `${version} ${answered.map(({ seat, by }) => `${seat} ${by}`)}`;

/** Of each update. */
function toldTo({ messages }: Onlooker): string[] {
  return messages.flatMap((message) => (message.type === 'update' ? said(message) : []));
}

async function storyOf(app: Hosting, games: typeof PAIRS, viewer: number | 'spectator' = 'spectator') {
  const history = await new Histories(app.archive, games, app.reruns).of('deep', viewer, 0, 'here');
  return history.read().happened.map(said);
}

/** Two have answered by hand and by order, one by a bot that plays for them, and one let the time run out. */
async function playAll() {
  const app = await hosting(PAIRS, { autopilot: () => last });
  const match = await app.begin({ seats: 2, time: 'fast' });
  const [ada, ben] = (await seated(match)) as [Onlooker, Onlooker];
  const watcher = await follow(match, 'spectator');
  await match.answer(0, 0, 'a');
  await match.order(1, [{ to: 'card', say: 'b', turn: true }]);
  match.detach(0, ada);
  await app.time.pass(AWAY + DECISION + BANK);
  await app.time.pass(DECISION + BANK);
  return { app, match, ben, watcher };
}

const STORY = ['1 0 player', '2 1 player', '3 0 bot', '4 1 timeout'];

describe('who or what has answered', () => {
  test('is told with each update, an order as an answer of its player', async () => {
    const { app, ben, watcher } = await playAll();
    expect(kept(app).slice(0, 4)).toEqual(['0 answer a', '1 order b', '0 bot c', '1 timeout a']);
    for (const one of [ben, watcher]) expect(toldTo(one).slice(0, 4)).toEqual(STORY);
  });

  test('is told to those who come back, in the story, and after the process was killed', async () => {
    const { app, match, watcher } = await playAll();
    const version = 1;
    const back = await follow(match, 'spectator', Object.assign(await follow(match, 'spectator'), { version }));
    expect(toldTo(back).slice(0, 3)).toEqual(STORY.slice(1));
    expect((await storyOf(app, PAIRS)).slice(0, 4)).toEqual(STORY);
    const other = await app.again(PAIRS, { autopilot: () => last });
    const woken = await other.match();
    const [, ben] = (await seated(woken)) as [Onlooker, Onlooker];
    const { version: before, asked } = woken.status;
    const [seat = -1] = asked;
    await woken.back(seat);
    await woken.answer(seat, before, 'a');
    expect(toldTo(ben)).toEqual([`${before + 1} ${seat} player`]);
    expect((await storyOf(other, PAIRS)).slice(0, 4)).toEqual(STORY);
    expect(toldTo(watcher)).toEqual((await storyOf(app, PAIRS)).slice(0, toldTo(watcher).length));
  });

  test('is told of no version to which an answer led back that was taken back', async () => {
    const app = await hosting(
      known(
        hostedToy(function* (table) {
          for (const _ of [1, 2]) table.state.log.push(yield* everyone([asks(0, 'card', 'a', 'b')]));
        }, 1),
      ),
    );
    const match = await app.begin({ seats: 2 });
    const [ada] = (await seated(match)) as [Onlooker];
    await match.answer(0, 0, 'a');
    await match.undo(0);
    expect(toldTo(ada)).toEqual(['1 0 player', '2 ']);
  });
});

describe('of answers that are sealed', () => {
  const both = (...options: readonly string[][]) =>
    known(
      hostedToy(function* (table: ToyTable): Flow {
        table.state.log.push(...(yield* everyone(options.map((some, seat) => asks(seat, 'card', ...some)))));
      }, 3),
    );

  const bothAlways = (...options: readonly string[][]) =>
    known(
      hostedToy(function* (table: ToyTable): Flow {
        const decisions = options.map((some, seat) => ({ ...asks(seat, 'card', ...some), always: true as const }));
        table.state.log.push(...(yield* everyone(decisions)));
      }, 3),
    );

  test('nothing is told before they are shown, and then of all, also behind a kill', async () => {
    const games = bothAlways(['a', 'b'], ['a', 'b']);
    const app = await hosting(games, { autopilot: () => last });
    const match = await app.begin({ seats: 2 });
    const [ada, ben] = (await seated(match)) as [Onlooker, Onlooker];
    match.detach(0, ada);
    await app.time.pass(MINUTE);
    await match.substitute(0);
    expect([kept(app), toldTo(ben)]).toEqual([['0 bot b'], []]);
    const woken = await (await app.again(games, { autopilot: () => last })).match();
    const again = await follow(woken, 1);
    await woken.answer(1, 0, 'a');
    expect(toldTo(again)).toEqual(['1 0 bot,1 player']);
  });

  const card = ['a', 'b'];

  describe.each([
    ['a seat had nothing to choose', both(card, ['a'])],
    ['both had a choice', both(card, card)],
  ])('that the rules may have given, nothing is told, where %s', (_, games) => {
    test('after a bot has taken the seat over from the clock', async () => {
      const app = await hosting(games, { autopilot: () => last });
      const match = await app.begin({ seats: 2, time: 'fast' });
      const [ada] = (await seated(match)) as [Onlooker, Onlooker];
      for (const turn of [0, 1, 2]) {
        await match.answer(0, turn, 'a');
        if (match.status.version === turn) await app.time.pass(DECISION + BANK);
      }
      expect(toldTo(ada)).toEqual(['1 ', '2 ', '3 ']);
    });

    test('after a player has come back from a bot', async () => {
      const app = await hosting(games, { autopilot: () => last });
      const match = await app.begin({ seats: 2 });
      const [ada, ben] = (await seated(match)) as [Onlooker, Onlooker];
      match.detach(1, ben);
      await app.time.pass(MINUTE);
      await match.substitute(1).catch(() => {});
      await match.answer(0, 0, 'a');
      await match.back(1);
      await match.answer(0, 1, 'a');
      await match.answer(1, 1, 'a').catch(() => {});
      expect(toldTo(ada).slice(0, 2)).toEqual(['1 ', '2 ']);
    });
  });

  test('one that was withdrawn, because an offer had found its buyer before, stays unknown', async () => {
    const games = known(
      hostedToy(function* (table: ToyTable): Flow {
        const answers = yield* offer(
          [0, 1, 2].map((seat) => asks(seat, 'offer', 'pass', 'buy')),
          'pass',
        );
        table.state.log.push(answers.length);
      }, 2),
    );
    const told = async (answers: readonly (readonly [number, string])[]) => {
      const app = await hosting(games);
      const match = await app.begin({ seats: 3 });
      const watcher = await follow(match, 'spectator');
      for (const [seat, answer] of answers) await match.answer(seat, 0, answer);
      return toldTo(watcher);
    };
    const withdrawn = await told([
      [2, 'buy'],
      [0, 'pass'],
      [1, 'buy'],
    ] as const);
    expect(withdrawn).toEqual(['1 0 player,1 player']);
    expect(
      await told([
        [0, 'pass'],
        [1, 'buy'],
      ] as const),
    ).toEqual(withdrawn);
  });
});
