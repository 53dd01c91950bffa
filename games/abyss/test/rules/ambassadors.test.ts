// The Ambassadors, who bring their own Location (B203-B205).
import { expect, test } from 'vitest';
import { afterRecruiting, answer, asked, expectRefused, optionsOf, seatOf } from '../support/table-talk.ts';

const locationDeck = ['jail', 'chasm', 'depths', 'abyss'];

test.each([
  ['B203', 'sage', ['jail', 'chasm']],
  ['B205', 'elder', ['jail', 'chasm', 'depths']],
])('%s: the %s takes one of those drawn, and goes under it; the others become available', (_, lord, drawn) => {
  const match = afterRecruiting(lord, [{}, {}], { available: [], locationDeck });
  expect(optionsOf(match, 0, 'ambassadorLocation')).toEqual(drawn);
  expectRefused(match, 0, 'ambassadorLocation', 'abyss');
  answer(match, 0, 'ambassadorLocation', 'chasm');
  expect(seatOf(match, 0)).toMatchObject({ locations: ['chasm'], lords: [{ id: lord, under: 'chasm' }] });
  expect(match.state.available).toEqual(drawn.filter((location) => location !== 'chasm'));
});

test('B204: the Hermit takes the only one that he draws', () => {
  const match = afterRecruiting('hermit', [{}, {}], { available: ['abyss'], locationDeck: ['jail', 'chasm'] });
  expect(seatOf(match, 0).lords).toEqual([{ id: 'hermit', under: 'jail' }]);
  expect(match.state.available).toEqual(['abyss']);
});

test('B203: with too few Locations he draws what is there', () => {
  const match = afterRecruiting('elder', [{}, {}], { locationDeck: ['jail'] });
  expect(seatOf(match, 0).locations).toEqual(['jail']);
});

test.each(['sage', 'hermit', 'elder'])('B203: with none, the %s stays free, and nothing else happens', (lord) => {
  const match = afterRecruiting(lord, [{}, {}], { available: ['abyss'], locationDeck: [] });
  expect(seatOf(match, 0)).toMatchObject({ locations: [], lords: [{ id: lord }] });
  expect(asked(match)).toEqual(['1 mainDecision']);
});
