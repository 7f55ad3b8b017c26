import { eq } from 'drizzle-orm';
import { testHost } from '../../app/testing/test-host';
import { audit } from '../../audit/audit';
import type { Connection } from '../../kernel/db/connection';
import { users } from '../../kernel/db/schema/accounts';
import { shipmentEvents } from '../../kernel/db/schema/orders';
import { returns } from '../../kernel/db/schema/returns';
import { testDatabases } from '../../kernel/db/testing/databases';
import { backgroundDone } from '../../kernel/jobs/background';
import { hashPassword } from '../accounts/passwords/password-hash';
import { operatorToken } from '../orders/testing/orders';
import { returnOf } from './testing/delivered';
import { deliveredTo } from './testing/delivered-to';

describe.each(testDatabases)('returns on $name', ({ open }) => {
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

  it('refunds what the preview said, once, with a credit note, and takes the goods into stock', async () => {
    const it = await delivered();
    const body = returnOf(it.itemId);
    const told = await it.preview(body);
    expect(told.body.data).toEqual({
      refund: { amount: 999, goods: 999, shipping: 0, rounding: 0 },
      return: null,
    });
    const headers = { 'idempotency-key': 'once' };
    const asked = await Promise.all([1, 2].map(() => it.request(body, { headers })));
    expect(asked.map(({ status }) => status)).toEqual([201, 201]);
    const { id } = asked[0]?.body.data.return ?? {};
    expect(asked[1]?.body.data.return.id).toBe(id);
    expect((await it.does(id, 'accept')).body.data.status).toBe('accepted');
    expect((await it.does(id, 'picked-up')).body.data.status).toBe('picked_up');
    expect(await it.stock()).toEqual([8, 2]);
    const received = await it.does(id, 'received', { condition: 'sellable' });
    expect(received.body.data).toMatchObject({
      status: 'refunded',
      credit_note: expect.stringMatching(/^[A-Z]{2,4}\/C\d{4}\/00001$/),
      refund: { amount: 999, to: 'original_payment' },
    });
    expect(await it.stock()).toEqual([9, 1]);
    expect(await it.does(id, 'received', { condition: 'sellable' })).toMatchObject({ status: 409 });
    const order = await it.order();
    expect(order.refunds).toMatchObject([{ amount: 999, reason: 'Returned items' }]);
    expect(order.totals.grand_total).toBe(1998);
    expect(order.current_totals.grand_total).toBe(999);
    const notes = await api.call('GET', `/api/orders/${order.number}/creditNotes`, {
      token: it.shopper.token,
    });
    expect(notes.body.data.credit_notes).toMatchObject([
      {
        invoice: { number: order.shipments[0].invoice_number },
        lines: [{ quantity: 1, taxable: 846.6, total: 999 }],
        totals: { total: 999 },
      },
    ]);
    await backgroundDone();
    const subjects = api.mails.filter(({ to }) => to === it.shopper.email).map((m) => m.subject);
    expect(subjects).toEqual(
      expect.arrayContaining([
        expect.stringContaining('requested'),
        expect.stringContaining('accepts'),
        expect.stringContaining('₹999.00 refunded'),
      ]),
    );
  });

  it.each([
    [0, 'bill_of_supply'],
    [18, 'tax_invoice'],
  ])('a credit note for goods at %i%% follows the %s it corrects', async (gstRate, kind) => {
    const it = await delivered({ gstRate });
    const asked = await it.request(returnOf(it.itemId));
    const { id } = asked.body.data.return;
    await it.does(id, 'accept');
    await it.does(id, 'received', { condition: 'sellable' });
    const { number } = await it.order();
    const notes = await api.call('GET', `/api/orders/${number}/creditNotes`, {
      token: it.shopper.token,
    });
    expect(notes.body.data.credit_notes).toMatchObject([{ kind }]);
  });

  it('never takes more back than was delivered, however many ask at once', async () => {
    const it = await delivered();
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => it.request(returnOf(it.itemId))),
    );
    expect(asked.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    expect((await it.read()).items).toEqual([]);
  });

  it.each([
    ['return_7', 6, 'changed_mind', 'refund', 201],
    ['return_7', 9, 'changed_mind', 'refund', 409],
    ['return_10', 9, 'changed_mind', 'refund', 201],
    ['return_7', 9, 'damaged', 'refund', 201],
    ['none', 1, 'changed_mind', 'refund', 409],
    ['none', 1, 'wrong_item', 'refund', 201],
    ['none', 12, 'wrong_item', 'refund', 409],
    ['exchange_7', 1, 'changed_mind', 'refund', 409],
    ['exchange_7', 1, 'size', 'exchange', 201],
  ] as const)('of %s after %i days for %s as %s answers %i', async (...row) => {
    const [returnPolicy, days, reason, kind, status] = row;
    const it = await delivered({ returnPolicy });
    const at = new Date(Date.now() - days * 24 * 3_600_000);
    await connection.db
      .update(shipmentEvents)
      .set({ at })
      .where(eq(shipmentEvents.shipmentId, it.shipmentId));
    const items = [{ item_id: it.itemId, quantity: 1, replacement_id: it.product.id }];
    expect((await it.request(returnOf(it.itemId, { kind, reason, items }))).status).toBe(status);
  });

  it('gives shipping back with the last piece that goes back for a fault', async () => {
    const it = await delivered({ price: 10_000 });
    const one = returnOf(it.itemId, { reason: 'damaged' });
    expect((await it.request(one)).body.data.refund).toMatchObject({ amount: 100, shipping: 0 });
    expect((await it.request(one)).body.data.refund).toMatchObject({ amount: 149, shipping: 49 });
  });

  it('asks where the money of a cash order goes, and has the operator pay it', async () => {
    const it = await delivered({ isPaid: false });
    const without = await it.request(returnOf(it.itemId));
    expect([without.status, Object.keys(without.body.errors)]).toEqual([422, ['refund_to']]);
    const bad = { kind: 'bank', name: 'Asha Rao', account: '123', ifsc: 'X' };
    const wrong = await it.request(returnOf(it.itemId, { refund_to: bad }));
    expect(Object.keys(wrong.body.errors)).toEqual(['refund_to.account', 'refund_to.ifsc']);
    const refund_to = { kind: 'upi', upi: 'asha.rao@okbank' };
    const asked = await it.request(returnOf(it.itemId, { refund_to }));
    const { id } = asked.body.data.return;
    expect(asked.body.data.return.refund.account).toBe('as••@okbank');
    await it.does(id, 'accept');
    const settled = await it.does(id, 'received', { condition: 'sellable' });
    expect(settled.body.data).toMatchObject({ status: 'refunded', refund: { account: null } });
    const list = await api.call('GET', '/api/operator/returns?show=payable', {
      token: operatorToken,
    });
    expect(list.body.data.returns.find((each: { id: number }) => each.id === id)).toMatchObject({
      pay_to: 'asha.rao@okbank',
      refund: { amount: 999 },
    });
    const paid = await operator(`${id}/paid`, { reference: 'UTR12345678' });
    expect(paid.body.data).toMatchObject({
      pay_to: 'as••@okbank',
      refund: { reference: 'UTR12345678' },
    });
    expect((await operator(`${id}/paid`, { reference: 'UTR12345678' })).status).toBe(409);
    expect((await it.order()).refunds).toEqual([]);
  });

  it('lets a refusal be disputed once, and the operator decide', async () => {
    const it = await delivered();
    const { id } = (await it.request(returnOf(it.itemId))).body.data.return;
    expect((await it.does(id, 'refuse', { reason: '' })).status).toBe(422);
    const refused = await it.does(id, 'refuse', { reason: 'The tags are gone.' });
    expect(refused.body.data).toMatchObject({ status: 'refused', can_dispute: true });
    expect((await it.dispute(id)).body.data.status).toBe('disputed');
    expect((await operator(`${id}/decide`, { accept: false, note: 'Seen' })).status).toBe(200);
    expect((await it.read()).returns[0]).toMatchObject({ status: 'refused', can_dispute: false });
    expect((await it.dispute(id)).status).toBe(409);

    const second = (await it.request(returnOf(it.itemId))).body.data.return.id;
    await it.does(second, 'refuse', { reason: 'No.' });
    await it.dispute(second);
    const decided = await operator(`${second}/decide`, { accept: true, note: 'It is fine' });
    expect(decided.body.data.status).toBe('accepted');
  });

  it("shows nothing of another shopper's or store's", async () => {
    const [mine, other] = [await delivered(), await delivered()];
    const { id } = (await mine.request(returnOf(mine.itemId))).body.data.return;
    expect((await other.request(returnOf(mine.itemId))).status).toBe(422);
    expect((await other.dispute(id)).status).toBe(404);
    expect((await other.does(id, 'accept')).status).toBe(404);
    expect((await mine.read()).returns[0].status).toBe('requested');
  });

  it('keeps an account open until its return is over and its cash is paid back', async () => {
    const it = await delivered({ isPaid: false });
    const remove = () =>
      api.call('POST', '/api/user-auth/delete-account', {
        token: it.shopper.token,
        body: { password: 'banyan-tree-7' },
      });
    const passwordHash = await hashPassword('banyan-tree-7');
    const isShopper = eq(users.id, it.shopper.id);
    await connection.db.update(users).set({ passwordHash }).where(isShopper);
    const upi = { kind: 'upi', upi: 'asha@okbank' };
    const asked = await it.request(returnOf(it.itemId, { refund_to: upi }));
    const { id } = asked.body.data.return;
    const { number } = await it.order();
    expect((await remove()).body.data).toEqual({ orders: [number] });
    await it.does(id, 'accept');
    await it.does(id, 'received', { condition: 'sellable' });
    expect((await remove()).status).toBe(409);
    expect((await operator(`${id}/paid`, { reference: 'UTR654321' })).status).toBe(200);
    expect((await remove()).status).toBe(200);
    const [row] = await connection.db.select().from(returns).where(eq(returns.id, id));
    expect([row?.comment, row?.account]).toEqual([null, null]);
  });
});
