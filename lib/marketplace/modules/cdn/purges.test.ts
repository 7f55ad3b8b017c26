import { asc, sql } from 'drizzle-orm';
import type { Connection } from '../../kernel/db/connection';
import { cdnPurges } from '../../kernel/db/schema/cdn-purges';
import { jobFaults } from '../../kernel/db/schema/ledger';
import { staleProducts } from '../../kernel/db/schema/stale-products';
import { testDatabases } from '../../kernel/db/testing/databases';
import { transact } from '../../kernel/db/transaction';
import { deliverStaleProducts } from '../../kernel/events/stale-products/deliver';
import { markProductsStale, markSiteStale } from '../../kernel/events/stale-products/mark';
import { tryFaultsAgain } from '../../kernel/jobs/each-row';
import { fastlyCdn } from '../../providers/cdn/fastly';
import { namesIn, openCdn } from '../../providers/cdn/testing/stand-in';
import { type CdnPurges, cdnPurgesOf, forgetPurges } from './purges';

const account = { serviceId: 'service', token: 'token' };

describe.each(testDatabases)('purges of a CDN on $name', ({ open }) => {
  let connection: Connection;
  let cdn: Awaited<ReturnType<typeof openCdn>>;
  let purges: CdnPurges;
  let refuses: boolean;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    refuses = false;
    for (const table of [staleProducts, cdnPurges, jobFaults]) await connection.db.delete(table);
    cdn = await openCdn(
      async (request) => {
        const names = await namesIn(request, 'surrogate_keys', 256);
        if (refuses || !names) return new Response('{}', { status: 401 });
        return { names, isSoft: request.headers.has('fastly-soft-purge') };
      },
      () => Response.json({}),
    );
    purges = cdnPurgesOf(connection.db, fastlyCdn(account, { baseUrl: cdn.url, timeoutMs: 5000 }));
  });
  afterEach(() => cdn.close());

  const seconds = (n: number) => new Date(Date.now() + n * 1000);
  /** Returns a function: the time that many seconds after the first purge of the delivered change is due. */
  async function afterDue() {
    const [first] = await connection.db
      .select()
      .from(cdnPurges)
      .orderBy(asc(cdnPurges.tryAt))
      .limit(1);
    const due = first?.tryAt.getTime() ?? Number.NaN;
    return (n: number) => new Date(due + n * 1000);
  }
  const waiting = () => connection.db.$count(cdnPurges);
  const mark = (...ids: number[]) => transact(connection.db, (tx) => markProductsStale(tx, ids));
  const deliver = (revalidate = async () => {}, now = new Date()) =>
    deliverStaleProducts(connection.db, revalidate, now, purges.note);

  it('follow a change once the shop’s own pages are revalidated, and not before', async () => {
    await cdn.keep('/product/shirt', ['site', 'product:7']);
    await cdn.keep('/products', ['site', 'products']);
    await cdn.keep('/about', ['site', 'content']);
    await mark(7);
    const during: number[] = [];
    await deliver(async () => {
      during.push(await waiting());
    });
    expect(during).toEqual([0]);
    expect(await purges.purge(new Date())).toBeGreaterThan(0);
    expect([
      await cdn.stateOf('/product/shirt'),
      await cdn.stateOf('/products'),
      await cdn.stateOf('/about'),
    ]).toEqual(['gone', 'soft', 'kept']);
  });

  it('come again within two seconds and a moment later, for what was on its way meanwhile', async () => {
    await mark(7);
    await deliver();
    const dueAnd = await afterDue();
    await purges.purge(dueAnd(0));
    for (const later of [2, 60]) {
      await cdn.keep('/product/shirt', ['product:7']);
      expect(await purges.purge(dueAnd(0.5))).toBe(0);
      await purges.purge(dueAnd(later));
      expect(await cdn.stateOf('/product/shirt')).toBe('gone');
    }
    expect(await waiting()).toBe(0);
  });

  it('are written with the end of their news, or neither is', async () => {
    await mark(7);
    const lost = { ...purges, note: () => Promise.reject(new Error('the database is gone')) };
    await deliverStaleProducts(connection.db, async () => {}, new Date(), lost.note);
    expect([await waiting(), await connection.db.$count(staleProducts)]).toEqual([0, 1]);
  });

  it('wait while the CDN is away, as long as it takes, and nothing is noted', async () => {
    await cdn.keep('/about', ['site']);
    await transact(connection.db, (tx) => markSiteStale(tx));
    await deliver();
    const dueAnd = await afterDue();
    cdn.fail(503, 3);
    await expect(purges.purge(dueAnd(0))).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await purges.purge(dueAnd(0))).toBe(0);
    expect(await connection.db.$count(jobFaults)).toBe(0);
    expect(await purges.purge(dueAnd(700))).toBe(3);
    expect(await cdn.stateOf('/about')).toBe('gone');
  });

  it('are listed under the CDN that refuses them, and made once it is tried again', async () => {
    await mark(7, 8);
    await deliver();
    refuses = true;
    await expect(purges.purge(new Date())).rejects.toMatchObject({ kind: 'refused' });
    const faults = await connection.db.select().from(jobFaults);
    expect(faults).toMatchObject([{ job: 'cdn purges', subject: 'fastly' }]);
    const calls = cdn.calls().length;
    expect(await purges.purge(seconds(30))).toBe(0);
    expect(cdn.calls()).toHaveLength(calls);
    refuses = false;
    await connection.db.update(cdnPurges).set({ tryAt: sql`now()` });
    await tryFaultsAgain(connection.db, new Date());
    expect(await purges.purge(seconds(1))).toBeGreaterThan(0);
    expect([await waiting(), await connection.db.$count(jobFaults)]).toEqual([0, 0]);
  });

  it('are all made, however many there are, and once by several instances', async () => {
    const ids = Array.from({ length: 1201 }, (_, n) => n + 1);
    await mark(...ids);
    await deliver();
    const done = await Promise.all([1, 2, 3].map(() => purges.purge(seconds(60))));
    expect(done.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(2 * ids.length);
    expect(await waiting()).toBe(0);
  });

  it('are forgotten where no CDN is set any more', async () => {
    await mark(7);
    await deliver();
    expect(await forgetPurges(connection.db)).toBeGreaterThan(0);
    expect(await waiting()).toBe(0);
  });
});
