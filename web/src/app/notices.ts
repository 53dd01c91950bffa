// What the operators have said, and nobody here has put away yet.
import type { Notice } from '@undertow/client-sdk/index.ts';

/** With one more, the newest first. What is said again stands once. */
export function withNotice(notices: readonly Notice[], notice: Notice): readonly Notice[] {
  return [notice, ...withoutNotice(notices, notice)];
}

export function withoutNotice(notices: readonly Notice[], notice: Notice): readonly Notice[] {
  return notices.filter((other) => !isSame(other, notice));
}

/** Tells apart those that stand at one time. */
export function keyOf({ text, table = '' }: Notice): string {
  return `${table}:${text}`;
}

function isSame(one: Notice, other: Notice): boolean {
  return keyOf(one) === keyOf(other);
}
