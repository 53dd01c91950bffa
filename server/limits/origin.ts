// Which web sites may connect: a browser says on whose page it asks, and nobody else says so.
import type { IncomingMessage } from 'node:http';
import type { Origins } from '../config.ts';

/** Whoever does not come from a page may; and the pages of this server, whatever its name is; and those that the host allows. */
export function isAllowedOrigin({ headers }: IncomingMessage, origins: Origins, trustedProxies: number): boolean {
  const { origin } = headers;
  if (origin === undefined || origins === '*' || origins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const forwarded = trustedProxies > 0 ? headers['x-forwarded-host'] : undefined;
  const host = (Array.isArray(forwarded) ? forwarded[0] : forwarded) ?? headers.host;
  return new URL(origin).host === host?.toLowerCase();
}
