import { eq } from 'drizzle-orm';
import type { Shipment } from '@/lib/contract/schemas/orders';
import { audit } from '../../../audit/audit';
import { deliveryCodes } from '../../../kernel/db/schema/delivery-secrets';
import { shipments } from '../../../kernel/db/schema/orders';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { type Market, openMarket } from '../../payments/testing/market';
import { makeSeller } from '../../sellers/testing/members';
import { postEvents } from '../../settlement/ledger/post-events';
import { operatorToken } from '../testing/orders';

describe.each(testDatabases)('the delivery code on $name', ({ open }) => {
  let market: Market;
  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    market = await openMarket(await open());
  });
  afterEach(async () => {
    await postEvents(market.db);
    expect(await audit(market.db, { quiet: true })).toEqual([]);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await market.close();
  });

  /** Sends a shipment with its store's rider, until it is out for delivery. */
  async function outForDelivery() {
    const seller = await makeSeller(market.db);
    const product = await makeProduct(market.db, { storeId: seller.store.id });
    const { shopper, order } = await market.order([product], { method: 'cod' });
    const { id } = order.shipments[0];
    const move = (step: string, body: object = {}, { token } = seller) =>
      market.api.call('POST', `/api/seller/shipments/${id}/${step}`, { token, body });
    const read = async (): Promise<Shipment> =>
      (await market.orderOf(shopper, order.number)).shipments[0];
    for (const step of ['confirm', 'pack']) await move(step);
    await move('ship', { carrier: 'Own', awb: `A${id}` });
    expect((await read()).delivery_code).toBeNull();
    expect((await move('out-for-delivery')).status).toBe(200);
    const code = (await read()).delivery_code ?? '';
    const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
    const proof = async () => (await viewed()).proof;
    const viewed = async () =>
      (await market.api.call('GET', `/api/seller/shipments/${id}`, { token: seller.token })).body
        .data;
    return { id, order, seller, shopper, move, read, code, wrong, proof, viewed };
  }

  it('is shown and mailed to the shopper alone, and proves the delivery', async () => {
    const it = await outForDelivery();
    expect(it.code).toMatch(/^\d{4}$/);
    await backgroundDone();
    const mail = market.api.mails.findLast(({ text }) => text.includes(it.order.number));
    expect(mail?.text).toContain(`Your delivery code is ${it.code}.`);
    expect(JSON.stringify(await it.viewed())).not.toContain(`"${it.code}"`);
    const operated = await market.api.call('GET', `/api/operator/orders/${it.order.number}`, {
      token: operatorToken,
    });
    expect(operated.status).toBe(200);
    expect(JSON.stringify(operated.body)).not.toContain(`"${it.code}"`);

    const typed = it.code.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '');
    const delivered = await it.move('deliver', { code: ` ${typed} ` });
    expect([delivered.status, delivered.body.data.proof]).toEqual([200, 'code']);
    expect(await it.read()).toMatchObject({
      status: 'delivered',
      arrival: 'received',
      delivery_code: null,
    });
    expect((await it.move('deliver', { code: it.code })).status).toBe(200);
  });

  it('counts wrong codes, and is closed after five', async () => {
    const it = await outForDelivery();
    for (let tried = 1; tried <= 5; tried++) {
      const { status, body } = await it.move('deliver', { code: it.wrong });
      expect([status, body.message]).toEqual([422, expect.stringContaining('four digits')]);
    }
    const closed = await it.move('deliver', { code: it.code });
    expect([closed.status, closed.body.message]).toEqual([
      409,
      expect.stringContaining('Too many wrong codes'),
    ]);
    expect((await it.read()).status).toBe('out_for_delivery');
    // The store's word remains, and the shopper is asked.
    expect((await it.move('deliver')).status).toBe(200);
    expect([await it.proof(), (await it.read()).arrival]).toEqual(['claim', 'ask']);
  });

  it('proves a delivery that the store had only claimed, also after a denial', async () => {
    const it = await outForDelivery();
    await it.move('deliver');
    const path = `/api/orders/${it.order.number}/shipments/${it.id}/arrival`;
    await market.api.call('POST', path, { token: it.shopper.token, body: { received: false } });
    expect(await it.proof()).toBe('denied');
    expect((await it.move('deliver', { code: it.code })).status).toBe(200);
    expect(await it.proof()).toBe('code');
  });

  it('stays the same for a second attempt', async () => {
    const it = await outForDelivery();
    await it.move('fail');
    expect((await it.read()).delivery_code).toBeNull();
    await it.move('out-for-delivery');
    expect((await it.read()).delivery_code).toBe(it.code);
  });

  it('is no other store’s to try, and no shipment’s that never went out', async () => {
    const it = await outForDelivery();
    const other = await makeSeller(market.db);
    expect((await it.move('deliver', { code: it.code }, other)).status).toBe(404);
    const [row] = await market.db
      .select()
      .from(deliveryCodes)
      .where(eq(deliveryCodes.shipmentId, it.id));
    expect(row?.wrongTries).toBe(0);
    await market.db.delete(deliveryCodes).where(eq(deliveryCodes.shipmentId, it.id));
    const none = await it.move('deliver', { code: it.code });
    expect([none.status, (await it.read()).status]).toEqual([409, 'out_for_delivery']);
  });

  it('is not needed by operators: a reason proves the delivery, their bare word claims it', async () => {
    for (const [note, receivedBy] of [
      ['Signed for, slip 12', 'operator'],
      [undefined, null],
    ] as const) {
      const it = await outForDelivery();
      const path = `/api/operator/shipments/${it.id}/advance`;
      const body = { to: 'delivered', note };
      const moved = await market.api.call('POST', path, { token: operatorToken, body });
      expect(moved.status).toBe(200);
      const [row] = await market.db.select().from(shipments).where(eq(shipments.id, it.id));
      expect(row?.receivedBy).toBe(receivedBy);
    }
  });
});
