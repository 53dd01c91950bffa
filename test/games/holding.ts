// Properties of any game as tests of the games of the house, each in each of its settings.
import type { Property } from '@undertow/authoring/check/property.ts';
import { watchGame } from '@undertow/authoring/check/watching.ts';
import { expect, test } from 'vitest';
import { CASES } from './games.ts';
import { overSeeds } from './random-games.ts';

export function testEveryGame(...properties: readonly Property[]): void {
  for (const property of properties) {
    const cases = CASES.filter(({ under }) => !property.missing?.(under));
    test.for(cases)(`${property.sentence}, of $name`, ({ under, setting }) => {
      let tried = 0;
      let games = 0;
      overSeeds(setting, property.games, (seed) => {
        const course = watchGame({ under, setting, seed }, [property]);
        const [failure] = course.failures;
        if (failure) throw failure.broken;
        tried += course.tried.get(property.id) ?? 0;
        games++;
      });
      expect(tried).toBeGreaterThanOrEqual((property.least?.(under, setting) ?? 0) * games);
    });
  }
}
