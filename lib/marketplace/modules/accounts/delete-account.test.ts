import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { testHost } from '../../app/testing/test-host';
import { type Connection, rowsOf } from '../../kernel/db/connection';
import { addresses, otps, tokens, users } from '../../kernel/db/schema/accounts';
import { cartLines, wishlistItems } from '../../kernel/db/schema/cart';
import { reviews } from '../../kernel/db/schema/catalog';
import { newsletterSubscriptions, supportTickets } from '../../kernel/db/schema/content';
import { orders, shipments } from '../../kernel/db/schema/orders';
import { payments, refunds } from '../../kernel/db/schema/payments';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeCartLine, makeProduct, makeShopper } from '../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../kernel/jobs/background';

const password = 'banyan-tree-7';
const address = {
  full_name: 'Asha Rao',
  phone: '9876543210',
  full_address: '12 MG Road',
  landmark: 'Clock tower',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
};

/** The tables that name a shopper, by the fate of their rows; `copyOfShopper` (operator-desk) exports the rows. */
const ofShoppers = {
  deleted: [
    ...['addresses', 'cart_coupons', 'cart_lines', 'known_devices', 'otps', 'product_notices'],
    ...['message_choices', 'message_consents'],
    ...['review_votes', 'saved_items', 'tokens', 'wishlist_items'],
  ],
  'left without their author': ['product_questions', 'review_pictures', 'reviews'],
  kept: ['coupon_uses', 'orders', 'return_pictures', 'shopper_hashes'],
};

describe.each(testDatabases)('deleting an account on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  type Shopper = Awaited<ReturnType<typeof makeShopper>>;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });

  const remove = ({ token }: Shopper, given = password) =>
    api.call('POST', '/api/user-auth/delete-account', { token, body: { password: given } });

  async function order({ id, token }: Shopper): Promise<{ id: number; number: string }> {
    const product = await makeProduct(connection.db);
    const items = [await makeCartLine(connection.db, id, product)];
    const body = {
      items,
      shipping_address: address,
      billing_same_as_shipping: true,
      payment_method: 'cod',
    };
    const answer = await api.call('POST', '/api/orders', { token, body });
    expect(answer.status).toBe(201);
    return answer.body.data;
  }
  const deliver = (orderId: number) =>
    connection.db
      .update(shipments)
      .set({ status: 'delivered' })
      .where(eq(shipments.orderId, orderId));
  const countOf = async (table: PgTable & { userId: PgColumn }, userId: number) =>
    (await connection.db.select().from(table).where(eq(table.userId, userId))).length;

  it('wants the password again', async () => {
    const shopper = await makeShopper(connection.db, { password });
    const { status, body } = await remove(shopper, 'banyan-tree-8');
    expect([status, body.errors]).toEqual([
      422,
      { password: 'The current password is not right.' },
    ]);
    expect((await api.call('GET', '/api/cart', { token: shopper.token })).status).toBe(200);
  });

  it('leaves nothing of who never ordered, and says so by mail', async () => {
    const { db } = connection;
    const shopper = await makeShopper(db, { password, firstName: 'Meera', locale: 'hi' });
    const product = await makeProduct(db);
    await makeCartLine(db, shopper.id, product);
    const request = { product_id: product.id, store_id: product.storeId };
    const { token, email } = shopper;
    await api.call('POST', '/api/wishlist/add', { token, body: request });
    await api.call('POST', '/api/addresses', { token, body: address });
    await api.call('POST', '/api/user-auth/forgot-password', { body: { email } });
    await backgroundDone();
    const [review] = await db
      .insert(reviews)
      .values({
        productId: product.id,
        listingId: product.listingId,
        userId: shopper.id,
        authorName: 'Meera S.',
        locale: 'hi',
        rating: 5,
      })
      .returning();
    api.mails.length = 0;

    expect((await remove(shopper)).status).toBe(200);
    await backgroundDone();
    expect(await db.select().from(users).where(eq(users.id, shopper.id))).toEqual([]);
    for (const table of [tokens, addresses, cartLines, wishlistItems]) {
      expect(await countOf(table, shopper.id)).toBe(0);
    }
    expect(await db.select().from(otps).where(eq(otps.email, email))).toEqual([]);
    const [kept] = await db
      .select()
      .from(reviews)
      .where(eq(reviews.id, review?.id ?? 0));
    expect(kept).toMatchObject({ userId: null, authorName: 'एक ख़रीदार', rating: 5 });
    expect(api.mails).toEqual([
      expect.objectContaining({ to: email, subject: 'आपका हाट खाता हटा दिया गया है' }),
    ]);
    expect(api.mails[0]?.text).not.toContain('72');
    expect((await api.call('GET', '/api/cart', { token })).status).toBe(401);
    const again = { first_name: 'Meera', last_name: 'S', email, password: 'peepal-tree-8' };
    await api.call('POST', '/api/user-auth/signup', { body: again });
    await backgroundDone();
    expect(api.mails.at(-1)?.subject).toMatch(/^\d{6}/);
  });

  it('is thought of for every table that names a shopper', async () => {
    const rows = await rowsOf<{ name: string }>(
      connection.db,
      sql`select distinct conrelid::regclass::text as name from pg_constraint
        where contype = 'f' and confrelid = 'users'::regclass`,
    );
    const named = rows.map(({ name }) => name).sort();
    expect(named).toEqual(Object.values(ofShoppers).flat().sort());
  });

  it('takes nothing of a stranger along whose address was never verified', async () => {
    const { db } = connection;
    const email = 'stranger@example.in';
    const ticket = { number: 'T-1', name: 'Meera', email, subject: 'Parcel' };
    await db.insert(supportTickets).values(ticket);
    const now = new Date();
    const subscription = { tokenHash: 'x', locale: 'en', consentedAt: now, mailedAt: now } as const;
    await db.insert(newsletterSubscriptions).values({ email, ...subscription });
    const signUp = (first_name: string) =>
      api.call('POST', '/api/user-auth/signup', {
        body: { first_name, last_name: 'S', email, password },
      });
    await signUp('Mallory');
    const { request } = (await signUp('Meera')).body;
    await backgroundDone();
    const otp = /\d{6}/.exec(api.mails.findLast((mail) => mail.to === email)?.subject ?? '')?.[0];
    const login = await api.call('POST', '/api/user-auth/login', { body: { email, password } });
    expect((await remove({ ...login.body, id: 0, email })).status).toBe(200);

    expect(await db.select().from(supportTickets)).toMatchObject([ticket]);
    expect(await db.select().from(newsletterSubscriptions)).toMatchObject([subscription]);
    await backgroundDone();
    expect(api.mails.at(-1)?.subject).toContain(otp);
    const verify = { email, otp, purpose: 'verify', request };
    const verified = await api.call('POST', '/api/user-auth/verify-otp', { body: verify });
    expect(verified.body.user).toMatchObject({ first_name: 'Meera', is_verified: true });
  });

  it('keeps orders for the tax period, without the person in them', async () => {
    const { db } = connection;
    const shopper = await makeShopper(db, { password });
    const { id } = await order(shopper);
    await deliver(id);
    expect((await remove(shopper)).status).toBe(200);
    const [kept] = await db.select().from(orders).where(eq(orders.id, id));
    const nobody = {
      full_name: '-',
      phone: '-',
      full_address: '-',
      city: 'Pune',
      state: 'Maharashtra',
      pincode: '411001',
    };
    expect(kept).toMatchObject({ userId: shopper.id, grandTotal: expect.any(Number) });
    expect([kept?.shippingAddress, kept?.billingAddress]).toEqual([nobody, nobody]);
    const [row] = await db.select().from(users).where(eq(users.id, shopper.id));
    expect(row).toMatchObject({ firstName: '-', lastName: '', phone: null, verifiedAt: null });
    expect(row?.email).not.toContain(shopper.email);
    const login = { email: row?.email, password };
    expect((await api.call('POST', '/api/user-auth/login', { body: login })).status).toBe(401);
    await backgroundDone();
    expect(api.mails.at(-1)?.text).toContain('72 months');
  });

  it('waits until every parcel has arrived and every refund is paid', async () => {
    const { db } = connection;
    const shopper = await makeShopper(db, { password });
    const { id, number } = await order(shopper);
    const open = await remove(shopper);
    expect([open.status, open.body.data]).toEqual([409, { orders: [number] }]);
    await deliver(id);
    const [payment] = await db.select().from(payments).where(eq(payments.orderId, id));
    const [refund] = await db
      .insert(refunds)
      .values({
        paymentId: payment?.id ?? 0,
        amount: 100,
        reason: 'test',
        status: 'pending',
        idempotencyKey: `refund-${id}`,
      })
      .returning();
    expect((await remove(shopper)).body.data).toEqual({ orders: [number] });
    await db
      .update(refunds)
      .set({ status: 'processed' })
      .where(eq(refunds.id, refund?.id ?? 0));
    expect((await remove(shopper)).status).toBe(200);
  });

  it('and an order placed at the same moment agree: one of them stands', async () => {
    const { db } = connection;
    const shopper = await makeShopper(db, { password });
    const items = [await makeCartLine(db, shopper.id, await makeProduct(db))];
    const body = {
      items,
      shipping_address: address,
      billing_same_as_shipping: true,
      payment_method: 'cod',
    };
    const [placed, removed] = await Promise.all([
      api.call('POST', '/api/orders', { token: shopper.token, body }),
      remove(shopper),
    ]);
    expect([placed.status === 201, removed.status === 200].filter(Boolean)).toHaveLength(1);
    const left = await db.select().from(orders).where(eq(orders.userId, shopper.id));
    expect(left).toHaveLength(placed.status === 201 ? 1 : 0);
  });
});
