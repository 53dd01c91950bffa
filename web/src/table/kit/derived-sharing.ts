// Keeps the identity of what a page derives from a view: a new result shares all its equal parts with the last one, so
// only what has changed is drawn again. Views themselves share already when they come (`changes.ts`).
import { sharing } from '@undertow/client-sdk/structural-sharing.ts';

export function derivedSharing<Result>(): (now: Result) => Result {
  let before: Result | undefined;
  return (now) => {
    before = sharing(before, now);
    return before;
  };
}
