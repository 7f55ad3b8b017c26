import type { FailedDelivery } from '@/lib/contract/schemas/orders/failed-deliveries';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeOperator } from '../../operators/testing/make-operator';
import { makeShipment } from '../../orders/testing/seller-shipment';
import { makeSeller } from '../../sellers/testing/members';
import { type CourierMarket, openCourierMarket } from '../testing/courier-market';

describe.each(testDatabases)('the list of failed deliveries on $name', ({ open }) => {
  let market: CourierMarket;
  beforeAll(async () => {
    market = await openCourierMarket(await open());
  });
  afterAll(() => market.close());

  const listed = async (token: string, area = 'seller'): Promise<FailedDelivery[]> =>
    (await market.api.call('GET', `/api/${area}/failed-deliveries`, { token })).body.data
      .deliveries;

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
  });
});
