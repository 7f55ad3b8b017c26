import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Connection } from '../../kernel/db/connection';
import { products } from '../../kernel/db/schema/catalog';
import { importRows, imports } from '../../kernel/db/schema/imports';
import { listings } from '../../kernel/db/schema/listings';
import { testDatabases } from '../../kernel/db/testing/databases';
import { transact } from '../../kernel/db/transaction';
import { backgroundDone } from '../../kernel/jobs/background';
import { sendMails } from '../../kernel/mail/outbox';
import { correctStock } from '../inventory/correct-stock';
import { cleanUpImports } from './clean-up';
import { mapImport } from './decide';
import { claimImport } from './run/lease';
import { runImports } from './run/runner';
import { applyImport, retryImport, undoImport } from './steps';
import { type ImportDesk, openImportDesk } from './testing/import-desk';
import { type Line, shirts } from './testing/tables';
import { wakeImports } from './wake';

function stopsAfter(most: number) {
  let steps = 0;
  return () => ++steps > most;
}

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

  it('takes a listing over whole that has more rows than a transaction', async () => {
    const file = shirts(100, given(), (line, n) => ({ ...line, listing_code: 'ALL', size: n + 1 }));
    const checked = await desk.check(file);
    expect(checked.counts).toMatchObject({ rows: 100, new: 100, faulty: 0 });
    expect((await desk.apply(checked.id)).counts).toMatchObject({ rows: 100, new: 100 });
    expect(await own()).toHaveLength(100);
    await desk.call('POST', `imports/${checked.id}/undo`);
    await backgroundDone();
    const { undone } = (await desk.call('GET', `imports/${checked.id}`)).body.data;
    expect(undone).toMatchObject({ left: 0 });
    expect((await own()).filter((one) => one.isActive)).toHaveLength(0);
  });

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
      { field: 'stock', column: 'stock', value: '-1', message: expect.stringMatching(/sold out/) },
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

  it('keeps what was sold between check and apply, and says so', async () => {
    await desk.apply((await desk.check(shirts(4, given()))).id);
    const live = await own();
    const sold = (n: number, quantity: number) =>
      transact(desk.db, (tx) =>
        correctStock(tx, {
          productId: Number(live[n]?.id),
          by: -quantity,
          kind: 'correction',
          reason: 'sold',
        }),
      );
    const file = 'sku,price,stock\nSKU-0,,50\nSKU-1,700,20\nSKU-2,,1\nSKU-3,,9\n';
    const checked = await desk.check(file);
    expect(checked.counts).toMatchObject({ changed: 4, faulty: 0 });
    for (const n of [0, 1, 2]) await sold(n, 3);
    const { id, counts } = await desk.apply(checked.id);
    expect(counts).toMatchObject({ changed: 4, faulty: 0, drafts: 0 });
    expect((await own()).map(({ stock }) => stock)).toEqual([47, 17, 0, 9]);
    const told = async (lang: string) => {
      const path = `imports/${id}/report?outcome=changed&lang=${lang}`;
      const { body } = await desk.call('GET', path);
      return body.data.rows.map(
        ({ problems }: { problems: { message: string }[] }) => problems[0]?.message,
      );
    };
    const said = 'The stock was 20 at the check and has changed since.';
    expect(await told('en')).toEqual([
      `${said} The difference was kept: it is now 47.`,
      undefined,
      `${said} The difference was kept: it is now 0.`,
      undefined,
    ]);
    expect((await told('hi'))[0]).toMatch(/जाँच के समय स्टॉक 20 था/);
  });

  it('takes SKU, price and stock of listings in every state, in any order of columns', async () => {
    const reviewed = await openImportDesk(connection, { isReviewed: true });
    const of = { category: reviewed.category.slug, picture: reviewed.picture };
    const file = shirts(4, of, (line, n) => (n === 1 ? { ...line, pictures: '' } : line));
    await reviewed.apply((await reviewed.check(file)).id);
    const all = () =>
      reviewed.db
        .select()
        .from(listings)
        .where(eq(listings.storeId, reviewed.store.id))
        .orderBy(listings.id);
    const refused = { status: 'rejected' as const, rejection: { name: 'x' } };
    const [, , third] = await all();
    await reviewed.db
      .update(listings)
      .set(refused)
      .where(eq(listings.id, Number(third?.id)));
    const states = ['in_review', 'draft', 'rejected', 'in_review'];
    expect((await all()).map(({ status }) => status)).toEqual(states);
    const rows = [0, 1, 2, 3].map((n) => `${n + 5},SKU-${n},${500 + n}`);
    const checked = await reviewed.check(`stock,sku,price\n${rows.join('\n')}\n`);
    expect(checked.counts).toMatchObject({ changed: 4, new: 0, faulty: 0 });
    await reviewed.apply(checked.id);
    expect((await all()).map(({ status }) => status)).toEqual(states);
    expect(
      (await all()).map(({ draft }) => [draft?.skus[0]?.stock, draft?.skus[0]?.price]),
    ).toEqual([
      [5, 500],
      [6, 501],
      [7, 502],
      [8, 503],
    ]);
    reviewed.close();
  });

  it('parks what has broken off twice, says so, and tries it again when asked', async () => {
    const { id, mapping } = (await desk.upload(shirts(3, given()))).body.data;
    await mapImport(desk.db, desk.seller, id, mapping);
    const present = async () => {
      const [one] = await desk.db.select().from(imports).where(eq(imports.id, id));
      return one;
    };
    // Simulates a process that is killed at once and whose lease has run out.
    for (const tries of [1, 2]) {
      expect(await claimImport(desk.db, `runner ${tries}`)).toMatchObject({ id, tries });
      await desk.db.update(imports).set({ leaseUntil: sql`now()` }).where(eq(imports.id, id));
    }
    const context = { db: desk.db, files: desk.api.files };
    await runImports(context);
    expect(await present()).toMatchObject({ state: 'failed', failure: 'import_parked', tries: 2 });
    await cleanUpImports(desk.db, context.files, new Date());
    const { data } = (await desk.call('GET', `imports/${id}?lang=hi`)).body;
    expect(data).toMatchObject({ can_retry: true, failure: expect.stringMatching(/दो बार/) });
    expect((await desk.call('POST', `imports/${id}/retry`)).status).toBe(200);
    await backgroundDone();
    expect(await present()).toMatchObject({ state: 'checked', failure: null, newCount: 3 });
    expect((await desk.call('POST', `imports/${id}/retry`)).status).toBe(409);
  });

  it('counts no try of a process that leaves in good order, or has come further', async () => {
    const checked = await desk.check(shirts(1000, given()));
    await desk.db.update(imports).set({ state: 'applying' }).where(eq(imports.id, checked.id));
    const context = { db: desk.db, files: desk.api.files };
    for (let round = 0; round < 3; round++) {
      await runImports({ ...context, shouldStop: stopsAfter(2) });
      const [one] = await desk.db.select().from(imports).where(eq(imports.id, checked.id));
      expect(one).toMatchObject({ state: 'applying', tries: 0 });
    }
  });

  it('goes on where a process has left, and writes nothing twice', async () => {
    const checked = await desk.check(shirts(1000, given()));
    await desk.db.update(imports).set({ state: 'applying' }).where(eq(imports.id, checked.id));
    const context = { db: desk.db, files: desk.api.files };
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

  it('tells how many rows are through, also once it was stopped and goes on', async () => {
    const file = shirts(600, given(), (line, n) => (n ? line : { ...line, price: 'cheap' }));
    const { id } = (await desk.upload(`${file}${file.split('\r\n')[1]}\r\n`)).body.data;
    const rows = async () => (await desk.call('GET', `imports/${id}`)).body.data.progress_rows;
    const context = { db: desk.db, files: desk.api.files };
    const { mapping } = (await desk.call('GET', `imports/${id}`)).body.data;
    await mapImport(desk.db, desk.seller, id, mapping);
    expect(await rows()).toEqual({ done: 0, of: null, is_reading: true });
    await runImports({ ...context, shouldStop: stopsAfter(2) });
    // The duplicate SKU was found while reading and is not checked.
    const first = await rows();
    expect(first).toMatchObject({ done: expect.any(Number), of: 600 });
    expect(first.done).toBeGreaterThan(0);
    await runImports(context);
    expect(await rows()).toBeNull();
    await applyImport(desk.db, desk.seller, id);
    expect(await rows()).toEqual({ done: 0, of: 599, is_reading: false });
    await runImports({ ...context, shouldStop: stopsAfter(2) });
    const { done } = await rows();
    expect(done).toBe(await own().then(({ length }) => length));
    await desk.call('POST', `imports/${id}/cancel`);
    expect(await rows()).toEqual({ done, of: 599, is_reading: false });
    await retryImport(desk.db, desk.seller, id);
    expect(await rows()).toEqual({ done, of: 599, is_reading: false });
    await runImports(context);
    expect(await rows()).toBeNull();
    await undoImport(desk.db, desk.seller, id);
    expect(await rows()).toEqual({ done: 0, of: 599, is_reading: false });
    await runImports({ ...context, shouldStop: stopsAfter(2) });
    expect(await rows()).toMatchObject({ of: 599 });
    expect((await rows()).done).toBeGreaterThan(0);
    await runImports(context);
    expect((await desk.call('GET', `imports/${id}`)).body.data).toMatchObject({ state: 'undone' });
  });

  it('gives its place back once its turn is over while another store waits, and goes on later', async () => {
    const other = await openImportDesk(connection, { folder: desk.folder });
    const theirs = { category: other.category.slug, picture: other.picture };
    const { id: large } = await desk.check(shirts(1000, given()));
    const { id: small } = await other.check(shirts(1, theirs));
    await applyImport(desk.db, desk.seller, large);
    await applyImport(desk.db, other.seller, small);
    const present = async (id: number) => {
      const [one] = await desk.db.select().from(imports).where(eq(imports.id, id));
      return one;
    };
    const { db } = desk;
    const { files } = desk.api;
    await runImports({ db, files, turn: 0, shouldStop: stopsAfter(8) });
    expect(await present(small)).toMatchObject({ state: 'done' });
    expect(await present(large)).toMatchObject({ state: 'applying', tries: 0, runner: null });
    const { done, of } = (await desk.call('GET', `imports/${large}`)).body.data.progress_rows;
    expect([done, of]).toEqual([(await own()).length, 1000]);
    await runImports({ db, files, turn: 0 });
    expect(await present(large)).toMatchObject({ state: 'done', newCount: 1000 });
    expect(await own()).toHaveLength(1000);
  });

  it('works on one of each store at a time, and of a store on the oldest', async () => {
    const other = await openImportDesk(connection, { folder: desk.folder });
    const begin = async (of: ImportDesk) => {
      const given = { category: of.category.slug, picture: of.picture };
      const { id, mapping } = (await of.upload(shirts(1, given))).body.data;
      await mapImport(of.db, of.seller, id, mapping);
      return id as number;
    };
    const [first, second, others] = [await begin(desk), await begin(desk), await begin(other)];
    const claim = async (runner: string) => (await claimImport(desk.db, runner))?.id;
    const both = [await claim('one'), await claim('two')];
    expect(both.sort((a, b) => Number(a) - Number(b))).toEqual([first, others]);
    expect(await claim('three')).toBeUndefined();
    await desk.call('POST', `imports/${first}/cancel`);
    expect(await claim('four')).toBe(second);
    for (const [of, id] of [
      [desk, second],
      [other, others],
    ] as const) {
      await of.call('POST', `imports/${id}/cancel`);
    }
  });

  it('goes on with other stores’ files while one is held up', async () => {
    const other = await openImportDesk(connection, { folder: desk.folder });
    const theirs = { category: other.category.slug, picture: other.picture };
    const heldUp = (await desk.upload(shirts(1, given()))).body.data;
    const small = (await other.upload(shirts(1, theirs))).body.data;
    await mapImport(desk.db, desk.seller, heldUp.id, heldUp.mapping);
    await mapImport(desk.db, other.seller, small.id, small.mapping);
    const keyOf = async (id: number) => {
      const [row] = await desk.db.select().from(imports).where(eq(imports.id, id));
      return row?.fileKey;
    };
    const keys = { heldUp: await keyOf(heldUp.id), small: await keyOf(small.id) };
    const { files } = desk.api;
    let letGo = () => {};
    const smallIsDone = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const use: typeof files.privateFiles.use = async (key, work) => {
      if (key === keys.heldUp) await smallIsDone;
      const result = await files.privateFiles.use(key, work);
      if (key === keys.small) letGo();
      return result;
    };
    const privateFiles = { ...files.privateFiles, use };
    for (const _ of [1, 2]) wakeImports({ db: desk.db, files: { ...files, privateFiles } });
    await backgroundDone();
    for (const id of [heldUp.id, small.id]) {
      const [row] = await desk.db.select().from(imports).where(eq(imports.id, id));
      expect(row?.state).toBe('checked');
    }
  });

  it('stops at once when it is cancelled, and keeps what it has done', async () => {
    const checked = await desk.check(shirts(900, given()));
    await desk.db.update(imports).set({ state: 'applying' }).where(eq(imports.id, checked.id));
    let steps = 0;
    const cancel = async () => desk.call('POST', `imports/${checked.id}/cancel`);
    let cancelling: Promise<unknown> | undefined;
    await runImports({
      db: desk.db,
      files: desk.api.files,
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
