// `npm run build -w client-sdk`: builds the package into `dist`, and prints its size.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type OutputChunk, rolldown } from 'rolldown';
import { declarationsOf } from './declarations.ts';
import { GAMES } from './games.ts';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(PACKAGE, 'dist');

/** What one can import, and whether there is anything in it when the program runs. */
const ENTRIES = { index: true, colyseus: true, ...Object.fromEntries(GAMES.map((game) => [game, false])) };

const names = Object.keys(ENTRIES);
const running = Object.entries(ENTRIES).flatMap(([name, isRunning]) => (isRunning ? [name] : []));

rmSync(DIST, { recursive: true, force: true });
mkdirSync(DIST);
await bundle();
for (const [name, text] of declarationsOf(names)) writeFileSync(join(DIST, `${name}.d.ts`), text);
for (const name of names) if (!running.includes(name)) writeFileSync(join(DIST, `${name}.js`), 'export {};\n');
copyFileSync(join(PACKAGE, '../LICENSE'), join(DIST, 'LICENSE'));
for (const name of running) await report(name);

async function bundle(): Promise<void> {
  const input = Object.fromEntries(running.map((name) => [name, join(PACKAGE, `${name}.ts`)]));
  const build = await rolldown({ input, external: [/^@colyseus\//] });
  await build.write({ dir: DIST, format: 'esm', chunkFileNames: 'shared.js' });
  await build.close();
}

/** What a page that uses this alone has to load. */
async function report(name: string): Promise<void> {
  const build = await rolldown({ input: join(PACKAGE, `${name}.ts`), external: [/^@colyseus\//] });
  const { output } = await build.generate({ format: 'esm', minify: true });
  await build.close();
  const code = output
    .filter((part): part is OutputChunk => part.type === 'chunk')
    .map((chunk) => chunk.code)
    .join('');
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
  console.log(
    `${name}: ${kilobytes(code.length)} minified, ${kilobytes(gzipSync(code, { level: 9 }).length)} with gzip`,
  );
}
