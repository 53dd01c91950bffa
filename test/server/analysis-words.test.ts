// Answers in words, in the terminal and on the page: nothing is shown there as the program calls it.
import { games } from '@undertow/games/index.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { describe, expect, test } from 'vitest';

const NAMES = ['Ada', 'Ben', 'Cy', 'Dee'];
const PLAYED = [
  { id: 'abyss', options: { expansions: ['kraken', 'leviathan'] } },
  { id: 'abyss', options: { expansions: [] } },
  { id: 'dungeon-lords', options: { full: true } },
];

/** `planOrders`, `city-of-mirrors` or `power:oracle`. */
const RAW = /[a-z][A-Z]|[a-z]-[a-z]|[a-z]:\S|undefined|NaN|[{}]/;

describe.each(PLAYED)('an answer in $id $options', ({ id, options }) => {
  test('is said in the words of the game', async () => {
    const { game, talk } = games.get(id) ?? {};
    const words = await talk?.('en');
    if (!game || !words) throw new Error(`${id} says nothing`);
    const asked = new Set<string>();
    for (const seed of [1, 2]) {
      const match = Match.start(game, options, NAMES.length, `fast:${seed}`);
      const random = openRandom({ seed: `fast:${seed + 100}`, position: 0 });
      for (let decision = match.pending[0]; decision; decision = match.pending[0]) {
        const { prompt, seat, choice } = decision;
        const answer = sample(choice, random, game.forms);
        const said = words.answer({ decision, view: match.view(seat), seat }, answer, NAMES);
        expect(said, `${prompt} ${JSON.stringify(answer)}`).not.toMatch(RAW);
        expect(said, prompt).toMatch(/\S/);
        asked.add(prompt);
        match.answer(seat, answer);
      }
    }
    expect(asked.size).toBeGreaterThan(12);
  });
});
