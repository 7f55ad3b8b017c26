import { eq } from 'drizzle-orm';
import type { FailedDelivery } from '@/lib/contract/schemas/orders/failed-deliveries';
import { shipments } from '../../../kernel/db/schema/orders';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeOperator } from '../../operators/testing/make-operator';
import { daysToChoose } from '../../orders';
import { makeShipment } from '../../orders/testing/seller-shipment';
import { makeSeller } from '../../sellers/testing/members';
import { type CourierMarket, openCourierMarket } from '../testing/courier-market';
import { chooseFor } from './delivery-choice';
import { takeScans } from './take-scans';

const lostAt = (at: Date) => ({
  ...{ key: 'lost', kind: 'lost' as const, at: new Date(at.getTime() + 1000) },
  ...{ place: null, words: 'Shipment lost', reason: null },
});

describe.each(testDatabases)('the list of failed deliveries on $name', ({ open }) => {
  let market: CourierMarket;
  beforeAll(async () => {
    market = await openCourierMarket(await open());
  });
  afterAll(() => market.close());

  const listed = async (token: string, area = 'seller', query = ''): Promise<FailedDelivery[]> => {
    const path = `/api/${area}/failed-deliveries${query}`;
    const { body } = await market.api.call('GET', path, { token });
    expect(body.data.total).toBe(body.data.deliveries.length);
    return body.data.deliveries;
  };
  const orderOf = async (shipmentId: number) => {
    const [row] = await market.db.select().from(shipments).where(eq(shipments.id, shipmentId));
    return row?.orderId ?? 0;
  };
  const waitingAt = async (token: string) =>
    (await market.api.call('GET', '/api/seller/queues', { token })).body.data.find(
      ({ name }: { name: string }) => name === 'failed_deliveries',
    );

  it('tells reason, attempts and whose turn it is, of the own store only', async () => {
    const { db, seller } = market;
    const other = await makeSeller(db);
    const byRider = await makeShipment(db, other.store.id, { status: 'delivery_failed' });
    const id = await market.packed();
    await market.fault('attempt_fails', `${(await market.view(id)).order_number}-${id}-1`);
    await market.book(id);
    for (let step = 0; (await market.view(id)).status !== 'delivery_failed'; step++) {
      if (step > 60) throw new Error('no attempt failed');
      await market.pass(0.1);
    }
    expect(await listed(seller.token)).toMatchObject([
      { id, attempts: 1, next: 'shopper', reason: expect.any(String), chosen: null },
    ]);
    expect(await listed(other.token)).toMatchObject([
      { id: byRider, attempts: 1, next: 'store', reason: null, awb: null },
    ]);
    const { token } = await makeOperator(db, { role: 'support' });
    const ids = (await listed(token, 'operator')).map((one) => one.id);
    expect(ids.toSorted()).toEqual([byRider, id].toSorted());
    // Only the own rider is the store's to send.
    expect(await waitingAt(seller.token)).toMatchObject({ count: 0, oldest: null });
    expect(await waitingAt(other.token)).toMatchObject({ count: 1, oldest: expect.any(String) });
  });

  it('is filtered by turn, reason and store, and follows what is chosen and scanned', async () => {
    const { db, seller } = market;
    const { token } = await makeOperator(db, { role: 'support' });
    const of = async (query: string) =>
      (await listed(token, 'operator', `?${query}`)).map(({ id }) => id);
    const [one] = await listed(seller.token);
    const { id = 0, reason, order_number: number = '', store = '' } = one ?? {};
    expect(await of('next=shopper')).toEqual([id]);
    expect(await of(`reason=${reason}`)).toEqual([id]);
    expect(await of(`store=${encodeURIComponent(store.slice(0, -1))}`)).toContain(id);
    expect(await of('store=nobody-has-this-name')).toEqual([]);
    expect(await of('next=waiting')).toContain(id);
    const orderId = await orderOf(id);
    const now = new Date();
    const chosen = { orderId, shipmentId: id, now, address: undefined };
    await chooseFor(market.context, { ...chosen, choice: 'not_wanted', day: undefined });
    expect(await of('next=coming_back')).toEqual([id]);
    expect((await listed(seller.token))[0]?.chosen).toMatchObject({ choice: 'not_wanted' });
    const [day] = daysToChoose(now);
    await chooseFor(market.context, { ...chosen, choice: 'another_day', day });
    expect(await of('next=courier')).toEqual([id]);
    expect(await of('next=waiting')).not.toContain(id);
    const [booking] = await market.bookingsOf(id);
    await takeScans(db, { provider: 'test', awb: booking?.awb ?? '', scans: [lostAt(now)] }, now);
    expect(await of('next=lost')).toEqual([id]);
    expect(await listed(seller.token)).toMatchObject([{ order_number: number, chosen: null }]);
  });
});
