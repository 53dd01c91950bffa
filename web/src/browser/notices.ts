// The notices of the operators that the visitor has not put away yet.
import type { Notice } from '@undertow/client-sdk/index.ts';
import { keptList } from './storage.ts';

export interface KeptNotice extends Notice {
  /** The person it is for, if not for all; `null` for a visitor who has not signed in. */
  readonly to?: string | null;
  /** What is played at the table that it is about. */
  readonly game?: string | undefined;
}

/** The notices with one more, the newest first; the same text stands only once. */
export function withNotice(notices: readonly KeptNotice[], notice: KeptNotice): readonly KeptNotice[] {
  return [notice, ...withoutNotice(notices, notice)];
}

export function withoutNotice(notices: readonly KeptNotice[], notice: Notice): readonly KeptNotice[] {
  return notices.filter((other) => keyOf(other) !== keyOf(notice));
}

/** What is told to one table is not for the next person at this browser. */
export function noticesFor(person: string | null, notices: readonly KeptNotice[]): readonly KeptNotice[] {
  return notices.filter(({ to }) => to === undefined || to === person);
}

/** A key that tells the shown notices apart. */
export function keyOf({ text, table = '' }: Notice): string {
  return `${table}:${text}`;
}

/** The notices that were stored before a reload. */
export function readNotices(text: string | null): readonly KeptNotice[] {
  return keptList(() => text, isKeptNotice);
}

function isKeptNotice(value: unknown): value is KeptNotice {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
}
