// Answers that stay sealed until all have answered: until then no other viewer learns of them, in any way.
import type { LiveMatch } from '@undertow/server/host/live-match.ts';
import { everyone, offer } from '@undertow/shared/table/flow.ts';
import type { Decision, Flow, Viewer } from '@undertow/shared/table/game.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asks, type ToyTable } from '../../support/games/toy-game.ts';
import { hostedToy, known } from '../../support/host/hosted-game.ts';
import { follow, type Hosting, hosting, seated } from '../../support/host/hosting.ts';
import type { Onlooker } from '../../support/host/onlooker.ts';
import { holdsInTime } from '../../support/run/seeds.ts';
import { problemOf } from '../../support/server/accounts.ts';

function* secretCards(table: ToyTable): Flow {
  table.state.log.push(...(yield* everyone([0, 1, 2].map((seat) => asks(seat, 'secret card', 'a', 'b')))));
}

/** The second has nothing to choose. */
function* secretCardsWithOneForced(table: ToyTable): Flow {
  const options = [['a', 'b'], ['a'], ['a', 'b']];
  const decisions = options.map((some, seat) => asks(seat, 'secret card', ...some));
  table.state.log.push(...(yield* everyone(decisions)));
}

/** Each is asked two things, one after the other. */
function* secretPlans(table: ToyTable): Flow {
  const [plans, dummies] = ['secret plan', 'secret dummy'].map((prompt) =>
    [0, 1, 2].map((seat) => asks(seat, prompt, 'a', 'b')),
  ) as [Decision[], Decision[]];
  table.state.log.push(...(yield* everyone([...plans, ...dummies])));
}

function* offers(table: ToyTable): Flow {
  const answers = yield* offer(
    [0, 1, 2].map((seat) => asks(seat, 'secret offer', 'pass', 'buy')),
    'pass',
  );
  table.state.log.push(...answers.map((answer) => answer ?? null));
}

/** What may happen meanwhile that has nothing to do with the answer. */
const happening = fc.record({
  passes: fc.integer({ min: 0, max: 60_000 }),
  what: fc.constantFrom('nothing', 'others come', 'another goes', 'the seat goes', 'the seat comes', 'restart'),
});
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never;

/** A match of three and its spectators, and all that viewers other than one seat are told of it. */
class World {
  app: Hosting;
  match: LiveMatch;
  readonly #secret: number;
  readonly #games: ReturnType<typeof known>;
  #own: Onlooker | undefined;
  #others: (readonly [Viewer, Onlooker])[] = [];
  readonly told: string[] = [];

  static async begin(rule: typeof secretCards, secret: number, time: 'live' | 'none'): Promise<World> {
    const games = known(hostedToy(rule, 2));
    const app = await hosting(games);
    const match = await app.begin({ time });
    return new World(app, match, games, secret).#sit();
  }

  private constructor(app: Hosting, match: LiveMatch, games: ReturnType<typeof known>, secret: number) {
    this.app = app;
    this.match = match;
    this.#games = games;
    this.#secret = secret;
  }

  async #sit(): Promise<this> {
    const seats = await seated(this.match);
    this.#own = seats[this.#secret];
    this.#others = seats.flatMap((onlooker, seat) => (seat === this.#secret ? [] : [[seat, onlooker] as const]));
    this.#others.push(['spectator', await follow(this.match, 'spectator')]);
    return this;
  }

  async answer(answer: string): Promise<void> {
    await this.match.answer(this.#secret, this.match.status.version, answer);
  }

  /** Answers what the seat is asked behind that. */
  async answerNext(answer: string): Promise<void> {
    const problem = await problemOf(this.match.answer(this.#secret, -1, answer));
    await this.match.answer(this.#secret, problem?.decision?.number ?? -1, answer);
  }

  async happens({ passes, what }: Happening): Promise<void> {
    await this.app.time.pass(passes);
    switch (what) {
      case 'others come':
        for (const viewer of ['spectator', this.#others[0]?.[0] ?? 0] as const) {
          this.#others.push([viewer, await follow(this.match, viewer)]);
          this.#others.push([viewer, await follow(this.match, viewer, this.#others[0]?.[1])]);
        }
        break;
      case 'another goes': {
        const [viewer, gone] = this.#others.pop() ?? ['spectator'];
        if (gone) this.match.detach(viewer, gone);
        if (gone) this.#write(gone);
        break;
      }
      case 'the seat goes':
        if (this.#own) this.match.detach(this.#secret, this.#own);
        this.#own = undefined;
        break;
      case 'the seat comes':
        this.#own ??= await follow(this.match, this.#secret);
        break;
      case 'restart':
        for (const [, other] of this.#others) this.#write(other);
        if (passes % 2 === 0) await this.app.host.close();
        this.app = await this.app.again(this.#games);
        this.match = await this.app.match();
        await this.#sit();
        break;
    }
  }

  /** All that others were told, and the seats that the lobby was told of. */
  ends(): string {
    for (const [, other] of this.#others) this.#write(other);
    return [...this.told, ...this.app.changed].join('\n');
  }

  #write({ texts }: Onlooker): void {
    this.told.push('----', ...texts);
  }
}

const RULES = {
  'cards that are chosen together': secretCards,
  'an Ally that is offered': offers,
  'two things that each is asked': secretPlans,
};

describe.each(Object.entries(RULES))('of %s', (_, rule) => {
  test('others are told the same, byte for byte, whether the seat has answered or not', async () => {
    const property = fc.asyncProperty(
      fc.array(happening, { maxLength: 5 }),
      fc.nat(5),
      fc.constantFrom(1, 2),
      fc.constantFrom('a', 'b'),
      fc.constantFrom<'live' | 'none'>('live', 'none'),
      fc.boolean(),
      async (happenings, when, seat, card, time, isNext) => {
        const [silent, secret] = [await World.begin(rule, seat, time), await World.begin(rule, seat, time)];
        for (const [i, one] of [...happenings, { passes: 0, what: 'nothing' } as const].entries()) {
          if (i === Math.min(when, happenings.length)) {
            await secret.answer(rule === offers ? 'pass' : card);
            if (isNext && rule === secretPlans) await secret.answerNext(card);
          }
          for (const world of [silent, secret]) await world.happens(one);
          // Where time is up for all, all is settled.
          if (silent.match.hasEnded || silent.match.status.version > 0) return;
        }
        expect(secret.ends()).toBe(silent.ends());
      },
    );
    await holdsInTime(property, 80);
  });
});

test('a seat with nothing to choose seems to be asked like all others, and its clock to run', async () => {
  const told = async (rule: typeof secretCards) => {
    const world = await World.begin(rule, 1, 'live');
    await world.happens({ passes: 20_000, what: 'others come' });
    await world.happens({ passes: 20_000, what: 'restart' });
    return world.ends();
  };
  expect(await told(secretCardsWithOneForced)).toBe(await told(secretCards));
});

test('time that ran out in secret shows when all is settled, and not before', async () => {
  const app = await hosting(known(hostedToy(secretCards, 3)));
  const match = await app.begin({ time: 'fast', bots: [null, null, null] });
  const all = await seated(match);
  for (const seat of [0, 2]) await match.answer(seat, 0, 'a');
  // Strike one.
  await app.time.pass(135_000);
  expect([match.status.version, match.isAutomatic(1)]).toEqual([1, false]);
  await match.answer(0, 1, 'a');
  const before = [app.changed.length, all[0]?.tellings.length];
  // Strike two, while the third still has its bank.
  await app.time.pass(15_000);
  expect(app.archive.kept('deep').entries.at(-1)).toMatchObject({ seat: 1, kind: 'timeout' });
  expect([match.isAutomatic(1), app.changed.length, all[0]?.tellings.length]).toEqual([false, ...before]);
  await match.answer(2, 1, 'a');
  expect([match.isAutomatic(1), app.changed.at(-1)]).toEqual([true, 'deep 1']);
});

describe('the time of a seat that', () => {
  /** What each has left when all is settled, after so much thinking of the last. */
  async function banks(rule: typeof secretCards, isKilled: boolean): Promise<number[]> {
    const games = known(hostedToy(rule, 2));
    const app = await hosting(games);
    const match = await app.begin({ time: 'live' });
    await seated(match);
    await app.time.pass(40_000);
    await match.answer(0, 0, 'a');
    await app.time.pass(20_000);
    const open = isKilled ? await (await app.again(games)).match() : match;
    const last = (await seated(open))[2];
    await app.time.pass(60_000);
    for (const seat of rule === secretCards ? [1, 2] : [2]) await open.answer(seat, 0, 'a');
    return last?.clocks.map(({ bank }) => 480_000 - bank) ?? [];
  }

  test('has answered, or has nothing to choose, is not taken by seats that think longer', async () => {
    expect(await banks(secretCards, false)).toEqual([10_000, 90_000, 90_000]);
    expect(await banks(secretCardsWithOneForced, false)).toEqual([10_000, 0, 90_000]);
  });

  test('has answered is not given back when the process dies, nor taken', async () => {
    // The clocks of seats that had not answered begin anew.
    expect(await banks(secretCards, true)).toEqual([10_000, 30_000, 30_000]);
    expect(await banks(secretCardsWithOneForced, true)).toEqual([10_000, 0, 30_000]);
  });
});

describe('what a seat has sealed', () => {
  const shown = (...given: readonly (readonly [string, string])[]) =>
    given.map(([prompt, answer]) => ({ prompt, answer }));

  test('is shown to it alone, one after the other, until all is settled', async () => {
    const app = await hosting(known(hostedToy(secretPlans, 2)));
    const match = await app.begin();
    const [ada, ben] = (await seated(match)) as [Onlooker, Onlooker];
    const spectator = await follow(match, 'spectator');
    await match.answer(0, 0, 'b');
    expect(ada.sealed).toEqual(shown(['secret plan', 'b']));
    await match.answer(0, ada.decision?.number ?? -1, 'a');
    expect(ada.sealed).toEqual(shown(['secret plan', 'b'], ['secret dummy', 'a']));
    for (const viewer of [1, 2, 'spectator'] as const)
      expect((await follow(match, viewer)).texts.join()).not.toMatch('sealed');
    for (const seat of [1, 2]) {
      const own = await follow(match, seat);
      for (let i = 0; i < 2; i++) await match.answer(seat, own.decision?.number ?? -1, 'a');
    }
    for (const one of [ada, ben, spectator]) expect([one.version, one.sealed]).toEqual([1, []]);
  });

  test.each(['comes back', 'asks for what it missed', 'finds another process'])('is there when it %s', async (how) => {
    const games = known(hostedToy(secretCards, 2));
    let app = await hosting(games);
    let match = await app.begin();
    const [ada] = await seated(match);
    await match.answer(0, 0, 'b');
    if (how === 'finds another process') {
      app = await app.again(games);
      match = await app.match();
    }
    const back = await follow(match, 0, how === 'asks for what it missed' ? ada : undefined);
    expect(back.sealed).toEqual(shown(['secret card', 'b']));
  });

  test('has nothing of what the rules answered for it, and ends with the match', async () => {
    const app = await hosting(known(hostedToy(secretCardsWithOneForced, 2)));
    const match = await app.begin();
    const [ada, ben] = await seated(match);
    await match.answer(0, 0, 'a');
    expect([ada?.sealed, ben?.sealed]).toEqual([shown(['secret card', 'a']), []]);
    await match.cutShort(null);
    expect((await follow(match, 0)).sealed).toEqual([]);
  });
});

test('the answers themselves are told to all when the last is given', async () => {
  const app = await hosting(known(hostedToy(secretCards)));
  const match = await app.begin();
  const all = [...(await seated(match)), await follow(match, 'spectator')];
  for (const [seat, card] of ['b', 'a', 'b'].entries()) await match.answer(seat, 0, card);
  for (const { view, version } of all) expect([version, view]).toMatchObject([1, { log: ['b', 'a', 'b'] }]);
});
