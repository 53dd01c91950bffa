// Checks whether pages of a web site may connect. Only a browser says from which page a request comes.
import type { IncomingMessage } from 'node:http';
import type { Origins } from '../config.ts';

/** A client that is no page may; so may the pages of this server, under any name, and those that the operator allows. */
export function isAllowedOrigin({ headers }: IncomingMessage, origins: Origins, trustedProxies: number): boolean {
  const { origin } = headers;
  if (origin === undefined || origins === '*' || origins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const forwarded = trustedProxies > 0 ? headers['x-forwarded-host'] : undefined;
  const host = (Array.isArray(forwarded) ? forwarded[0] : forwarded) ?? headers.host;
  return new URL(origin).host === host?.toLowerCase();
}
