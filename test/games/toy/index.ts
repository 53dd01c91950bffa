// A toy as a game under test: in each turn all bid at once under seal, and then one seat says openly how it goes on.
import { chooseWithReturn, everyone } from '@undertow/shared/table/flow.ts';
import type { Flow, Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import {
  asks,
  type Toy,
  type ToyGame,
  type ToyMatch,
  type ToyTable,
  type ToyView,
  toyGame,
} from '../../support/games/toy-game.ts';
import type { GameUnderTest, Secrecy } from '../game-under-test.ts';

const SEATS = 3;
const TURNS = 8;
const BIDS = ['pass', '1', '2'];

function* bidAndSay(table: ToyTable): Flow {
  const seats = [...Array(SEATS).keys()];
  const bids = yield* everyone(seats.map((seat) => asks(seat, 'secret bid', ...BIDS)));
  table.state.log.push(bids as Json[]);
  for (let said = 0; said < 3; said++) {
    const word = yield* chooseWithReturn(table.state.turns % SEATS, 'say', ['pass', 'more', 'done']);
    table.state.log.push(word);
    table.tell(`said ${word}`);
    if (word !== 'more') return;
  }
}

const rules = toyGame(bidAndSay, TURNS);

/** A bid is never shown to other seats than its own; what was said is. */
const game: ToyGame = {
  ...rules,
  outcome: (state) => rules.outcome(state) && { ranking: [[...Array(SEATS).keys()]] },
  openView: (state) => rules.openView({ ...state, log: state.log.map(openEntry) }),
};

function openEntry(entry: Json): Json {
  return Array.isArray(entry) ? entry.length : entry;
}

const secrecy: Secrecy<Toy, string, ToyMatch> = {
  knowledge: ({ log, turns }: Toy, _: Viewer) => JSON.stringify([log.map(openEntry), turns]),
  exchange({ log }, _, { oneOf }, random) {
    for (const entry of log) {
      if (!Array.isArray(entry)) continue;
      for (const seat of entry.keys())
        if (random.below(oneOf) === 0) entry[seat] = BIDS[random.below(BIDS.length)] as Json;
    }
  },
  turnsUp: () => false,
  mayPart: () => false,
  sealedPrompts: ['secret bid'],
  leastAlike: 20,
};

export const toyUnderTest: GameUnderTest<Toy, string, ToyView, null> = {
  game,
  settings: [{ name: `${SEATS} players`, options: null, seats: SEATS, share: 0.2 }],
  brokenLaws: ({ turns }) => (turns <= TURNS ? [] : ['no turn follows the last one']),
  endsUnattended: () => true,
  secrecy,
  attempts: [...BIDS, 'more', 'done', ['1'], {}],
  playthroughs: [{ file: 'toy-3', options: null, seats: SEATS, seed: 'fast:3' }],
  scores: ({ log }) => log,
};
