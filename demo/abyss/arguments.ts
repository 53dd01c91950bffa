// What is asked for of the demo of Abyss on the command line.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { abyss } from '@undertow/shared/abyss/index.ts';
import type { Options } from '@undertow/shared/abyss/state.ts';
import type { Request } from '../tales.ts';

export const HELP = `Plays one whole game of Abyss between random players.

  npm run demo -- [--seats N] [--expansions NAMES] [--seed SEED]

  --seats N           how many play: 2, 3 or 4 (3 unless told otherwise), 5 with Leviathan
  --expansions NAMES  kraken, leviathan or kraken,leviathan (none unless told otherwise)
  --seed SEED         a whole number or 64 hexadecimal digits: the same seed plays the same game;
                      without it, one is drawn and told at the end
  --help              this text`;

export interface Wish {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
}

const OPTIONS = {
  seats: { type: 'string', default: '3' },
  expansions: { type: 'string', default: '' },
  seed: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export function readArguments(args: readonly string[]): Request<Wish> {
  const values = parse(args);
  if (values instanceof Error) return mistake(`${values.message.split('. ', 1)}.`);
  if (values.help) return { type: 'help' };
  const seats = Number(values.seats);
  const options = { expansions: values.expansions.split(',').filter((name) => name !== '') };
  const objection = abyss.objection(options, seats);
  if (objection) return mistake(`${objection.charAt(0).toUpperCase()}${objection.slice(1)}.`);
  const seed = seedOf(values.seed ?? randomBytes(32).toString('hex'));
  if (seed === undefined) return mistake(`A seed is a whole number or 64 hexadecimal digits, not ${values.seed}.`);
  return { type: 'play', seats, options, seed };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    return error as Error;
  }
}

/** A short number names one of the quick streams. */
function seedOf(text: string): string | undefined {
  if (/^\d{1,10}$/.test(text)) return `fast:${text}`;
  return /^[0-9a-f]{64}$/i.test(text) ? text.toLowerCase() : undefined;
}

function mistake(mistake: string): Request<Wish> {
  return { type: 'mistake', mistake };
}
