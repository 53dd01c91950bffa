// What is worked out anew from each position, with all of it that is equal to what it was: what is drawn of that is left alone.
import { sharing } from '@undertow/client-sdk/sharing.ts';

export function keeping<Result>(): (now: Result) => Result {
  let before: Result | undefined;
  return (now) => {
    before = sharing(before, now);
    return before;
  };
}
