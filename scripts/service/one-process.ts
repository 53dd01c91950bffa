// What is about one process, and means nothing at an address of many: each process is asked for it by itself.

/** However the path is spelled: a server decodes it, and another proxy may do more. */
export function isForOneProcess(url = '/'): boolean {
  const path = plainPath(url);
  return path === 'metrics' || path === 'api/operator/drain';
}

/** As the most lenient reader would take it: in small letters, without what means nothing in a path. */
function plainPath(url: string): string {
  const [path = ''] = url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  const parts: string[] = [];
  for (const part of decoded(decoded(path)).split(/[/\\]+/)) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/').toLowerCase();
}

/** Unlike `decodeURIComponent`, it takes what is no text as well. */
function decoded(text: string): string {
  return text.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
