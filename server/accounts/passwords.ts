// Passwords: hashed so that guessing is dear, in threads beside the one that serves, and never too many at a time.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { FairQueue, type Source, type TurnLimits } from '../limits/fair-queue.ts';
import { nameKey } from './names.ts';

export interface PasswordCost extends TurnLimits {
  /** As a power of two: 15 takes 32 MiB, and about a tenth of a second. */
  readonly cost: number;
}

/**
 * Of the four threads that Node has for such work, half stay free for other work; and one core serves the players. A full
 * line is done within two seconds.
 */
const SENSIBLE: PasswordCost = { cost: 15, atOnce: Math.min(2, Math.max(1, availableParallelism() - 1)), waiting: 16 };

const BLOCK = 8;
const LENGTH = 32;

export class Passwords {
  readonly #cost: number;
  readonly #turns: FairQueue;

  constructor({ cost, ...limits }: PasswordCost = SENSIBLE) {
    this.#cost = cost;
    this.#turns = new FairQueue(limits, tooMany);
  }

  async hash(password: string, source: Source): Promise<string> {
    const salt = randomBytes(16);
    const key = await this.#turns.run(source, () => derive(password, salt, this.#cost));
    return ['scrypt', this.#cost, salt.toString('base64url'), key.toString('base64url')].join(':');
  }

  /** Takes as long whether there is a password to compare with or not. */
  async isRight(password: string, hash: string | null, source: Source): Promise<boolean> {
    const [, cost, salt = '', key] = /^scrypt:(\d+):([\w-]+):([\w-]+)$/.exec(hash ?? '') ?? [];
    const given = await this.#turns.run(source, () =>
      derive(password, Buffer.from(salt, 'base64url'), Number(cost ?? this.#cost)),
    );
    const right = key === undefined ? Buffer.alloc(LENGTH) : Buffer.from(key, 'base64url');
    return timingSafeEqual(given, right) && key !== undefined;
  }
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const options = { N: 2 ** cost, r: BLOCK, p: 1, maxmem: 2 * 128 * BLOCK * 2 ** cost };
  // The same letters may reach us composed or not, depending on the keyboard.
  scrypt(password.normalize('NFC'), salt, LENGTH, options, (error, key) => (error ? reject(error) : resolve(key)));
  return promise;
}

function tooMany(): Refusal {
  return new Refusal('too-many', 'Too many people are signing in at this moment. Try again.', { retryAfter: 2000 });
}

const COMMON = new Set(
  [
    ...['password', 'passwort', 'password1', 'passw0rd', 'qwertyui', 'qwertyuiop', 'qwertzui', 'asdfghjk', 'iloveyou'],
    ...['12345678', '123456789', '1234567890', '87654321', '11223344', 'abcd1234', 'abc12345', 'abcdefgh', 'letmein1'],
    ...['football', 'baseball', 'superman', 'princess', 'sunshine', 'computer', 'starwars', 'undertow', 'trustno1'],
  ].map(nameKey),
);

/** Why this password would be guessed at once, if so. */
export function objectionToPassword(password: string, name: string): string | undefined {
  const key = nameKey(password);
  if (key === nameKey(name)) return 'Your password must not be your name.';
  if (new Set(password).size < 4) return 'A password has at least four different characters.';
  return COMMON.has(key) ? 'This is one of the passwords that everybody tries first.' : undefined;
}
