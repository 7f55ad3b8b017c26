import { eq } from 'drizzle-orm';
import type { ShipmentStatus } from '@/lib/contract/schemas/orders';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { products, reviews } from '../../kernel/db/schema/catalog';
import { orderItems, shipments } from '../../kernel/db/schema/orders';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeCartLine, makeProduct, makeShopper } from '../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../kernel/jobs/background';
import { shownName, writtenIn } from '../catalog/written-text';
import { codOrder } from '../orders/testing/orders';

describe.each(testDatabases)('reviews on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let product: { id: number; price: number };

  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });
  beforeEach(async () => {
    product = await makeProduct(connection.db, { stock: 1000 });
  });

  type Shopper = { id: number; token: string };

  /** Makes a shopper whose shipment with the product has reached that status. */
  async function buyer(status: ShipmentStatus = 'delivered', cancelled = 0): Promise<Shopper> {
    const { db } = connection;
    const shopper = await makeShopper(db, { firstName: 'Asha', lastName: 'Rao' });
    const line = await makeCartLine(db, shopper.id, product, 2);
    const placed = await api.call('POST', '/api/orders', {
      token: shopper.token,
      body: codOrder([line]),
    });
    const [{ id }] = placed.body.data.shipments;
    await db.update(shipments).set({ status }).where(eq(shipments.id, id));
    await db
      .update(orderItems)
      .set({ cancelledQuantity: cancelled })
      .where(eq(orderItems.shipmentId, id));
    return shopper;
  }

  const write = (shopper: Shopper, body: object, lang?: 'hi') =>
    api.call('POST', `/api/products/${product.id}/reviews`, { token: shopper.token, body, lang });
  const mine = async (shopper: Shopper) =>
    (await api.call('GET', `/api/products/${product.id}/reviews/mine`, { token: shopper.token }))
      .body.data;

  it('takes one from who has received the product, and shows it to everybody', async () => {
    const shopper = await buyer();
    expect(await mine(shopper)).toEqual({ can_review: true, review: null, helpful: [] });
    const body = {
      rating: 4,
      title: ' Lovely\tcolour ',
      comment: 'Soft.\r\n\r\n\r\n\r\nWashes well.',
    };
    const answer = await write(shopper, body);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      message: 'Thank you, your review is published.',
      data: {
        author: 'Asha R.',
        rating: 4,
        title: 'Lovely colour',
        comment: 'Soft.\n\nWashes well.',
        language: 'en',
      },
    });
    expect(await api.staleProducts()).toContain(product.id);
    const { body: list } = await api.call('GET', `/api/products/${product.id}/reviews`);
    expect(list.data.reviews).toEqual([answer.body.data]);
    expect(list.data.summary).toMatchObject({ average: 4, total: 1 });
    expect(await mine(shopper)).toMatchObject({ can_review: false, review: answer.body.data });
  });

  it('takes a second one of a product from nobody, not even at the same moment', async () => {
    const shopper = await buyer();
    const answers = await Promise.all([5, 1, 3].map((rating) => write(shopper, { rating })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { status, body } = await write(shopper, { rating: 2 });
    expect([status, body.message]).toEqual([409, 'You have already reviewed this product.']);
    const rows = await connection.db.select().from(reviews).where(eq(reviews.userId, shopper.id));
    expect(rows).toHaveLength(1);
  });

  it.each<[ShipmentStatus, number]>([
    ['placed', 0],
    ['out_for_delivery', 0],
    ['delivery_failed', 0],
    ['returned', 0],
    ['cancelled', 2],
    ['delivered', 2],
  ])('takes none while %s with %i of 2 pieces cancelled', async (status, cancelled) => {
    const shopper = await buyer(status, cancelled);
    expect((await mine(shopper)).can_review).toBe(false);
    const answer = await write(shopper, { rating: 5 });
    expect([answer.status, answer.body.message]).toEqual([
      403,
      'You can review a product once it has been delivered to you.',
    ]);
  });

  it('belongs to the listing: shown with every colour, and one for all of them', async () => {
    const { db } = connection;
    const { listingId, storeId, ...red } = await makeProduct(db, { stock: 1000, colour: 'Red' });
    product = red;
    const blue = await makeProduct(db, { listingId, storeId, colour: 'Blue' });
    const shopper = await buyer();
    expect((await write(shopper, { rating: 4 })).status).toBe(201);
    const { body } = await api.call('GET', `/api/products/${blue.id}/reviews`);
    expect(body.data.summary).toMatchObject({ average: 4, total: 1 });
    const { body: shown } = await api.call('GET', `/api/products/${blue.id}`);
    expect(shown.data).toMatchObject({ rating: 4, total_reviews: 1 });
    expect(await api.staleProducts()).toEqual(expect.arrayContaining([red.id, blue.id]));
    product = blue;
    expect((await write(shopper, { rating: 5 })).status).toBe(409);
  });

  it('takes one when only some pieces were cancelled', async () => {
    expect((await write(await buyer('delivered', 1), { rating: 5 })).status).toBe(201);
  });

  it('takes none from a stranger, from nobody, or of what is not on sale', async () => {
    const stranger = await makeShopper(connection.db);
    expect((await write(stranger, { rating: 5 })).status).toBe(403);
    const path = `/api/products/${product.id}/reviews`;
    expect((await api.call('POST', path, { body: { rating: 5 } })).status).toBe(401);
    expect((await api.call('GET', `${path}/mine`)).status).toBe(401);
    const shopper = await buyer();
    await connection.db
      .update(products)
      .set({ isActive: false })
      .where(eq(products.id, product.id));
    expect((await write(shopper, { rating: 5 })).status).toBe(404);
  });

  it.each([0, 6, 4.5, '', 'five', null, undefined])('refuses %p stars', async (rating) => {
    const { status, body } = await write(await buyer(), { rating });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ rating: 'Choose 1 to 5 stars.' });
  });

  it("keeps the product's rating and number of reviews exactly what the reviews say", async () => {
    const before = new Date(Date.now() - 1000);
    await connection.db
      .update(products)
      .set({ rating: 1, reviewCount: 99, updatedAt: new Date(0) })
      .where(eq(products.id, product.id));
    const shoppers: Shopper[] = [];
    for (let n = 0; n < 6; n++) shoppers.push(await buyer());
    const stars = [5, 4, 4, 3, 5, '२'];
    const answers = await Promise.all(
      shoppers.map((shopper, i) => write(shopper, { rating: stars[i] })),
    );
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    const [row] = await connection.db.select().from(products).where(eq(products.id, product.id));
    expect(row?.reviewCount).toBe(6);
    expect(row?.rating).toBeCloseTo(23 / 6, 5);
    expect(row?.updatedAt.getTime()).toBeGreaterThan(before.getTime());
  });

  it('tells the language by the script it is written in, else by the site', async () => {
    const language = async (body: object, lang?: 'hi') =>
      (await write(await buyer(), body, lang)).body.data.language;
    expect(await language({ rating: 5, title: 'बहुत बढ़िया' })).toBe('hi');
    expect(await language({ rating: 5, title: 'Very good' }, 'hi')).toBe('en');
    expect(await language({ rating: 5 }, 'hi')).toBe('hi');
  });

  it("lists those in the reader's language first where asked, else the newest", async () => {
    await write(await buyer(), { rating: 5, title: 'बहुत बढ़िया' });
    await write(await buyer(), { rating: 4, title: 'Very good' });
    await write(await buyer(), { rating: 3, title: 'ठीक है' });
    const titles = async (query: string) =>
      (await api.call('GET', `/api/products/${product.id}/reviews?${query}`)).body.data.reviews.map(
        ({ title }: { title: string }) => title,
      );
    const newest = ['ठीक है', 'Very good', 'बहुत बढ़िया'];
    expect(await titles('')).toEqual(newest);
    expect(await titles('sort=language')).toEqual(newest);
    expect(await titles('sort=language&language=en')).toEqual(['Very good', 'ठीक है', 'बहुत बढ़िया']);
    expect(await titles('sort=language&language=hi&limit=2&page=2')).toEqual(['Very good']);
  });
});

it.each([
  [{ first: 'Asha', last: 'Rao' }, 'Asha R.'],
  [{ first: 'रवि', last: 'क्षत्रिय' }, 'रवि क्ष.'],
  [{ first: 'Madhavan', last: '' }, 'Madhavan'],
])('shows %j as %s', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});

it.each([
  ['Good, अच्छा है बहुत', 'hi'],
  ['Very good kurta कुर्ता', 'en'],
  ['👍 5/5', undefined],
])('takes "%s" for %s', (text, language) => {
  expect(writtenIn(text)).toBe(language);
});
