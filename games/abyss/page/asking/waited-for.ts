// The seats that the table waits for, as a seat may know them while it is asked nothing.
import type { Asked, Decision } from '@undertow/client-sdk/index.ts';

interface Told {
  readonly seat: number | null;
  readonly decision: Decision | null;
  readonly asked: readonly Asked[];
  /** As what moves leads to it, and as it was when these were asked. */
  readonly view: unknown;
  readonly askedOn: unknown;
}

/** What comes of it is seen for so long that it would be wrong to say that somebody still chooses. */
const LONG_SEEN: ReadonlySet<string> = new Set(['attackAlly']);

/** What one does oneself is no news to one. */
export function waitedFor({ seat, decision, asked, view, askedOn }: Told): readonly Asked[] {
  // What one was asked with others has come to its end, for them too, and what that led to is still to be seen.
  if (!decision && asked.some((one) => one.seat === seat)) return [];
  return asked.filter((one) => one.seat !== seat && (view === askedOn || !LONG_SEEN.has(one.prompt)));
}
