// The options of `npm run demo`.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import {
  type About,
  defaultOptions,
  type GameChoice,
  type SeatRange,
  seatsWith,
  wholeOptions,
} from '@undertow/shared/table/about.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { writtenSeed } from '@undertow/shared/table/random.ts';
import type { Language } from '@undertow/shared/words/languages.ts';
import type { ToldGame } from './tale.ts';

export interface Wish {
  readonly told: ToldGame;
  readonly seats: number;
  readonly options: Json;
  readonly seed: string;
  readonly language: Language;
}

export type Request =
  | ({ readonly type: 'play' } & Wish)
  | { readonly type: 'help' }
  | { readonly type: 'mistake'; readonly mistake: string };

/** As many play where there may be so many. */
const USUAL_SEATS = 3;

const OPTIONS = {
  game: { type: 'string' },
  seats: { type: 'string' },
  options: { type: 'string', default: '{}' },
  seed: { type: 'string' },
  language: { type: 'string', default: 'en' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Of these games the first is meant, unless another is named. */
export function readArguments(args: readonly string[], games: readonly ToldGame[]): Request {
  const values = parse(args);
  if (values instanceof Error) return mistake(`${values.message.split('. ', 1)}.`);
  if (values.help) return { type: 'help' };
  const { game: id = games[0]?.game.id } = values;
  const told = games.find(({ game }) => game.id === id);
  if (!told) return mistake(`There is no game ${id} to be told; there is ${idsOf(games)}.`);
  const chosen = jsonIn(values.options);
  if (chosen === undefined) return mistake(`What the game is played with is JSON, not ${values.options}.`);
  const { game, about } = told;
  const options = wholeOptions(about, chosen);
  const seats = values.seats === undefined ? usualSeats(about, options) : Number(values.seats);
  const objection = game.objection(options, seats);
  if (objection) return mistake(`${objection.charAt(0).toUpperCase()}${objection.slice(1).replace(/\.$/, '')}.`);
  const seed = writtenSeed(values.seed ?? randomBytes(32).toString('hex'));
  if (seed === undefined) return mistake(`A seed is a whole number or 64 hexadecimal digits, not ${values.seed}.`);
  const { language } = values;
  if (!/^[a-z]{2}$/.test(language)) return mistake(`A language has a code of two letters, not ${language}.`);
  return { type: 'play', told, seats, options, seed, language };
}

/** The arguments with which the same game is played again. */
export function argumentsFor({ told, seats, options, seed, language }: Wish): string {
  const isUsual = JSON.stringify(options) === JSON.stringify(defaultOptions(told.about));
  const chosen = isUsual ? '' : ` --options ${inQuotes(JSON.stringify(options))}`;
  return `--game ${told.game.id} --seats ${seats}${chosen} --seed ${seed.replace(/^fast:/, '')}${language === 'en' ? '' : ` --language ${language}`}`;
}

export function helpFor(games: readonly ToldGame[]): string {
  return `Plays one whole game between random players, and tells it.

  npm run demo -- [--game GAME] [--seats N] [--options JSON] [--seed SEED] [--language CODE]

  --game GAME     ${idsOf(games)}; ${games[0]?.game.id} unless told otherwise
  --seats N       how many play; ${USUAL_SEATS} unless told otherwise
  --options JSON  the choices of the game, which stand below; the usual ones unless told otherwise
  --seed SEED     a whole number or 64 hexadecimal digits: the same seed plays the same game;
                  without it, one is drawn and told at the end
  --language CODE in which the game is told, such as de; en unless told otherwise
  --help          this text
${games.map(({ game, about }) => `\n${game.id}: ${range(about.seats)} players${about.choices.map(choiceIn).join('')}`).join('')}`;
}

function choiceIn(choice: GameChoice): string {
  const values = choice.values.map(({ value, seats }) => {
    return JSON.stringify(value) + (seats ? ` (${range(seats)} players)` : '');
  });
  const example = JSON.stringify({ [choice.id]: choice.many ? [choice.values[0]?.value] : choice.values[0]?.value });
  const usual = JSON.stringify(choice.default);
  return `\n  ${choice.name}: ${choice.many ? 'any' : 'one'} of ${values.join(', ')}, as in ${inQuotes(example)}; ${usual} as usual`;
}

function range({ min, max }: SeatRange): string {
  return min === max ? `${min}` : `${min} to ${max}`;
}

function idsOf(games: readonly ToldGame[]): string {
  return games.map(({ game }) => game.id).join(' or ');
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    return error as Error;
  }
}

function jsonIn(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function usualSeats(about: About, options: Json): number {
  const { min, max } = seatsWith(about, options);
  return Math.min(max, Math.max(min, USUAL_SEATS));
}

/** One word for the shell. */
function inQuotes(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function mistake(mistake: string): Request {
  return { type: 'mistake', mistake };
}
