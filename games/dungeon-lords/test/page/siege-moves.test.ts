// What the lesson of the siege asks for, tried against all else that the rules allow there: a lesson teaches no bad move.
import { enumerate } from '@undertow/shared/table/choice.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import { LEARNER, SCORES } from '@undertow/web/src/learn/game-lesson.ts';
import { Lesson } from '@undertow/web/src/learn/lesson.ts';
import { expect, test } from 'vitest';
import type { Outlook } from '../../bots/outlook.ts';
import { EXACT, Solver } from '../../bots/solver/solver.ts';
import { battleOf, waysThrough } from '../../bots/trying.ts';
import { prepared } from '../../page/lesson/prepared.ts';
import type { State } from '../../rules/state.ts';
import { LAST_COMBAT_ROUND } from '../../rules/table.ts';

const scenes = prepared.find(({ id }) => id === 'battle')?.scenes ?? [];
const ALL = 10_000;
const ENDLESS = { isOver: false, iterate() {} };

/** The points of the combat, if all goes on after these answers as well as it can. */
function worthOf(position: State, answers: readonly Answer[]): number {
  const ends = waysThrough(position, LEARNER, ALL, answers).map(({ state, points }) => {
    if (state.combatRound === LAST_COMBAT_ROUND || state.seats[LEARNER]?.party.length === 0) return points;
    const next: State = { ...state, stage: 'battlePlans', combatRound: state.combatRound + 1, toFight: [] };
    const [best] = new Solver(LEARNER, EXACT, ENDLESS).plans(next, next.combatCards);
    return best?.points ?? points;
  });
  return Math.max(...ends);
}

test.each(scenes)('no move is better than the one that the siege asks for, in scene %#', (scene) => {
  const lesson = new Lesson([scene]);
  const outlook = { state: lesson.match.state, seat: LEARNER } as unknown as Outlook;
  const position = battleOf(outlook, { stage: 'battlePlans' });
  const given: Answer[] = [];
  while (lesson.step && lesson.step.id !== SCORES) {
    const { step, decision } = lesson;
    if (!decision) {
      lesson.see();
      continue;
    }
    const { forms } = lesson.match.game;
    const isEnough = step.answer?.isEnough ?? (() => true);
    const wanted = enumerate(decision.choice, ALL, forms).find(isEnough) as Answer;
    const open = lesson.match.pending.find(({ seat }) => seat === LEARNER)?.choice;
    const others = open ? enumerate(open, ALL, forms) : [];
    expect(others.length, step.id).toBeGreaterThan(1);
    const worth = worthOf(position, [...given, wanted]);
    const better = others.filter((other) => worthOf(position, [...given, other]) > worth + 1e-9);
    expect(better, step.id).toEqual([]);
    lesson.answer(wanted);
    given.push(wanted);
  }
});
