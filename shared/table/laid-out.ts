// JSON as it is read and written on by people: a part of it that fits into a line has one.
export function laidOut(value: unknown, width = 40, indent = ''): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= width) return line;
  const within = `${indent}  `;
  const parts = Object.entries(value).flatMap(([name, part]) => {
    if (part === undefined) return [];
    return `${within}${Array.isArray(value) ? '' : `${JSON.stringify(name)}: `}${laidOut(part, width, within)}`;
  });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}
