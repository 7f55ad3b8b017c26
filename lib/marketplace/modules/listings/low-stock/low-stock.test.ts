import { eq } from 'drizzle-orm';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import type { products } from '../../../kernel/db/schema/catalog';
import { storeMembers } from '../../../kernel/db/schema/sellers';
import { stores, vendors } from '../../../kernel/db/schema/stores';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct } from '../../../kernel/db/testing/fixtures';
import { sendMails } from '../../../kernel/mail/outbox';
import { correctStock } from '../../inventory/correct-stock';
import { makeSeller } from '../../sellers/testing/members';
import { mailLowStock } from './mail-low-stock';

const hour = 3_600_000;

describe.each(testDatabases)('mail about low stock on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let seller: Awaited<ReturnType<typeof makeSeller>>;
  let product: typeof products.$inferSelect;
  let now: number;

  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    seller = await makeSeller(connection.db);
    product = await makeProduct(connection.db, {
      storeId: seller.store.id,
      name: 'Brass lamp',
      nameHi: 'पीतल का दीया',
    });
    now = Date.now();
  });

  const setStock = (to: number, productId = product.id) =>
    connection.db.transaction((tx) =>
      correctStock(tx, { productId, to, kind: 'correction', reason: 'sold' }),
    );
  /** Returns the mails that are sent that many hours from now. */
  async function mailed(hours = 0) {
    const at = new Date(now + hours * hour);
    await mailLowStock(connection.db, at);
    api.mails.length = 0;
    await sendMails({ db: connection.db, mailer: api.mailer }, new Date(Date.now() + 1000));
    return [...api.mails];
  }

  it('is sent once a SKU falls to the threshold, and again only after it was refilled', async () => {
    await setStock(6);
    expect(await mailed()).toEqual([]);
    await setStock(5);
    const [mail] = await mailed();
    expect(mail?.text).toContain('Brass lamp');
    expect(mail?.text).toContain(product.sku);
    await setStock(2);
    expect(await mailed(2)).toEqual([]);
    await setStock(20);
    await setStock(4);
    expect(await mailed(4)).toHaveLength(1);
  });

  it('names all SKUs of a store in one mail, at most one an hour', async () => {
    const other = await makeProduct(connection.db, { storeId: seller.store.id });
    await setStock(1);
    await setStock(0, other.id);
    const [mail, ...more] = await mailed();
    expect([mail?.text.includes(product.sku), mail?.text.includes(other.sku)]).toEqual([
      true,
      true,
    ]);
    expect(more).toEqual([]);
    const third = await makeProduct(connection.db, { storeId: seller.store.id });
    await setStock(3, third.id);
    expect(await mailed(0.5)).toEqual([]);
    expect(await mailed(1.1)).toHaveLength(1);
  });

  it('goes to owner and catalogue in their languages, and not to who sends orders', async () => {
    const { db } = connection;
    const helper = await makeSeller(db, { role: 'catalogue', store: seller.store });
    await makeSeller(db, { role: 'orders', store: seller.store });
    await db.update(vendors).set({ locale: 'hi' }).where(eq(vendors.id, helper.vendorId));
    expect(await db.$count(storeMembers, eq(storeMembers.storeId, seller.store.id))).toBe(2);
    await setStock(3);
    const mails = await mailed();
    expect(mails.map(({ text }) => text.includes('पीतल का दीया')).sort()).toEqual([false, true]);
  });

  it("goes by the SKU's own threshold, else by the store's, and by none where there is none", async () => {
    const { token } = seller;
    const patch = (low_stock: number | null) =>
      api.call('PATCH', '/api/seller/skus', {
        token,
        body: { skus: [{ id: product.id, low_stock }] },
      });
    expect((await patch(8)).body.data).toMatchObject([{ ok: true, present: { low_stock: 8 } }]);
    await setStock(8);
    expect(await mailed()).toHaveLength(1);
    await patch(null);
    const put = (low_stock_threshold: number | null) =>
      api.call('PUT', '/api/seller/stock-settings', { token, body: { low_stock_threshold } });
    expect((await put(null)).body.data).toEqual({ low_stock_threshold: null });
    const other = await makeProduct(connection.db, { storeId: seller.store.id });
    await setStock(0, other.id);
    expect(await mailed(2)).toEqual([]);
    expect((await put(2000)).status).toBe(422);
    await put(9);
    const listed = await api.call('GET', '/api/seller/listings?stock=low', { token });
    expect(listed.body.data.total).toBe(1);
    await setStock(9, (await makeProduct(connection.db, { storeId: seller.store.id })).id);
    expect(await mailed(4)).toHaveLength(1);
  });

  it('leaves out what was refilled before it is sent, and stores that are not open', async () => {
    await setStock(1);
    await mailLowStock(connection.db, new Date(now));
    await setStock(30);
    expect(await mailed()).toEqual([]);
    await connection.db
      .update(stores)
      .set({ status: 'suspended' })
      .where(eq(stores.id, seller.store.id));
    await setStock(0);
    expect(await mailed(2)).toEqual([]);
  });
});
