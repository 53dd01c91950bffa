// A round of orders and a battle, told whole.
import type { Answer, Decision } from '@undertow/shared/table/game.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { plain } from '@undertow/shared/words/parts.ts';
import { expect, test } from 'vitest';
import { make } from '../../../../test/games/random-games.ts';
import { orderIds } from '../../rules/cards/orders.ts';
import type { DungeonEvent } from '../../rules/events.ts';
import { dungeonLords } from '../../rules/index.ts';
import type { Options, State } from '../../rules/state.ts';
import type { View } from '../../view.ts';
import { dungeonIn } from '../../words/dungeon-in.ts';
import { words } from '../../words/languages/en.ts';

const talk = dungeonIn('en', words);
const names = ['Ada', 'Bea', 'Cyril'];

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
  const spring = lines.findIndex((line) => line.startsWith('Round 2'));
  expect(lines.slice(0, spring)).toEqual([
    'First orders: Ada Buy Traps, Bea Hire a Monster and Cyril Improve Reputation.',
    'Bea pays 1 gold.',
    'Second orders: Ada Get Food, Bea Build a Room and Cyril Recruit Imps.',
    'Third orders: Ada Build a Room, Bea Buy Traps and Cyril Dig Tunnels.',
    'Get Food I: Ada pays 1 gold and gains 2 food.',
    'Improve Reputation I: Cyril moves 1 step to good.',
    'Cyril looks at combat card 2.',
    'Dig Tunnels I: Cyril sends 2 imps and digs column 4 at depth 1 and column 5 at depth 1.',
    'Recruit Imps I: Cyril pays 1 food and gains 1 imp.',
    'Buy Traps I: Ada pays 1 gold and draws 1 trap.',
    'Buy Traps III: Bea pays 2 gold and draws 2 traps.',
    'Hire a Monster I: Bea moves 1 step to evil and hires the Ghost.',
    'Build a Room II: Ada pays 1 gold and builds the Souvenir Workshop (column 3 at depth 2).',
    'Build a Room I: Bea builds the Printing Press (column 3 at depth 2).',
    'The Printing Press: Bea sends 3 imps and moves 1 step to good.',
    'The Souvenir Workshop: Ada sends 3 imps and gains 1 gold.',
    'Bea takes Hire a Monster back.',
    'Cyril takes Improve Reputation back.',
    'Ada takes Buy Traps back.',
  ]);
});

test('a battle tells of each point of damage after what deals it', () => {
  const tile = (row: number) => [2, row];
  const answers: Answer[] = [
    { tile: tile(0), traps: ['rolling-stone'], creatures: ['troll'] },
    'troll/fed-smash',
    { tile: tile(1), traps: [], creatures: ['goblin'] },
  ];
  const match = Match.start(dungeonLords, { full: false, training: 1 }, 1, 'fast:1');
  expect(transcript(match, () => answers.shift())).toEqual([
    'Ada waits with the Troll and 1 trap (column 3 at depth 1).',
    'The heroes come to Ada (column 3 at depth 1).',
    'Ada springs the Rolling Stone.',
    'The Warrior takes 3 damage.',
    'The Warrior sits in the prison of Ada.',
    'The Troll of Ada acts.',
    'The Warrior takes 4 damage.',
    'Ada pays 1 food and loses the Troll until the combat is over.',
    'The Warrior sits in the prison of Ada.',
    'Fatigue: the Priest takes 2 damage.',
    'The tunnel of Ada is conquered (column 3 at depth 1).',
    'Ada moves 1 step to good.',
    'Combat round 2.',
    'Ada waits with the Goblin (column 3 at depth 2).',
    'The heroes come to Ada (column 3 at depth 2).',
    'The Goblin of Ada acts.',
    'The Priest takes 2 damage.',
    'Ada loses the Goblin until the combat is over.',
    'The Priest sits in the prison of Ada.',
    'Ada has the Troll and the Goblin ready again.',
    'The combat of year 1 is over.',
    'The end: Ada 6.',
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
    lines.push(...talk.story(known, names).map((parts) => plain(parts).replaceAll('\u00a0', ' ')));
  }
}
