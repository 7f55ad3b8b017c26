import type { Order, ShipmentStatus } from '@/lib/contract/schemas/orders';
import type { testHost } from '../../../app/testing/test-host';
import type { Database } from '../../../kernel/db/connection';
import { makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { advanceThrough, asPaid, collectCash, placeCod } from '../../orders/testing/orders';

export const wayToTheDoor: ShipmentStatus[] = [
  'confirmed',
  'packed',
  'shipped',
  'out_for_delivery',
  'delivered',
];

type Making = {
  db: Database;
  api: ReturnType<typeof testHost>;
  storeId?: number;
  quantity?: number;
  isPaid?: boolean;
} & Omit<NonNullable<Parameters<typeof makeProduct>[1]>, 'storeId'>;

/** Makes a delivered order of one product; by default two units, paid by UPI. */
export async function makeDelivered({ db, api, quantity = 2, isPaid = true, ...values }: Making) {
  const shopper = await makeShopper(db);
  const product = await makeProduct(db, { price: 99_900, ...values });
  const placed = await placeCod({ db, api, shopper }, [{ product, quantity }]);
  if (isPaid) await asPaid(db, placed);
  const [shipment] = placed.shipments;
  const moved = await advanceThrough(api, Number(shipment?.id), ...wayToTheDoor);
  const failed = moved.find(({ status }) => status !== 200);
  if (failed) throw new Error(failed.body.message);
  await collectCash(db, placed);
  const order: Order = placed;
  const itemId = Number(shipment?.items[0]?.id);
  return { shopper, product, order, itemId, shipmentId: Number(shipment?.id) };
}

/** Returns the request of a return of this item. */
export const returnOf = (itemId: number, more: object = {}) => ({
  kind: 'refund',
  items: [{ item_id: itemId, quantity: 1 }],
  reason: 'changed_mind',
  ...more,
});
