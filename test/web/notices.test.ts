// The notices of the operators that stand above the page.
import { expect, test } from 'vitest';
import { noticesFor, readNotices, withNotice, withoutNotice } from '../../web/src/browser/notices.ts';

const CLOSING = { text: 'We close at ten.' };
const ENDED = { text: 'Nobody is there.', table: 'k3v9x0q2ma' };

test('stand with the newest first', () => {
  expect(withNotice(withNotice([], CLOSING), ENDED)).toEqual([ENDED, CLOSING]);
});

test('stand once when they are said again, as the newest', () => {
  expect(withNotice([ENDED, CLOSING], { ...CLOSING })).toEqual([CLOSING, ENDED]);
});

test('are told apart by the table that they are about', () => {
  const elsewhere = { ...ENDED, table: 'w8c1t5r7pz' };
  expect(withNotice([ENDED], elsewhere)).toEqual([elsewhere, ENDED]);
  expect(withoutNotice([ENDED, elsewhere], ENDED)).toEqual([elsewhere]);
});

test('are gone when they are put away, until they are said again', () => {
  expect(withNotice(withoutNotice([CLOSING, ENDED], CLOSING), CLOSING)).toEqual([CLOSING, ENDED]);
});

test('about one table are shown only to persons who were there', () => {
  const notices = [{ ...ENDED, to: 'ada' }, { ...ENDED, table: 'w8c1t5r7pz', to: null }, CLOSING];
  expect(noticesFor('ada', notices)).toEqual([notices[0], CLOSING]);
  expect(noticesFor('ben', notices)).toEqual([CLOSING]);
  expect(noticesFor(null, notices)).toEqual([notices[1], CLOSING]);
});

test('are read as they were kept, and not at all if that makes no sense', () => {
  const notices = [{ ...ENDED, to: 'ada' }, CLOSING];
  expect(readNotices(JSON.stringify(notices))).toEqual(notices);
  for (const text of [null, '', '{', '{}', 'null', '[null, {"table": "deep"}]']) expect(readNotices(text)).toEqual([]);
});
