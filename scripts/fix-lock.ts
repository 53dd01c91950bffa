// Completes package-lock.json after `npm install`: run it as `npm run lock`.
//
// Tools with native parts name one optional package for each platform. npm leaves out of the lock file those that the
// registry in use does not serve, and `npm ci` then refuses the lock file as incomplete. An entry with no more than the
// version and the platform satisfies it, and is skipped wherever the platform is another one.
import { readFileSync, writeFileSync } from 'node:fs';

interface Package {
  version?: string;
  cpu?: string[];
  dev?: boolean;
  libc?: string[];
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  os?: string[];
}

interface Lock {
  packages: Record<string, Package>;
}

const FILE = new URL('../package-lock.json', import.meta.url);
const PLATFORM =
  /\b(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|x64)\b/;

const text = readFileSync(FILE, 'utf8');
const lock: Lock = JSON.parse(text);
const added = addMissing(lock);
const fixed = `${JSON.stringify({ ...lock, packages: sorted(lock.packages) }, null, 2)}\n`;
if (fixed !== text) writeFileSync(FILE, fixed);
console.log(
  added.length > 0 ? `Added to package-lock.json:\n  ${added.join('\n  ')}` : 'package-lock.json is complete.',
);

/** Adds the optional packages that the lock file names but does not list. */
function addMissing({ packages }: Lock): string[] {
  const added: string[] = [];
  for (const [path, parent] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      if (isListed(packages, path, name)) continue;
      packages[`node_modules/${name}`] = entryFor(name, version, parent.dev === true);
      added.push(`${name}@${version}`);
    }
  }
  return added;
}

/** Whether the package at this path finds one of this name: in its own node_modules, or in those of a folder above. */
function isListed(packages: Lock['packages'], path: string, name: string): boolean {
  if (packages[[path, 'node_modules', name].filter(Boolean).join('/')]) return true;
  return path !== '' && isListed(packages, path.slice(0, Math.max(0, path.lastIndexOf('/'))), name);
}

function entryFor(name: string, version: string, dev: boolean): Package {
  const [, os, cpu] = PLATFORM.exec(name.replaceAll('_', '-')) ?? [];
  if (!os || !cpu) throw new Error(`cannot tell the platform of ${name} from its name`);
  if (!/^\d+\.\d+\.\d+/.test(version)) throw new Error(`cannot tell the version of ${name} from the range ${version}`);
  return {
    version,
    cpu: [cpu],
    ...(dev ? { dev } : {}),
    ...(name.includes('musl') ? { libc: ['musl'] } : {}),
    optional: true,
    os: [os],
  };
}

/** In the order in which npm writes them, so that npm and this script do not undo each other. */
function sorted(packages: Lock['packages']): Lock['packages'] {
  return Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
}
