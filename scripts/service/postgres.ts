// A PostgreSQL of one's own, on this machine alone, with its data in a folder.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Daemon, NotStarted, type Recipe } from './daemon.ts';
import { atPort, LOOPBACK } from './loopback.ts';

export interface PrivatePostgres {
  /** What DATABASE_URL is set to; the same after a restart. */
  readonly url: string;
  readonly port: number;
  readonly daemon: Daemon;
  /** Makes one more database, and gives its URL. */
  createDatabase(name: string): Promise<string>;
}

export interface PostgresWishes {
  /** Where its data and its log lie; made if it is not there, and gone on with if it is. */
  readonly folder: string;
  /** Any that is free, unless told. */
  readonly port?: number;
  /** Settings as in postgresql.conf; `fsync: 'off'` for data that need not outlive a power cut. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly isApart?: boolean | undefined;
}

type User = Recipe['user'];

/** The role that owns everything, and the database that is there from the start. */
const NAME = 'undertow';

const run = promisify(execFile);

export async function startPostgres({
  folder,
  port,
  settings = {},
  isApart,
}: PostgresWishes): Promise<PrivatePostgres> {
  const home = resolve(folder);
  const programs = await findPrograms();
  const user = await whoRunsIt();
  await mkdir(home, { recursive: true });
  if (user) await chown(home, user.uid, user.gid);
  const isNew = !(await exists(join(home, 'data', 'PG_VERSION')));
  if (isNew) await prepare(programs, home, user, settings.fsync === 'off');
  const password = await readFile(join(home, 'password'), 'utf8');
  return atPort(port, async (port) => {
    const daemon = await Daemon.start({
      name: 'PostgreSQL',
      command: join(programs, 'postgres'),
      args: ['-D', join(home, 'data'), ...asArguments({ ...OURS, ...settings, port: String(port) })],
      environment: { PATH: process.env.PATH },
      user,
      ready: /database system is ready to accept connections/,
      log: join(home, 'postgres.log'),
      isApart,
      // Ends what is under way instead of waiting for whoever is connected to go.
      farewell: 'SIGINT',
    });
    const createDatabase = async (name: string): Promise<string> => {
      const login = ['--host', LOOPBACK, '--port', String(port), '--username', NAME];
      await run(join(programs, 'createdb'), [...login, '--maintenance-db', 'postgres', name], {
        env: { PATH: process.env.PATH, PGPASSWORD: password },
      });
      return `postgres://${NAME}:${password}@${LOOPBACK}:${port}/${name}`;
    };
    const url = isNew ? await createDatabase(NAME) : `postgres://${NAME}:${password}@${LOOPBACK}:${port}/${NAME}`;
    return { url, port, daemon, createDatabase };
  });
}

const OURS = { listen_addresses: LOOPBACK, unix_socket_directories: '', max_connections: '200' };

function asArguments(settings: Readonly<Record<string, string>>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Makes the folder what PostgreSQL expects to find. */
async function prepare(programs: string, home: string, user: User, isThrowaway: boolean): Promise<void> {
  const data = join(home, 'data');
  const password = join(home, 'password');
  // What is there without a version was left by somebody who was interrupted here.
  await rm(data, { recursive: true, force: true });
  await writeFile(password, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (user) await chown(password, user.uid, user.gid);
  const args = ['--pgdata', data, '--username', NAME, '--pwfile', password, '--auth', 'scram-sha-256'];
  const form = ['--encoding', 'UTF8', '--locale', 'C', ...(isThrowaway ? ['--no-sync'] : [])];
  try {
    await run(join(programs, 'initdb'), [...args, ...form], { ...user, env: { PATH: process.env.PATH }, cwd: home });
  } catch (error) {
    const asked = user ? ` (it runs as another user, who must be able to enter the folder)` : '';
    throw new NotStarted(`PostgreSQL could not prepare ${data}${asked}: ${(error as Error).message}`);
  }
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package has made. */
export async function whoRunsIt(): Promise<User> {
  if (process.getuid?.() !== 0) return undefined;
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(await readFile('/etc/passwd', 'utf8')) ?? [];
  if (uid === undefined)
    throw new NotStarted('PostgreSQL does not run as root, and there is no user postgres that it could run as.');
  return { uid: Number(uid), gid: Number(gid) };
}

/** The folder with the newest of its programs: Debian keeps them out of the PATH. */
export async function findPrograms(): Promise<string> {
  const debian = '/usr/lib/postgresql';
  const versions = await readdir(debian).catch(() => []);
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(debian, version, 'bin'));
  for (const folder of [...newestFirst, ...(process.env.PATH ?? '').split(delimiter)])
    if ((await exists(join(folder, 'initdb'))) && (await exists(join(folder, 'postgres')))) return folder;
  throw new NotStarted('PostgreSQL is not installed: there is no initdb (on Debian: apt-get install postgresql).');
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
