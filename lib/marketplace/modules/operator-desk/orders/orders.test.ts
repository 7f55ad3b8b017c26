import { eq, sql } from 'drizzle-orm';
import { dayOf, daysAfter } from '@/lib/time/india';
import { audit } from '../../../audit/audit';
import type { Connection } from '../../../kernel/db/connection';
import { orderNotes, refundRequests, sentMails } from '../../../kernel/db/schema/operator-orders';
import { refunds } from '../../../kernel/db/schema/payments';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { makeOperator } from '../../operators/testing/make-operator';
import { operatorToken, placeCod } from '../../orders/testing/orders';
import { type Market, openMarket } from '../../payments/testing/market';

describe.each(testDatabases)("operators' orders on $name", ({ open }) => {
  let connection: Connection;
  let market: Market;
  let support: Awaited<ReturnType<typeof makeOperator>>;
  let finance: Awaited<ReturnType<typeof makeOperator>>;

  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    market = await openMarket(connection);
    support = await makeOperator(connection.db, { role: 'support' });
    finance = await makeOperator(connection.db, { role: 'finance' });
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await market.close();
  });

  type Who = { token: string };
  const post = (path: string, body: object, { token }: Who = support) =>
    market.api.call('POST', `/api/operator${path}`, { token, body });
  const find = async (search: string) => {
    const path = `/api/operator/orders?search=${encodeURIComponent(search)}`;
    const { data } = (await market.api.call('GET', path, support)).body;
    return data.orders.map(({ number }: { number: string }) => number);
  };
  const read = async (number: string) =>
    (await market.api.call('GET', `/api/operator/orders/${number}/details`, support)).body.data;
  const ask = (number: string, amount: number, who: Who = support, more: object = {}) =>
    post(`/orders/${number}/refunds`, { amount, reason: 'A scratch on the lid', ...more }, who);
  const decide = (id: number, approve: boolean, who: Who) =>
    post(`/refunds/${id}/decide`, { approve, note: 'Seen the pictures' }, who);

  /** Places an order and pays it through the provider. */
  async function paid(price = 500_000) {
    const begun = await market.begin([await makeProduct(market.db, { price })]);
    await market.press(begun.providerOrder);
    await market.quiet();
    return begun;
  }

  it('finds an order by what its shopper, bank, courier or accountant calls it', async () => {
    const shopper = await makeShopper(connection.db, { phone: '9812345670' });
    const product = await makeProduct(connection.db);
    const order = await placeCod({ db: connection.db, api: market.api, shopper }, [{ product }]);
    const [id] = order.shipments.map((shipment) => shipment.id);
    for (const to of ['confirmed', 'packed']) await post(`/shipments/${id}/advance`, { to });
    const carriage = { carrier: 'Delhivery', awb: 'awb-77x' };
    await post(`/shipments/${id}/advance`, { to: 'shipped', ...carriage });
    const shown = await read(order.number);
    const invoice = shown.order.shipments[0].invoice_number;
    const [payment] = shown.payments;
    for (const search of [
      order.number.toLowerCase(),
      ` ${shopper.email.toUpperCase()} `,
      '+91 98123 45670',
      'AWB-77X',
      payment.number,
      invoice,
    ]) {
      expect([search, (await find(search)).includes(order.number)]).toEqual([search, true]);
    }
    expect(await find('HT-000000-NOBODY')).toEqual([]);
    const { order: online } = await paid();
    const { provider_payment_id, provider_order_id } = (await read(online.number)).payments[0];
    expect(await find(provider_payment_id)).toEqual([online.number]);
    expect(await find(provider_order_id)).toEqual([online.number]);
  });

  it('filters by the state of a shipment and of the payment, newest first', async () => {
    const { order } = await paid();
    const list = async (query: string) =>
      (await market.api.call('GET', `/api/operator/orders?${query}&limit=100`, support)).body.data;
    const captured = await list('payment=captured&status=placed');
    expect(captured.orders[0].number).toBe(order.number);
    expect((await list('payment=failed')).total).toBe(0);
    const times = (await list('')).orders.map((it: { placed_at: string }) => it.placed_at);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('finds, filters, sorts and adds up the whole list', async () => {
    const { order: dear } = await paid(900_000);
    const { order: cheap } = await paid(100_000);
    const list = async (query: string) =>
      (await market.api.call('GET', `/api/operator/orders?${query}`, support)).body.data;
    const numbers = async (query: string) =>
      (await list(query)).orders.map(({ number }: { number: string }) => number);
    const { shipping_address: address, placed_at: at, shipments } = (await read(dear.number)).order;
    const [name = ''] = address.full_name.split(' ');
    expect(await numbers(`search=${name.slice(0, 4)}&limit=100`)).toContain(dear.number);
    expect(await numbers(`pincode=${address.pincode}&limit=100`)).toContain(dear.number);
    expect(await numbers('pincode=999999')).toEqual([]);
    const day = dayOf(at);
    expect(await numbers(`from=${day}&to=${day}&limit=100`)).toContain(dear.number);
    expect(await numbers(`from=${daysAfter(day, 1)}`)).toEqual([]);
    const store = encodeURIComponent(shipments[0].store.name.slice(0, 5));
    expect(await numbers(`store=${store}&limit=100`)).toContain(dear.number);
    expect(await numbers('store=nobody-has-this-name')).toEqual([]);
    expect(await numbers('method=cod&limit=100')).not.toContain(dear.number);

    const totals = (await list('sort=-amount&limit=100')).orders.map(
      ({ grand_total: total }: { grand_total: number }) => total,
    );
    expect(totals).toEqual(totals.toSorted((a: number, b: number) => b - a));
    const [{ grand_total: sum }] = (await list(`search=${cheap.number}`)).orders;
    const between = await list(`amount_from=${sum}&amount_to=${sum}`);
    expect(between.total).toBeGreaterThan(0);
    expect(between.amount).toBeCloseTo(between.total * sum);
    const refused = await market.api.call('GET', '/api/operator/orders?nobody=1', support);
    expect(refused.status).toBe(422);
  });

  it('tells everything that happened, with mails and the operators’ changes', async () => {
    const { order } = await paid();
    const [{ id }] = order.shipments;
    await post(`/shipments/${id}/advance`, { to: 'confirmed' });
    const noted = await post(`/orders/${order.number}/notes`, { text: 'Asked for a gift card' });
    expect(noted.status).toBe(200);
    await market.jobs();
    const shown = await read(order.number);
    const kinds = new Set(shown.timeline.map(({ kind }: { kind: string }) => kind));
    expect(kinds).toEqual(new Set(['placed', 'shipment', 'payment', 'mail', 'note']));
    const channels = await market.db.select({ by: sentMails.provider }).from(sentMails);
    expect(new Set(channels.map(({ by }) => by))).toEqual(new Set([market.api.mailer.name]));
    expect(shown.timeline[0].at >= shown.timeline.at(-1).at).toBe(true);
    expect(shown.log.map(({ action }: { action: string }) => action)).toEqual([
      'POST /api/operator/orders/{orderNumber}/notes',
      'POST /api/operator/shipments/{id}/advance',
    ]);
    const notes = connection.db.delete(orderNotes);
    await expect(notes).rejects.toThrow();
  });

  it('offers only steps that are allowed, and cancels some items with a preview', async () => {
    const products = [await makeProduct(market.db), await makeProduct(market.db)];
    const { order } = await market.order(products, { method: 'cod' });
    const shown = await read(order.number);
    expect(shown.moves[0].moves).toEqual(['confirmed', 'cancelled']);
    expect([shown.can_cancel, shown.refundable, shown.needs_account]).toEqual([true, 0, true]);
    const body = { reason: 'Asked by phone', item_ids: [shown.order.shipments[0].items[0].id] };
    const path = `/orders/${order.number}/cancel`;
    const preview = await post(`${path}?preview=1`, body);
    expect((await read(order.number)).order.shipments[0].status).toBe('placed');
    expect((await post(path, body)).body.data).toEqual(preview.body.data);
    const after = await read(order.number);
    expect(after.order.current_totals.grand_total).toBe(preview.body.data.left);
    const [first, second] = after.order.shipments;
    expect([first.status, second.status]).toEqual(['cancelled', 'placed']);
    await post(`/shipments/${second.id}/advance`, { to: 'confirmed' });
    await post(`/shipments/${second.id}/advance`, { to: 'packed' });
    const packed = await read(order.number);
    expect([packed.can_cancel, packed.moves[1].moves]).toEqual([false, ['shipped']]);
    expect((await post(path, { reason: 'Late' })).status).toBe(409);
  });

  it('refunds a part at once below the limit, and the market bears it', async () => {
    const { order, shopper } = await paid();
    const asked = await ask(order.number, 150.5);
    expect([asked.status, asked.body.data.state]).toEqual([201, 'under_way']);
    await market.jobs();
    await market.quiet();
    expect((await read(order.number)).refund_requests[0].state).toBe('done');
    const own = await market.orderOf(shopper, order.number);
    expect(own.refunds).toMatchObject([{ amount: 150.5, reason: 'Given by Haat' }]);
    expect(await audit(connection.db, { quiet: true })).toEqual([]);
  });

  it('lets sums above the limit wait for another operator of finance, split or not', async () => {
    const { order } = await paid();
    expect((await ask(order.number, 1500)).body.data.state).toBe('under_way');
    const { id, state } = (await ask(order.number, 600)).body.data;
    expect(state).toBe('waiting');
    expect((await decide(id, true, support)).status).toBe(403);
    const mine = (await ask(order.number, 2500, finance)).body.data;
    const own = await decide(mine.id, true, finance);
    expect([own.status, own.body.message]).toEqual([
      409,
      expect.stringContaining('Another operator has to approve this refund'),
    ]);
    expect((await decide(mine.id, true, { token: operatorToken })).status).toBe(409);
    expect((await decide(mine.id, false, finance)).body.data.state).toBe('refused');
    expect((await decide(id, true, finance)).body.data).toMatchObject({
      state: 'under_way',
      decided_by: finance.name,
    });
    expect((await decide(id, true, finance)).status).toBe(409);
    await market.jobs();
    await market.quiet();
    expect((await read(order.number)).refundable).toBe(5000 - 2100);
    expect(await audit(connection.db, { quiet: true })).toEqual([]);
  });

  it('holds the second pair of eyes in the database', async () => {
    const { order } = await paid();
    const { id } = (await ask(order.number, 3000, finance)).body.data;
    const change = (values: Partial<typeof refundRequests.$inferInsert>) =>
      connection.db.update(refundRequests).set(values).where(eq(refundRequests.id, id));
    const approved = { decision: 'approved', decidedAt: new Date() } as const;
    const [refund] = await connection.db.select().from(refunds).limit(1);
    for (const values of [
      { ...approved, decidedBy: finance.id },
      { ...approved, decidedBy: support.id },
      { ...approved, decidedBy: null },
      { refundId: refund?.id },
      { needsApproval: false },
      { amount: 100 },
    ]) {
      await expect(change(values)).rejects.toThrow();
    }
    const gone = connection.db.delete(refundRequests).where(eq(refundRequests.id, id));
    await expect(gone).rejects.toThrow();
  });

  it('refuses what was not paid, and more than is left', async () => {
    const { order } = await market.order([await makeProduct(market.db)], { method: 'cod' });
    expect((await ask(order.number, 10)).body.message).toBe('Nothing was paid for this order yet.');
    const online = (await paid(100_000)).order;
    const refused = await ask(online.number, 1000.01);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Only 1000 rupees of the payment are left to go back.',
    ]);
    for (const amount of [0, -5, 1.001]) {
      expect((await ask(online.number, amount)).status).toBe(422);
    }
  });

  it('asks once for the same key, whatever became of the answer', async () => {
    const { order } = await paid();
    const again = (amount: number) =>
      market.api.call('POST', `/api/operator/orders/${order.number}/refunds`, {
        token: support.token,
        headers: { 'idempotency-key': 'refund-1' },
        body: { amount, reason: 'A scratch on the lid' },
      });
    const [first, second] = [await again(50), await again(50)];
    expect([second.status, second.body.data.id]).toEqual([201, first.body.data.id]);
    expect((await again(60)).status).toBe(409);
    expect((await read(order.number)).refundable).toBe(4950);
  });

  it('counts an earlier refund where more would go back than was paid, and says so', async () => {
    const { order, shopper } = await paid(100_000);
    await ask(order.number, 300);
    const body = { reason: 'Changed my mind' };
    const { token } = shopper;
    const path = `/api/orders/${order.id}/cancel`;
    const headers = { 'idempotency-key': 'cancel-once' };
    const cancel = async (query = '') =>
      (await market.api.call('POST', path + query, { token, body, headers })).body.data.refund;
    const told = { amount: 700, goods: 1000, shipping: 0, before: 300 };
    expect(await cancel('?preview=1')).toMatchObject(told);
    expect(await cancel()).toMatchObject(told);
    expect(await cancel()).toMatchObject(told);
    await market.jobs();
    await market.quiet();
    const amounts = (await read(order.number)).refunds.map((it: { amount: number }) => it.amount);
    expect(amounts).toEqual([300, 700]);
    expect(await audit(connection.db, { quiet: true })).toEqual([]);
  });

  it('lets an owner move the limit, and a raised one hold a day later', async () => {
    const owner = await makeOperator(connection.db);
    const put = (alone_up_to: number, { token }: Who) =>
      market.api.call('PUT', '/api/operator/limits/refunds', { token, body: { alone_up_to } });
    expect((await put(100, finance)).status).toBe(403);
    expect((await put(100, owner)).status).toBe(200);
    const { order } = await paid();
    expect((await ask(order.number, 101)).body.data.state).toBe('waiting');
    await put(2000, owner);
    expect((await ask(order.number, 101)).body.data.state).toBe('waiting');
    await connection.db.execute(
      sql`update operator_limits set held_until = now() where name = 'refund_alone'`,
    );
    expect((await ask(order.number, 101)).body.data.state).toBe('under_way');
  });
});
