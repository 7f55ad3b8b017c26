import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { varnishCdn } from '@/lib/marketplace/providers/cdn/varnish';
import { serveHttp } from '@/lib/marketplace/providers/common/testing/serve-http';
import { freePort } from './free-port';
import { hasVarnish, startVarnish } from './varnish';

const token = 'a-token';
const page = { 'cache-control': 's-maxage=900, stale-while-revalidate=3600' };

const describeVarnish = hasVarnish()
  ? describe
  : (name: string, _: () => void) =>
      describe.skip(`${name} (varnishd is not installed)`, () => it.todo(name));

describeVarnish('Varnish with deploy/varnish.vcl', () => {
  const folder = mkdtempSync(join(tmpdir(), 'haat-varnish-'));
  let shop: Awaited<ReturnType<typeof serveHttp>>;
  let varnish: Awaited<ReturnType<typeof startVarnish>>;
  /** Incremented by each change of the shop's content. */
  let version = 1;
  let isWell = true;
  /** Called when the shop has answered that it is unhealthy. */
  let toldUnwell = () => {};

  beforeAll(async () => {
    shop = await serveHttp({
      fetch({ url }) {
        const { pathname, searchParams } = new URL(url);
        if (pathname === '/api/health' && !isWell) {
          toldUnwell();
          return new Response('busy', { status: 503 });
        }
        const own = pathname === '/cart' ? { 'cache-control': 'private, no-store' } : page;
        const names = searchParams.get('names') ?? '';
        return new Response(String(version), { headers: { ...own, 'surrogate-key': names } });
      },
    });
    const port = Number(new URL(shop.url).port);
    const own = await freePort();
    varnish = await startVarnish({ folder, port: own, shops: [port, port], token });
  });
  afterAll(async () => {
    await varnish.stop();
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const shown = async (path: string) => Number(await (await fetch(varnish.url + path)).text());
  const cdn = () => varnishCdn({ urls: [varnish.url], token });

  it('keeps what it may, and drops what bears a name at once', async () => {
    const [one, other] = ['/a?names=site+product:1', '/b?names=site+product:12'];
    const before = [await shown(one), await shown(other)];
    version++;
    expect([await shown(one), await shown(other)]).toEqual(before);
    await cdn().purge(['product:1', 'product:7'], 'drop');
    expect([await shown(one), await shown(other)]).toEqual([version, before[1]]);
  });

  it('shows what was softened while it asks for it anew, and then that', async () => {
    const list = '/c?names=products';
    const before = await shown(list);
    version++;
    await cdn().purge(['products'], 'soften');
    expect(await shown(list)).toBe(before);
    while ((await shown(list)) !== version);
  });

  it('takes thousands of names', async () => {
    const last = '/d?names=product:1999';
    await shown(last);
    version++;
    await cdn().purge(
      Array.from({ length: 2000 }, (_, id) => `product:${id}`),
      'drop',
    );
    expect(await shown(last)).toBe(version);
  });

  it('keeps nothing of a visitor’s own, and no names in an answer', async () => {
    const before = await shown('/cart?names=site');
    version++;
    expect(await shown('/cart?names=site')).toBe(before + 1);
    const { headers } = await fetch(`${varnish.url}/e?names=site`);
    expect([headers.get('surrogate-key'), headers.get('xkey')]).toEqual([null, null]);
  });

  it('asks on where no instance says that it is well', async () => {
    // Both backends are this server: each is unhealthy after three of its last four answers.
    let answers = 0;
    await new Promise<void>((resolve) => {
      toldUnwell = () => {
        answers++;
        if (answers === 8) resolve();
      };
      isWell = false;
    });
    expect(await shown('/g')).toBe(version);
    isWell = true;
  });

  it('asks the other instance where one has just died', async () => {
    const port = Number(new URL(shop.url).port);
    const shops: [number, number] = [port, await freePort()];
    const own = { folder: join(folder, 'dead'), port: await freePort(), shops, token };
    const other = await startVarnish(own);
    // Many requests at once: repeated ones must not be sent to the dead backend.
    const paths = Array.from({ length: 40 }, (_, n) => `/h${n}`);
    const asked = paths.map(async (path) => (await fetch(other.url + path)).status);
    const answers = await Promise.all(asked).finally(other.stop);
    expect(new Set(answers)).toEqual(new Set([200]));
  });

  it('drops nothing without the key', async () => {
    const path = '/f?names=product:5';
    const before = await shown(path);
    version++;
    const stranger = varnishCdn({ urls: [varnish.url], token: 'another' });
    const purged = stranger.purge(['product:5'], 'drop');
    await expect(purged).rejects.toMatchObject({ kind: 'refused' });
    expect(await shown(path)).toBe(before);
  });
});
