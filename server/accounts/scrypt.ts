// Hashes a password with scrypt, which takes memory and time, so that guessing is expensive.
import { scryptSync } from 'node:crypto';

export interface HashJob {
  readonly password: string;
  readonly salt: Uint8Array;
  /** The cost, as a power of two: 15 takes 32 MiB, and about a tenth of a second. */
  readonly cost: number;
}

const BLOCK = 8;
export const LENGTH = 32;

export function hashed({ password, salt, cost }: HashJob): Uint8Array {
  const options = { N: 2 ** cost, r: BLOCK, p: 1, maxmem: 2 * 128 * BLOCK * 2 ** cost };
  // The same letters may reach us composed or not, depending on the keyboard.
  return scryptSync(password.normalize('NFC'), salt, LENGTH, options);
}
