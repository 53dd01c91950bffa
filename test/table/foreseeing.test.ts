// What a seat can foresee of its answer: no more than follows from what it sees.
import { abyss } from '@undertow/games/abyss/rules/index.ts';
import { dungeonLords } from '@undertow/games/dungeon-lords/rules/index.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import { foreseen } from '@undertow/shared/table/foreseeing.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';

const random = () => openRandom({ seed: 'fast:3', position: 0 });

test('a card that is drawn is not foreseen, though one is drawn', () => {
  const match = Match.start(abyss, { expansions: [] }, 2, 'fast:1');
  const chance = random();
  for (;;) {
    const [decision] = match.pending;
    if (!decision) throw new Error('nobody explores');
    const { seat, prompt, choice } = decision;
    const happened = prompt === 'mainDecision' ? (match.fork().answer(seat, 'explore') ?? []) : [];
    if (happened.some(({ type }) => type === 'allyOffered')) {
      expect(foreseen(match, seat, 'explore').map(({ type }) => type)).not.toContain('allyOffered');
      return;
    }
    match.answer(seat, sample(choice, chance, abyss.forms));
  }
});

test('what follows from what lies open is foreseen as it then happens, and nothing else', () => {
  for (const game of [abyss, dungeonLords]) {
    const match = Match.start(
      game as typeof abyss,
      (game === abyss ? { expansions: [] } : { full: false }) as never,
      2,
      'fast:2',
    );
    const chance = random();
    let expected = 0;
    for (let answers = 0; answers < 150 && !match.outcome; answers++) {
      const [decision] = match.pending;
      if (!decision) throw new Error('nothing is asked');
      const { seat } = decision;
      const answer = sample(decision.choice, chance, match.game.forms);
      const before = foreseen(match, seat, answer);
      const events = match.answer(seat, answer) ?? [];
      const told = events.flatMap((event) => match.game.redact(event, seat) ?? []);
      expect(told.slice(0, before.length)).toEqual(before);
      expected += before.length;
    }
    expect(expected).toBeGreaterThan(40);
  }
});
