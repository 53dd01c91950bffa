// The values in the examples of the descriptions: the same persons and times everywhere, and a match of the first game.
import { LIMITS } from '@undertow/shared/protocol/limits.ts';
import type { KnownGame } from '@undertow/shared/table/any-game.ts';
import { commitment } from '@undertow/shared/table/random.ts';
import { exampleMatch } from './example-match.ts';
import { exampleOf, type Fields, type Words } from './examples.ts';
import type { JsonSchema } from './schemas.ts';

const TIME = Date.UTC(2030, 0, 1, 18);
const ADA = { id: 'm2p8d0a7x1qz', name: 'Ada', kind: 'member' };
const BOB = { id: 'z0y1x2w3v4u5', name: 'Bob', kind: 'guest' };
const SEED = '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae';
const COMMITMENT = commitment(SEED);

export function wordsFor(games: ReadonlyMap<string, KnownGame>): Words {
  const [first] = games.values();
  if (!first) throw new Error('there is no game to describe');
  const { options, seats, decision, view, answer, event, change } = exampleMatch(first, SEED);
  const game = first.game.id;
  const { seat, prompt, choice } = decision;
  const persons = Array.from({ length: seats }, (_, place) => (place === seat ? ADA : guest(place)));
  const { orders } = first.game;
  const words: Words = {
    game,
    named: {
      ...NAMED,
      Choice: choice,
      Decision: { number: 41, prompt, choice, until: TIME + 30_000 },
      Asked: { seat, prompt, choice },
      GameEvent: event,
      Change: change,
      View: view,
      Clock: { seat, until: TIME + 30_000, bank: 480_000 },
      TableState: { ...TABLE_STATE, seats: persons.map((_, place) => (place === 0 ? ADA_IN_A_ROOM : AWAY)) },
      Table: {
        ...{ id: TABLE_STATE.id, game, options, owner: persons[0] },
        seats: persons.map((person) => ({ person, ...HERE })),
        ...TABLE,
      },
    },
    byField: { ...BY_FIELD, game, options, seat, answer, ranking: persons.map((_, place) => [place]).reverse() },
  };
  // Its schema is the game's own, and refers to nothing else.
  const Order = orders && exampleOf(orders.schema as JsonSchema, {}, words);
  return { ...words, named: { ...words.named, Order } };
}

/** The first of them is called Bob. */
function guest(place: number): typeof BOB {
  return place < 2 ? BOB : { ...BOB, id: `${BOB.id.slice(0, -1)}${place}`, name: `Guest ${place}` };
}

const AWAY = { ready: false, connected: false, automatic: false, resigned: false };
const HERE = { ready: true, connected: true, automatic: false, resigned: false };
const ADA_IN_A_ROOM = { ...ADA, ...HERE, own: { undo: false, orders: [], sealed: [] } };

const TABLE_STATE = { id: 'k3v9x0q2ab', status: 'open', version: 0, epoch: TIME, asked: [] };

const TABLE = {
  status: 'playing',
  time: 'live',
  access: 'public',
  rated: false,
  spectators: { allowed: true, delay: 0 },
  bots: false,
  created: TIME - 600_000,
  started: TIME - 540_000,
  ended: null,
  ranking: null,
  commitment: COMMITMENT,
  watching: 12,
  rematch: null,
};

/** What is the same in every game. */
const NAMED: Fields = {
  Person: ADA,
  Rating: { rating: 1620, games: 23, provisional: false },
  Scope: 'play',
  Limits: LIMITS,
  Reason: { chance: 46, second: 41, better: 4, worlds: 4, brings: [{ what: 'points', by: 3 }] },
};

const BY_FIELD: Fields = {
  table: 'k3v9x0q2ab',
  gone: 'c0ffee4you',
  id: 'k3v9x0q2ab',
  re: '1',
  name: 'Ada',
  current: 'correct horse',
  password: 'correct horse battery',
  label: 'My first bot',
  token: 'uta_4f1zq0hx7c2mnb8e.m3k9d2a1.Jq0v…',
  refresh: 'utr_4f1zq0hx7c2mnb8e.w81k…',
  ticket: 'utt_session.4f1zq0hx7c2mnb8e…',
  invitation: 'Zx0-Tq9Lw2aBcD3e',
  moment: 'f56I5xs4Gn6TLTrkvd4pQ43yuWwwa7jfSI_fODgL6-2rICNwuu0Xyg0',
  person: ADA.id,
  text: 'Good luck!',
  type: 'answer',
  reason: 'Nobody has been here for a month.',
  client: 'my-bot-1',
  server: 'undertow 0.1.0',
  status: 'playing',
  code: 'stale',
  message: 'This decision is not open any more.',
  commitment: COMMITMENT,
  seed: SEED,
  next: 'm3k9d2a1-k3v9x0q2ab',
  on: true,
  ready: true,
  allowed: true,
  muted: true,
  connected: true,
  whole: true,
  decision: 41,
  version: 41,
  turn: 7,
  round: 7,
  bank: 480_000,
  limit: 20,
  minutes: 60,
  protocol: 1,
  delay: 0,
  watching: 12,
  retryAfter: 1000,
  ...Object.fromEntries(
    ['time', 'created', 'started', 'ended', 'expires', 'until', 'used', 'since'].map((field) => [field, TIME]),
  ),
};
