import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { cleanUp } from '../../app/clean-up';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { reviews } from '../../kernel/db/schema/catalog';
import { orderItems, shipments } from '../../kernel/db/schema/orders';
import { reviewPictures, reviewVotes } from '../../kernel/db/schema/reviews';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeCartLine, makeProduct, makeShopper } from '../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../kernel/jobs/background';
import { codOrder } from '../orders/testing/orders';

const day = 24 * 3600 * 1000;
const password = 'banyan-tree-7';

describe.each(testDatabases)('pictures, votes and filters of reviews on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let product: Awaited<ReturnType<typeof makeProduct>>;
  const folder = mkdtempSync(join(tmpdir(), 'haat-reviews-'));
  const before = process.env.DATA_DIR;

  beforeAll(async () => {
    process.env.DATA_DIR = folder;
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
    if (before === undefined) delete process.env.DATA_DIR;
    else process.env.DATA_DIR = before;
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    product = await makeProduct(connection.db, { stock: 1000 });
  });

  type Shopper = Awaited<ReturnType<typeof makeShopper>>;

  async function buyer(): Promise<Shopper> {
    const { db } = connection;
    const shopper = await makeShopper(db, { password });
    const line = await makeCartLine(db, shopper.id, product);
    const { token } = shopper;
    const placed = await api.call('POST', '/api/orders', { token, body: codOrder([line]) });
    const [{ id }] = placed.body.data.shipments;
    await db.update(shipments).set({ status: 'delivered' }).where(eq(shipments.id, id));
    await db.update(orderItems).set({ cancelledQuantity: 0 }).where(eq(orderItems.shipmentId, id));
    return shopper;
  }

  const path = () => `/api/products/${product.id}/reviews`;
  const write = async ({ token }: Shopper, body: object) =>
    (await api.call('POST', path(), { token, body })).body;
  const list = async (query = '') => (await api.call('GET', path() + query)).body.data;
  const files = () => readdirSync(join(folder, 'uploads', 'reviews'));

  const drawn = (width = 60, height = 40) =>
    sharp({ create: { width, height, channels: 3, background: 'teal' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer();

  async function upload({ token }: Shopper, bytes: Buffer | string) {
    const body = new FormData();
    body.set('picture', new File([new Uint8Array(Buffer.from(bytes))], 'x.jpg'));
    const headers = { authorization: `Bearer ${token}` };
    const answer = await api.host.request('/api/review-pictures', {
      method: 'POST',
      body,
      headers,
    });
    return { status: answer.status, body: await answer.json() };
  }

  it('keeps a picture drawn anew without its metadata, and shows it under the review', async () => {
    const shopper = await buyer();
    const first = await upload(shopper, await drawn(3200, 800));
    const second = await upload(shopper, await drawn());
    expect([first.status, first.body.data]).toMatchObject([201, { width: 1600, height: 400 }]);
    const pictures = [second.body.data.id, first.body.data.id];
    const { data } = await write(shopper, { rating: 5, pictures });
    expect(data).toMatchObject({ verified: true, pictures: [second.body.data, first.body.data] });
    expect((await list()).reviews).toEqual([data]);
    const served = await api.host.request(first.body.data.image);
    const { format, exif } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect([served.status, format, exif]).toEqual([200, 'webp', undefined]);
  });

  it('refuses what is no picture, in words', async () => {
    const { status, body } = await upload(await makeShopper(connection.db), '<svg onload="x"/>');
    expect([status, body.errors]).toEqual([
      422,
      { picture: 'This file is not a picture we can read. Use PNG, JPEG or WebP.' },
    ]);
    expect((await upload(await makeShopper(connection.db), '')).status).toBe(422);
  });

  it("takes at most five pictures, and none that are used or somebody else's", async () => {
    const [shopper, other] = [await buyer(), await buyer()];
    const { id } = (await upload(other, await drawn())).body.data;
    const many = await write(shopper, { rating: 5, pictures: [1, 2, 3, 4, 5, 6] });
    expect(many.errors).toEqual({ pictures: 'A review has at most 5 pictures.' });
    expect((await write(shopper, { rating: 5, pictures: [id] })).errors).toHaveProperty('pictures');
    expect((await list()).reviews).toEqual([]);
    expect((await write(other, { rating: 5, pictures: [id] })).success).toBe(true);
    const remove = await api.call('DELETE', `/api/review-pictures/${id}`, { token: other.token });
    expect(remove.status).toBe(404);
  });

  it('forgets pictures that are removed, unused for a day, or of who has left', async () => {
    const shopper = await buyer();
    const { token } = shopper;
    const ids: number[] = [];
    const had = files().length;
    for (let n = 0; n < 3; n++) ids.push((await upload(shopper, await drawn())).body.data.id);
    const gone = await api.call('DELETE', `/api/review-pictures/${ids[0]}`, { token });
    expect([gone.status, files().length - had]).toEqual([200, 2]);
    await write(shopper, { rating: 5, pictures: [ids[1]] });
    await cleanUp(connection.db, api.files, new Date(Date.now() + 2 * day));
    expect(files().length).toBe(had + 1);
    await api.call('POST', '/api/user-auth/delete-account', { token, body: { password } });
    await cleanUp(connection.db, api.files, new Date());
    expect(files().length).toBe(had);
    expect((await list()).reviews[0]).toMatchObject({ author: 'A shopper', pictures: [] });
  });

  it('lets a shopper keep only so many unused pictures', async () => {
    const { id, token } = await makeShopper(connection.db);
    const row = { userId: id, url: '/api/uploads/reviews/x.webp', width: 1, height: 1 };
    await connection.db.insert(reviewPictures).values(Array.from({ length: 15 }, () => row));
    const { status, body } = await upload({ id, token, email: '' }, await drawn());
    expect([status, body.message]).toEqual([409, expect.stringContaining('many pictures')]);
  });

  it('counts a vote of each shopper once, and takes it back', async () => {
    const author = await buyer();
    const { id } = (await write(author, { rating: 4 })).data;
    const vote = (method: 'PUT' | 'DELETE', { token }: Shopper) =>
      api.call(method, `/api/reviews/${id}/helpful`, { token });
    const voters = await Promise.all([1, 2, 3].map(() => makeShopper(connection.db, { password })));
    const [one, two, three] = voters as [Shopper, Shopper, Shopper];
    await Promise.all([one, one, two, three].map((each) => vote('PUT', each)));
    const mine = async () => (await api.call('GET', `${path()}/mine`, { token: one.token })).body;
    expect((await mine()).data.helpful).toEqual([id]);
    expect((await vote('PUT', one)).body).toMatchObject({ data: { helpful: 3 } });
    expect((await vote('DELETE', one)).body).toMatchObject({ data: { helpful: 2 } });
    expect((await vote('DELETE', one)).body).toMatchObject({ data: { helpful: 2 } });
    expect((await mine()).data.helpful).toEqual([]);
    const { token } = two;
    await api.call('POST', '/api/user-auth/delete-account', { token, body: { password } });
    expect((await list()).reviews[0].helpful).toBe(1);
    expect(await connection.db.$count(reviewVotes, eq(reviewVotes.reviewId, id))).toBe(1);
  });

  it('lets nobody vote for their own review, or for one that is not there', async () => {
    const author = await buyer();
    const { id } = (await write(author, { rating: 4 })).data;
    const own = await api.call('PUT', `/api/reviews/${id}/helpful`, { token: author.token });
    expect([own.status, own.body.message]).toEqual([403, 'You cannot vote for your own review.']);
    const missing = await api.call('PUT', '/api/reviews/99999999/helpful', { token: author.token });
    expect(missing.status).toBe(404);
  });

  it('lists those of some stars, and the most helpful first; the summary stays that of all', async () => {
    const stars = [5, 3, 5, 1];
    await connection.db.insert(reviews).values(
      stars.map((rating, i) => ({
        productId: product.id,
        listingId: product.listingId,
        authorName: `Asha ${i}.`,
        locale: 'en' as const,
        rating,
        helpfulCount: [1, 9, 4, 0][i],
        reply: i === 1 ? 'माफ़ करें।' : null,
        repliedAt: i === 1 ? new Date() : null,
      })),
    );
    const authors = async (query: string) =>
      (await list(query)).reviews.map(({ author }: { author: string }) => author);
    expect(await authors('?sort=helpful')).toEqual(['Asha 1.', 'Asha 2.', 'Asha 0.', 'Asha 3.']);
    expect(await authors('?rating=5&sort=helpful')).toEqual(['Asha 2.', 'Asha 0.']);
    expect(await authors('?rating=2')).toEqual([]);
    const { summary, reviews: found } = await list('?rating=3');
    expect(summary).toMatchObject({ total: 4, counts: { 5: 2, 3: 1, 1: 1 } });
    expect(found[0].reply).toMatchObject({ text: 'माफ़ करें।', language: 'hi' });
  });
});
