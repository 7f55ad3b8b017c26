import { eq } from 'drizzle-orm';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { products } from '../../kernel/db/schema/catalog';
import { productNotices } from '../../kernel/db/schema/notices';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeDeal, makeProduct, makeShopper } from '../../kernel/db/testing/fixtures';
import { setStock } from '../../kernel/db/testing/set-stock';
import { sendMails } from '../../kernel/mail/outbox';
import { sendNotices } from './send-notices';

const minute = 60_000;

describe.each(testDatabases)('notices about products on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let shopper: Awaited<ReturnType<typeof makeShopper>>;
  let product: Awaited<ReturnType<typeof makeProduct>>;
  /** Minutes since the notices were requested. */
  let gone: number;

  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    gone = 0;
    api.mails.length = 0;
    await connection.db.delete(productNotices);
    shopper = await makeShopper(connection.db, { firstName: 'Asha' });
    product = await makeProduct(connection.db, {
      name: 'Brass diya',
      nameHi: 'पीतल का दीया',
      price: 10_000,
      stock: 5,
    });
  });

  const path = (kind = '') => `/api/products/${product.id}/notices${kind && `/${kind}`}`;
  const ask = (kind: string, lang?: 'hi', { token } = shopper) =>
    api.call('PUT', path(kind), { token, lang });
  const waiting = async () => (await api.call('GET', path(), { token: shopper.token })).body.data;
  async function change({ stock, ...values }: Partial<typeof products.$inferInsert>) {
    if (stock !== undefined) await setStock(connection.db, product.id, stock);
    const changed = { updatedAt: new Date(), ...values };
    await connection.db.update(products).set(changed).where(eq(products.id, product.id));
  }

  /** Returns the mails sent by the next round of the job. */
  async function mailed() {
    gone += 2;
    const sent = api.mails.length;
    await sendNotices(connection.db, new Date(Date.now() + gone * minute));
    await sendMails({ db: connection.db, mailer: api.mailer }, new Date());
    return api.mails.slice(sent);
  }

  it('tell once, in the language they were asked in, that a product is back', async () => {
    await change({ stock: 0 });
    expect((await ask('back', 'hi')).body.message).toContain('स्टॉक में आते ही');
    expect(await waiting()).toEqual({ back: true, cheaper: false });
    expect(await mailed()).toEqual([]);
    await change({ stock: 3 });
    const [mail, ...others] = await mailed();
    expect([mail?.to, mail?.subject, others]).toEqual([
      shopper.email,
      'फिर से स्टॉक में: पीतल का दीया',
      [],
    ]);
    expect(mail?.text).toContain('₹100.00');
    expect(mail?.text).toContain(`/hi/product/${product.slug}`);
    expect(await waiting()).toEqual({ back: false, cheaper: false });
    expect(await mailed()).toEqual([]);
  });

  it('tell that a product costs less than when it was asked for, a deal included', async () => {
    await ask('cheaper');
    expect(await mailed()).toEqual([]);
    await makeDeal(connection.db, product.id, 8_000);
    const [mail] = await mailed();
    expect(mail?.subject).toBe('Now cheaper: Brass diya');
    expect(mail?.text).toContain('now costs ₹80.00. It was ₹100.00');
  });

  it('wait while the cheaper product is sold out, and for the next fall of its price', async () => {
    await ask('cheaper');
    await change({ price: 9_000, stock: 0 });
    expect(await mailed()).toEqual([]);
    await ask('cheaper');
    await change({ stock: 5 });
    expect(await mailed()).toEqual([]);
    await change({ price: 8_900 });
    expect(await mailed()).toHaveLength(1);
  });

  it('can be taken back, and stop all by one click of a mail or a mail program', async () => {
    await ask('cheaper');
    await api.call('DELETE', path('cheaper'), { token: shopper.token });
    expect(await waiting()).toEqual({ back: false, cheaper: false });
    await ask('cheaper');
    await change({ price: 9_000 });
    const [mail] = await mailed();
    await ask('cheaper');
    const address = /<(.*)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const { pathname, search } = new URL(address);
    expect(mail?.text).toContain(`/notices${search}`);
    const forged = await api.call('POST', `${pathname}${search.slice(0, -1)}z`);
    expect([forged.status, await waiting()]).toMatchObject([404, { cheaper: true }]);
    const stopped = await api.host.request(pathname + search, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect([stopped.status, await waiting()]).toEqual([200, { back: false, cheaper: false }]);
  });

  it('are refused to an unconfirmed address, of what is in stock, and beyond fifty', async () => {
    const unverified = await makeShopper(connection.db, { verifiedAt: null });
    expect((await ask('cheaper', undefined, unverified)).status).toBe(403);
    expect((await ask('back')).body.message).toBe('This product is in stock.');
    const { storeId, categoryId } = product;
    for (let n = 0; n < 50; n++) {
      const { id } = await makeProduct(connection.db, { storeId, categoryId });
      const row = { userId: shopper.id, kind: 'cheaper', price: 1, locale: 'en' } as const;
      await connection.db.insert(productNotices).values({ ...row, productId: id });
    }
    expect((await ask('cheaper')).body.message).toContain('at most 50 products');
    await change({ isActive: false });
    expect((await ask('cheaper')).status).toBe(404);
  });

  it('of several instances send one mail', async () => {
    await ask('cheaper');
    await change({ price: 9_000 });
    const later = new Date(Date.now() + 2 * minute);
    const sent = await Promise.all([1, 2, 3].map(() => sendNotices(connection.db, later)));
    expect(sent.sort()).toEqual([0, 0, 1]);
  });
});
