// What the rules of the code are asked of: the source files, and what they import.
import { components, type SourceFile, sourceFiles } from './source-files.ts';

export const files = sourceFiles();
export const shared = files.filter(({ path }) => path.startsWith('shared/'));

/** Those of a game stand in its folder. */
export function isTest(path: string): boolean {
  return /^(test|(games\/[^/]+|authoring\/new\/\w+)\/test)\//.test(path);
}

/** The files within a folder. */
export function within(folder: string): SourceFile[] {
  return files.filter(({ path }) => path.startsWith(`${folder}/`));
}

/** Each import that is not allowed, as `file -> import`. */
export function strayImports<File extends Pick<SourceFile, 'path' | 'imports'>>(
  from: readonly File[],
  isAllowed: (name: string, file: File) => boolean,
): string[] {
  return from.flatMap((file) =>
    file.imports.filter((name) => !isAllowed(name, file)).map((name) => `${file.path} -> ${name}`),
  );
}

/** Where the pattern is found: file and line. */
export function found<Part extends 'code' | 'text' = 'code'>(
  within: readonly ({ readonly path: string } & Readonly<Record<Part, string>>)[],
  pattern: RegExp,
  part: Part = 'code' as Part,
): string[] {
  return within.flatMap((file) =>
    file[part].split('\n').flatMap((line, i) => (pattern.test(line) ? [`${file.path}:${i + 1}: ${line.trim()}`] : [])),
  );
}

/** The files that import each other in a circle, and those on the way from one circle to another. */
export function inCircles(files: readonly Pick<SourceFile, 'path' | 'imports'>[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  const imported = new Set(files.flatMap(({ imports }) => imports));
  const left = files.filter(({ path, imports }) => imported.has(path) && imports.some((name) => paths.has(name)));
  return left.length < files.length ? inCircles(left) : [...paths];
}

/** The folders of a game's page, each with those that its files import. What lies beside them puts them together. */
export function foldersOf(game: string): Pick<SourceFile, 'path' | 'imports'>[] {
  const home = `games/${game}/page/`;
  const folderOf = (path: string) =>
    path.startsWith(home) ? /^([\w-]+)\//.exec(path.slice(home.length))?.[1] : undefined;
  const imports = new Map<string, Set<string>>();
  for (const file of [...within(`games/${game}/page`), ...components()]) {
    const folder = folderOf(file.path);
    if (folder === undefined) continue;
    const others = file.imports.map(folderOf).filter((name) => name !== undefined && name !== folder);
    imports.set(folder, new Set([...(imports.get(folder) ?? []), ...(others as string[])]));
  }
  return [...imports].map(([path, others]) => ({ path, imports: [...others] }));
}
