// An author plays every seat, goes back, answers otherwise, and changes the rules meanwhile.
import type { Course, Position } from '@undertow/authoring/dev/wire.ts';
import { Workshop } from '@undertow/authoring/dev/workshop.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SmallGame, smallGame } from './small-game.ts';

const COURSE: Course = { options: {}, seats: 2, seed: 'fast:1', answers: [], bots: [null, null] };

let game: SmallGame;
let workshop: Workshop;

async function open(course: Partial<Course> = {}): Promise<void> {
  workshop = new Workshop({ home: game.home, patience: 10, clock: game.clock }, { ...COURSE, ...course });
  await workshop.open();
}

/** The seats answer in turn. */
async function say(...answers: readonly string[]): Promise<void> {
  for (const answer of answers) {
    const at = workshop.state.steps.length;
    expect(await workshop.answer(at, { seat: at % 2, answer })).toBeNull();
  }
}

async function positionAt(at: number, viewer: Viewer = 'spectator'): Promise<Position> {
  const found = await workshop.position(at, viewer);
  if ('sentence' in found) throw new Error(found.sentence);
  return found;
}

const answersOf = () => workshop.state.steps.map(({ answer }) => answer);

beforeEach(() => {
  game = smallGame();
});

afterEach(async () => {
  await workshop.close();
  game.remove();
});

describe('a match', () => {
  test('begins with what the window must know of the game', async () => {
    await open();
    expect(workshop.state).toMatchObject({
      game: {
        id: 'small',
        about: { name: 'Small' },
        bots: ['random'],
        plain: { words: { en: { lead: 'Say something.' } } },
      },
      steps: [],
      failure: null,
    });
  });

  test('stands at each of its points as it stood then, for each viewer', async () => {
    await open();
    await say('yes', 'no');
    const there = await positionAt(1, 1);
    expect(there).toMatchObject({
      at: 1,
      viewer: 1,
      state: { said: ['yes'] },
      before: { said: [] },
      events: [{ what: 'yes' }],
    });
    expect(there.view).toEqual(there.views.seats[1]);
    expect(there.pending).toMatchObject([{ seat: 1, prompt: 'speak' }]);
    expect(there.log.map(({ events }) => events.length)).toEqual([0, 1]);
    expect((await positionAt(0)).state).toEqual({ said: [], seats: 2 });
  });

  test('goes on otherwise from an earlier point, and what stood behind it is kept as the branch', async () => {
    await open();
    await say('yes', 'no', 'maybe');
    await workshop.answer(1, { seat: 1, answer: 'yes' });
    expect(answersOf()).toEqual(['yes', 'yes']);
    expect(workshop.state.branch).toMatchObject({ at: 1, steps: [{ answer: 'no' }, { answer: 'maybe' }] });
    await say('no');
    expect(workshop.state.branch).toBeNull();
  });

  test('stays as it is where an answer is none', async () => {
    await open();
    await say('yes');
    expect(await workshop.answer(1, { seat: 1, answer: 'perhaps' })).toMatchObject({
      kind: 'unfit',
      sentence: '"perhaps" is no answer to speak of seat 2.',
    });
    expect(await workshop.answer(1, { seat: 0, answer: 'yes' })).toMatchObject({ kind: 'unfit' });
    expect(workshop.state).toMatchObject({ failure: null, steps: [{ answer: 'yes' }] });
  });

  test('is played on by bots until the author is asked, in the same way from wherever it is taken up', async () => {
    await open({ seats: 3, bots: [null, 'random', 'random'] });
    await workshop.answer(0, { seat: 0, answer: 'yes' });
    const [, ...ofBots] = answersOf();
    expect(ofBots).toHaveLength(2);
    await workshop.answer(0, { seat: 0, answer: 'yes' });
    expect(answersOf()).toEqual(['yes', ...ofBots]);
    await workshop.play(0, 'random');
    expect(workshop.state.steps).toHaveLength(6);
    expect((await positionAt(6)).outcome).not.toBeNull();
  });

  test('from a file says what is known of it, until it goes another way', async () => {
    const origin = { rules: 1, failure: { sentence: 'A secret is told.', at: 1 } };
    workshop = new Workshop({ home: game.home, patience: 10, clock: game.clock }, COURSE, origin);
    await workshop.open();
    await say('yes', 'no');
    expect(workshop.state.origin).toEqual(origin);
    await workshop.answer(0, { seat: 0, answer: 'no' });
    expect(workshop.state.origin).toBeNull();
  });

  test('is begun anew on another seed, with more seats', async () => {
    await open();
    await say('yes');
    await workshop.begin({ seed: 'fast:2', seats: 4, options: {} });
    expect(workshop.state).toMatchObject({
      steps: [],
      course: { seed: 'fast:2', seats: 4, bots: [null, null, null, null] },
    });
    await workshop.begin({ seed: 'fast:2', seats: 5, options: {} });
    expect(workshop.state.failure?.sentence).toBe('Two to four can play.');
  });
});

describe('when the rules have changed, the match', () => {
  test('goes on if its answers still fit', async () => {
    await open();
    await say('yes', 'no');
    game.write({ options: "['yes', 'no', 'never']" });
    await workshop.reload(['rules.ts']);
    expect(workshop.state.reload).toEqual({ files: ['rules.ts'], answers: 2, fitted: 2 });
    await say('never');
    expect(answersOf()).toEqual(['yes', 'no', 'never']);
  });

  test('begins anew with the same seed if they do not, and says at which answer', async () => {
    await open();
    await say('yes', 'maybe', 'no');
    game.write({ options: "['yes', 'no']" });
    await workshop.reload(['rules.ts']);
    expect(workshop.state).toMatchObject({ reload: { answers: 3, fitted: 1 }, steps: [], course: { seed: 'fast:1' } });
  });

  test('is kept while they do not work, or cannot even be read', async () => {
    await open();
    await say('yes', 'no');
    game.write({ after: "if (state.said.length === 1) throw new Error('a word is missing');" });
    await workshop.reload(['rules.ts']);
    expect(workshop.state.failure).toEqual({
      kind: 'broken',
      at: 1,
      sentence: 'A word is missing.',
      lines: [expect.stringMatching(/^rules\.ts:\d+$/)],
    });
    game.write({ after: 'this is no TypeScript' });
    await workshop.reload(['rules.ts']);
    expect(workshop.state.failure).toMatchObject({ kind: 'broken' });
    game.write({});
    await workshop.reload(['rules.ts']);
    expect(workshop.state.failure).toBeNull();
    expect(answersOf()).toEqual(['yes', 'no']);
  });
});

describe('rules that do not work', () => {
  test('are told with the answer, and the lines of the game', async () => {
    game.write({ after: "if (answer === 'no') state.nothing.push(answer);" });
    await open();
    await say('yes');
    expect(await workshop.answer(1, { seat: 1, answer: 'no' })).toMatchObject({
      kind: 'broken',
      at: 1,
      lines: [expect.stringMatching(/^rules\.ts:\d+$/)],
    });
    expect(workshop.state).toMatchObject({ steps: [{ answer: 'yes' }], failure: { at: 1 } });
    await say('yes');
    expect(workshop.state.failure).toBeNull();
  });

  test('that loop for ever are ended, told with the answer, and the match is still there', async () => {
    game.write({ after: "if (answer === 'no') loop();" });
    await open();
    await say('yes');
    expect(await workshop.answer(1, { seat: 1, answer: 'no' })).toMatchObject({
      kind: 'broken',
      at: 1,
      sentence: 'The rules have not come back within 10 seconds of computing: they loop for ever.',
    });
    expect(answersOf()).toEqual(['yes']);
    await say('yes');
    expect(answersOf()).toEqual(['yes', 'yes']);
  });

  test('that run out of memory are told with the answer, and the match is still there', async () => {
    game.write({ after: "const all = []; while (answer === 'no') all.push(new Array(1e6).fill(0));" });
    await open();
    await say('yes');
    expect(await workshop.answer(1, { seat: 1, answer: 'no' })).toMatchObject({
      kind: 'broken',
      at: 1,
      sentence: 'The rules need more memory than 512 MiB.',
    });
    expect(answersOf()).toEqual(['yes']);
  });

  test('into which bots lead them are told, and the match is what was given to them', async () => {
    game.write({ after: "if (state.said[0] === 'no' && state.said.length === 2) loop();" });
    await open({ seats: 3, bots: [null, 'random', 'random'] });
    await workshop.answer(0, { seat: 0, answer: 'yes' });
    expect(answersOf()).toHaveLength(3);
    expect(await workshop.answer(0, { seat: 0, answer: 'no' })).toBeNull();
    expect(workshop.state).toMatchObject({ steps: [{ answer: 'no' }], failure: { kind: 'broken', at: 2 } });
    expect(workshop.course.answers).toEqual([{ seat: 0, answer: 'no' }]);
  });

  test('in another match leave nothing of the one before', async () => {
    game.write({ after: 'if (state.seats === 3 && state.said.length === 1) loop();' });
    await open();
    await say('yes', 'no', 'maybe');
    await workshop.play(0, 'random');
    await workshop.play(1, 'random');
    await workshop.begin({ seed: 'fast:2', seats: 3, options: {} });
    expect(workshop.state).toMatchObject({ course: { seed: 'fast:2' }, steps: [], failure: { at: 1 } });
  });

  test('where it is shown, are told there, and the match goes on from elsewhere', async () => {
    game.write({ shown: 'if (said.length === 1) loop();' });
    await open();
    await say('yes');
    expect(await workshop.position(1, 'spectator')).toMatchObject({ kind: 'broken', at: 1 });
    await say('no');
    expect((await positionAt(2)).state).toMatchObject({ said: ['yes', 'no'] });
  });

  test('whose view no server can show are told so, and what to write instead', async () => {
    game.write({ score: 'z.int().optional()' });
    await open();
    expect(workshop.state.failure?.sentence).toBe(
      'No server can show the view: view.seats[].score cannot be told in a room: write `.exactOptional()` in the place of `.optional()`, or `.nullable()` for what may be nothing.',
    );
  });

  test('that cannot be read at first cost nothing of a match that was begun with', async () => {
    game.write({ after: 'this is no TypeScript' });
    await open({ answers: [{ seat: 0, answer: 'yes' }] });
    expect(workshop.state).toMatchObject({ game: null, failure: { kind: 'broken', at: 0 } });
    game.write({});
    await workshop.reload(['rules.ts']);
    expect(answersOf()).toEqual(['yes']);
  });

  test('that ask for what cannot be answered are told so', async () => {
    game.write({ options: 'state.said.length < 2 ? ["yes"] : []' });
    await open();
    await say('yes', 'yes');
    expect(workshop.state.failure).toMatchObject({
      at: 2,
      sentence: 'Seat 1 is asked speak, and there is no answer to it.',
    });
  });
});
