// A game of one question, written into a folder of its own, so that tests can change its rules while it is played.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ThreadClock } from '@undertow/authoring/patience.ts';

/** Within the checkout, where its packages are found. */
const ROOT = fileURLToPath(new URL('../../../data/', import.meta.url));

export interface SmallGame {
  readonly home: string;
  /** Writes its rules: what a seat may answer, and what becomes of it. */
  write(rules: Partial<SmallRules>): void;
  /** A clock by which nothing takes time but `loop()`, which takes any. */
  readonly clock: ThreadClock;
  remove(): void;
}

export interface SmallRules {
  /** An expression, of `state`: `{ said: string[], seats: number }`. */
  readonly options: string;
  /** An expression: what of it are pieces. */
  readonly pieces: string;
  /** An expression: how the score is declared in the view. */
  readonly score: string;
  /** An expression: what is withheld, and why. */
  readonly withheld: string;
  /** A statement behind each answer, of `state` and `answer`. */
  readonly after: string;
  /** A statement before it is shown, of `said`. */
  readonly shown: string;
}

const USUAL: SmallRules = {
  ...{ options: "['yes', 'no', 'maybe']", pieces: '{}', score: 'z.int()', withheld: '[]' },
  ...{ after: '', shown: '' },
};

export function smallGame(): SmallGame {
  mkdirSync(ROOT, { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'small-game-'));
  const write = (rules: Partial<SmallRules>) => {
    const all = { ...USUAL, ...rules };
    writeFileSync(join(folder, 'index.ts'), indexText(all));
    writeFileSync(join(folder, 'rules.ts'), rulesText(all));
  };
  write({});
  return {
    home: `${pathToFileURL(folder).href}/`,
    write,
    clock: clockOf(join(folder, 'looping')),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** The file says in which thread the rules loop. */
function clockOf(file: string): ThreadClock {
  let seconds = 0;
  const isLooping = (thread: number) => existsSync(file) && readFileSync(file, 'utf8') === String(thread);
  return {
    now: () => 0,
    computed: async ({ threadId }) => {
      if (isLooping(threadId)) seconds += 1000;
      return seconds;
    },
  };
}

function indexText({ pieces, score }: SmallRules): string {
  return `// A game for tests.
import { plainGame } from '@undertow/games/plain-game.ts';
import { z } from 'zod';
import { rules } from './rules.ts';

const view = z.object({ said: z.array(z.string()), seats: z.array(z.object({ score: ${score} })) }).meta({ id: 'SmallView' });
const words = { lead: 'Say something.', fields: {}, prompts: {}, events: { said: '{seat} says {what}' }, reasons: { saidBefore: '{option} was said before' } };
export const small = plainGame({
  game: rules,
  about: { name: 'Small', seats: { min: 2, max: 4 }, choices: [] },
  view: async () => view,
  words: { en: async () => ({ words }) },
  pieces: ${pieces},
});
`;
}

function rulesText({ options, withheld, after, shown }: SmallRules): string {
  return `// The rules of a game for tests: seats speak in turn, six times in all.
import { writeFileSync } from 'node:fs';
import { threadId } from 'node:worker_threads';

function loop() {
  writeFileSync(new URL('looping', import.meta.url), String(threadId));
  while (true);
}

export const rules = {
  id: 'small',
  rules: 1,
  objection: (_, seats) => (seats >= 2 && seats <= 4 ? undefined : 'Two to four can play.'),
  setup: (_, seats) => ({ said: [], seats }),
  copy: structuredClone,
  *turn({ state, tell }) {
    const seat = state.said.length % state.seats;
    const choice = { type: 'one', options: ${options}, withheld: ${withheld} };
    const [answer] = yield { decisions: [{ seat, prompt: 'speak', choice }] };
    ${after}
    state.said.push(answer);
    tell({ type: 'said', seat, what: answer });
  },
  outcome: ({ said, seats }) => (said.length < 6 ? undefined : { ranking: [[...Array(seats).keys()]] }),
  openView: ({ said, seats }) => {
    ${shown}
    return { said: [...said], seats: Array.from({ length: seats }, () => ({ score: said.length })) };
  },
  ownView: (_, seat, open) => open.seats[seat],
  redact: (event) => event,
  publicChoice: (_, { choice }) => choice,
  forms: {},
  timeout: () => 'yes',
};
`;
}
