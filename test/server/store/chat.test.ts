// What was said at the tables: in its order, each channel for itself, and never more than so much.
import { appendChat, LINES_KEPT, lastChat } from '@undertow/server/store/chat.ts';
import type { ChatLine } from '@undertow/shared/protocol/chat.ts';
import { expect, test } from 'vitest';
import { describeStore } from '../../support/store/stores.ts';

function line(text: string, more: Partial<ChatLine> = {}): ChatLine {
  const person = { id: 'anna', name: 'Anna', kind: 'member' } as const;
  return { table: 'deep', channel: 'players', person, text, time: 1000, ...more };
}

describeStore('chat', (store) => {
  test('gives the last lines in the order in which they were said', async () => {
    const lines = ['a', 'b', 'c', 'd'].map((text, i) => line(text, { time: 1000 + i }));
    await store().write(lines.flatMap(appendChat));
    expect(await lastChat(store(), 'deep', 'players')).toEqual(lines);
    expect(await lastChat(store(), 'deep', 'players', 2)).toEqual(lines.slice(2));
  });

  test('keeps the person who said it, by the name that they had then', async () => {
    const said = line('psst', { person: { id: 'g', name: 'Blue Crab', kind: 'guest' }, channel: 'spectators' });
    await store().write(appendChat(said));
    expect(await lastChat(store(), 'deep', 'spectators')).toEqual([said]);
    const bot = line('beep', { person: { id: 'b', name: 'Bleak Crab', kind: 'guest', bot: true } });
    await store().write(appendChat(bot));
    expect(await lastChat(store(), 'deep', 'players')).toEqual([bot]);
  });

  test('keeps tables and channels apart', async () => {
    await store().write([
      ...appendChat(line('players')),
      ...appendChat(line('spectators', { channel: 'spectators' })),
      ...appendChat(line('elsewhere', { table: 'other' })),
    ]);
    expect((await lastChat(store(), 'deep', 'players')).map(({ text }) => text)).toEqual(['players']);
    expect((await lastChat(store(), 'deep', 'spectators')).map(({ text }) => text)).toEqual(['spectators']);
    expect(await lastChat(store(), 'nowhere', 'players')).toEqual([]);
  });

  test('loses no line of those said at the same moment', async () => {
    const texts = Array.from({ length: 30 }, (_, i) => `${i}`);
    await Promise.all(texts.map((text) => store().write(appendChat(line(text)))));
    expect((await lastChat(store(), 'deep', 'players')).map(({ text }) => text)).toEqual(texts);
  });

  test('forgets the oldest lines, of the channel that is full alone', async () => {
    await store().write(appendChat(line('of the players')));
    for (let i = 0; i < LINES_KEPT + 5; i++) {
      await store().write(appendChat(line(`${i}`, { channel: 'spectators' })));
    }
    const [count] = await store().rows<{ lines: number }>('select count(*) as lines from chat');
    expect(count).toEqual({ lines: LINES_KEPT + 1 });
    const texts = (await lastChat(store(), 'deep', 'spectators', 1000)).map(({ text }) => text);
    expect([texts.length, texts[0], texts.at(-1)]).toEqual([LINES_KEPT, '5', `${LINES_KEPT + 4}`]);
    expect(await lastChat(store(), 'deep', 'players')).toHaveLength(1);
  });
});
