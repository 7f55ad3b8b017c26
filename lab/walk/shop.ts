import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ownSettings } from '../smoke/settings';
import { Instance } from '../soak/topology/instance';
import { execute } from '../soak/topology/process';

export const operatorToken = 'the-operator-of-the-walk';

/** The processes of a shop that moves from step to step, none of them started; they listen from the first port on. */
export class WalkedShop {
  readonly folder = resolve('.tmp/walk');
  readonly dataDir = join(this.folder, 'data');
  /** The folder for databases: in memory if possible. */
  readonly memory = join(
    existsSync('/dev/shm') ? '/dev/shm' : this.folder,
    `haat-walk-${process.pid}`,
  );
  readonly ports;
  readonly url: string;
  /** Settings of all processes; steps add and remove settings. */
  readonly env: Record<string, string>;
  /** `ROLE` of the two instances. */
  webRole = '';
  readonly one: Instance;
  readonly two: Instance;
  readonly worker: Instance;

  constructor(first: number) {
    this.ports = {
      ...{ https: first, http: first + 1, varnish: first + 2, one: first + 3, two: first + 4 },
      ...{ worker: first + 5, primary: first + 6, standby: first + 7, redis: first + 8 },
      ...{ s3: first + 9, smtp: first + 10, search: first + 20, transport: first + 30 },
    };
    const { https, smtp, one, two, worker } = this.ports;
    this.url = `https://localhost:${https}`;
    this.env = {
      ...ownSettings,
      ...{
        DATA_DIR: this.dataDir,
        SITE_URL: this.url,
        NEXTAUTH_URL: this.url,
        AUTH_TRUST_HOST: '',
      },
      ...{ HOSTNAME_BIND: '127.0.0.1', TRUST_PROXY: '1', SMTP_URL: `smtp://127.0.0.1:${smtp}` },
      ...{ OPERATOR_TOKEN: operatorToken, DEMO_DATA: 'goods', DEMO_PRODUCTS: '' },
      ...{ NODE_ENV: 'production', REVALIDATE_SECRET: 'the-changes-of-the-walk' },
      REVALIDATE_ORIGINS: [one, two].map((port) => `http://127.0.0.1:${port}`).join(','),
    };
    this.one = this.#instance('one', one, () => this.webRole);
    this.two = this.#instance('two', two, () => this.webRole);
    this.worker = this.#instance('worker', worker, () => 'worker');
  }

  #instance(name: string, port: number, role: () => string): Instance {
    return new Instance(name, port, () => ({
      command: process.execPath,
      args: ['scripts/container.mjs', 'serve'],
      env: { ...this.env, PORT: String(port), ROLE: role() },
      log: join(this.folder, `${name}.log`),
    }));
  }

  /** Restarts instances one at a time, like systemd's units. */
  readonly restart = async (...instances: Instance[]): Promise<void> => {
    for (const each of instances) {
      await each.stop();
      await each.start();
    }
  };

  /** Runs a command of package.json like an operator, with the present settings. */
  readonly script = (name: string, ...args: string[]) =>
    execute(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...args], {
      env: { ...process.env, ...this.env },
    });
}
