// A match of Dungeon Lords, looked at again.
import { dungeonLords as rules } from '@undertow/shared/dungeon-lords/index.ts';
import { anyGame, type CourseSource } from '../../game.ts';

export const replay: CourseSource = {
  rules: anyGame(rules),
  newCourse: () => ({ see: () => {}, course: {} }),
};
