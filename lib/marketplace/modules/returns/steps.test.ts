import { eq } from 'drizzle-orm';
import { testHost } from '../../app/testing/test-host';
import { audit } from '../../audit/audit';
import type { Connection } from '../../kernel/db/connection';
import { refunds } from '../../kernel/db/schema/payments';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeListing, makeProduct } from '../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../kernel/jobs/background';
import { operatorToken } from '../orders/testing/orders';
import { makeSeller } from '../sellers/testing/members';
import { advanceReturns } from './job';
import { returnOf, wayToTheDoor } from './testing/delivered';
import { deliveredTo } from './testing/delivered-to';

describe.each(testDatabases)('what becomes of returns on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;

  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await backgroundDone();
    // Payments of these tests have no provider; only the rules about returns must hold.
    const found = (await audit(connection.db)).filter(({ rule }) =>
      /return|credit|back/.test(rule),
    );
    expect(found).toEqual([]);
    await connection.close();
  });

  const delivered = (given: Parameters<typeof deliveredTo>[2] = {}) =>
    deliveredTo(connection, api, given);
  const operator = (path: string, body: object) =>
    api.call('POST', `/api/operator/returns/${path}`, { token: operatorToken, body });

  it('exchanges for a SKU of the same listing and price, and sends it at no price', async () => {
    const { db } = connection;
    const seller = await makeSeller(db);
    const listingId = (await makeListing(db, seller.store.id)).id;
    const sibling = { storeId: seller.store.id, listingId, price: 99_900 };
    const large = await makeProduct(db, { ...sibling, size: 'L', stock: 1 });
    const dearer = await makeProduct(db, { ...sibling, price: 120_000, size: 'XL' });
    const it = await delivered({ listingId, storeId: seller.store.id });
    const token = seller.token;
    const does = (id: number, step: string, body: object = {}) =>
      api.call('POST', `/api/seller/returns/${id}/${step}`, { token, body });
    const asking = (replacement_id: number) =>
      returnOf(it.itemId, {
        kind: 'exchange',
        reason: 'size',
        items: [{ item_id: it.itemId, quantity: 1, replacement_id }],
      });
    expect((await it.request(asking(dearer.id))).status).toBe(409);
    const { id } = (await it.request(asking(large.id))).body.data.return;
    // The last unit is reserved for it.
    expect((await it.request(asking(large.id))).status).toBe(409);
    expect((await does(id, 'accept')).body.data.kind).toBe('exchange');
    const done = await does(id, 'received', { condition: 'sellable' });
    expect(done.body.data).toMatchObject({ status: 'exchanged', credit_note: null });
    const order = await it.order();
    const sent = order.shipments.find((one: { is_replacement: boolean }) => one.is_replacement);
    expect(sent).toMatchObject({ status: 'confirmed', can_cancel: false, items: [{ total: 0 }] });
    expect(order.current_totals.grand_total).toBe(1998);
    for (const to of wayToTheDoor.slice(1, -1)) {
      const path = `/api/operator/shipments/${sent.id}/advance`;
      expect((await api.call('POST', path, { token: operatorToken, body: { to } })).status).toBe(
        200,
      );
    }
    // A replacement that comes back undelivered is refunded.
    for (const to of ['delivery_failed', 'returned']) {
      const path = `/api/operator/shipments/${sent.id}/advance`;
      await api.call('POST', path, { token: operatorToken, body: { to } });
    }
    await advanceReturns(db, new Date());
    const [last] = (await it.read()).returns;
    expect(last).toMatchObject({ id, status: 'refunded', refund: { amount: 999 } });
  });

  /** Makes an exchange whose replacement waits in the store, with its next steps. */
  async function exchanged() {
    const it = await delivered();
    const asked = await it.request(
      returnOf(it.itemId, {
        kind: 'exchange',
        reason: 'size',
        items: [{ item_id: it.itemId, quantity: 1, replacement_id: it.product.id }],
      }),
    );
    const { id } = asked.body.data.return;
    await it.does(id, 'accept');
    await it.does(id, 'received', { condition: 'sellable' });
    const { shipments } = await it.order();
    const sent = shipments.find((one: { is_replacement: boolean }) => one.is_replacement);
    const advance = (to: string) =>
      api.call('POST', `/api/operator/shipments/${sent.id}/advance`, {
        token: operatorToken,
        body: { to },
      });
    const status = async () => (await it.read()).returns[0].status;
    return { ...it, id, advance, status };
  }

  it('keeps the replacement of an exchange under dispute in the store', async () => {
    const it = await exchanged();
    await it.advance('packed');
    await it.dispute(it.id);
    const refused = await it.advance('shipped');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This exchange is in dispute. Its replacement stays until the market has decided.',
    ]);
    await operator(`${it.id}/decide`, { accept: false, note: 'It goes on.' });
    expect(await it.status()).toBe('exchanged');
    expect((await it.advance('shipped')).status).toBe(200);
  });

  it('never refunds an exchange whose replacement has left, whoever decides', async () => {
    const it = await exchanged();
    for (const to of ['packed', 'shipped']) await it.advance(to);
    await it.dispute(it.id);
    const list = await api.call('GET', '/api/operator/returns', { token: operatorToken });
    expect(list.body.data.returns[0]).toMatchObject({ id: it.id, replacement_status: 'shipped' });
    const decision = { accept: true, note: 'You get it back.' };
    const late = await operator(`${it.id}/decide`, { ...decision, seen_replacement: 'packed' });
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('moved on')]);
    const refused = await operator(`${it.id}/decide`, decision);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('has left the store'),
    ]);
    await advanceReturns(connection.db, new Date(Date.now() + 90 * 86_400_000));
    expect(await it.status()).toBe('exchanged');
  });

  it('refunds an exchange under dispute whose replacement came back', async () => {
    const it = await exchanged();
    for (const to of ['packed', 'shipped', 'out_for_delivery', 'delivery_failed']) {
      await it.advance(to);
    }
    await it.dispute(it.id);
    await it.advance('returned');
    await operator(`${it.id}/decide`, {
      accept: true,
      note: 'It came back.',
      seen_replacement: 'returned',
    });
    expect(await it.status()).toBe('refunded');
  });

  it('accepts by itself after 48 hours, and settles damaged goods after 72', async () => {
    const it = await delivered();
    const { id } = (await it.request(returnOf(it.itemId))).body.data.return;
    const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    await advanceReturns(connection.db, later(47));
    expect((await it.read()).returns[0].status).toBe('requested');
    await advanceReturns(connection.db, later(49));
    expect((await it.read()).returns[0].status).toBe('accepted');
    const damaged = await it.does(id, 'received', { condition: 'damaged' });
    expect(damaged.body.data.status).toBe('received');
    expect(await it.stock()).toEqual([8, 2]);
    await advanceReturns(connection.db, later(73));
    expect((await it.read()).returns[0].status).toBe('refunded');
    expect(await it.stock()).toEqual([8, 2]);
    const [refund] = await connection.db
      .select()
      .from(refunds)
      .where(eq(refunds.idempotencyKey, `return-${id}`));
    expect(refund?.amount).toBe(99_900);
  });

  it('sends damaged goods back with the reason, which can be disputed too', async () => {
    const it = await delivered();
    const { id } = (await it.request(returnOf(it.itemId))).body.data.return;
    await it.does(id, 'accept');
    await it.does(id, 'received', { condition: 'damaged' });
    const back = await it.does(id, 'decide', { outcome: 'send_back', reason: 'Worn and washed.' });
    expect(back.body.data).toMatchObject({ status: 'sent_back', can_dispute: true });
    await it.dispute(id);
    await operator(`${id}/decide`, { accept: true, note: 'The parcel was damaged.' });
    expect((await it.read()).returns[0]).toMatchObject({
      status: 'refunded',
      refund: { amount: 999 },
    });
  });

  it('has the market bear a refund whose goods stay with the shopper, where the operator says so', async () => {
    for (const borne_by of ['store', 'market']) {
      const it = await delivered();
      const { id, number } = (await it.request(returnOf(it.itemId))).body.data.return;
      await it.does(id, 'accept');
      await it.does(id, 'received', { condition: 'damaged' });
      await it.does(id, 'decide', { outcome: 'send_back', reason: 'Worn and washed.' });
      await it.dispute(id);
      const list = await api.call('GET', '/api/operator/returns', { token: operatorToken });
      expect(list.body.data.returns[0]).toMatchObject({
        number,
        disputed_from: 'sent_back',
        policies: [{ item_id: it.itemId, policy: 'return_7', until: expect.any(String) }],
      });
      await operator(`${id}/decide`, { accept: true, note: 'The parcel was damaged.', borne_by });
      const { token } = it.seller;
      const { body } = await api.call('GET', '/api/seller/balance', { token });
      expect([borne_by, body.data.balance]).toEqual([
        borne_by,
        borne_by === 'store' ? 876.03 : 1752.09,
      ]);
    }
  });
});
