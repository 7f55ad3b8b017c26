import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);
const memory = '/dev/shm';

/** Returns the folder of PostgreSQL's own programs; undefined where they are not on this machine. */
function programs(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => join(root, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'pg_basebackup')));
}

const bin = programs();
const pooler = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path));

/** Returns the user for PostgreSQL, which does not run as root: its own user, if there is one. */
function postgresUser(): { uid: number; gid: number } | undefined {
  const line = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+):/m);
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : undefined;
}

const isRoot = process.getuid?.() === 0;
const user = isRoot && bin ? postgresUser() : undefined;
const because = !bin
  ? 'no programs of PostgreSQL are installed'
  : isRoot && !user
    ? 'there is no user postgres to run them as'
    : undefined;

/** Describes rules of replicas; skipped where PostgreSQL's programs are not installed. */
export const describeOnReplica: (name: string, tests: () => void) => void = because
  ? (name) => describe.skip(`${name} (${because})`, () => it.todo(name))
  : describe;

/** Describes rules of poolers; skipped where PgBouncer is not installed. */
export const describeOnPooler: (name: string, tests: () => void) => void =
  because || !pooler
    ? (name) =>
        describe.skip(`${name} (${because ?? 'pgbouncer is not installed'})`, () => it.todo(name))
    : describe;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

function newFolder(): string {
  let where = tmpdir();
  try {
    accessSync(memory, constants.W_OK);
    where = memory;
  } catch {} // another system
  const folder = mkdtempSync(join(where, 'haat-replica-'));
  chmodSync(folder, 0o777);
  return folder;
}

const settings = (folder: string, port: number) =>
  [
    `-p ${port}`,
    ...['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off'],
    ...['full_page_writes=off', 'max_wal_size=128MB', 'shared_buffers=16MB'],
    ...['wal_receiver_timeout=5s', 'wal_retrieve_retry_interval=100ms', 'max_connections=60'],
    // The replay of a replica does not wait for its readers.
    'max_standby_streaming_delay=0',
  ].join(' -c ');

/** A server of its own on this machine, in a folder that `destroy` removes. */
class TestServer {
  constructor(
    readonly folder: string,
    readonly name: string,
    readonly port: number,
  ) {}

  get data(): string {
    return join(this.folder, this.name);
  }

  urlOf = (database: string): string => `postgres://postgres@127.0.0.1:${this.port}/${database}`;

  async #control(...args: string[]): Promise<void> {
    await run(join(bin ?? '', 'pg_ctl'), ['-D', this.data, ...args], {
      ...{ cwd: this.folder, ...user },
    });
  }

  start = () =>
    this.#control('-w', '-l', `${this.data}.log`, '-o', settings(this.folder, this.port), 'start');
  /** Stops the server as a power failure does. */
  kill = () => this.#control('-m', 'immediate', 'stop');
  promote = () => this.#control('-w', 'promote');

  /** Runs statements on a database and returns the rows of the last. */
  async query<Row>(statement: string, database = 'postgres'): Promise<Row[]> {
    const client = new Client({ connectionString: this.urlOf(database) });
    client.on('error', () => {});
    await client.connect();
    const answer = await client.query(statement).finally(() => client.end());
    return ([answer].flat().at(-1)?.rows ?? []) as Row[];
  }
}

/**
 * Starts a primary and, made from it by `pg_basebackup`, a streaming replica; in memory if the machine has a
 * file system there.
 * @throws if the programs cannot be run
 */
export async function startReplicaCluster({ withReplica = true } = {}) {
  const folder = newFolder();
  const primary = new TestServer(folder, 'primary', await freePort());
  const replica = new TestServer(folder, 'replica', await freePort());
  await run(
    join(bin ?? '', 'initdb'),
    [
      ...['-D', primary.data, '-A', 'trust', '-U', 'postgres'],
      ...['--locale=C.UTF-8', '--no-sync', '--no-instructions'],
    ],
    { cwd: folder, ...user },
  );
  await primary.start();
  if (withReplica) {
    await run(
      join(bin ?? '', 'pg_basebackup'),
      [
        ...['-d', primary.urlOf('postgres'), '-D', replica.data, '-R', '-X', 'stream'],
        ...['--checkpoint=fast', '--no-sync'],
      ],
      { cwd: folder, ...user },
    );
    await replica.start();
  }
  return {
    folder,
    primary,
    replica,
    async destroy() {
      await Promise.all([primary, replica].map((server) => server.kill().catch(() => {})));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts PgBouncer before a server, lending connections by transaction; `folder` gets its settings. */
export async function startPooler(folder: string, server: { port: number }) {
  const port = await freePort();
  const file = join(folder, `pooler-${port}.ini`);
  writeFileSync(
    file,
    `[databases]
* = host=127.0.0.1 port=${server.port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
logfile = ${folder}/pooler-${port}.log
`,
  );
  const child = spawn(String(pooler), ['-q', file], { stdio: 'ignore', ...user });
  const gone = once(child, 'exit');
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  for (;;) {
    const client = new Client({ connectionString: urlOf('postgres') });
    client.on('error', () => {});
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (isUp) break;
    if (child.exitCode !== null) throw new Error('pgbouncer did not start');
    await new Promise((soon) => setTimeout(soon, 20));
  }
  return {
    urlOf,
    async stop() {
      child.kill();
      await gone;
    },
  };
}
