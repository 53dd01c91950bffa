// How fast the rules are: whole games between random players through the public Match, on one core.
import { sample } from '@undertow/shared/table/choice.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { ALL, BASE, OTHERS, type Party } from './game.ts';
import { measure, type Report, seconds, summary } from './measure.ts';

const GAMES_PER_RUN = 500;
const MATCHES = 60;
const REPEATS = 50;

type Engine = ReturnType<typeof begin>;

export function engine(): Report {
  const ofOthers = OTHERS.map((party) => named(` ${party.game.id}`, { ...metrics(party), ...comparison(party) }));
  return { bench: 'engine', metrics: Object.assign({}, metrics(BASE), named('All', metrics(ALL)), ...ofOthers) };
}

/** The metrics with what tells them from others behind their names. */
function named(mark: string, found: Report['metrics']): Report['metrics'] {
  return Object.fromEntries(Object.entries(found).map(([name, metric]) => [`${name}${mark}`, metric]));
}

function metrics(party: Party): Report['metrics'] {
  const { games, decisions } = rates(party);
  const midGame = Array.from({ length: MATCHES }, (_, game) => halfway(party, game));
  const bytes = (write: (match: Engine) => unknown) =>
    summary(
      'bytes',
      midGame.map((match) => Buffer.byteLength(JSON.stringify(write(match)))),
    );
  return {
    gamesPerSecond: games,
    decisionsPerSecond: decisions,
    fork: cost(midGame, (match) => match.fork()),
    view: cost(midGame, (match) => match.view(0)),
    save: cost(midGame, (match) => JSON.stringify(match.save())),
    saveSize: bytes((match) => match.save()),
    viewSize: bytes((match) => match.view(0)),
  };
}

/** How many times what the first game takes; each pair is measured at the same time, as a machine changes its speed. */
function comparison(party: Party): Report['metrics'] {
  const halves = (each: Party) => Array.from({ length: MATCHES }, (_, i) => halfway(each, i));
  const own = halves(party);
  const first = halves(BASE);
  const ratio = (work: (match: Engine) => unknown) => measure('×', () => timeFor(own, work) / timeFor(first, work));
  let run = 0;
  const decisions = measure('×', () => {
    run++;
    return decisionRate(party, run) / decisionRate(BASE, run);
  });
  return {
    decisionsRatio: decisions,
    forkRatio: ratio((match) => match.fork()),
    viewRatio: ratio((match) => match.view(0)),
  };
}

function decisionRate(party: Party, run: number): number {
  let answers = 0;
  const time = seconds(() => {
    for (let i = 0; i < GAMES_PER_RUN / 5; i++) answers += playOn(begin(party, run * GAMES_PER_RUN + i), run);
  });
  return answers / time;
}

function rates(party: Party) {
  const perSecond: number[] = [];
  let run = 0;
  const decisions = measure('1/s', () => {
    let answers = 0;
    const time = seconds(() => {
      for (let i = 0; i < GAMES_PER_RUN; i++) answers += playOn(begin(party, run * GAMES_PER_RUN + i), run);
    });
    // The first run only warms up.
    if (run++ > 0) perSecond.push(GAMES_PER_RUN / time);
    return answers / time;
  });
  return { games: summary('1/s', perSecond), decisions };
}

function begin({ game, options, seats }: Party, number: number) {
  return Match.start(game, options, seats, `fast:${number}`);
}

/** Gives random answers until the game ends or so many are given; tells how many there were. */
function playOn(match: Engine, seed: number, limit = Number.POSITIVE_INFINITY): number {
  const random = openRandom({ seed: `fast:${seed}`, position: 0 });
  let answers = 0;
  while (!match.outcome && answers < limit) {
    const { pending } = match;
    const decision = pending[random.below(pending.length)];
    if (!decision) throw new Error('nothing is asked, and the game is not over');
    if (!match.answer(decision.seat, sample(decision.choice, random, match.game.forms))) {
      throw new Error(`a sampled answer to ${decision.prompt} was refused`);
    }
    answers++;
  }
  return answers;
}

/** A match when half of its answers are given: somewhere in a turn, in the middle of the game. */
function halfway(party: Party, number: number): Engine {
  const length = playOn(begin(party, number), number);
  const match = begin(party, number);
  playOn(match, number, Math.floor(length / 2));
  return match;
}

/** Microseconds for doing this with one of the matches. */
function cost(matches: readonly Engine[], work: (match: Engine) => unknown) {
  return measure('µs', () => {
    return (timeFor(matches, work) * 1e6) / (REPEATS * matches.length);
  });
}

function timeFor(matches: readonly Engine[], work: (match: Engine) => unknown): number {
  return seconds(() => {
    for (let i = 0; i < REPEATS; i++) for (const match of matches) work(match);
  });
}
