import { eq } from 'drizzle-orm';
import type { ListingDocumentInput } from '@/lib/contract/schemas/seller/listing-document';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { listings } from '../../../kernel/db/schema/listings';
import { operatorLog } from '../../../kernel/db/schema/operators';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeCategory } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { makeOperator } from '../../operators/testing/make-operator';
import { makeSeller } from '../../sellers/testing/members';
import { makePicture, shirt } from '../testing/documents';

const path = '/api/operator/catalogue';

describe.each(testDatabases)('changing listings of all stores on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let categoryId: number;
  let operator: Awaited<ReturnType<typeof makeOperator>>;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
    categoryId = (await makeCategory(connection.db)).id;
    operator = await makeOperator(connection.db, { role: 'catalogue' });
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });

  const ask = async (method: 'GET' | 'POST', where: string, body?: object) =>
    (await api.call(method, `${path}/${where}`, { token: operator.token, body })).body.data;
  const edit = (change: object, of: { id: number; version: number }[]) =>
    ask('POST', 'edits', {
      edit: change,
      listings: of.map(({ id, version }) => ({ id, version })),
    });

  /** Creates a store with a shirt that is in review, or live. */
  async function listed(isLive: boolean, values: Partial<ListingDocumentInput> = {}) {
    const seller = await makeSeller(connection.db);
    const { token } = seller;
    const add = async () => {
      const picture = await makePicture(connection.db, seller.store.id);
      const document = shirt({ categoryId, picture, ...values });
      const made = await api.call('POST', '/api/seller/listings', { token, body: { document } });
      const { id, version } = made.body.data;
      await api.call('POST', `/api/seller/listings/${id}/submit`, { token, body: { version } });
      if (isLive) {
        const decide = { decision: 'approve' };
        const where = `/api/operator/listings/${id}/decide`;
        await api.call('POST', where, { token: operator.token, body: decide });
      }
      return { id: Number(id), version: Number(version), document };
    };
    return { ...seller, add, ...(await add()) };
  }
  const skusOf = (id: number) =>
    connection.db.select().from(products).where(eq(products.listingId, id));

  it('finds them by store, category with what is below, state and what they lack', async () => {
    const below = await makeCategory(connection.db, { parentId: categoryId });
    const one = await listed(true, { category_id: below.id, name: { en: 'Zari Shawl', hi: '' } });
    const find = async (query: string) =>
      (await ask('GET', `listings?${query}`)).listings.map(({ id }: { id: number }) => id);
    expect(await find(`q=zari+shawl&category=${categoryId}`)).toEqual([one.id]);
    expect(await find(`store=${one.store.slug}&missing=hi&status=live`)).toEqual([one.id]);
    expect(await find(`store=${one.store.slug}&status=paused`)).toEqual([]);
    expect(await find(`store=${one.store.slug}&missing=brand`)).toEqual([one.id]);
    expect((await ask('GET', 'listings?limit=1')).total).toBeGreaterThan(0);
  });

  it('sets a field for shoppers at once, and publishes nothing else of a draft', async () => {
    const one = await listed(true);
    const { id, token, document } = one;
    const name = { en: 'Not yet shown', hi: '' };
    const body = { version: 1, document: { ...document, name } };
    await api.call('PUT', `/api/seller/listings/${id}`, { token, body });
    await api.staleProducts();
    const change = { kind: 'hsn', value: '6106' };
    expect(await edit(change, [{ id, version: 2 }])).toEqual({ changed: 1, refused: [] });
    const skus = await skusOf(id);
    expect(skus.map(({ hsn }) => hsn)).toEqual(['6106', '6106']);
    expect(skus.every((sku) => !sku.name.includes('Not yet'))).toBe(true);
    expect((await api.staleProducts()).sort()).toEqual(skus.map((sku) => sku.id).sort());
    const seen = await api.call('GET', `/api/seller/listings/${id}`, { token });
    expect(seen.body.data).toMatchObject({ version: 3, document: { hsn: '6106', name } });
    const history = await api.call('GET', `/api/seller/listings/${id}/history`, { token });
    expect(history.body.data[0]).toMatchObject({ kind: 'edited', by: null });
    const [line] = await connection.db
      .select()
      .from(operatorLog)
      .where(eq(operatorLog.action, `POST ${path}/edits`));
    expect(line?.request).toMatchObject({ edit: change, listings: [{ id, version: 2 }] });
  });

  it('moves to a category and takes a brand away, of published and drafted alike', async () => {
    const { id } = await listed(true);
    await connection.db.update(listings).set({ draft: null }).where(eq(listings.id, id));
    const other = await makeCategory(connection.db);
    await edit({ kind: 'category_id', value: other.id }, [{ id, version: 1 }]);
    expect((await skusOf(id)).map((sku) => sku.categoryId)).toEqual([other.id, other.id]);
    const [row] = await connection.db.select().from(listings).where(eq(listings.id, id));
    expect(row).toMatchObject({ categoryId: other.id, draft: null, status: 'live' });
    const same = await edit({ kind: 'brand_id', value: null }, [{ id, version: 2 }]);
    expect(same.refused).toMatchObject([{ id, reason: 'same' }]);
  });

  it('leaves what was changed since, is so already or is archived, as the preview says', async () => {
    const [fine, same, old] = [
      await listed(true),
      await listed(true, { hsn: '6106' }),
      await listed(true),
    ];
    await edit({ kind: 'state', value: 'archive' }, [old]);
    const change = { kind: 'hsn', value: '6106' };
    const preview = await ask('POST', 'preview', { edit: change, ids: [fine.id, same.id, old.id] });
    expect(preview.listings).toEqual([{ id: fine.id, version: 1 }]);
    expect(preview.refused).toEqual(
      expect.arrayContaining([
        { reason: 'same', count: 1, titles: [same.document.name.en] },
        { reason: 'archived', count: 1, titles: [old.document.name.en] },
      ]),
    );
    await edit({ kind: 'return_policy', value: 'return_10' }, [fine]);
    const late = await edit(change, preview.listings);
    expect(late).toMatchObject({ changed: 0, refused: [{ id: fine.id, reason: 'version' }] });
    expect((await skusOf(fine.id)).map((sku) => [sku.hsn, sku.returnPolicy])).toEqual([
      ['6205', 'return_10'],
      ['6205', 'return_10'],
    ]);
  });

  it('takes all that the filters find, but nothing into a category that is not there', async () => {
    const { store, id } = await listed(true);
    const filters = { store: store.slug };
    const to = (value: number) => ({ edit: { kind: 'category_id', value }, filters });
    const { body } = await api.call('POST', `${path}/preview`, {
      token: operator.token,
      body: to(99_999_999),
    });
    expect(body.errors).toHaveProperty(['edit.value']);
    const other = await makeCategory(connection.db);
    expect((await ask('POST', 'preview', to(other.id))).listings).toEqual([{ id, version: 1 }]);
  });

  it('pauses and puts back on sale', async () => {
    const one = await listed(true);
    const state = async () =>
      (await connection.db.select().from(listings).where(eq(listings.id, one.id)))[0]?.status;
    await edit({ kind: 'state', value: 'pause' }, [one]);
    expect([await state(), (await skusOf(one.id))[0]?.isActive]).toEqual(['paused', false]);
    const again = await edit({ kind: 'state', value: 'pause' }, [one]);
    expect(again.refused).toMatchObject([{ reason: 'state' }]);
    await edit({ kind: 'state', value: 'resume' }, [one]);
    expect([await state(), (await skusOf(one.id))[0]?.isActive]).toEqual(['live', true]);
  });

  it('exports the SKUs of all stores, each after its store, with no formula in a cell', async () => {
    const one = await listed(true, { name: { en: '=1+1', hi: '' } });
    const other = await listed(true);
    const { status, headers, body } = await api.call('GET', `${path}/export`, {
      token: operator.token,
    });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const rows = String(body).replace('\uFEFF', '').trim().split(/\r?\n/);
    expect(rows[0]).toMatch(/^store,listing_code,sku,name,/);
    const of = (slug: string) => rows.filter((row) => row.startsWith(`${slug},`));
    expect(of(one.store.slug)).toHaveLength(2);
    expect(of(one.store.slug)[0]).toContain(",'=1+1,");
    expect(of(other.store.slug)[0]).toContain(other.document.skus[0]?.sku);
  });

  it('approves many, and sends each store one mail', async () => {
    const [first, other] = [await listed(false), await listed(false)];
    const second = await first.add();
    await backgroundDone();
    const before = api.mails.length;
    const done = await edit({ kind: 'approve' }, [first, second, other]);
    expect(done).toEqual({ changed: 3, refused: [] });
    await backgroundDone();
    expect(
      api.mails
        .slice(before)
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual(['2 listings are on sale', expect.stringContaining(other.document.name.en)]);
    expect((await skusOf(second.id)).every(({ isActive }) => isActive)).toBe(true);
    expect((await edit({ kind: 'approve' }, [first])).refused).toMatchObject([{ reason: 'state' }]);
  });
});
