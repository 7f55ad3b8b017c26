import { eq, sql } from 'drizzle-orm';
import type { FailureReason, ScanKind } from '@/lib/contract/schemas/orders/scans';
import { dayOf, daysAfter, startOfDay } from '@/lib/time/india';
import type { Database } from '../../kernel/db/connection';
import { firstRow } from '../../kernel/db/first-row';
import { courierBookings } from '../../kernel/db/schema/couriers';
import { shipments } from '../../kernel/db/schema/orders';
import { takeScans } from '../../modules/couriers';
import type { Written } from './write-sales';

const hour = 3_600_000;

/** The test courier's service, as it names it (providers/couriers/test/plan.ts). */
const service = { code: 'surface', name: 'Haat Test Surface', days: 4, price: 5000 } as const;

type Planned = { kind: ScanKind; hours: number; reason?: FailureReason };

/** The shipments of the test courier: hours before now, from the booking on; negative hours are to come. */
export const trips = {
  'to be tried again': [
    { kind: 'manifested', hours: 83 },
    { kind: 'picked_up', hours: 79 },
    { kind: 'in_transit', hours: 73 },
    { kind: 'at_destination', hours: 15 },
    { kind: 'out_for_delivery', hours: 9 },
    { kind: 'attempt_failed', hours: 5, reason: 'not_home' },
  ],
  'went back': [
    { kind: 'manifested', hours: 283 },
    { kind: 'picked_up', hours: 279 },
    { kind: 'in_transit', hours: 272 },
    { kind: 'at_destination', hours: 212 },
    { kind: 'out_for_delivery', hours: 208 },
    { kind: 'attempt_failed', hours: 203, reason: 'not_reachable' },
    { kind: 'out_for_delivery', hours: 184 },
    { kind: 'attempt_failed', hours: 179, reason: 'not_reachable' },
    { kind: 'returning', hours: 150 },
    { kind: 'returned', hours: 80 },
  ],
} as const satisfies Record<string, readonly Planned[]>;

const words: Partial<Record<ScanKind, string>> = {
  manifested: 'Manifest uploaded',
  picked_up: 'Shipment picked up',
  in_transit: 'Bag added to trip',
  at_destination: 'Received at the delivery centre',
  out_for_delivery: 'Out for delivery',
  attempt_failed: 'Delivery attempted',
  delivered: 'Delivered to the customer',
  returning: 'Returning to the sender',
  returned: 'Delivered to the sender',
};

/** Scans at the store's side; all others happen at the shopper's, but for the end of a way back. */
const atTheStore: readonly ScanKind[] = ['manifested', 'picked_up', 'in_transit', 'returned'];

type Carrying = { sale: Written; trip: keyof typeof trips; now: Date };

/**
 * Has the test courier carry a sale's packed shipment: its booking, its scans at their times, and the test courier's
 * own book, by which it goes on. What failed a first time is to be tried again tomorrow, as the shopper asked.
 */
export async function carry(db: Database, { sale, trip, now }: Carrying): Promise<void> {
  const [shipment] = sale.shipments;
  const good = sale.lines[0]?.good;
  const plan: readonly Planned[] = trips[trip];
  if (!shipment || !good) return;
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const route = { from: good.store.pincode, to: sale.buyer.address.pincode };
  const scanAt = (kind: ScanKind, at: Date, reason: FailureReason | null = null) => {
    const place = `Hub ${(atTheStore.includes(kind) ? route.from : route.to).slice(0, 3)}`;
    return { at: at.toISOString(), kind, place, words: words[kind] ?? '', reason };
  };
  const happened = plan.map(({ kind, hours, reason }) => scanAt(kind, ago(hours), reason));
  const bookedAt = ago((plan[0]?.hours ?? 0) + 0.1);
  const awb = `77${String(40_000_000 + shipment.id).padStart(10, '0')}`;
  const number = `${sale.number}-${shipment.id}-1`;
  const { id } = firstRow(
    await db
      .insert(courierBookings)
      .values({
        ...{ shipmentId: shipment.id, provider: 'test', number, service: service.code },
        ...{ serviceName: service.name, price: service.price, days: service.days, grams: 500 },
        ...{ state: 'booked', awb, tries: 1, createdAt: bookedAt, bookedAt },
        promisedAt: new Date(bookedAt.getTime() + service.days * 24 * hour),
      })
      .returning({ id: courierBookings.id }),
  );
  await db
    .update(shipments)
    .set({ courier: 'test', carrier: service.name, awb })
    .where(eq(shipments.id, shipment.id));
  for (const { at, ...scan } of happened) {
    const taken = { ...scan, key: `${at} ${scan.kind}`, at: new Date(at) };
    await takeScans(db, { provider: 'test', awb, scans: [taken] }, taken.at);
  }
  const tomorrow = daysAfter(dayOf(now), 1);
  const toCome: ReturnType<typeof scanAt>[] = [];
  if (trip === 'to be tried again') {
    const at = startOfDay(tomorrow).getTime();
    toCome.push(scanAt('out_for_delivery', new Date(at + 10 * hour)));
    toCome.push(scanAt('delivered', new Date(at + 14 * hour)));
    await db
      .update(courierBookings)
      .set({
        ...{ choice: 'another_day', choiceDay: tomorrow, choiceAt: ago(3), choiceToldAt: ago(3) },
      })
      .where(eq(courierBookings.id, id));
  }
  await db.execute(sql`insert into standin_shipments
      (number, awb, service, from_pincode, to_pincode, plan, scans, due_at, booked_at)
    values (${number}, ${awb}, ${service.code}, ${route.from}, ${route.to},
      ${JSON.stringify([...happened, ...toCome])}::jsonb, ${JSON.stringify(happened)}::jsonb,
      ${toCome[0]?.at ?? null}, ${bookedAt.toISOString()})`);
}
