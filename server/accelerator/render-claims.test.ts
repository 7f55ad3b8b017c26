import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeWithRedis, startRedis } from '@/lib/redis/testing/redis-server';

type Instance = Awaited<ReturnType<typeof startInstance>>;

let redis: Awaited<ReturnType<typeof startRedis>>;
let folder: string;

async function startInstance() {
  const child = fork(resolve('server/accelerator/testing/rendering-instance.ts'), {
    execArgv: ['--import', pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href],
    cwd: folder,
    env: {
      ...process.env,
      REDIS_URL: redis.url,
      DATA_DIR: folder,
      NODE_OPTIONS: '',
      TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // An instance loses Redis for a moment on a busy machine, which is correct.
  child.stderr?.on('data', (text) => {
    if (String(text).includes('Redis is away')) timesAway++;
    else process.stderr.write(text);
  });
  const renders: string[] = [];
  child.on('message', (message: { renders?: string }) => {
    if (message.renders) renders.push(message.renders);
  });
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }];
  return {
    child,
    renders,
    get: async (path: string) => {
      const answer = await fetch(origin + path);
      return { state: answer.headers.get('x-nextjs-cache'), html: await answer.text() };
    },
    goOn: () => child.send({ go: true }),
    expire: (expire: string) => child.send({ expire }),
  };
}

let timesAway = 0;
/** A counter for new paths: Redis keeps the pages of earlier tests. */
let pages = 0;

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

describeWithRedis('instances that share a Redis', () => {
  let [one, two]: [Instance?, Instance?] = [];
  const both = () => {
    if (!one || !two) throw new Error('not started');
    return [one, two] as const;
  };

  beforeAll(async () => {
    redis = await startRedis();
    folder = mkdtempSync(join(tmpdir(), 'haat-'));
    mkdirSync(join(folder, '.next'));
    writeFileSync(join(folder, '.next/BUILD_ID'), 'test');
  });
  beforeEach(async () => {
    [one, two] = await Promise.all([startInstance(), startInstance()]);
  });
  afterEach(() => {
    redis.goOn();
    for (const instance of [one, two]) if (instance?.child.connected) instance.child.disconnect();
  });
  afterAll(async () => {
    await redis.stop();
    rmSync(folder, { recursive: true });
  });

  const claims = () => redis.client.keys('haat:render:*');
  const rendersOf = (path: string) =>
    both().flatMap(({ renders }) => renders.filter((rendered) => rendered === path));
  /** Releases instances until the answers arrive. */
  async function settle<Answer>(
    answers: Promise<Answer>[],
    instances: readonly Instance[] = both(),
  ) {
    const all = Promise.all(answers);
    let isOver = false;
    void all.finally(() => {
      isOver = true;
    });
    while (!isOver) {
      for (const instance of instances) instance.goOn();
      await turn();
    }
    return all;
  }

  /** Repeats a rule with another page if Redis was away meanwhile. */
  async function whileConnected(rule: (path: string) => Promise<void>) {
    for (;;) {
      const before = timesAway;
      try {
        return await rule(`/product/${pages++}`);
      } catch (error) {
        if (timesAway === before) throw error;
      }
    }
  }

  it('render a page once, whoever is asked for it', () =>
    whileConnected(async (path) => {
      const ask = () => both().map(({ get }) => get(path));
      const first = ask();
      while (!rendersOf(path).length) await turn();
      const answers = await settle([...first, ...ask(), ...ask(), ...ask()]);
      expect(new Set(answers.map(({ html }) => html)).size).toBe(1);
      expect(rendersOf(path)).toHaveLength(1);
      while ((await claims()).length) await turn();
    }));

  it('render a page anew once, and both have the new one then', () =>
    whileConnected(async (path) => {
      const [first, second] = both();
      const stateOf = async ({ get }: Instance) => (await settle([get(path)]))[0]?.state;
      await stateOf(first);
      while ((await claims()).length) await turn();
      expect(await stateOf(second)).toBe('HIT');
      first.expire(`tag${path}`);
      for (const instance of both()) while ((await stateOf(instance)) === 'HIT') await turn();
      while ((await stateOf(first)) !== 'HIT' || (await stateOf(second)) !== 'HIT') await turn();
      expect(rendersOf(path)).toHaveLength(2);
    }));

  it('do not wait for one that has died longer than its claim lasts', async () => {
    const [first, second] = both();
    const lost = first.get('/product/c').catch(() => undefined);
    while (!rendersOf('/product/c').length) await turn();
    const waiting = second.get('/product/c');
    first.child.kill('SIGKILL');
    await lost;
    for (const claim of await claims()) {
      expect(await redis.client.pTTL(claim)).toBeGreaterThan(0);
      await redis.client.pExpire(claim, 1);
    }
    const [answer] = await settle([waiting], [second]);
    expect(answer?.html).toContain('/product/c');
  });

  it('do not queue for a page that is not kept', async () => {
    const answers = await settle(both().map(({ get }) => get('/product/missing')));
    expect(answers.map(({ html }) => html.includes('missing'))).toEqual([true, true]);
  });

  it('each render for themselves while Redis is away', async () => {
    redis.hang();
    const answers = await settle(both().map(({ get }) => get('/product/d')));
    expect(answers).toHaveLength(2);
    expect(rendersOf('/product/d')).toHaveLength(2);
  });
});
