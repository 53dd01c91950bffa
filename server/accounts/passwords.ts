// Hashes and checks passwords, in threads of their own and only a few at a time.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { FairQueue, type Source, type TurnLimits } from '../limits/fair-queue.ts';
import { type Hashing, HashingThreads } from './hashing-threads.ts';
import { nameKey } from './names.ts';
import { type HashJob, LENGTH } from './scrypt.ts';

export interface PasswordCost extends TurnLimits {
  readonly cost: HashJob['cost'];
}

/** One core serves the players. With a core to itself, a full line is done within two seconds. */
const SENSIBLE: PasswordCost = { cost: 15, atOnce: Math.min(2, Math.max(1, availableParallelism() - 1)), waiting: 16 };

export class Passwords {
  readonly #cost: number;
  readonly #hashing: Hashing;
  readonly #turns: FairQueue;

  constructor({ cost, ...limits }: PasswordCost = SENSIBLE, hashing: Hashing = new HashingThreads()) {
    this.#cost = cost;
    this.#hashing = hashing;
    this.#turns = new FairQueue(limits, tooMany);
  }

  async hash(password: string, source: Source): Promise<string> {
    const salt = randomBytes(16);
    const key = await this.#turns.run(source, () => this.#hashing.hash({ password, salt, cost: this.#cost }));
    return ['scrypt', this.#cost, salt.toString('base64url'), Buffer.from(key).toString('base64url')].join(':');
  }

  /** Compares a password with a hash. Takes as long where there is no hash, so that no client learns which names exist. */
  async isRight(password: string, hash: string | null, source: Source): Promise<boolean> {
    const [, cost, salt = '', key] = /^scrypt:(\d+):([\w-]+):([\w-]+)$/.exec(hash ?? '') ?? [];
    const job = { password, salt: Buffer.from(salt, 'base64url'), cost: Number(cost ?? this.#cost) };
    const given = await this.#turns.run(source, () => this.#hashing.hash(job));
    const right = key === undefined ? Buffer.alloc(LENGTH) : Buffer.from(key, 'base64url');
    return timingSafeEqual(given, right) && key !== undefined;
  }

  /** Ends the threads; hashes under way fail. */
  close(): Promise<void> {
    return this.#hashing.close();
  }
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
