// The smaller copies of what is built: beside each file, wherever the build was put.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { compressed } from '@undertow/web/build/compressed.ts';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/programs/folder.ts';

/** Runs the plug-in over a folder as Vite does at the end of a build. */
async function runIn(root: string, outDir: string): Promise<readonly string[]> {
  const folder = isAbsolute(outDir) ? outDir : join(root, outDir);
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'index.html'), '<p>The court sits below.</p>');
  await writeFile(join(folder, 'assets', 'letters.woff2'), 'letters');
  const { configResolved, writeBundle } = compressed() as unknown as {
    configResolved(config: unknown): void;
    writeBundle(): Promise<void>;
  };
  configResolved({ root, build: { outDir } });
  await writeBundle();
  return (await readdir(folder, { recursive: true })).sort();
}

test.each([
  ['within the sources', () => 'dist'],
  ['anywhere else', () => join(temporaryFolder(), 'built')],
])('what is built %s has smaller copies beside it, but of fonts', async (_, outDir) => {
  const names = await runIn(temporaryFolder(), outDir());
  expect(names).toEqual(['assets', 'assets/letters.woff2', 'index.html', 'index.html.br', 'index.html.gz']);
});
