// Puts a smaller copy beside each file that is built, so that the server need not compress anything.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Fonts are compressed as they are. */
const WORTHWHILE = /\.(html|js|css|svg|json|webmanifest)$/;

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async writeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(names.filter((name) => WORTHWHILE.test(name)).map((name) => compress(join(folder, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  // The last two steps would take ten times as long, for a hundredth of the size.
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  await Promise.all([
    brotli(bytes, quality).then((smaller) => writeFile(`${path}.br`, smaller)),
    zip(bytes, { level: constants.Z_BEST_COMPRESSION }).then((smaller) => writeFile(`${path}.gz`, smaller)),
  ]);
}
