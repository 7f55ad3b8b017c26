import { eq } from 'drizzle-orm';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { listings, sizeCharts } from '../../../kernel/db/schema/listings';
import { staleProducts } from '../../../kernel/db/schema/stale-products';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeCategory } from '../../../kernel/db/testing/fixtures';
import { defaultSettings } from '../../../kernel/settings/registry';
import { findProduct } from '../../catalog/product-queries';
import { deliveryRules } from '../../delivery/rules';
import { makeSeller } from '../../sellers/testing/members';
import { createListing, saveDraft } from '../save-draft';
import { submitListing } from '../submit';
import { makePicture, shirt } from '../testing/documents';
import { changeSizeChart } from './service';

const path = '/api/seller/size-charts';
const sleeve = { en: 'Sleeve (cm)', hi: 'बाँह (सेमी)' };
const chart = (chest: number) => ({
  measures: ['chest', sleeve],
  rows: [{ size: 'M', values: [chest, 61.5] }],
});

describe.each(testDatabases)('size charts of a store on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let seller: Awaited<ReturnType<typeof makeSeller>>;
  let categoryId: number;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
    seller = await makeSeller(connection.db, { reviewRequired: false });
    categoryId = (await makeCategory(connection.db)).id;
  });
  afterAll(() => connection.close());

  const add = async (body: object, { token } = seller) => api.call('POST', path, { token, body });
  const made = async (token = seller.token) => {
    await add({ name: 'Shirts', chart: chart(96) }, { ...seller, token });
    const { body } = await api.call('GET', path, { token });
    return Number(body.data.at(-1).id);
  };

  async function published(sizeChart: number): Promise<number> {
    const { db } = connection;
    const { store, vendorId } = seller;
    const editor = { storeId: store.id, vendorId };
    const picture = await makePicture(db, store.id);
    const document = shirt({ categoryId, picture, size_chart_id: sizeChart });
    const id = await createListing(db, editor, { document });
    await submitListing(db, editor, { id, version: 1 });
    // The listing would not be live in a store with reviews.
    const [row] = await db.select().from(listings).where(eq(listings.id, id));
    expect(row?.status).toBe('live');
    const [product] = await db.select().from(products).where(eq(products.listingId, id));
    return Number(product?.id);
  }
  const shown = async (id: number) =>
    (await findProduct(connection.db, 'en', { id }, deliveryRules(defaultSettings)))?.size_chart;

  it('stand on the pages of the listings that name them, also after a change, until they are taken away', async () => {
    const id = await made();
    const product = await published(id);
    expect(await shown(product)).toEqual(chart(96));
    const { token } = seller;
    const body = { name: 'Shirts', name_hi: 'कमीज़ें', chart: chart(97) };
    const changed = await api.call('PUT', `${path}/${id}`, { token, body });
    expect(changed.body.data).toMatchObject([{ id, name_hi: 'कमीज़ें', listings: 1 }]);
    expect(await shown(product)).toEqual(chart(97));
    await api.call('DELETE', `${path}/${id}`, { token });
    expect(await shown(product)).toBeNull();
  });

  it('mark the pages of their listings as out of date with a change', async () => {
    const id = await made();
    const product = await published(id);
    const { body } = await api.call('GET', path, { token: seller.token });
    const { name, chart: same } = body.data.at(-1);
    await connection.db.transaction(async (tx) => {
      await tx.delete(staleProducts);
      await changeSizeChart(tx, { id, storeId: seller.store.id }, { name, chart: same });
      const stale = await tx.select().from(staleProducts);
      expect(stale.map(({ subjectId }) => subjectId)).toContain(product);
    });
  });

  it("are nobody else's: another store's is refused, also by the database", async () => {
    const other = await makeSeller(connection.db);
    const theirs = await made(other.token);
    await expect(published(theirs)).rejects.toThrow('invalid_fields');
    const write = connection.db
      .update(listings)
      .set({ sizeChartId: theirs })
      .where(eq(listings.storeId, seller.store.id));
    await expect(write).rejects.toThrow();
  });

  it.each([
    [
      'a row without a value for each measure',
      { ...chart(96), rows: [{ size: 'M', values: [1] }] },
    ],
    ['a measure of nothing', chart(0)],
    ['no sizes', { ...chart(96), rows: [] }],
    ['no measures', { measures: [], rows: [{ size: 'M', values: [] }] }],
  ])('refuse %s', async (_, refused) => {
    expect((await add({ name: 'Shirts', chart: refused })).status).toBe(422);
  });

  it('are taken in a listing of their own store alone', async () => {
    const id = await made();
    const other = await makeSeller(connection.db);
    const body = { document: { name: {}, description: {}, size_chart_id: id } };
    const save = ({ token }: { token: string }) =>
      api.call('POST', '/api/seller/listings', { token, body });
    const refused = await save(other);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['size_chart_id']]);
    expect((await save(seller)).status).toBe(201);
  });

  it('are at most a hundred', async () => {
    const { store, token } = await makeSeller(connection.db);
    const row = { storeId: store.id, name: 'One', chart: chart(96) as never };
    await connection.db.insert(sizeCharts).values(Array.from({ length: 99 }, () => row));
    expect((await add({ name: 'Last', chart: chart(96) }, { ...seller, token })).status).toBe(201);
    expect((await add({ name: 'More', chart: chart(96) }, { ...seller, token })).status).toBe(409);
  });

  it('leave the threshold of low stock to the draft: it holds once it is saved, and stays without one', async () => {
    const { db } = connection;
    const editor = { storeId: seller.store.id, vendorId: seller.vendorId };
    const picture = await makePicture(db, seller.store.id);
    const document = shirt({ categoryId, picture });
    const id = await createListing(db, editor, { document });
    await submitListing(db, editor, { id, version: 1 });
    const thresholds = async () =>
      (await db.select().from(products).where(eq(products.listingId, id)))
        .map(({ lowStockThreshold }) => lowStockThreshold)
        .sort();
    const [medium, large] = document.skus;
    if (!medium || !large) throw new Error('a shirt has two sizes');
    const [{ version } = { version: 0 }] = await db
      .select()
      .from(listings)
      .where(eq(listings.id, id));
    const skus = [
      { ...medium, low_stock: 7 },
      { ...large, low_stock: 9 },
    ];
    const next = await saveDraft(db, editor, { id, version, document: { ...document, skus } });
    expect(await thresholds()).toEqual([7, 9]);
    await saveDraft(db, editor, { id, version: next, document });
    expect(await thresholds()).toEqual([7, 9]);
  });
});
