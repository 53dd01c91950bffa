// How many thoughts of bots a server has counted.

/** By what came of them. On a slow machine a bot answers without some of them, so that a test counts all together. */
export async function thoughtsAt(url: string): Promise<Readonly<Record<string, number>>> {
  const counted = await (await fetch(`${url}/metrics`)).text();
  const found = counted.matchAll(/undertow_thoughts_total\{outcome="(\w+)"\} (\d+)/g);
  return Object.fromEntries([...found].map(([, outcome, count]) => [outcome, Number(count)]));
}

export async function allThoughtsAt(url: string): Promise<number> {
  return sumOf(await thoughtsAt(url));
}

export function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
