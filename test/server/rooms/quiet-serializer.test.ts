// What a room sends: to each client what it may know, once made for all that know the same, and to others nothing at all.
import { randomGame } from '@undertow/games/abyss/test/support/random-games.ts';
import { settingOf } from '@undertow/games/abyss/test/support/settings.ts';
import type { OwnDecision } from '@undertow/shared/protocol/decisions.ts';
import { describe, expect, test } from 'vitest';
import { MemoryRoom } from '../../support/clients/memory-room.ts';
import { mirrorOf, showMatch, standingAt } from '../../support/host/mirrored-match.ts';

const DECISION: OwnDecision = {
  number: 1,
  prompt: 'jailerDiscard',
  choice: { type: 'one', options: ['crab-1', 'crab-2'] },
  until: null,
};

const MATCH = randomGame(settingOf(2), 1).match;
const VIEW = standingAt(MATCH, 'spectator').view;

function roomOfTwo(): MemoryRoom {
  const room = new MemoryRoom(mirrorOf('abyss', 2));
  showMatch(room.mirror, MATCH, [0, 1]);
  room.mirror.show({ version: 1, asked: [0, 1].map((seat) => ({ seat, prompt: DECISION.prompt })) }, VIEW);
  room.patch();
  return room;
}

describe('a client is sent', () => {
  test('nothing when another seat alone is asked, or has answered in secret', () => {
    const room = roomOfTwo();
    const [asked, other, spectator] = [room.join(0), room.join(1), room.join('spectator')];
    room.mirror.ask(0, { decision: DECISION, undo: true });
    room.patch();
    expect(asked.standing?.decision).toEqual(DECISION);
    room.mirror.ask(0, {});
    room.patch();
    expect(asked.standing?.decision).toBeUndefined();
    expect(asked.received).toHaveLength(3);
    expect([other.received.length, spectator.received.length]).toEqual([1, 1]);
  });

  test('nothing when nothing has changed', () => {
    const room = roomOfTwo();
    const client = room.join(0);
    room.patch();
    expect(client.received).toHaveLength(1);
  });

  test('the same as to all others that know the same', () => {
    const room = roomOfTwo();
    const [one, two] = [room.join('spectator'), room.join('spectator')];
    room.mirror.show({ version: 77, asked: [] }, VIEW);
    room.patch();
    expect(one.received[1]).toBe(two.received[1]);
    expect(one.standing?.version).toBe(77);
  });

  test('what does not change any more when another room is told something', () => {
    const room = roomOfTwo();
    const client = room.join(0);
    const before = client.received.map((frame) => frame.slice());
    roomOfTwo().join(1);
    expect(client.received).toEqual(before);
  });

  test('nothing that would have come a second time', () => {
    const room = roomOfTwo();
    room.mirror.ask(0, { decision: DECISION });
    expect(() => room.join(0)).toThrow('before all changes were');
  });
});
