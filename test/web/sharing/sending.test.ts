// A picture goes where the system shares it; where that is not wanted or not possible, nothing is lost.
import { type Outcome, type Parcel, send } from '@undertow/web/src/sharing/sending.ts';
import { beforeEach, expect, test } from 'vitest';

const picture = new File(['a picture'], 'the-end.png', { type: 'image/png' });
const parcel: Parcel = { title: 'Ada wins', url: 'https://undertow.example/replay/abc?scoring', files: [picture] };

let saved: string[];

beforeEach(() => {
  saved = [];
});

/** In a browser that shares in this way, or not at all. */
function sent(share?: (parcel: Parcel) => Promise<void>, canShare = () => true): Promise<Outcome> {
  return send(parcel, {
    canShare: share && canShare,
    share: share ?? (() => Promise.reject(new Error('there is no such thing'))),
    save: ({ name }) => saved.push(name),
  });
}

test('is shared with its title and address where the system shares files', async () => {
  const shared: Parcel[] = [];
  expect(await sent(async (given) => void shared.push(given))).toBe('shared');
  expect([shared, saved]).toEqual([[parcel], []]);
});

test('is saved where the system shares nothing, or no files', async () => {
  expect(await sent()).toBe('saved');
  expect(
    await sent(
      async () => {},
      () => false,
    ),
  ).toBe('saved');
  expect(saved).toEqual(['the-end.png', 'the-end.png']);
});

test('is neither shared nor saved when the viewer thinks better of it', async () => {
  expect(await sent(() => Promise.reject(new DOMException('never mind', 'AbortError')))).toBe('kept');
  expect(saved).toEqual([]);
});

test('is saved when sharing is forbidden', async () => {
  expect(await sent(() => Promise.reject(new DOMException('not here', 'NotAllowedError')))).toBe('saved');
  expect(saved).toEqual(['the-end.png']);
});
