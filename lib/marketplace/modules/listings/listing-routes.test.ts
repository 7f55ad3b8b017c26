import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { products, productTranslations } from '../../kernel/db/schema/catalog';
import { listings } from '../../kernel/db/schema/listings';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeCategory, makeDeal, makeProduct } from '../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../kernel/jobs/background';
import { makeSeller } from '../sellers/testing/members';
import { makePicture, shirt } from './testing/documents';

describe.each(testDatabases)("a store's listings by the API on $name", ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let categoryId: number;
  const operator = 'o'.repeat(40);
  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operator;
    process.env.DATA_DIR = `/tmp/haat-listing-pictures-${process.pid}`;
    connection = await open();
    api = testHost(connection);
    categoryId = (await makeCategory(connection.db)).id;
  });
  afterAll(() => connection.close());

  async function seller() {
    const made = await makeSeller(connection.db);
    const picture = await makePicture(connection.db, made.store.id);
    return { ...made, picture };
  }
  const path = '/api/seller/listings';

  it('go from a draft through the review to the shoppers, who find them by Hindi words', async () => {
    const { token, picture } = await seller();
    const document = shirt({ categoryId, picture, name: { en: 'Ikat Shirt', hi: 'इकत कमीज़' } });
    const made = await api.call('POST', path, { token, body: { document } });
    expect(made).toMatchObject({ status: 201, body: { data: { status: 'draft', version: 1 } } });
    const { id } = made.body.data;
    const submit = () => api.call('POST', `${path}/${id}/submit`, { token, body: { version: 1 } });
    expect((await submit()).body.data.status).toBe('in_review');
    const decide = (body: object) =>
      api.call('POST', `/api/operator/listings/${id}/decide`, { token: operator, body });
    const queue = await api.call('GET', '/api/operator/listings', { token: operator });
    expect(queue.body.data).toMatchObject([{ id, document: { hsn: '6205' }, published: null }]);
    const reasons = { 'name.en': 'Name the fabric.' };
    expect((await decide({ decision: 'reject', reasons })).status).toBe(200);
    const rejected = await api.call('GET', `${path}/${id}`, { token });
    expect(rejected.body.data).toMatchObject({ status: 'rejected', rejection: reasons });
    await submit();
    expect((await decide({ decision: 'approve' })).status).toBe(200);
    await backgroundDone();
    expect(api.mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('needs a change'),
      expect.stringContaining('on sale'),
    ]);
    expect((await api.staleProducts()).length).toBe(2);
    const found = await api.call('GET', `/api/products?search=${encodeURIComponent('इकत कमीज़')}`, {
      lang: 'hi',
    });
    expect(found.body.data.products).toMatchObject([
      { name: expect.stringMatching(/^इकत कमीज़ \(नेवी ब्लू, [ML]\)$/) },
    ]);
    expect((await decide({ decision: 'approve' })).status).toBe(409);
    const history = await api.call('GET', `${path}/${id}/history`, { token });
    expect(history.body.data.map(({ kind }: { kind: string }) => kind)).toEqual([
      'approved',
      'submitted',
      'rejected',
      'submitted',
      'saved',
    ]);
  });

  it('go live in Hindi alone, and in English as soon as it follows', async () => {
    const { token, store } = await makeSeller(connection.db, { reviewRequired: false });
    const picture = await makePicture(connection.db, store.id);
    const hindi = { name: { en: '', hi: 'सूती कुर्ता' }, description: { en: '', hi: 'मुलायम।' } };
    const document = shirt({ categoryId, picture, ...hindi });
    const made = await api.call('POST', path, { token, body: { document } });
    const { id } = made.body.data;
    const submit = async (version: number) =>
      (await api.call('POST', `${path}/${id}/submit`, { token, body: { version } })).body.data;
    expect((await submit(1)).status).toBe('live');
    const shown = async (lang: 'en' | 'hi') => {
      const [sku] = await connection.db.select().from(products).where(eq(products.listingId, id));
      return (await api.call('GET', `/api/products/${sku?.id}`, { lang })).body.data;
    };
    expect(await shown('hi')).toMatchObject({ name: expect.stringMatching(/^सूती कुर्ता/) });
    const first = await shown('en');
    expect(first).toMatchObject({
      name: expect.stringMatching(/^सूती कुर्ता/),
      description: 'मुलायम।',
      slug: expect.stringMatching(/^suti-kurta-nevi-blu-m/),
    });
    const { listings: rows } = (await api.call('GET', path, { token })).body.data;
    expect(rows).toMatchObject([{ title: 'सूती कुर्ता' }]);
    const present = (await api.call('GET', `${path}/${id}`, { token })).body.data;
    expect(present.document.name.en).toBe('');
    const name = { ...present.document.name, en: 'Cotton Kurta' };
    const body = { version: present.version, document: { ...present.document, name } };
    const saved = await api.call('PUT', `${path}/${id}`, { token, body });
    expect((await submit(saved.body.data.version)).status).toBe('live');
    expect(await shown('en')).toMatchObject({
      name: expect.stringMatching(/^Cotton Kurta/),
      slug: expect.stringMatching(/^cotton-kurta-navy-m/),
    });
    expect((await api.call('GET', `/api/products/slug/${first.slug}`)).status).toBeLessThan(400);
  });

  it('stand in a table that is searched and filtered', async () => {
    const { token, store } = await seller();
    const { db } = connection;
    const sold = await makeProduct(db, { storeId: store.id, categoryId, stock: 0, price: 12_345 });
    const many = await makeProduct(db, { storeId: store.id, stock: 4, nameHi: 'दीया' });
    for (const { listingId, name } of [sold, many]) {
      const hindi = listingId === many.listingId ? 'दीया' : '';
      await db
        .update(listings)
        .set({
          title: name,
          translations: hindi ? { hi: { title: hindi } } : {},
          searchText: `${name.toLowerCase()} 50% ${hindi}`,
        })
        .where(eq(listings.id, listingId));
    }
    const ids = async (query: string) => {
      const { body } = await api.call('GET', `${path}?${query}`, { token });
      return body.data.listings.map(({ id }: { id: number }) => id);
    };
    expect((await ids('')).sort()).toEqual([sold.listingId, many.listingId].sort());
    expect(await ids('stock=out')).toEqual([sold.listingId]);
    expect(await ids('stock=low')).toEqual([many.listingId]);
    expect(await ids('missing=hi')).toEqual([sold.listingId]);
    expect(await ids(`q=${encodeURIComponent('दीया')}`)).toEqual([many.listingId]);
    expect((await ids('q=50%25')).length).toBe(2);
    expect(await ids('q=5_%25')).toEqual([]);
    expect(await ids('status=paused')).toEqual([]);
    const { body } = await api.call('GET', `${path}?stock=out`, { token });
    expect(body.data).toMatchObject({
      total: 1,
      counts: { live: 2 },
      listings: [{ skus: [{ id: sold.id, price: 123.45, stock: 0 }] }],
    });
  });

  it('take a price and a stock at once, and answer for each row', async () => {
    const { token, store, picture } = await seller();
    const { db } = connection;
    const document = shirt({ categoryId, picture });
    const { id } = (await api.call('POST', path, { token, body: { document } })).body.data;
    await api.call('POST', `${path}/${id}/submit`, { token, body: { version: 1 } });
    const approval = { token: operator, body: { decision: 'approve' } };
    await api.call('POST', `/api/operator/listings/${id}/decide`, approval);
    const [medium, large] = await db.select().from(products).where(eq(products.listingId, id));
    const deal = await makeProduct(db, { storeId: store.id });
    await makeDeal(db, deal.id, 5_000);
    const foreign = await makeProduct(db);
    const skus = [
      { id: medium?.id, price: 749.5, stock: 0, was: { price: 799.5, stock: 20 } },
      { id: large?.id, price: 2000 },
      { id: deal.id, price: 110 },
      { id: foreign.id, stock: 1 },
    ];
    const changed = await api.call('PATCH', '/api/seller/skus', { token, body: { skus } });
    expect(changed.body.data).toMatchObject([
      { ok: true, present: { price: 749.5, stock: 0 } },
      { ok: false, message: 'The price cannot be higher than the MRP.' },
      { ok: false, message: expect.stringContaining('deal') },
      { ok: false, present: null },
    ]);
    const again = await api.call('PATCH', '/api/seller/skus', { token, body: { skus: [skus[0]] } });
    expect(again.body.data).toMatchObject([{ ok: false, present: { price: 749.5, stock: 0 } }]);
    expect((await api.call('GET', `${path}/${id}`, { token })).body.data).toMatchObject({
      version: 2,
      status: 'live',
      document: {
        skus: [
          { price: 749.5, stock: 0 },
          { price: 799.5, stock: 20 },
        ],
      },
    });
  });

  it('have a higher MRP reviewed, also of a store whose changes are not, and a lower one not', async () => {
    const { token, store } = await makeSeller(connection.db, { reviewRequired: false });
    const picture = await makePicture(connection.db, store.id);
    const document = shirt({ categoryId, picture });
    const { id } = (await api.call('POST', path, { token, body: { document } })).body.data;
    const submit = async (version: number) =>
      (await api.call('POST', `${path}/${id}/submit`, { token, body: { version } })).body.data;
    expect((await submit(1)).status).toBe('live');
    const [sku] = await connection.db.select().from(products).where(eq(products.listingId, id));
    const patch = async (mrp: number) => {
      const body = { skus: [{ id: sku?.id, mrp }] };
      return (await api.call('PATCH', '/api/seller/skus', { token, body })).body.data[0];
    };
    expect(await patch(1399)).toMatchObject({
      ok: false,
      message: expect.stringContaining('reviewed'),
    });
    expect((await patch(1199)).ok).toBe(true);
    const save = async (mrp: number) => {
      const present = (await api.call('GET', `${path}/${id}`, { token })).body.data;
      const skus = present.document.skus.map((one: object) => ({ ...one, mrp }));
      const body = { version: present.version, document: { ...present.document, skus } };
      return (await api.call('PUT', `${path}/${id}`, { token, body })).body.data.version;
    };
    expect((await submit(await save(1099))).status).toBe('live');
    expect((await submit(await save(1999))).status).toBe('in_review');
    const queue = await api.call('GET', '/api/operator/listings', { token: operator });
    const [waiting] = queue.body.data.filter((one: { id: number }) => one.id === id);
    expect([waiting.document.skus[0].mrp, waiting.published.skus[0].mrp]).toEqual([1999, 1099]);
  });

  it('are edited without losing what others wrote', async () => {
    const { token, store } = await seller();
    const { listingId } = await makeProduct(connection.db, { storeId: store.id });
    const { body } = await api.call('GET', `${path}/${listingId}`, { token });
    const { document } = body.data;
    const save = (values: object, version = 1) => {
      const changed = { ...document, ...values };
      return api.call('PUT', `${path}/${listingId}`, {
        token,
        body: { version, document: changed },
      });
    };
    expect((await save({ hsn: '6105' })).body.data).toMatchObject({ version: 2, status: 'live' });
    const late = await save({ importer: 'Somebody' });
    expect(late).toMatchObject({ status: 409, body: { data: { version: 2 } } });
    expect(late.body.data.document.hsn).toBe('6105');
    expect((await save({ hsn: 'x'.repeat(99) }, 2)).status).toBe(422);
    expect((await save({ skus: Array(101).fill(document.skus[0]) }, 2)).status).toBe(422);
    const [shown] = await connection.db
      .select()
      .from(products)
      .leftJoin(productTranslations, eq(productTranslations.productId, products.id))
      .where(eq(products.listingId, listingId));
    expect(shown?.products.hsn).toBe('6109');
  });

  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#248' } }).png({
      compressionLevel: 9,
    });
  it.each([
    ['a disguised file', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page of HTML', async () => Buffer.from('<script>alert(1)</script>')],
    ['more than 40 megapixels in a few bytes', () => png(9000, 9000).toBuffer()],
    ['more than 5 MB', async () => Buffer.alloc(5 * 1024 * 1024 + 1)],
  ])('take no picture that is %s', async (_, bytes) => {
    const { token } = await seller();
    const form = new FormData();
    form.set('picture', new File([new Uint8Array(await bytes())], 'x.png', { type: 'image/png' }));
    const headers = { authorization: `Bearer ${token}` };
    const answer = await api.host.request('/api/seller/pictures', {
      method: 'POST',
      body: form,
      headers,
    });
    expect(answer.status).toBe(422);
  });

  it('take a picture that is drawn anew', async () => {
    const { token, store } = await seller();
    const form = new FormData();
    const bytes = await png(2400, 1200)
      .withExif({ IFD0: { Copyright: 'secret' } })
      .toBuffer();
    form.set('picture', new File([new Uint8Array(bytes)], 'x.png', { type: 'image/png' }));
    const headers = { authorization: `Bearer ${token}` };
    const answer = await api.host.request('/api/seller/pictures', {
      method: 'POST',
      body: form,
      headers,
    });
    const { data } = await answer.json();
    expect(data).toMatchObject({ width: 2000, height: 1000 });
    const file = await api.host.request(data.url);
    expect(Buffer.from(await file.arrayBuffer()).includes('secret')).toBe(false);
    const document = shirt({ categoryId, picture: data.url });
    const made = await api.call('POST', path, { token, body: { document } });
    expect(made.status).toBe(201);
    expect(store.id).toBeGreaterThan(0);
  });
});
