// The link by which others can watch a match again: one to a private match carries its invitation.
import type { Table } from '@undertow/client-sdk/index.ts';

/** What such a link has besides the match. */
export interface ReplayAccess {
  /** Of a private table. */
  readonly invitation?: string | undefined;
}

/** `undefined` if there is no link by which others could. */
export function replayAccessOf({ access, invitation }: Pick<Table, 'access' | 'invitation'>): ReplayAccess | undefined {
  if (access !== 'private') return {};
  return invitation === undefined ? undefined : { invitation };
}

/** What is asked of the server is asked with the invitation of the visitor. */
export function askedWith(path: string, invitation: string | undefined): string {
  return invitation === undefined ? path : `${path}?${new URLSearchParams({ invitation })}`;
}
