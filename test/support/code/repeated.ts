// Text that stands in two games alike: what one of them has from the other belongs into what all games share.
interface Part {
  readonly path: string;
  readonly text: string;
}

/** Where so many lines one after the other stand in a file of the one and of the other, without what is no code. */
export function repeatedIn(one: readonly Part[], other: readonly Part[], length: number): string[] {
  const known = new Map(one.flatMap((part) => windowsOf(part, length)));
  const found = other
    .flatMap((part) => windowsOf(part, length))
    .flatMap(([lines, path]) => {
      const first = known.get(lines);
      return first === undefined ? [] : [`${first}, ${path}`];
    });
  return [...new Set(found)];
}

/** Each run of so many lines of a file, with its path. */
function windowsOf({ path, text }: Part, length: number): [lines: string, path: string][] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !isNoCode(line));
  return lines.slice(length - 1).map((_, i) => [lines.slice(i, i + length).join('\n'), path]);
}

function isNoCode(line: string): boolean {
  return /^(\/\/|\/?\*|<!--|import |export \{|\} from )/.test(line);
}
