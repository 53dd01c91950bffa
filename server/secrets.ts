// The secrets that this server gives out. Each begins with its kind, so that none is taken for another, and logs can hide
// them.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const BEGINNINGS = {
  access: 'uta_',
  refresh: 'utr_',
  ticket: 'utt_',
  personal: 'utp_',
  invitation: 'uti_',
} as const;

export type SecretKind = keyof typeof BEGINNINGS;

/** Matches any secret in a text. */
export const SECRETS = /\but[artpi]_[\w.-]+/g;

export function newSecret(kind: SecretKind, bytes = 24): string {
  return BEGINNINGS[kind] + randomBytes(bytes).toString('base64url');
}

/** What follows the beginning, or `undefined` if this is none of the kind. */
export function readSecret(kind: SecretKind, text: string): string | undefined {
  return text.startsWith(BEGINNINGS[kind]) ? text.slice(BEGINNINGS[kind].length) : undefined;
}

export function writeSecret(kind: SecretKind, rest: string): string {
  return BEGINNINGS[kind] + rest;
}

/** How a secret is kept: good enough for what cannot be guessed, so never for a password. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Takes as long for a wrong secret as for the right one. */
export function isSameSecret(given: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(right)));
}
