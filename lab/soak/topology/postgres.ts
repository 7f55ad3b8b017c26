import { chownSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { execute, until } from './process';

const debian = '/usr/lib/postgresql';

/** Returns the newest PostgreSQL that Debian has installed; undefined without one. */
function binaries(): string | undefined {
  try {
    const [newest] = readdirSync(debian).sort((a, b) => Number(b) - Number(a));
    return newest && join(debian, newest, 'bin');
  } catch {
    return undefined;
  }
}

export const hasPostgres = (): boolean => binaries() !== undefined;

const isRoot = () => process.getuid?.() === 0;

/** Runs a PostgreSQL program, which refuses to run as root. */
function asOwner(program: string, args: string[]) {
  const path = join(binaries() ?? '', program);
  return isRoot()
    ? execute('runuser', ['-u', 'postgres', '--', path, ...args])
    : execute(path, args);
}

type Server = { port: number; folder: string };

const settings = (folder: string, port: number) =>
  [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    `-c unix_socket_directories=${folder}`,
    '-c wal_level=replica -c max_wal_senders=8 -c hot_standby=on -c max_connections=120',
    // The machine does not lose power during a soak; the standby has every commit as well.
    '-c fsync=off -c full_page_writes=off -c max_wal_size=256MB -c shared_buffers=64MB',
  ].join(' ');

/**
 * A primary with a streaming standby that has every commit before it is acknowledged
 * (`synchronous_standby_names`): otherwise a failover could lose acknowledged data.
 */
export class PostgresPair {
  #primary: Server;
  #standby: Server | undefined;
  readonly #ports: [number, number];
  #made = 0;

  constructor(
    readonly folder: string,
    ports: [number, number],
  ) {
    this.#ports = ports;
    this.#primary = this.#place(ports[0]);
  }

  get primaryPort(): number {
    return this.#primary.port;
  }

  get standbyPort(): number | undefined {
    return this.#standby?.port;
  }

  #place(port: number): Server {
    return { port, folder: join(this.folder, `server-${++this.#made}`) };
  }

  async open(): Promise<void> {
    mkdirSync(this.folder, { recursive: true });
    if (isRoot()) {
      const { stdout } = await execute('id', ['-u', 'postgres']);
      chownSync(this.folder, Number(stdout), -1);
    }
    const { folder } = this.#primary;
    const how = ['-A', 'trust', '-U', 'postgres', '--locale=C.UTF-8', '--no-sync'];
    await asOwner('initdb', ['-D', folder, ...how]);
    await this.#start(this.#primary);
    await this.addStandby();
  }

  /** Copies the primary and streams from it; from then on commits wait for the copy. */
  async addStandby(): Promise<void> {
    const port = this.#ports.find((each) => each !== this.#primary.port) as number;
    const standby = this.#place(port);
    const from = ['-h', '127.0.0.1', '-p', String(this.#primary.port), '-U', 'postgres'];
    await asOwner('pg_basebackup', [
      '-D',
      standby.folder,
      ...from,
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
      '--no-sync',
    ]);
    await this.#start(standby);
    this.#standby = standby;
    await until('the standby streams', async () => {
      const { rows } = await this.ask('select 1 from pg_stat_replication where state = $1', [
        'streaming',
      ]);
      return rows.length === 1;
    });
    await this.#wantStandby(true);
  }

  async #wantStandby(isWanted: boolean): Promise<void> {
    await this.ask(`alter system set synchronous_standby_names = '${isWanted ? '*' : ''}'`);
    await this.ask('select pg_reload_conf()');
  }

  #start({ folder, port }: Server) {
    const log = join(this.folder, 'log');
    return asOwner('pg_ctl', [
      '-D',
      folder,
      '-l',
      log,
      '-w',
      '-o',
      settings(this.folder, port),
      'start',
    ]);
  }

  restart() {
    const how = ['-m', 'fast', '-w', 'restart'];
    const { folder, port } = this.#primary;
    const log = join(this.folder, 'log');
    return asOwner('pg_ctl', ['-D', folder, '-l', log, '-o', settings(this.folder, port), ...how]);
  }

  /** Kills the primary; the standby takes over, alone at first. */
  async failOver(): Promise<void> {
    const former = this.#primary;
    const standby = this.#standby;
    if (!standby) throw new Error('there is no standby to fail over to');
    await asOwner('pg_ctl', ['-D', former.folder, '-m', 'immediate', '-w', 'stop']);
    await asOwner('pg_ctl', ['-D', standby.folder, '-w', 'promote']);
    this.#primary = standby;
    this.#standby = undefined;
    // The copied settings would make it wait for a standby of its own.
    await this.#wantStandby(false);
    rmSync(former.folder, { recursive: true, force: true });
  }

  /** Runs one statement on the primary, bypassing the relay. */
  async ask(text: string, values: unknown[] = [], database = 'postgres') {
    const client = new pg.Client({
      connectionString: `postgres://postgres@127.0.0.1:${this.#primary.port}/${database}`,
    });
    await client.connect();
    return client.query(text, values).finally(() => client.end());
  }

  async close(): Promise<void> {
    for (const server of [this.#standby, this.#primary]) {
      if (server)
        await asOwner('pg_ctl', ['-D', server.folder, '-m', 'immediate', 'stop']).catch(() => {});
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
