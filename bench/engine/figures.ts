// What is measured of an engine with one party: how fast it plays, and what is made of a match in the middle of a game.
import type { Party } from '../game.ts';
import { measure, processorSeconds, type Report, summary } from '../measure.ts';
import { begin, type Engine, halfway, type Played, playOn } from './play.ts';

const GAMES_PER_RUN = 500;
const MATCHES = 60;
const REPEATS = 50;

export function figures(engine: Engine, party: Party): Report['metrics'] {
  const { games, decisions } = rates(engine, party);
  const midGame = halves(engine, party);
  const bytes = (write: (match: Played) => unknown) =>
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

/** How many times what another party takes; each pair is measured at the same time, as a machine changes its speed. */
export function comparison(engine: Engine, party: Party, other: Party): Report['metrics'] {
  const own = halves(engine, party);
  const first = halves(engine, other);
  const ratio = (work: (match: Played) => unknown) => measure('×', () => timeFor(own, work) / timeFor(first, work));
  let run = 0;
  const decisions = measure('×', () => {
    run++;
    return decisionRate(engine, party, run) / decisionRate(engine, other, run);
  });
  return {
    decisionsRatio: decisions,
    forkRatio: ratio((match) => match.fork()),
    viewRatio: ratio((match) => match.view(0)),
  };
}

function rates(engine: Engine, party: Party) {
  const perSecond: number[] = [];
  let run = 0;
  const decisions = measure('1/s', () => {
    const { answers, time } = playGames(engine, party, run, GAMES_PER_RUN);
    // The first run only warms up.
    if (run++ > 0) perSecond.push(GAMES_PER_RUN / time);
    return answers / time;
  });
  return { games: summary('1/s', perSecond), decisions };
}

function decisionRate(engine: Engine, party: Party, run: number): number {
  const { answers, time } = playGames(engine, party, run, GAMES_PER_RUN / 5);
  return answers / time;
}

function playGames(engine: Engine, party: Party, run: number, games: number) {
  let answers = 0;
  const time = processorSeconds(() => {
    for (let i = 0; i < games; i++) answers += playOn(engine, begin(engine, party, run * GAMES_PER_RUN + i), run);
  });
  return { answers, time };
}

function halves(engine: Engine, party: Party): Played[] {
  return Array.from({ length: MATCHES }, (_, game) => halfway(engine, party, game));
}

/** Microseconds for doing this with one of the matches. */
function cost(matches: readonly Played[], work: (match: Played) => unknown) {
  return measure('µs', () => (timeFor(matches, work) * 1e6) / (REPEATS * matches.length));
}

function timeFor(matches: readonly Played[], work: (match: Played) => unknown): number {
  return processorSeconds(() => {
    for (let i = 0; i < REPEATS; i++) for (const match of matches) work(match);
  });
}
