import { createHash } from 'node:crypto';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { transact } from '../../../kernel/db/transaction';
import { Refused } from '../../payments/test/books';
import { takeFault } from '../../payments/test/faults';
import { queueWebhooks } from '../../payments/test/webhooks';
import type { CourierOrder, DeliveryInstruction } from '../provider';
import { anotherAttempt, isTestService, planTrip, testServices, wayBack } from './plan';
import { type PlannedScan, testClock, testShipments } from './schema';

export type TestShipment = typeof testShipments.$inferSelect;

/** Returns the time on the test courier's clock. */
export async function courierTime(db: Database, now: Date): Promise<Date> {
  const [clock] = await db.select().from(testClock);
  return new Date(now.getTime() + (clock?.aheadMs ?? 0));
}

/** Puts the test courier's clock forward. */
export async function putForward(db: Database, days: number): Promise<void> {
  await db.insert(testClock).values({ id: 1, aheadMs: 0 }).onConflictDoNothing();
  const [clock] = await db.select().from(testClock);
  const aheadMs = (clock?.aheadMs ?? 0) + Math.round(days * 86_400_000);
  await db.update(testClock).set({ aheadMs }).where(eq(testClock.id, 1));
}

/** Returns twelve digits, the same ones for the same number. */
const awbOf = (number: string) =>
  `77${(BigInt(`0x${createHash('sha256').update(number).digest('hex').slice(0, 15)}`) % 10n ** 10n)
    .toString()
    .padStart(10, '0')}`;

/**
 * Books a shipment, once for each number.
 * @throws {Refused} where the courier does not go, or for an unknown service
 */
export async function bookShipment(
  db: Database,
  { number, service, route, cash }: Pick<CourierOrder, 'number' | 'service' | 'route' | 'cash'>,
  now: Date,
): Promise<TestShipment> {
  const known = await shipmentOf(db, { number });
  if (known) return known;
  if (!isTestService(service)) throw new Refused('The courier service is unknown');
  if (!testServices(route).length) throw new Refused('The delivery pincode is not serviceable');
  const bookedAt = await courierTime(db, now);
  const fate = (await takeFault(db, 'comes_back', number))
    ? 'comes_back'
    : (await takeFault(db, 'attempt_fails', number)) && 'attempt_fails';
  const trip = {
    ...{ number, service, from: route.from, to: route.to },
    isCash: cash > 0,
    bookedAt,
  };
  const plan = planTrip({ ...trip, fate: fate || undefined });
  await db
    .insert(testShipments)
    .values({
      ...{ number, awb: awbOf(number), service, cash, plan, bookedAt: now },
      ...{ fromPincode: route.from, toPincode: route.to, dueAt: dueOf(plan, 0) },
    })
    .onConflictDoNothing();
  return findShipment(db, { number });
}

type Which = { number: string } | { awb: string };

const isThe = (which: Which) =>
  'number' in which ? eq(testShipments.number, which.number) : eq(testShipments.awb, which.awb);

async function shipmentOf(db: Database, which: Which): Promise<TestShipment | undefined> {
  const [found] = await db.select().from(testShipments).where(isThe(which));
  return found;
}

/** @throws {Refused} for an unknown shipment */
export async function findShipment(db: Database, which: Which): Promise<TestShipment> {
  const found = await shipmentOf(db, which);
  if (!found) throw new Refused('There is no such shipment');
  return found;
}

/** Returns the shipments of a number: one or none, as a real courier's list. */
export async function listShipments(db: Database, number: string): Promise<TestShipment[]> {
  const found = await shipmentOf(db, { number });
  return found && !found.cancelledAt ? [found] : [];
}

/** @throws {Refused} once it was picked up */
export async function cancelShipment(db: Database, awb: string, now: Date): Promise<void> {
  const { id, scans, cancelledAt } = await findShipment(db, { awb });
  if (cancelledAt) return;
  if (scans.some(({ kind }) => kind !== 'manifested')) {
    throw new Refused('The shipment was picked up already');
  }
  await db
    .update(testShipments)
    .set({ cancelledAt: now, dueAt: null })
    .where(eq(testShipments.id, id));
}

/** The scans after which the rider has the shipment, or nobody any more. */
const atTheDoor: readonly string[] = ['out_for_delivery', 'delivered', 'returning', 'returned'];

/** @throws {Refused} while the rider has it, and after its end */
export async function collectNothing(db: Database, awb: string): Promise<void> {
  const { id, scans, cash } = await findShipment(db, { awb });
  if (!cash) return;
  if (atTheDoor.includes(scans.at(-1)?.kind ?? '')) throw new Refused('The rider has it already');
  await db.update(testShipments).set({ cash: 0 }).where(eq(testShipments.id, id));
}

/** @throws {Refused} unless the last attempt failed */
export async function instructShipment(
  db: Database,
  awb: string,
  instruction: DeliveryInstruction,
  now: Date,
): Promise<void> {
  const shipment = await findShipment(db, { awb });
  const { id, scans, fromPincode: from, toPincode: to } = shipment;
  if (scans.at(-1)?.kind !== 'attempt_failed') throw new Refused('There is nothing to decide');
  const at = await courierTime(db, now);
  const rest =
    instruction.kind === 'another_day'
      ? anotherAttempt(instruction.day, at, to)
      : wayBack(at, 2, to, from);
  const plan = [...shipment.plan.slice(0, scans.length), ...rest];
  await db
    .update(testShipments)
    .set({ plan, dueAt: dueOf(plan, scans.length) })
    .where(eq(testShipments.id, id));
}

const dueOf = (plan: PlannedScan[], done: number) => {
  const next = plan[done];
  return next ? new Date(next.at) : null;
};

const batch = 200;

/**
 * Makes all scans happen that are due on the courier's clock, and queues their webhooks.
 * @returns how many shipments moved
 */
export async function moveShipments(db: Database, now: Date): Promise<number> {
  const clock = await courierTime(db, now);
  const due = await db
    .select({ id: testShipments.id })
    .from(testShipments)
    .where(and(lte(testShipments.dueAt, clock), isNull(testShipments.cancelledAt)))
    .orderBy(asc(testShipments.dueAt), asc(testShipments.id))
    .limit(batch);
  for (const { id } of due) await transact(db, (tx) => move(tx, id, now, clock));
  return due.length;
}

async function move(tx: Database, id: number, now: Date, clock: Date): Promise<void> {
  const [shipment] = await tx
    .select()
    .from(testShipments)
    .where(eq(testShipments.id, id))
    .for('update');
  if (!shipment?.dueAt) return;
  const { number, awb, plan } = shipment;
  const scans = [...shipment.scans];
  const news: PlannedScan[] = [];
  const ahead = clock.getTime() - now.getTime();
  for (const next of plan.slice(scans.length)) {
    if (new Date(next.at) > clock) break;
    // Scans that a forwarded clock skipped happen in order, after earlier scans, and never in the future.
    const before = Math.max(shipment.bookedAt.getTime(), Number(new Date(scans.at(-1)?.at ?? 0)));
    const at = Math.max(new Date(next.at).getTime() - ahead, before + 1);
    const scan = { ...next, at: new Date(at).toISOString(), clock_at: next.at };
    scans.push(scan);
    news.push(scan);
  }
  await tx
    .update(testShipments)
    .set({ scans, dueAt: dueOf(plan, scans.length) })
    .where(eq(testShipments.id, id));
  const bodies = news.map((scan) => ({ type: 'scan', number, awb, scans: [scan] }));
  await queueWebhooks(tx, { about: 'couriers', subject: number, bodies, now });
}
