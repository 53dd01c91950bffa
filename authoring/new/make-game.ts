// Makes the folder of a new game from the template: all files, under its own name.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@undertow/games/index.ts';
import { upperFirst } from '@undertow/shared/words/parts.ts';
import { registered } from './registry.ts';

const CHECKOUT = fileURLToPath(new URL('../../', import.meta.url));
const TEMPLATE = fileURLToPath(new URL('template/', import.meta.url));
/** What a folder of its own needs beside the game. */
const OUTSIDE = fileURLToPath(new URL('outside/', import.meta.url));

const NAME = /^[a-z][a-z\d]*(-[a-z\d]+)*$/;
const LONGEST = 40;

/** Why no game was made, in a sentence. Then nothing was written. */
export class NotMade extends Error {
  override readonly name = 'NotMade';
}

export interface MadeGame {
  readonly folder: string;
  /** In the folder, by their paths there. */
  readonly files: readonly string[];
  readonly isOutside: boolean;
}

export function isInCheckout(folder: string): boolean {
  return `${resolve(folder)}${sep}`.startsWith(CHECKOUT);
}

/** Without a folder, it is made in this checkout. */
export function makeGame(name: string, folder?: string, checkout = CHECKOUT): MadeGame {
  const identifier = mustBeName(name);
  const isOutside = folder !== undefined;
  const target = isOutside ? resolve(folder) : join(checkout, 'games', name);
  mustBeFree(target);
  const registry = join(checkout, 'games/index.ts');
  const line = isOutside ? undefined : registered(readFileSync(registry, 'utf8'), name, identifier);
  if (!isOutside && line === undefined) {
    throw new NotMade(
      'games/index.ts has another form than it had once: it has no list of games to which one can be added.',
    );
  }
  const files = [TEMPLATE, ...(isOutside ? [OUTSIDE] : [])].flatMap((from) => {
    return filesIn(from).map((path) => ({ path: renamed(path, name), text: readFileSync(join(from, path), 'utf8') }));
  });
  for (const { path, text } of files) write(join(target, path), located(renamed(text, name), target, checkout));
  if (line !== undefined) writeFileSync(registry, line);
  return { folder: target, files: files.map(({ path }) => path), isOutside };
}

/** Its name as an identifier. */
function mustBeName(name: string): string {
  if (!NAME.test(name) || name.length > LONGEST) {
    throw new NotMade(
      `${name} is no name for a game: it has small letters and digits, with a dash between words, as in sea-of-stars.`,
    );
  }
  if (games.has(name)) throw new NotMade(`There is a game ${name} already.`);
  const { identifier } = spellings(name);
  if (!isFree(identifier)) throw new NotMade(`${name} is no name for a game: it means something else in its code.`);
  return identifier;
}

/** The name is an identifier in the files of the game and of the registry: it must be none that is there already. */
function isFree(identifier: string): boolean {
  const texts = [join(TEMPLATE, 'index.ts'), join(CHECKOUT, 'games/index.ts')].map((path) =>
    readFileSync(path, 'utf8'),
  );
  const isThere = texts.some((text) =>
    new RegExp(`\\b${identifier}\\b`).test(text.replaceAll(/'.*?'|\/\/.*|\/\*\*.*/g, '')),
  );
  return !isThere && !RESERVED.has(identifier);
}

const RESERVED = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval extends false finally for
  function if implements import in instanceof interface let new null package private protected public return static super switch
  this throw true try typeof undefined var void while with yield`.split(/\s+/),
);

function mustBeFree(folder: string): void {
  if (!existsSync(folder)) return;
  const isEmpty = statSync(folder).isDirectory() && readdirSync(folder).length === 0;
  if (!isEmpty) throw new NotMade(`There is something at ${folder} already, and nothing is written over it.`);
}

/** As an id, as an identifier, as a type, and as it is called. */
function spellings(name: string) {
  const words = name.split('-');
  const type = words.map(upperFirst).join('');
  const title = words.map((word, i) => (i > 0 && SMALL.has(word) ? word : upperFirst(word))).join(' ');
  return { id: name, identifier: type.charAt(0).toLowerCase() + type.slice(1), type, title };
}

/** Words that stand small within a title. */
const SMALL = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to']);

function renamed(text: string, name: string): string {
  const { id, identifier, type, title } = spellings(name);
  return text
    .replaceAll('new-game', id)
    .replaceAll('newGame', identifier)
    .replaceAll('NewGame', type)
    .replaceAll('New Game', title);
}

/** Where the checkout is, seen from the folder. */
function located(text: string, folder: string, checkout: string): string {
  return text.replaceAll('CHECKOUT', relative(folder, checkout).split(sep).join('/'));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted();
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { flag: 'wx' });
}
