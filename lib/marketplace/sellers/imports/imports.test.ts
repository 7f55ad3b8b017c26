import { and, eq, inArray } from 'drizzle-orm';
import type { Connection } from '../../db/connection';
import { products } from '../../db/schema/catalog';
import { importRows, imports } from '../../db/schema/imports';
import { listings } from '../../db/schema/listings';
import { testDatabases } from '../../db/testing/databases';
import { backgroundDone } from '../../jobs/background';
import { sendMails } from '../../mail/outbox';
import { storeFromConfig } from '../../storage/object-store';
import { privateFilesFromConfig } from '../../storage/private-files';
import { runImports } from './run/runner';
import { type ImportDesk, openImportDesk } from './testing/import-desk';
import { type Line, shirts } from './testing/tables';

describe.each(testDatabases)('imports on $name', ({ open }) => {
  let connection: Connection;
  let desk: ImportDesk;
  beforeAll(async () => {
    connection = await open();
  });
  beforeEach(async () => {
    desk = await openImportDesk(connection);
  });
  afterEach(() => desk.close());
  afterAll(() => connection.close());

  const given = () => ({ category: desk.category.slug, picture: desk.picture });
  const own = () =>
    desk.db.select().from(products).where(eq(products.storeId, desk.store.id)).orderBy(products.id);
  const breakSome = (every: number) => (line: Line, n: number) =>
    n % every ? line : { ...line, price: 'cheap', stock: -1 };

  it('takes over what is right, names each fault, and changes nothing the second time', async () => {
    const file = shirts(300, given(), breakSome(50));
    const checked = await desk.check(file);
    expect(checked).toMatchObject({ state: 'checked', format: 'haat' });
    expect(checked.counts).toMatchObject({ rows: 300, new: 294, faulty: 6, unchanged: 0 });
    expect(await own()).toHaveLength(0);
    const [first] = await desk.faults(checked.id);
    expect(first).toMatchObject({ number: 2, sku: 'SKU-0', outcome: 'faulty' });
    expect(first.problems).toEqual([
      { field: 'price', column: 'price', value: 'cheap', message: expect.stringMatching(/rupees/) },
      { field: 'stock', column: 'stock', value: '-1', message: expect.stringMatching(/whole/) },
    ]);
    expect((await desk.faults(checked.id, 'hi'))[0].problems[0].message).toMatch(/रुपये/);
    const done = await desk.apply(checked.id);
    expect(done).toMatchObject({ state: 'done', progress: 1 });
    const rows = await own();
    expect(rows).toHaveLength(294);
    expect(rows[0]).toMatchObject({ sku: 'SKU-1', price: 79_900, stock: 20, isActive: true });
    const again = await desk.check(file);
    expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 294, faulty: 6 });
    await desk.apply(again.id);
    const after = await own();
    expect(after.map(({ updatedAt }) => updatedAt)).toEqual(rows.map(({ updatedAt }) => updatedAt));
    const mailer = { db: desk.db, mailer: desk.api.mailer };
    await sendMails(mailer, new Date());
    expect(desk.api.mails.map(({ subject }) => subject)).toContain('Your import is done: file.csv');
  });

  it('changes price and stock of what is live at once, and leaves alone what a file does not say', async () => {
    await desk.apply((await desk.check(shirts(3, given()))).id);
    const checked = await desk.check(
      'sku,price,stock\nSKU-0,"₹ 1,099.50",5\nSKU-1,,7\nSKU-2,799,20\n',
    );
    expect(checked.counts).toMatchObject({ changed: 2, unchanged: 1, new: 0, faulty: 0 });
    await desk.apply(checked.id);
    expect(await own()).toMatchObject([
      { price: 109_950, stock: 5, name: 'Cotton Shirt 0' },
      { price: 79_900, stock: 7 },
      { price: 79_900, stock: 20 },
    ]);
  });

  it('sends new listings to review where the store is reviewed, but prices and stock live', async () => {
    const reviewed = await openImportDesk(connection, { isReviewed: true });
    const file = shirts(2, { category: reviewed.category.slug, picture: reviewed.picture });
    await reviewed.apply((await reviewed.check(file)).id);
    const states = () =>
      reviewed.db
        .select({ status: listings.status })
        .from(listings)
        .where(eq(listings.storeId, reviewed.store.id));
    expect(await states()).toEqual([{ status: 'in_review' }, { status: 'in_review' }]);
    expect((await reviewed.check(file)).counts).toMatchObject({ unchanged: 2, changed: 0 });
    reviewed.close();
  });

  it('keeps what lacks a picture as a draft, and says so', async () => {
    const file = shirts(1, given(), ({ pictures: _, ...line }) => line);
    const checked = await desk.check(file);
    expect(checked.counts).toMatchObject({ new: 1, drafts: 1, faulty: 0 });
    await desk.apply(checked.id);
    expect(await own()).toHaveLength(0);
    const later = await desk.check(`sku,pictures\nSKU-0,${desk.picture}\n`);
    expect(later.counts).toMatchObject({ changed: 1, faulty: 0 });
    await desk.apply(later.id);
    expect(await own()).toHaveLength(1);
  });

  it('goes on where a process has left, and writes nothing twice', async () => {
    const checked = await desk.check(shirts(1000, given()));
    await desk.db.update(imports).set({ state: 'applying' }).where(eq(imports.id, checked.id));
    const context = {
      db: desk.db,
      files: await privateFilesFromConfig(),
      pictures: await storeFromConfig(),
    };
    let steps = 0;
    await runImports({ ...context, shouldStop: () => ++steps > 3 });
    const half = (await own()).length;
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(1000);
    await runImports(context);
    expect(await own()).toHaveLength(1000);
    const [one] = await desk.db.select().from(imports).where(eq(imports.id, checked.id));
    expect(one).toMatchObject({ state: 'done', newCount: 1000, faultyCount: 0 });
  });

  it('stops at once when it is cancelled, and keeps what it has done', async () => {
    const checked = await desk.check(shirts(900, given()));
    await desk.db.update(imports).set({ state: 'applying' }).where(eq(imports.id, checked.id));
    let steps = 0;
    const cancel = async () => desk.call('POST', `imports/${checked.id}/cancel`);
    let cancelling: Promise<unknown> | undefined;
    await runImports({
      db: desk.db,
      files: await privateFilesFromConfig(),
      pictures: await storeFromConfig(),
      shouldStop: () => {
        if (++steps === 3) cancelling = cancel();
        return false;
      },
    });
    await cancelling;
    await backgroundDone();
    const [one] = await desk.db.select().from(imports).where(eq(imports.id, checked.id));
    expect(one?.state).toBe('cancelled');
    const applied = await desk.db.$count(
      importRows,
      and(eq(importRows.importId, checked.id), eq(importRows.isApplied, true)),
    );
    expect((await own()).length).toBe(applied);
    expect(applied).toBeLessThan(900);
    expect((await desk.call('POST', `imports/${checked.id}/apply`)).status).toBe(409);
    const codes = await desk.db
      .select({ id: listings.id })
      .from(listings)
      .where(and(eq(listings.storeId, desk.store.id), inArray(listings.status, ['draft'])));
    expect(codes).toEqual([]);
  });
});
