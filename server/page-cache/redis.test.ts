import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { viewLimit } from '@/lib/paths/routes';
import { describeWithRedis, startRedis } from '@/lib/redis/testing/redis-server';

type Page = { html: string; isFresh: boolean } | null;
type Counted = { views: number; milliseconds: number } | undefined;

describeWithRedis('the page cache on a Redis that hangs', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let folder: string;
  const ends: (() => void)[] = [];

  beforeAll(async () => {
    redis = await startRedis();
    folder = mkdtempSync(join(tmpdir(), 'haat-'));
    mkdirSync(join(folder, '.next'));
    writeFileSync(join(folder, '.next/BUILD_ID'), 'test');
  });
  afterEach(() => {
    redis.goOn();
    for (const end of ends.splice(0)) end();
  });
  afterAll(async () => {
    await redis.stop();
    rmSync(folder, { recursive: true });
  });

  /** Starts an instance of the shop, reduced to its page cache. */
  function startInstance() {
    const child = fork(resolve('server/page-cache/testing/instance-process.ts'), {
      execArgv: ['--import', pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href],
      cwd: folder,
      env: {
        ...process.env,
        REDIS_URL: redis.url,
        NODE_OPTIONS: '',
        TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const waiting = new Map<number, (answer: unknown) => void>();
    child.on('message', ({ id, answer }: { id: number; answer: unknown }) =>
      waiting.get(id)?.(answer),
    );
    let calls = 0;
    const call = <Answer>(name: string, ...values: string[]) =>
      new Promise<Answer>((answered) => {
        const id = calls++;
        waiting.set(id, answered as (answer: unknown) => void);
        child.send({ id, name, values });
      });
    ends.push(() => child.disconnect());
    return {
      get: (key: string) => call<Page>('get', key),
      set: (key: string, tag: string) => call('set', key, `<h1>${key}</h1>`, tag),
      revalidateTag: (tag: string) => call('revalidateTag', tag),
      countView: (visitor: string) => call<Counted>('countView', visitor),
    };
  }

  /** Stores a page in Redis by an instance that then ends. */
  async function leave(key: string, tag: string) {
    const instance = startInstance();
    const isThere = async () => (await redis.client.keys(`haat:page:*:test:${key}`)).length > 0;
    while (!(await isThere())) await instance.set(key, tag);
  }

  async function used(instance: ReturnType<typeof startInstance>, key: string) {
    for (;;) {
      const page = await instance.get(key);
      if (page) return page;
    }
  }

  it('asks it once, then goes on by memory, and uses it again when it answers', async () => {
    await leave('/a', 'tag-a');
    await leave('/b', 'tag-b');
    const instance = startInstance();
    expect(await used(instance, '/a')).toEqual({ html: '<h1>/a</h1>', isFresh: true });

    const before = await redis.countOf('get');
    redis.hang();
    for (let n = 0; n < 50; n++) expect(await instance.get('/b')).toBeNull();
    await instance.set('/c', 'tag-c');
    await instance.revalidateTag('tag-a');
    expect(await instance.get('/a')).toMatchObject({ isFresh: false });
    expect(await instance.get('/c')).toMatchObject({ isFresh: true });
    redis.goOn();
    expect(await redis.countOf('get')).toBeLessThanOrEqual(before + 1);

    expect(await used(instance, '/b')).toMatchObject({ isFresh: true });
    // The mark that it could not publish meanwhile has now been published.
    expect(await used(startInstance(), '/a')).toMatchObject({ isFresh: false });
  });

  it('does not believe it before the marks are read that were missed meanwhile', async () => {
    await leave('/d', 'tag-d');
    await leave('/e', 'tag-e');
    const instance = startInstance();
    await used(instance, '/d');
    // Another instance marks the tag; the message to this one is lost with the connection.
    await redis.client.hSet('haat:tags', 'tag-e', JSON.stringify({ stale: Date.now() }));
    redis.hang();
    expect(await instance.get('/nowhere')).toBeNull();
    redis.goOn();
    expect(await used(instance, '/e')).toMatchObject({ isFresh: false });
  });

  it('does not keep the first request of an instance waiting', async () => {
    await leave('/f', 'tag-f');
    redis.hang();
    const instance = startInstance();
    expect(await instance.get('/f')).toBeNull();
    redis.goOn();
    expect(await used(instance, '/f')).toMatchObject({ isFresh: true });
  });

  it('counts the views of a visitor for all instances, and none while it hangs', async () => {
    const [one, two] = [startInstance(), startInstance()];
    const counted = async (instance: typeof one, visitor: string) => {
      for (;;) {
        const all = await instance.countView(visitor);
        if (all) return all;
      }
    };
    await counted(two, 'another visitor');
    expect(await counted(one, '198.51.100.1')).toMatchObject({ views: 1 });
    expect(await two.countView('198.51.100.1')).toMatchObject({ views: 2 });
    const { views, milliseconds } = await counted(one, '198.51.100.1');
    expect(views).toBe(3);
    expect(milliseconds).toBeLessThanOrEqual(viewLimit.seconds * 1000);
    expect(milliseconds).toBeGreaterThan(0);
    redis.hang();
    expect(await one.countView('198.51.100.1')).toBeUndefined();
    redis.goOn();
    expect(await counted(one, '198.51.100.1')).toMatchObject({ views: expect.any(Number) });
  });
});
