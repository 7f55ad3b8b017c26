import { eq, sql } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import type { Connection } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { importedPictures, imports } from '../../../kernel/db/schema/imports';
import { listings, storePictures } from '../../../kernel/db/schema/listings';
import { operatorLog } from '../../../kernel/db/schema/operators';
import { stockMovements } from '../../../kernel/db/schema/stock';
import { stores } from '../../../kernel/db/schema/stores';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { backgroundDone } from '../../../kernel/jobs/background';
import { makeOperator } from '../../operators/testing/make-operator';
import { runImports } from '../run/runner';
import {
  type MarketDesk,
  type MarketStore,
  marketImports,
  openMarketDesk,
} from '../testing/market-desk';

describe.each(testDatabases)('imports for all stores on $name', ({ open }) => {
  let connection: Connection;
  let desk: MarketDesk;
  beforeAll(async () => {
    connection = await open();
    desk = await openMarketDesk(connection);
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
    desk.close();
  });

  /** Returns table lines of two stores, one named by its slug and one by its id. */
  const both = (one: MarketStore, other: MarketStore) => [
    { of: one.store.slug, picture: one.picture },
    { of: other.store.id, picture: other.picture },
  ];
  const skusOf = ({ store }: MarketStore) =>
    connection.db
      .select()
      .from(products)
      .where(eq(products.storeId, store.id))
      .orderBy(products.id);
  type Result = { state: string; stores: { store: string; new: number }[] };
  /** Returns the lines of the operators' log about an import's end. */
  async function results(id: number) {
    const lines = await connection.db
      .select()
      .from(operatorLog)
      .where(eq(operatorLog.subject, `imports/${id}`));
    return lines
      .filter(({ action }) => action.startsWith('IMPORT'))
      .map(({ operatorId, request }) => ({ operatorId, ...(request as Result) }));
  }

  it('takes rows of two stores live, the same SKU in each, and nothing the second time', async () => {
    const [one, other] = [await desk.openStore(), await desk.openStore()];
    const file = desk.table(both(one, other), 3);
    const checked = await desk.check(file);
    expect(checked).toMatchObject({ state: 'checked', created_by: desk.operator.name });
    expect(checked.counts).toMatchObject({ rows: 6, new: 6, faulty: 0 });
    expect(await skusOf(one)).toHaveLength(0);
    expect((await desk.apply(checked.id)).state).toBe('done');
    for (const store of [one, other]) {
      expect((await skusOf(store)).map(({ sku, isActive }) => [sku, isActive])).toEqual([
        ['SKU-0', true],
        ['SKU-1', true],
        ['SKU-2', true],
      ]);
    }
    const counts = { new: 3, changed: 0, unchanged: 0, faulty: 0 };
    const [log, ...others] = await results(checked.id);
    expect(others).toEqual([]);
    expect(log).toMatchObject({ operatorId: desk.operator.id, state: 'done' });
    expect(log?.stores).toEqual(
      [one.store.slug, other.store.slug].sort().map((store) => ({ store, ...counts })),
    );
    const again = await desk.check(file);
    expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 6, faulty: 0 });
  });

  it("names the market in the store's history, not somebody of the store", async () => {
    const one = await desk.openStore();
    const file = desk.table([{ of: one.store.slug, picture: one.picture }], 1);
    await desk.apply((await desk.check(file)).id);
    const [sku] = await skusOf(one);
    const history = `/api/seller/listings/${sku?.listingId}/history`;
    const { body } = await desk.api.call('GET', history, { token: one.token });
    expect(body.data[0]).toMatchObject({ kind: 'imported', by: null });
    await desk.apply((await desk.check(`store,sku,stock\n${one.store.slug},SKU-0,7\n`)).id);
    const moves = await connection.db
      .select()
      .from(stockMovements)
      .where(eq(stockMovements.productId, Number(sku?.id)));
    expect(moves.at(-1)).toMatchObject({ kind: 'import', delta: -13, vendorId: null });
    const own = await desk.api.call('GET', '/api/seller/imports', { token: one.token });
    expect(own.body.data.total).toBe(0);
  });

  it('leaves to review what a store has changed itself', async () => {
    const one = await desk.openStore();
    const file = desk.table([{ of: one.store.slug, picture: one.picture }], 1);
    await desk.apply((await desk.check(file)).id);
    const [sku] = await skusOf(one);
    const id = Number(sku?.listingId);
    const { body } = await desk.api.call('GET', `/api/seller/listings/${id}`, { token: one.token });
    const { version, document } = body.data;
    await desk.api.call('PUT', `/api/seller/listings/${id}`, {
      token: one.token,
      body: { version, document: { ...document, name: { en: 'Not seen yet', hi: '' } } },
    });
    await desk.apply((await desk.check(`Store,SKU,hsn\n${one.store.slug},SKU-0,6206\n`)).id);
    const [listing] = await connection.db.select().from(listings).where(eq(listings.id, id));
    expect(listing?.status).toBe('in_review');
    expect((await skusOf(one))[0]?.name).toBe('Cotton Shirt 0');
  });

  it('goes back in all its stores, but for what somebody has changed since', async () => {
    const [one, other] = [await desk.openStore(), await desk.openStore()];
    await desk.apply((await desk.check(desk.table(both(one, other), 2))).id);
    const given = await connection.db.select().from(products);
    const dearer = desk.table(both(one, other), 3, (line) => ({
      ...line,
      price: '777',
      stock: '3',
    }));
    const { id } = await desk.check(dearer);
    expect(await desk.apply(id)).toMatchObject({ state: 'done', can_undo: true });
    const [touched] = (await skusOf(other)).filter(({ sku }) => sku === 'SKU-1');
    await connection.db
      .update(listings)
      .set({ version: sql`${listings.version} + 1` })
      .where(eq(listings.id, Number(touched?.listingId)));
    const { status } = await desk.call('POST', `/${id}/undo`);
    expect(status).toBe(200);
    await backgroundDone();
    const { data } = (await desk.call('GET', `/${id}`)).body;
    expect(data).toMatchObject({ state: 'undone', can_undo: false, undone: { back: 5, left: 1 } });
    const before = (storeId: number, sku: string) =>
      given.find((row) => row.storeId === storeId && row.sku === sku);
    for (const { store } of [one, other]) {
      for (const row of await skusOf({ store } as MarketStore)) {
        const was = before(store.id, String(row.sku));
        if (row.id === touched?.id) expect(row).toMatchObject({ price: 77_700, stock: 3 });
        else if (was) expect(row).toMatchObject({ price: was.price, stock: was.stock });
        else expect(row.isActive).toBe(false);
      }
    }
    const log = (await results(id)).find(({ state }) => state === 'undone');
    expect(log).toMatchObject({ operatorId: desk.operator.id, listings: { back: 5, left: 1 } });
    expect((await desk.call('POST', `/${id}/undo`)).status).toBe(409);
  });

  it('says in words what is wrong with a row, its store among it, and as a file to correct', async () => {
    const [one, other] = [await desk.openStore(), await desk.openStore()];
    const suspended = { status: 'suspended' as const };
    await connection.db.update(stores).set(suspended).where(eq(stores.id, other.store.id));
    const first = { of: one.store.slug, picture: one.picture };
    const [heading, row] = desk.table([first], 1).split('\r\n');
    const wrong = (of: string) => String(row).replace(one.store.slug, of);
    const foreign = wrong(one.store.slug).replace(one.picture, other.picture);
    const lines = [heading, wrong('no-such-store'), wrong(''), wrong(other.store.slug), foreign];
    const checked = await desk.check(lines.join('\r\n'));
    expect(checked.counts).toMatchObject({ rows: 4, new: 1, drafts: 1, faulty: 3 });
    const rows = await desk.faults(checked.id);
    expect(rows[0]).toMatchObject({ number: 2, store: 'no-such-store', sku: 'SKU-0' });
    type Row = { problems: { column: string; message: string }[] };
    const said = rows.map(({ problems }: Row) => [problems[0]?.column, problems[0]?.message]);
    expect(said).toEqual([
      ['store', 'There is no such store. Write its slug or its number.'],
      ['store', 'Name the store of the row: its slug or its number.'],
      ['store', 'The store is suspended.'],
    ]);
    // A picture that belongs to another store is left out; the row stays.
    const path = `/${checked.id}/report?problem=picture_not_yours`;
    const [draft] = (await desk.call('GET', path)).body.data.rows;
    expect(draft).toMatchObject({ outcome: 'new', sku: 'SKU-0' });
    expect(draft.problems).toContainEqual(
      expect.objectContaining({ message: expect.stringMatching(/no picture of the store/) }),
    );
    expect((await desk.faults(checked.id, 'hi'))[2].problems[0].message).toBe('दुकान रोकी गई है।');
    const toCorrect = String(await desk.download(`/${checked.id}/faulty-rows`)).split('\r\n');
    expect(toCorrect[0]).toMatch(/^\uFEFFWhat to correct,store,/);
    expect(toCorrect[1]).toMatch(/^store: There is no such store.*,no-such-store,/);
    expect(await skusOf(one)).toHaveLength(0);
  });

  it('judges a store again that was suspended after the check', async () => {
    const [one, other] = [await desk.openStore(), await desk.openStore()];
    const checked = await desk.check(desk.table(both(one, other), 2));
    const suspended = { status: 'suspended' as const };
    await connection.db.update(stores).set(suspended).where(eq(stores.id, other.store.id));
    expect((await desk.apply(checked.id)).counts).toMatchObject({ new: 2, faulty: 2 });
    expect([await skusOf(one), await skusOf(other)].map(({ length }) => length)).toEqual([2, 0]);
  });

  it('refuses a SKU that another listing of the same store has', async () => {
    const one = await desk.openStore();
    const of = [{ of: one.store.slug, picture: one.picture }];
    await desk.apply((await desk.check(desk.table(of, 1))).id);
    const file = desk.table(of, 1, (line) => ({ ...line, listing_code: 'OTHER' }));
    const checked = await desk.check(file);
    expect((await desk.faults(checked.id))[0].problems[0]).toMatchObject({ column: 'sku' });
  });

  it('refuses a file without a column for the store or the SKU', async () => {
    for (const file of ['sku,price\nA,1\n', 'store,price\na,1\n']) {
      const { status, body } = await desk.upload(file);
      expect([status, body.message]).toEqual([422, expect.stringMatching(/column for the store/)]);
    }
  });

  it('gives each store its own copy of a picture of the ZIP', async () => {
    const [one, other] = [await desk.openStore(), await desk.openStore()];
    const create = { width: 900, height: 900, channels: 3 as const, background: '#223355' };
    const picture = await sharp({ create }).png().toBuffer();
    const named = both(one, other).map((each) => ({ ...each, picture: 'front.png' }));
    const zip = zipSync({ 'all.csv': strToU8(desk.table(named, 1)), 'front.png': picture });
    const checked = await desk.check(zip);
    expect(checked).toMatchObject({ picture_count: 1, counts: { new: 2, faulty: 0 } });
    expect((await desk.apply(checked.id)).counts).toMatchObject({ new: 2, drafts: 0 });
    const kept = await connection.db
      .select({ storeId: storePictures.storeId })
      .from(importedPictures)
      .innerJoin(storePictures, eq(storePictures.url, importedPictures.url));
    expect(kept.map(({ storeId }) => storeId).sort()).toEqual(
      [one.store.id, other.store.id].sort(),
    );
  });

  it('goes on after a process that stopped, and keeps what was done when it is cancelled', async () => {
    const [one, other] = [await desk.openStore(), await desk.openStore()];
    const checked = await desk.check(desk.table(both(one, other), 500));
    const applying = { state: 'applying' as const };
    await connection.db.update(imports).set(applying).where(eq(imports.id, checked.id));
    const context = {
      db: connection.db,
      files: desk.api.files,
    };
    const count = async () => (await skusOf(one)).length + (await skusOf(other)).length;
    const someSteps = () => {
      let steps = 0;
      return () => ++steps > 4;
    };
    await runImports({ ...context, shouldStop: someSteps() });
    const half = await count();
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(1000);
    await runImports({ ...context, shouldStop: someSteps() });
    const more = await count();
    expect(more).toBeGreaterThan(half);
    expect((await desk.call('POST', `/${checked.id}/cancel`)).body.data.state).toBe('cancelled');
    await runImports(context);
    expect(await count()).toBe(more);
    const [log] = await results(checked.id);
    expect(log?.state).toBe('cancelled');
    expect(log?.stores.reduce((sum, each) => sum + each.new, 0)).toBe(more);
    expect((await desk.call('POST', `/${checked.id}/apply`)).status).toBe(409);
  });

  it("is the operators' alone, and its template has the column of the store", async () => {
    const one = await desk.openStore();
    const { id } = await desk.check(desk.table([{ of: one.store.slug, picture: one.picture }], 1));
    const theirs = await desk.api.call('GET', `/api/seller/imports/${id}`, { token: one.token });
    expect(theirs.status).toBe(404);
    const finance = await makeOperator(connection.db, { role: 'finance' });
    expect((await desk.api.call('GET', marketImports, { token: finance.token })).status).toBe(403);
    const csv = String(await desk.download('/template?format=csv'));
    expect(csv).toMatch(/^\uFEFFstore,listing_code,sku,/);
    for (const format of ['csv', 'xlsx']) {
      const example = await desk.check(await desk.download(`/template?format=${format}`));
      expect(example.counts).toMatchObject({ rows: 2, faulty: 2 });
      const [{ store }] = await desk.faults(example.id);
      expect(store).toBe('example-store');
    }
  });
});
