import { sql } from 'drizzle-orm';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../../kernel/db/testing/fixtures';
import { placeCod } from '../../modules/orders/testing/orders';
import { type CashDesk, openCashDesk } from '../../modules/settlement/testing/cash-desk';
import { audit } from '../audit';

describe.each(testDatabases)('the audit of split shipments on $name', ({ open }) => {
  let desk: CashDesk;
  beforeAll(async () => {
    desk = await openCashDesk(await open());
    const { db, api, seller } = desk;
    const shopper = await makeShopper(db);
    const lamp = await makeProduct(db, { storeId: seller.store.id, price: 49_930 });
    const order = await placeCod({ db, api, shopper }, [{ product: lamp, quantity: 2 }]);
    const items = [{ sku: lamp.sku, quantity: 1 }];
    await desk.call('POST', `${order.shipments[0]?.id}/split`, { items });
    expect(await audit(db)).toEqual([]);
  });
  afterAll(() => desk.close());

  it.each([
    [
      'a shipment was split off from that of another order, store or time',
      sql`update shipments set created_at = created_at - interval '1 day' where is_split_off`,
    ],
    [
      'a shipment was split off from that of another order, store or time',
      sql`delete from shipment_splits`,
    ],
    [
      'a delivery fee is charged for a shipment that was split off',
      sql`update shipments set shipping = 4900 where is_split_off`,
    ],
    [
      'the rounding of cash is shared by a shipment that was never split',
      sql`delete from shipment_splits`,
    ],
    [
      'the cash of an order is not what is left of its shipments in whole rupees',
      sql`update shipments set rounding_shift = 0`,
    ],
    [
      'the parts of an ordered line are of different goods, prices, rates or orders',
      sql`update order_items set hsn = '0902' where id = (select item_id from split_items)`,
    ],
    [
      'the lines of a split order are not what its stock was taken for',
      sql`with gone as (delete from split_items returning item_id)
        update order_items set cancelled_quantity = 1 where id = (select item_id from gone)`,
    ],
  ])('finds that %s', async (rule, damage) => {
    const undo = new Error('undo');
    const tried = desk.db.transaction(async (tx) => {
      await tx.execute(damage);
      expect((await audit(tx)).map((finding) => finding.rule)).toContain(rule);
      throw undo;
    });
    await expect(tried).rejects.toBe(undo);
  });
});
