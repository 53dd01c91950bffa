// Keeps object identity from position to position: a new result shares all its equal parts with the last one, so only
// what has changed is drawn again.
import { sharing } from '@undertow/client-sdk/structural-sharing.ts';

export function structuralSharing<Result>(): (now: Result) => Result {
  let before: Result | undefined;
  return (now) => {
    before = sharing(before, now);
    return before;
  };
}
