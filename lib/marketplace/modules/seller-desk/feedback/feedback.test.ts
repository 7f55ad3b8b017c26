import { eq } from 'drizzle-orm';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { products, reviews } from '../../../kernel/db/schema/catalog';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { operatorToken } from '../../orders/testing/orders';
import { makeSeller } from '../../sellers/testing/members';

describe.each(testDatabases)('reviews and questions of a store on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let seller: Awaited<ReturnType<typeof makeSeller>>;
  let product: Awaited<ReturnType<typeof makeProduct>>;
  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await backgroundDone();
    await connection.close();
  });
  beforeEach(async () => {
    seller = await makeSeller(connection.db);
    const of = { storeId: seller.store.id, name: 'Dhurrie', nameHi: 'दरी' };
    product = await makeProduct(connection.db, of);
  });

  async function review(rating: number, comment = 'It faded.') {
    const { id: productId, listingId } = product;
    const written = { productId, listingId, rating, comment, authorName: 'Asha R.' };
    const [row] = await connection.db
      .insert(reviews)
      .values({ ...written, locale: 'en', createdAt: new Date(Date.now() - rating * 1000) })
      .returning({ id: reviews.id });
    return row?.id ?? 0;
  }
  const list = async (query = '') =>
    (await api.call('GET', `/api/seller/reviews?${query}`, { token: seller.token, lang: 'hi' }))
      .body.data;
  const post = (path: string, body?: object) =>
    api.call('POST', `/api/seller/${path}`, { token: seller.token, body });
  const operate = (method: 'GET' | 'POST', path: string, body?: object) =>
    api.call(method, `/api/operator/reviews/reports${path}`, { token: operatorToken, body });

  it('lists reviews by stars and by whether they have a reply, which can be replaced', async () => {
    const [bad, good] = [await review(1), await review(5)];
    expect(await list()).toMatchObject({
      total: 2,
      open: 2,
      reviews: [
        { id: bad, product: { name: 'दरी', slug: product.slug }, report: null },
        { id: good },
      ],
    });
    expect((await list('rating=5')).reviews).toMatchObject([{ id: good }]);
    await api.staleProducts();
    await post(`reviews/${bad}/reply`, { reply: 'We are sorry.' });
    expect(await api.staleProducts()).toContain(product.id);
    await post(`reviews/${bad}/reply`, { reply: 'We are very sorry.' });
    expect(await list('show=done')).toMatchObject({
      total: 1,
      open: 1,
      reviews: [{ id: bad, reply: { text: 'We are very sorry.' } }],
    });
    expect((await list('show=open')).reviews).toMatchObject([{ id: good }]);
    const refused = await post(`reviews/${bad}/reply`, { reply: ' ' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['reply']]);
  });

  it('leaves a reported review until the operator decides, once', async () => {
    const [kept, gone] = [await review(1, 'Bad smell.'), await review(2, 'Call 98200 12345.')];
    await review(5);
    for (const id of [kept, gone]) {
      expect((await post(`reviews/${id}/report`, { reason: 'personal_data' })).status).toBe(200);
    }
    expect((await post(`reviews/${gone}/report`, { reason: 'abusive' })).status).toBe(409);
    expect(
      (await list('show=all')).reviews.map((each: { report: unknown }) => each.report),
    ).toEqual(['waiting', 'waiting', null]);
    const waiting = (await operate('GET', '')).body.data.filter(
      ({ store }: { store: string }) => store === seller.store.name,
    );
    expect(waiting).toMatchObject([
      { text: 'Bad smell.', rating: 1, reason: 'personal_data', product: 'Dhurrie' },
      { text: 'Call 98200 12345.' },
    ]);
    const [first, second] = waiting;
    await operate('POST', `/${first.id}/decide`, { show: true });
    await operate('POST', `/${second.id}/decide`, { show: false });
    expect((await operate('POST', `/${second.id}/decide`, { show: true })).status).toBe(404);
    const left = (await list('show=all')).reviews;
    expect(left).toMatchObject([{ id: kept, report: 'kept' }, { rating: 5 }]);
    const [row] = await connection.db.select().from(products).where(eq(products.id, product.id));
    expect([row?.rating, row?.reviewCount]).toEqual([3, 2]);
  });

  it('answers questions in the name of the store, and those who asked get a mail', async () => {
    const shopper = await makeShopper(connection.db);
    const ask = async (question: string) =>
      (
        await api.call('POST', `/api/products/${product.id}/questions`, {
          token: shopper.token,
          body: { question },
        })
      ).body.data.id;
    const [first, second] = [await ask('Is it soft?'), await ask('Buy at my shop!')];
    const questions = async (show: string) =>
      (await api.call('GET', `/api/seller/questions?show=${show}`, { token: seller.token })).body
        .data;
    expect(await questions('open')).toMatchObject({
      total: 2,
      open: 2,
      questions: [{ id: first, product: { name: 'Dhurrie' }, reported: false }, { id: second }],
    });
    await post(`questions/${first}/answer`, { answer: 'Very soft.' });
    await backgroundDone();
    expect(api.mails.find(({ to }) => to === shopper.email)?.text).toContain('Very soft.');
    expect(await questions('done')).toMatchObject({
      total: 1,
      open: 1,
      questions: [{ id: first, answer: { text: 'Very soft.' } }],
    });
    await post(`questions/${second}/report`);
    expect((await questions('open')).questions).toMatchObject([{ id: second, reported: true }]);
  });
});
