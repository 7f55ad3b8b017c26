import type { ShipmentStatus } from '@/lib/contract/schemas/orders';
import type { Database } from '../../kernel/db/connection';
import { advanceShipment } from '../../modules/orders';
import { cancelAt } from './cancel-at';
import { insertOrder, type Step } from './insert-order';
import type { Market } from './market';

const hour = 3_600_000;

type Plan = {
  /** Each step with the hours since it was taken. */
  steps: readonly [ShipmentStatus, number][];
  quantity?: number;
  /** A cancellation so many hours ago; of a part of it where a quantity is given. */
  cancel?: { by: 'shopper' | 'seller'; ago: number; reason: string; quantity?: number };
  /** The hours since it came back undelivered. */
  backAgo?: number;
};

const way = ['placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery'] as const;

/** Returns the first steps of a shipment, each so many hours ago. */
const until = (...ago: number[]) =>
  ago.map((hours, index) => [way[index] as ShipmentStatus, hours] as [ShipmentStatus, number]);

/** Shipments in the order in which they were placed. Two are past their clocks, two near them. */
const plans: readonly Plan[] = [
  { steps: [...until(190, 180, 170, 150, 100), ['delivery_failed', 96]], backAgo: 30 },
  { steps: until(130, 120, 110, 100, 20) },
  { steps: [...until(120, 110, 90, 80, 30), ['delivery_failed', 22]] },
  { steps: until(110, 100, 80, 60), quantity: 2 },
  { steps: until(90, 80, 60, 44) },
  {
    steps: until(85),
    cancel: { by: 'shopper', ago: 70, reason: 'I ordered the wrong colour.' },
  },
  { steps: until(75, 52, 30) },
  { steps: until(60, 46.5), quantity: 2 },
  {
    steps: until(50, 40),
    cancel: { by: 'seller', ago: 33, reason: 'बुनाई में धागा टूटा मिला, भेजने लायक नहीं है।' },
  },
  { steps: until(44, 30, 20) },
  { steps: until(27) },
  { steps: until(22.5), quantity: 2 },
  { steps: until(20, 3) },
  {
    steps: until(9),
    quantity: 3,
    cancel: { by: 'shopper', ago: 8, reason: 'Two are enough.', quantity: 1 },
  },
  { steps: until(5) },
  { steps: until(1.2) },
];

/** Inserts shipments of the demo vendor's store in every state. */
export async function insertShipments(db: Database, market: Market): Promise<void> {
  for (const [index, plan] of plans.entries()) {
    const steps = plan.steps.map(([status, ago]) => ({ status, at: market.ago(ago * hour) }));
    const inserted = await insertOrder(db, {
      store: market.store,
      product: market.product(index),
      buyer: market.buyer(index),
      quantity: plan.quantity ?? 1,
      mark: `S${String(index + 1).padStart(5, '0')}`,
      steps: steps as [Step, ...Step[]],
    });
    if (plan.cancel) {
      const { by, ago, reason, quantity } = plan.cancel;
      const userId = market.buyer(index).id;
      await cancelAt(db, {
        ...inserted,
        by: by === 'shopper' ? { by, userId } : { by },
        body: quantity ? { reason, quantities: { [inserted.itemId]: quantity } } : { reason },
        at: market.ago(ago * hour),
      });
    }
    if (plan.backAgo) {
      const at = { to: 'returned' as const, now: market.ago(plan.backAgo * hour) };
      const by = { kind: 'operator', id: null } as const;
      await advanceShipment(db, { shipmentId: inserted.shipmentId, by, ...at });
    }
  }
}
