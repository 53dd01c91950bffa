// Adds a game to the text of the registry of games: its import, and its place in the list.

/** `undefined` where the text has no list of games. */
export function registered(text: string, name: string, identifier: string): string | undefined {
  const imports = text.match(/(?:^import .* from '\.\/.*';\n)+/m)?.[0];
  const list = text.match(/\[([\w\s,]+)\]\.map\(/);
  if (imports === undefined || list === null) return undefined;
  const line = `import { ${identifier} } from './${name}/index.ts';`;
  const sorted = [...imports.trimEnd().split('\n'), line].toSorted((a, b) => (pathIn(a) < pathIn(b) ? -1 : 1));
  const games = [...(list[1]?.split(',') ?? []).map((game) => game.trim()).filter(Boolean), identifier];
  return text.replace(imports, `${sorted.join('\n')}\n`).replace(list[0], `[${games.join(', ')}].map(`);
}

function pathIn(line: string): string {
  return line.slice(line.indexOf("'"));
}
