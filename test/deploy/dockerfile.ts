// Reads the Dockerfile, and does in a folder what its stages say, as far as that can be done without Docker.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface Instruction {
  readonly word: string;
  readonly rest: string;
}

export interface Stage {
  readonly name: string;
  readonly from: string;
  readonly instructions: readonly Instruction[];
}

export interface Copy {
  /** Another stage, or the folder of the project. */
  readonly from: string | undefined;
  readonly sources: readonly string[];
  readonly to: string;
}

interface Package {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly resolved?: string;
}

const run = promisify(execFile);

/** Whether packages are installed as the Dockerfile says, which takes its time and may need the network. */
const isThorough = process.env.UNDERTOW_LONG !== undefined;

export function readStages(): Stage[] {
  const text = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ');
  const instructions = text.split('\n').flatMap((line) => {
    const [, word, rest] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    return word && rest ? [{ word, rest }] : [];
  });
  const stages: (Stage & { instructions: Instruction[] })[] = [];
  for (const instruction of instructions) {
    const [, from, name] = (instruction.word === 'FROM' && /^(\S+) AS (\S+)$/.exec(instruction.rest)) || [];
    if (from && name) stages.push({ name, from, instructions: [] });
    else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}

export function copyOf({ rest }: Instruction): Copy {
  const [, from, paths = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(rest) ?? [];
  const words = paths.split(' ');
  return { from, sources: words.slice(0, -1), to: words.at(-1) ?? '' };
}

/** The one thing that a stage says with this word. */
export function said(stage: Stage | undefined, word: string): string {
  const [instruction, ...others] = stage?.instructions.filter((instruction) => instruction.word === word) ?? [];
  if (!instruction || others.length > 0) throw new Error(`there should be one ${word}`);
  return instruction.rest;
}

/** Whether a path of the project comes as far as Docker: all that is not named in .dockerignore stays behind. */
export function isSent(path: string): boolean {
  const lines = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
  const named = lines.flatMap((line) => (line.startsWith('!') ? line.slice(1) : []));
  const isNamed = named.some((name) => path === name || path.startsWith(`${name}/`));
  return isNamed && !/(^|\/)(node_modules|dist)(\/|$)/.test(path);
}

/** Copies what a stage copies and brings the packages that it installs, but for what it has from the stages that are left out. */
export async function layOut(name: string, folder: string, leftOut: readonly string[]): Promise<void> {
  const stages = readStages();
  const stage = stages.find((stage) => stage.name === name);
  if (!stage) throw new Error(`there is no stage ${name}`);
  if (stages.some((other) => other.name === stage.from)) await layOut(stage.from, folder, leftOut);
  for (const instruction of stage.instructions) {
    if (instruction.word === 'COPY') await copy(copyOf(instruction), folder, leftOut);
    const [command] = (instruction.word === 'RUN' && /\bnpm ci\b.*/.exec(instruction.rest)) || [];
    if (command && isThorough) await run('sh', ['-c', command], { cwd: folder, env: plainEnvironment() });
    else if (command) linkPackages(folder);
  }
}

async function copy({ from, sources, to }: Copy, folder: string, leftOut: readonly string[]): Promise<void> {
  if (from && leftOut.includes(from)) return;
  for (const source of sources) {
    const target = join(folder, to.endsWith('/') ? join(to, basename(source)) : to);
    mkdirSync(dirname(target), { recursive: true });
    if (from) {
      const other = mkdtempSync(`${folder}-${from}-`);
      await layOut(from, other, leftOut);
      renameSync(join(other, relative('/app', source)), target);
    } else {
      const filter = (path: string) => isSent(relative(ROOT, path));
      cpSync(join(ROOT, source), target, { recursive: true, filter });
      if (!existsSync(target)) throw new Error(`${source} is not sent to Docker`);
    }
  }
}

/** Where each package that the server needs lies: those of development are left out, and the optional ones. */
export function packagesOfServer(): [path: string, entry: Package][] {
  const lock: { packages: Record<string, Package> } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.entries(lock.packages).filter(
    ([path, { dev, devOptional, optional }]) => path.includes('node_modules/') && !dev && !devOptional && !optional,
  );
}

/** Instead of installing them, as they lie here already. */
function linkPackages(folder: string): void {
  for (const [path, { link, resolved = '' }] of packagesOfServer()) {
    if (path.lastIndexOf('node_modules/') !== 0 || !existsSync(join(ROOT, path))) continue;
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(link ? relative(dirname(target), join(folder, resolved)) : join(ROOT, path), target);
  }
}

/** Without what an npm that has started the tests tells those beneath it, which would lead them back here. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('npm_') || /^npm_config_(cache|registry)$/.test(name),
  );
  return Object.fromEntries(kept);
}
