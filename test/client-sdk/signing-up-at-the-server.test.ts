// Guests who sign up at the real server in the middle of a match: they play on.
import { colyseus } from '@undertow/client-sdk/colyseus.ts';
import { inMemory } from '@undertow/client-sdk/identity.ts';
import type { Decide } from '@undertow/client-sdk/visit.ts';
import { sensible } from '@undertow/games/abyss/bots/sensible.ts';
import type { Abyss } from '@undertow/games/abyss/client.ts';
import type { Decision } from '@undertow/shared/table/game.ts';
import { describe, expect, test } from 'vitest';
import { WholeServer } from '../support/server/whole-server.ts';

const server = WholeServer.forAll();

const ways = [
  { name: 'the JSON door', way: {}, member: 'Grace' },
  { name: 'Colyseus', way: { link: colyseus() }, member: 'Ada' },
] as const;

const sensibly: Decide<Abyss> = ({ prompt, choice }, view, { seat }) =>
  sensible(view, { seat: seat as number, prompt, choice } as Decision);

const wish = { game: 'abyss', seats: 2, time: 'none' } as const;

describe('guests who sign up', () => {
  test.each(ways)(
    'go on at their tables over $name, in all programs that share the session',
    async ({ way, member: name }) => {
      const store = inMemory();
      const [here, there] = [
        server().client({ ...way, session: store }),
        server().client({ ...way, session: store }),
      ] as const;
      const { id } = await here.guest();
      const opponent = await server().guest(way);
      const visit = await here.create<Abyss>(wish);
      const other = await opponent.join<Abyss>(visit.id);
      const again = await there.join<Abyss>(visit.id);
      await Promise.all([visit.ready(), other.ready()]);
      const refused: Error[] = [];
      const over: unknown[] = [];
      for (const client of [here, there]) client.on('refused', (error) => refused.push(error));
      for (const one of [visit, again]) one.on('over', (error) => over.push(error));
      await visit.until(() => visit.view !== undefined);

      const states = [here, there].map((client) => {
        const seen: string[] = [];
        client.on('state', (state) => seen.push(state));
        return seen;
      });
      const member = await here.signUp(name, 'correct horse');
      expect(member).toMatchObject({ id, kind: 'member' });
      // Each of them was put out, and is back.
      for (const seen of states) await expect.poll(() => seen.includes('waiting') && seen.at(-1)).toBe('open');
      expect([here.person, there.person]).toEqual([member, member]);
      const said = other.until(() => other.chat.length > 0);
      await visit.say('It is me.');
      await said;
      expect(other.chat.at(-1)).toMatchObject({ person: member, text: 'It is me.' });
      await Promise.all([again.play(sensibly), other.play(sensibly)]);
      await visit.until(() => visit.hasEnded);
      expect([refused, over]).toEqual([[], []]);
    },
  );
});
