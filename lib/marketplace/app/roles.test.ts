import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { staleProducts } from '../kernel/db/schema/stale-products';
import { describeOnPostgres } from '../kernel/db/testing/databases';
import { serveHttp } from '../providers/common/testing/serve-http';

type Said = { open?: true; runs?: string[]; marked?: true };

describeOnPostgres('processes with a role on one PostgreSQL', (make) => {
  const children: ChildProcess[] = [];
  let shop: Awaited<ReturnType<typeof serveHttp>>;
  let database: Awaited<ReturnType<typeof make>>;
  beforeAll(async () => {
    shop = await serveHttp({ fetch: () => Response.json({ success: true }) });
    database = await make();
  });
  afterAll(async () => {
    for (const child of children) child.kill();
    await shop.close();
    await database.drop();
  });

  async function start(role: 'web' | 'worker') {
    const own = {
      ...{ ROLE: role, JOBS_SECONDS: '0.1', LOG_LEVEL: 'silent', DEMO_DATA: 'off' },
      ...{ REVALIDATE_ORIGINS: shop.url, REVALIDATE_SECRET: 'secret', REDIS_URL: '' },
    };
    const child = fork('lib/marketplace/app/testing/role-process.ts', {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, NODE_OPTIONS: '', ...database.env, ...own },
    });
    children.push(child);
    await once(child, 'message');
    return {
      async ask(order: 'runs' | 'mark'): Promise<Said> {
        const said = once(child, 'message');
        child.send(order);
        return (await said)[0];
      },
      async close() {
        const ended = once(child, 'exit');
        child.send('close');
        await ended;
      },
    };
  }

  const runsOf = async (host: Awaited<ReturnType<typeof start>>) =>
    (await host.ask('runs')).runs ?? [];

  it('leaves to the worker what the web has to do later', async () => {
    const connection = await database.open();
    const web = await start('web');
    while (!(await runsOf(web)).length);
    await web.ask('mark');
    expect(await runsOf(web)).toEqual(['search counts']);
    const worker = await start('worker');
    while (await connection.db.$count(staleProducts));
    // The run is recorded a moment after its rows are gone.
    while (!(await runsOf(worker)).includes('stale products'));
    expect(await runsOf(web)).toEqual(['search counts']);
    await Promise.all([web.close(), worker.close()]);
    await connection.close();
  });
});
