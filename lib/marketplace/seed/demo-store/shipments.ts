import { eq } from 'drizzle-orm';
import type { ShipmentStatus } from '@/lib/api/schemas/orders';
import type { Database } from '../../kernel/db/connection';
import { cancellations, shipmentEvents } from '../../kernel/db/schema/orders';
import { advanceShipment, cancelWithin } from '../../modules/orders';
import { type Inserted, insertOrder, type Step } from './insert-order';
import type { Market } from './market';

const hour = 3_600_000;

type Plan = {
  /** Each step with the hours since it was taken. */
  steps: readonly [ShipmentStatus, number][];
  quantity?: number;
  /** Who cancels, so many hours ago; a part of it where it says how much. */
  cancel?: { by: 'shopper' | 'seller'; ago: number; reason: string; quantity?: number };
  /** The hours since it came back undelivered. */
  backAgo?: number;
};

const way = ['placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery'] as const;

/** The first steps of the way, each so many hours ago. */
const until = (...ago: number[]) =>
  ago.map((hours, index) => [way[index] as ShipmentStatus, hours] as [ShipmentStatus, number]);

/** In the order in which they were placed. Two are past their clocks, two near them. */
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

/** Shipments of the demo vendor's store in every state. */
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
      await cancel(db, market, { ...inserted, userId: market.buyer(index).id }, plan.cancel);
    }
    if (plan.backAgo) {
      const at = { to: 'returned' as const, now: market.ago(plan.backAgo * hour) };
      const by = { kind: 'operator', id: null } as const;
      await advanceShipment(db, { shipmentId: inserted.shipmentId, by, ...at });
    }
  }
}

async function cancel(
  db: Database,
  market: Market,
  { orderId, shipmentId, itemId, userId }: Inserted & { userId: number },
  { by, ago, reason, quantity }: NonNullable<Plan['cancel']>,
): Promise<void> {
  const body = quantity ? { reason, quantities: { [itemId]: quantity } } : { reason };
  await cancelWithin(db, { orderId, body, ...(by === 'shopper' ? { by, userId } : { by }) });
  // The services take the present time.
  const at = market.ago(ago * hour);
  await db.update(cancellations).set({ createdAt: at }).where(eq(cancellations.orderId, orderId));
  const events = await db
    .select({ id: shipmentEvents.id })
    .from(shipmentEvents)
    .where(eq(shipmentEvents.shipmentId, shipmentId))
    .orderBy(shipmentEvents.id);
  const last = events.at(-1);
  if (last) await db.update(shipmentEvents).set({ at }).where(eq(shipmentEvents.id, last.id));
}
