// Invitations as people hand them on: a link, a part of one, or only the id of a table.
export interface Invitation {
  readonly table: string;
  readonly invitation: string | undefined;
}

/** `undefined` if no one is invited anywhere by this. */
export function invitationIn(text: string): Invitation | undefined {
  const [, table] = /(?:^|\/table\/)([a-z0-9]{10})(?:[?#\s]|$)/.exec(text.trim()) ?? [];
  if (table === undefined) return undefined;
  const [, code] = /[?&]invitation=([^&#\s]+)/.exec(text) ?? [];
  return { table, invitation: code === undefined ? undefined : decodeURIComponent(code) };
}
