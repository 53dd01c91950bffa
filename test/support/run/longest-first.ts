// In which order the test files are taken: first those that take long, so that in the end no core waits for another.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They start servers, wait for them, or draw whole games. */
const LONG = ['/test/chaos/', '/test/deploy/', '/browser/', '/test/server/with-postgres'];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((place) => moduleId.includes(place));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
