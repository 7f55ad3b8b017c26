import type { Order, ShipmentStatus } from '@/lib/api/schemas/orders';
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

/** An order of one product that has been delivered; of two pieces, paid by UPI. */
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

/** What a return of this item asks for. */
export const returnOf = (itemId: number, more: object = {}) => ({
  kind: 'refund',
  items: [{ item_id: itemId, quantity: 1 }],
  reason: 'changed_mind',
  ...more,
});
