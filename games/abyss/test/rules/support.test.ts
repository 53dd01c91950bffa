// Requesting support from the Council (B60, B61).
import { expect, test } from 'vitest';
import { answer, asked, expectRefused, optionsOf, quietTable, requestSupport, seatOf } from '../support/table-talk.ts';

const COUNCIL = { council: { crab: ['crab-1', 'crab-4'], squid: ['squid-2'], shellfish: ['shellfish-3'] } };

test('B60: all cards of one stack go to the hand', () => {
  const match = quietTable([{ hand: ['squid-5'] }, {}], COUNCIL);
  requestSupport(match, 'crab');
  expect(seatOf(match, 0).hand).toEqual(['squid-5', 'crab-1', 'crab-4']);
  expect(match.state.council).toMatchObject({ crab: [], squid: ['squid-2'] });
});

test('B60: opponents learn the Race and the number of cards, not the cards', () => {
  const match = quietTable([{}, {}], COUNCIL);
  const events = requestSupport(match, 'crab').map((event) => match.game.redact(event, 1));
  expect(events).toContainEqual({ type: 'stackTaken', seat: 0, race: 'crab', count: 2 });
  expect(JSON.stringify(events)).not.toContain('crab-4');
});

test('B60: support ends the action', () => {
  const match = quietTable([{}, {}], COUNCIL);
  requestSupport(match, 'squid');
  expect(asked(match)).toEqual(['1 mainDecision']);
});

test('B61, B188: with the Alchemist two different stacks are taken, the first seen before the second is chosen', () => {
  const match = quietTable([{ lords: ['alchemist'] }, {}], COUNCIL);
  requestSupport(match, 'crab');
  expect(match.view(0).seats[0]?.hand).toEqual(['crab-1', 'crab-4']);
  expect(optionsOf(match, 0, 'secondStack')).toEqual(['shellfish', 'squid']);
  expectRefused(match, 0, 'secondStack', 'crab');
  answer(match, 0, 'secondStack', 'squid');
  expect(seatOf(match, 0).hand).toEqual(['crab-1', 'crab-4', 'squid-2']);
});

test('B188: the only other stack is taken without asking', () => {
  const match = quietTable([{ lords: ['alchemist'] }, {}]);
  requestSupport(match, 'squid');
  expect(seatOf(match, 0).hand).toEqual(['squid-1', 'jellyfish-1']);
});

test.each([
  { id: 'alchemist', disabled: true },
  { id: 'alchemist', under: 'jail' },
])('B188: an Alchemist that is not active brings no second stack', (alchemist) => {
  const match = quietTable([{ lords: [alchemist], locations: ['jail'] }, {}], COUNCIL);
  requestSupport(match, 'crab');
  expect(seatOf(match, 0).hand).toEqual(['crab-1', 'crab-4']);
});
