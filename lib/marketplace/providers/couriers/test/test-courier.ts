import { Hono } from 'hono';
import { z } from 'zod';
import { failureReasons, scanKinds } from '@/lib/contract/schemas/orders/scans';
import type { Database } from '../../../kernel/db/connection';
import { background } from '../../../kernel/jobs/background';
import { calls, refusing } from '../../payments/test/calls';
import { faultSchema, injectFault } from '../../payments/test/faults';
import { keysOf, secretsOf } from '../../payments/test/keys';
import { acceptTestWebhook, deliverWebhooks, type Post } from '../../payments/test/webhooks';
import type { BookedShipment, CourierNews, CourierProvider, CourierScan } from '../provider';
import {
  bookShipment,
  cancelShipment,
  collectNothing,
  findShipment,
  instructShipment,
  listShipments,
  moveShipments,
  putForward,
  type TestShipment,
} from './books';
import { serviceNamed, testServices } from './plan';
import type { PlannedScan } from './schema';

export type TestCourier = Awaited<ReturnType<typeof createTestCourier>>;

/** Routes to move the clock and to make things go wrong; the host guards them by the operator's key. */
export const testCourierPath = '/api/operator/test-courier';

const runSchema = z.object({ days: z.number().min(0).max(60) });

/**
 * Creates the test courier, which is on this host alone: no call leaves it and nothing is carried. It moves its
 * shipments on a clock that can be put forward; what happens to each follows from its number.
 */
export async function createTestCourier(db: Database, timeoutMs: number) {
  const keys = await keysOf(db);
  const call = calls(db, timeoutMs);
  let post: Post | undefined;

  /** Moves what is due, and sends webhooks. @returns how much there was */
  async function tick(now: Date): Promise<number> {
    const moved = await moveShipments(db, now);
    return moved + (post ? await deliverWebhooks(db, secretsOf(keys), post, now) : 0);
  }

  /** Lets so many days pass on the courier's clock. @returns how much happened */
  async function run(days: number): Promise<number> {
    await putForward(db, days);
    let moved = 0;
    for (;;) {
      const now = await tick(new Date());
      if (!now) return moved;
      moved += now;
    }
  }

  const routes = new Hono().basePath(testCourierPath);
  routes.post('/run', async (c) => {
    const asked = runSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!asked.success) return c.json({ success: false, message: 'days: 0 to 60' }, 400);
    return c.json({ success: true, data: { moved: await run(asked.data.days) } });
  });
  routes.post('/faults', async (c) => {
    const asked = faultSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!asked.success) return c.json({ success: false, message: 'no such fault' }, 400);
    await injectFault(db, asked.data);
    return c.json({ success: true });
  });

  const provider: CourierProvider = {
    name: 'test',
    services: (route) => call(route.to, async () => testServices(route)),
    book: (order) =>
      call(order.number, async () => {
        const booked = await bookShipment(db, order, new Date());
        background('test courier', () => tick(new Date()));
        return toBooked(booked);
      }),
    find: (number) =>
      call(number, async () => {
        const [found] = await listShipments(db, number);
        return found && toBooked(found);
      }),
    async cancel({ awb }) {
      const { number } = await refusing(() => findShipment(db, { awb }));
      await call(number, () => cancelShipment(db, awb, new Date()));
    },
    async collectNothing({ awb }) {
      const { number } = await refusing(() => findShipment(db, { awb }));
      await call(number, () => collectNothing(db, awb));
    },
    async track(awb) {
      const { number, scans } = await refusing(() => findShipment(db, { awb }));
      return call(number, async () => scans.map(toScan));
    },
    async instruct(awb, instruction) {
      const { number } = await refusing(() => findShipment(db, { awb }));
      await call(number, () => instructShipment(db, awb, instruction, new Date()));
    },
    acceptWebhook: (delivery) => acceptTestWebhook(delivery, keys.courierWebhookSecret),
    readWebhook: readTestScan,
    routes,
  };

  return {
    provider,
    tick,
    run,
    /** Sets where webhooks are delivered. */
    connect(to: Post) {
      post = to;
    },
  };
}

const toBooked = ({ id, awb, service }: TestShipment): BookedShipment => ({
  ...{ id: String(id), awb, carrier: serviceNamed(service) },
  ...{ trackingUrl: null, labelUrl: null },
});

const toScan = ({ at, clock_at, kind, place, words, reason }: PlannedScan): CourierScan => ({
  ...{ key: `${at} ${kind}`, kind, at: new Date(at), place, words, reason },
  ...(clock_at && { clockAt: new Date(clock_at) }),
});

const eventSchema = z.object({
  type: z.string(),
  awb: z.string(),
  scans: z.array(
    z.object({
      at: z.iso.datetime(),
      clock_at: z.iso.datetime().optional(),
      kind: z.enum(scanKinds),
      place: z.string(),
      words: z.string(),
      reason: z.enum(failureReasons).nullable(),
    }),
  ),
});

function readTestScan(event: unknown): CourierNews {
  const { success, data } = eventSchema.safeParse(event);
  if (!success) return { type: '', shipments: [] };
  return { type: data.type, shipments: [{ awb: data.awb, scans: data.scans.map(toScan) }] };
}
