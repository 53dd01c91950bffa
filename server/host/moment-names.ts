// Encrypted names of moments: a client that knows one learns nothing of the match by it. The same moment always has the
// same name, so none has to be stored.
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { Origin } from '@undertow/shared/protocol/basics.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export class MomentNames {
  readonly #cipherKey: Buffer;
  readonly #nonceKey: Buffer;

  constructor(key: string) {
    this.#cipherKey = createHmac('sha256', key).update('cipher').digest();
    this.#nonceKey = createHmac('sha256', key).update('nonce').digest();
  }

  write({ match, moves }: Origin): string {
    const plain = `${match}.${moves}`;
    // It follows from what is written, so that no two texts share one.
    const nonce = createHmac('sha256', this.#nonceKey).update(plain).digest().subarray(0, NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#cipherKey, nonce);
    const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
  }

  /** `undefined` for what this service has not written. */
  read(name: string): Origin | undefined {
    const bytes = Buffer.from(name, 'base64url');
    if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
    const decipher = createDecipheriv(CIPHER, this.#cipherKey, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      const opened = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
      const [match = '', moves] = opened.toString('utf8').split('.');
      return { match, moves: Number(moves) };
    } catch {
      return undefined;
    }
  }
}
