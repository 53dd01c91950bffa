// What stands in the examples of the description.
import { games, type KnownGame } from '@undertow/shared/games.ts';
import { LIMITS } from '@undertow/shared/protocol/limits.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { commitment } from '@undertow/shared/table/random.ts';

const TIME = Date.UTC(2030, 0, 1, 18);
const ADA = { id: 'm2p8d0a7x1qz', name: 'Ada', kind: 'member' };
const BOB = { id: 'z0y1x2w3v4u5', name: 'Bob', kind: 'guest' };
const SEED = '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae';
const COMMITMENT = commitment(SEED);
const GAME = 'abyss';
const OPTIONS = { expansions: ['kraken'] };
const SEAT = 1;
/** How a match with this seed begins, as this seat sees it. */
const VIEW = Match.start((games.get(GAME) as KnownGame).game, OPTIONS, 2, SEED).view(SEAT);
const CHOICE = { type: 'one', options: ['pass', 'buy'] };

/** For what has a name. */
export const NAMED: Readonly<Record<string, unknown>> = {
  Person: ADA,
  Rating: { rating: 1620, games: 23, provisional: false },
  Choice: CHOICE,
  Decision: { number: 41, prompt: 'buyOffer', choice: CHOICE, until: TIME + 30_000 },
  Asked: { seat: 1, prompt: 'buyOffer', choice: CHOICE },
  Change: [['seats', 1, 'pearls'], 2],
  GameEvent: { type: 'pearlsGained', seat: 1, pearls: 1 },
  Order: { type: 'pass', until: 'turn' },
  View: VIEW,
  Scope: 'play',
  Limits: LIMITS,
  Clock: { seat: 1, until: TIME + 30_000, bank: 480_000 },
  TableState: {
    id: 'k3v9x0q2ab',
    status: 'open',
    version: 0,
    epoch: TIME,
    seats: [
      { ...ADA, ready: true, connected: true, automatic: false, resigned: false, own: { undo: false, orders: [] } },
      { ready: false, connected: false, automatic: false, resigned: false },
    ],
    asked: [],
  },
  Table: {
    id: 'k3v9x0q2ab',
    game: GAME,
    options: OPTIONS,
    status: 'playing',
    owner: BOB,
    seats: [
      { person: BOB, ready: true, connected: true, automatic: false, resigned: false },
      { person: ADA, ready: true, connected: true, automatic: false, resigned: false },
    ],
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
  },
};

/** For what has none, by the field that it stands in. */
export const WORDS: Readonly<Record<string, unknown>> = {
  table: 'k3v9x0q2ab',
  gone: 'c0ffee4you',
  id: 'k3v9x0q2ab',
  re: '1',
  game: GAME,
  name: 'Ada',
  current: 'correct horse',
  password: 'correct horse battery',
  label: 'My first bot',
  token: 'uta_4f1zq0hx7c2mnb8e.m3k9d2a1.Jq0v…',
  refresh: 'utr_4f1zq0hx7c2mnb8e.w81k…',
  ticket: 'utt_session.4f1zq0hx7c2mnb8e…',
  invitation: 'Zx0-Tq9Lw2aBcD3e',
  person: ADA.id,
  text: 'Good luck!',
  type: 'answer',
  reason: 'Nobody has been here for a month.',
  client: 'my-bot-1',
  server: 'undertow 0.1.0',
  status: 'playing',
  options: OPTIONS,
  answer: 'buy',
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
  seat: SEAT,
  decision: 41,
  version: 41,
  turn: 7,
  round: 7,
  bank: 480_000,
  limit: 20,
  ranking: [[1], [0]],
  minutes: 60,
  protocol: 1,
  delay: 0,
  watching: 12,
  retryAfter: 1000,
  ...Object.fromEntries(
    ['time', 'created', 'started', 'ended', 'expires', 'until', 'used', 'since'].map((field) => [field, TIME]),
  ),
};

/** Those that may be left out, and are shown all the same. */
export const OPTIONAL_FIELDS: ReadonlySet<string> = new Set([
  'token',
  'client',
  'game',
  'options',
  'decision',
  'current',
  're',
]);

/** Those that are null for most of the time. */
export const OFTEN_NULL: ReadonlySet<string> = new Set(['ending', 'used']);
