// The source files of this repository, what they import, and their code without comments and texts.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

export interface SourceFile {
  /** From the root of the repository: `shared/table/match.ts`. */
  readonly path: string;
  readonly text: string;
  /** What it imports: files by their paths, `@undertow/…` too, and packages by their names. */
  readonly imports: readonly string[];
  /** The text with comments left out and literals emptied. */
  readonly code: string;
}

const FOLDERS = [
  'shared',
  'server',
  'client-sdk',
  'bots',
  'games',
  'authoring',
  'web',
  'demo',
  'bench',
  'scripts',
  'test',
];
const NOT_OURS = ['node_modules', 'dist', 'coverage', 'data'];

export function sourceFiles(): SourceFile[] {
  return FOLDERS.flatMap((folder) => filesIn(folder)).map((path) => {
    const text = readFileSync(path, 'utf8');
    return { path, text, imports: importsOf(path, text), code: codeOf(text) };
  });
}

/** The components of the web client and of the pages of games. Their scripts import like any other file. */
export function components(): Pick<SourceFile, 'path' | 'imports'>[] {
  return ['web/src', 'games']
    .flatMap((folder) => filesIn(folder, /\.svelte$/))
    .map((path) => ({
      path,
      imports: importsOf(path, readFileSync(path, 'utf8')),
    }));
}

/** What else the web client is made of: components, styles, and the page itself. */
export function pages(): Pick<SourceFile, 'path' | 'text'>[] {
  const paths = ['web', 'games'].flatMap((folder) => filesIn(folder, /\.(svelte|css|html|js)$/));
  return paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

function filesIn(folder: string, pattern = /\.tsx?$/): string[] {
  let entries: { readonly name: string; isDirectory(): boolean }[] = [];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    // A folder that is still to come holds no files.
  }
  return entries.flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OURS.includes(entry.name) ? [] : filesIn(path, pattern);
    return pattern.test(entry.name) ? [path] : [];
  });
}

/** Static imports and exports from elsewhere, with or without types, and dynamic imports. */
const IMPORT = /(?:^|[;}\s([])(?:(?:import|export)\s+(?:[\w*{}\s,$]+?\s+from\s+)?|import\s*\(\s*)(['"])([^'"\n]+)\1/g;

export function importsOf(path: string, text: string): string[] {
  return [...withoutComments(text).matchAll(IMPORT)].map(([, , name = '']) => {
    if (name.startsWith('.')) return posix.join(posix.dirname(path), name);
    return name.replace(/^@undertow\//, '');
  });
}

const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/;
const TEMPLATE = /`(?:\\[\s\S]|[^`\\])*`/;
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//;
/** A pattern stands where a value may begin. */
const PATTERN = /(?<=[=(,:?&|!;{}[\n]\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/;
const TOKENS = new RegExp([COMMENT, STRING, TEMPLATE, PATTERN].map(({ source }) => `(${source})`).join('|'), 'g');

function withoutComments(text: string): string {
  return text.replace(TOKENS, (token, comment: string | undefined) => (comment === undefined ? token : ' '));
}

function codeOf(text: string): string {
  return text.replace(TOKENS, (_, comment?: string, string?: string, template?: string) => {
    if (comment !== undefined) return ' ';
    if (string !== undefined) return "''";
    // What is computed within a template is code.
    if (template !== undefined)
      return [...template.matchAll(/\$\{([^}]*)\}/g)].map(([, code]) => `(${code})`).join('+');
    return '/./';
  });
}
