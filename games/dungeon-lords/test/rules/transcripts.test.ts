// A round of orders and a battle, told whole.
import type { Answer, Decision } from '@undertow/shared/table/game.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';
import { make } from '../../../../test/games/random-games.ts';
import { orderIds } from '../../rules/cards/orders.ts';
import type { DungeonEvent } from '../../rules/events.ts';
import { dungeonLords } from '../../rules/index.ts';
import type { Options, State } from '../../rules/state.ts';
import type { View } from '../../view.ts';
import { narrate } from '../../words/narrate.ts';

const cast = { seats: ['Ada', 'Bea', 'Cyril'] };

type DungeonMatch = Match<State, DungeonEvent, View, Options>;

test('a round of orders tells what came of each space', () => {
  const random = openRandom({ seed: 'fast:1', position: 0 });
  const state = dungeonLords.setup({ full: true }, 3, random);
  Object.assign(state, { stage: 'planning', starting: 1, dummies: {} });
  state.offer = { creatures: ['witch', 'ghost', 'slime'], rooms: ['souvenir-workshop', 'printing-press'] };
  state.minions = { ...state.minions, 'buy-traps': [null, 'dummy-1', null] };
  for (const player of state.seats) player.hand = orderIds;
  const plans = [
    ['buy-traps', 'get-food', 'build-room'],
    ['hire-monster', 'build-room', 'buy-traps'],
    ['improve-reputation', 'recruit-imps', 'dig-tunnels'],
  ];
  const answers: Readonly<Record<string, Answer>> = {
    spyCard: 2,
    digCells: [
      [3, 0],
      [4, 0],
    ],
    hireCreature: 'ghost',
    roomCell: [2, 1],
  };
  const match = Match.at(dungeonLords, state, random);
  const lines = transcript(match, ({ seat, prompt, choice }) => {
    if (match.state.round > 1) return undefined;
    if (prompt === 'planOrders') return plans[seat];
    return answers[prompt] ?? ('options' in choice ? choice.options[0] : undefined);
  });
  const spring = lines.findIndex((line) => line.startsWith('Spring'));
  expect(lines.slice(0, spring)).toEqual([
    'Card 1: Bea takes Hire a Monster I for 1 gold, Cyril takes Improve Reputation I and Ada takes Buy Traps I.',
    'Card 2: Bea takes Build a Room I, Cyril takes Recruit Imps I and Ada takes Get Food I.',
    'Card 3: Bea takes Buy Traps III, Cyril takes Dig Tunnels I and Ada takes Build a Room II.',
    'Get Food I: Ada pays 1 gold and gains 2 food.',
    'Improve Reputation I: Cyril moves 1 toward good, to 4.',
    'Cyril looks at combat card 2.',
    'Dig Tunnels I: Cyril sets 2 imps to work and digs at column 4 row 1 and column 5 row 1.',
    'Recruit Imps I: Cyril pays 1 food and gains 1 imp.',
    'Buy Traps I: Ada pays 1 gold and draws 1 trap.',
    'Buy Traps III: Bea pays 2 gold and draws 2 traps.',
    'Hire a Monster I: Bea moves 1 toward evil, to 6, and hires a Ghost.',
    'Build a Room II: Ada pays 1 gold and builds the Souvenir Workshop at column 3 row 2.',
    'Build a Room I: Bea builds the Printing Press at column 3 row 2.',
    'The Printing Press: Bea sets 3 imps to work and moves 1 toward good, to 5.',
    'The Souvenir Workshop: Ada sets 3 imps to work and gains 1 gold.',
    'Bea takes Hire a Monster back, Cyril takes Improve Reputation back and Ada takes Buy Traps back.',
  ]);
});

test('a battle tells where each point of damage came from', () => {
  const tile = (row: number) => [2, row];
  const answers: Answer[] = [
    { tile: tile(0), traps: ['rolling-stone'], creatures: ['troll'] },
    'troll/fed-smash',
    { tile: tile(1), traps: [], creatures: ['goblin'] },
  ];
  const match = Match.start(dungeonLords, { full: false, training: 1 }, 1, 'fast:1');
  expect(transcript(match, () => answers.shift())).toEqual([
    'Ada sends a Troll and 1 trap to column 3 row 1.',
    'The heroes attack Ada at column 3 row 1.',
    'Ada springs the Rolling Stone, which deals 3 damage to the warrior (3).',
    "The warrior (3) goes to Ada's prison.",
    "Ada's Troll (fed smash, for 1 food) deals 4 damage to the warrior (4) and is knocked out.",
    "The warrior (4) goes to Ada's prison.",
    'Fatigue deals 2 damage to the priest (3).',
    "Ada's tunnel at column 3 row 1 is conquered, and Ada moves 1 toward good, to 4.",
    'Combat round 2 begins.',
    'Ada sends a Goblin to column 3 row 2.',
    'The heroes attack Ada at column 3 row 2.',
    "Ada's Goblin deals 2 damage to the priest (3) and is knocked out.",
    "The priest (3) goes to Ada's prison.",
    'Ada turns the Troll and the Goblin face up again.',
    'The combat of year 1 is over.',
    'The game is over: Ada 6.',
  ]);
});

/** Plays on with these answers, as far as they go, and tells what a spectator is told. */
function transcript(match: DungeonMatch, answerTo: (decision: Decision) => Answer | undefined): string[] {
  const lines: string[] = [];
  for (;;) {
    const [decision] = match.pending;
    const answer = decision && answerTo(decision);
    if (!decision || answer === undefined) return lines;
    const events = make(match, { decision, answer });
    const known = events.flatMap((event) => dungeonLords.redact(event, 'spectator') ?? []);
    lines.push(...narrate(known, cast));
  }
}
