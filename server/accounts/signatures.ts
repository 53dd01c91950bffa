// Makes and checks signed tokens: anyone can read their parts, but only this server can make them, and it checks them
// without asking the store.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readSecret, type SecretKind, writeSecret } from '../secrets.ts';

export class Signatures {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  /** The parts are letters, digits, `-` and `_`. */
  sign(kind: SecretKind, parts: readonly string[]): string {
    const text = parts.join('.');
    return writeSecret(kind, `${text}.${this.#signature(kind, text).toString('base64url')}`);
  }

  /** The parts, if this is a secret of the kind and this server has made it. */
  read(kind: SecretKind, secret: string): string[] | undefined {
    const signed = readSecret(kind, secret);
    const end = signed?.lastIndexOf('.') ?? -1;
    if (signed === undefined || end < 0) return undefined;
    const text = signed.slice(0, end);
    const given = Buffer.from(signed.slice(end + 1), 'base64url');
    const right = this.#signature(kind, text);
    return given.length === right.length && timingSafeEqual(given, right) ? text.split('.') : undefined;
  }

  #signature(kind: SecretKind, text: string): Buffer {
    return createHmac('sha256', this.#key).update(`${kind}.${text}`).digest();
  }
}
