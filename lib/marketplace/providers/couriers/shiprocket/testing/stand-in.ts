import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../../../../kernel/db/connection';
import { Refused } from '../../../payments/test/books';
import { answering } from '../../../payments/testing/books-rig';
import {
  bookShipment,
  cancelShipment,
  findShipment,
  instructShipment,
  listShipments,
} from '../../test/books';
import { testServices } from '../../test/plan';
import { indianClock, type TestScanEvent } from '../../testing/courier-rig';

/*
 * A stand-in for Shiprocket's REST API and webhook as its public description has them, over the test courier's
 * books with their faults: it tests the adapter (`courier-rules.ts`).
 */

export const standInKeys = {
  email: 'api-user@market.example',
  password: 'password-of-the-api-user',
  webhookSecret: 'secret-of-the-webhook',
};

/** Services by Shiprocket's ids of couriers. */
const couriers: Record<string, string> = { '43': 'surface', '51': 'express' };

const codes: Record<string, string> = {
  ...{ manifested: '5', picked_up: '42', in_transit: '18', at_destination: '38' },
  ...{
    out_for_delivery: '17',
    attempt_failed: '21',
    delivered: '7',
    returning: '9',
    returned: '10',
  },
};

const toActivity = ({ at, kind, words, place, reason }: TestScanEvent['scans'][number]) => ({
  ...{ date: indianClock(at), status: kind, activity: `${words} ${reason ?? ''}`.trim() },
  ...{ location: place, 'sr-status': codes[kind] ?? 'NA', 'sr-status-label': kind.toUpperCase() },
});

/** Returns the webhook that Shiprocket would send. */
export const asShiprocketWebhook = ({ awb, number, scans }: TestScanEvent) => ({
  body: JSON.stringify({
    ...{ awb, courier_name: 'Delhivery Surface', current_status: 'IN TRANSIT' },
    ...{ order_id: number, is_return: 0, scans: scans.map(toActivity) },
  }),
  header: (name: string) =>
    name.toLowerCase() === 'x-api-key' ? standInKeys.webhookSecret : undefined,
});

const orderSchema = z.object({
  order_id: z.string().max(50),
  pickup_location: z.string().min(1),
  billing_address: z.string().min(3),
  billing_pincode: z.number().int(),
  billing_phone: z.number().int(),
  billing_email: z.string().min(3),
  payment_method: z.enum(['COD', 'Prepaid']),
  order_items: z.array(z.object({ sku: z.string(), units: z.number().positive() })).min(1),
  sub_total: z.number().positive(),
  weight: z.number().positive(),
  length: z.number().min(0.5),
});

type Order = z.output<typeof orderSchema> & { id: number; shipmentId: number };

/** Returns the stand-in's API. */
export function shiprocketStandIn(db: Database): Hono {
  const app = new Hono().basePath('/v1/external');
  const answer = answering(db);
  const orders: Order[] = [];
  const token = 'token-of-ten-days';

  app.use(async (c, next) => {
    const isSignIn = c.req.path.endsWith('/auth/login');
    if (!isSignIn && c.req.header('authorization') !== `Bearer ${token}`) {
      return c.json({ message: 'Token has expired', status_code: 401 }, 401);
    }
    await next();
  });
  app.onError((error, c) => {
    if (error instanceof Refused) return c.json({ message: error.message, status_code: 400 }, 400);
    if (error instanceof z.ZodError) {
      return c.json({ message: 'Oops! Invalid Data.', errors: {}, status_code: 422 }, 422);
    }
    throw error;
  });

  app.post('/auth/login', async (c) => {
    const { email, password } = await c.req.json();
    if (email !== standInKeys.email || password !== standInKeys.password) {
      return c.json({ message: 'Invalid email and password combination', status_code: 403 }, 403);
    }
    return c.json({ token });
  });

  app.get('/courier/serviceability/', (c) => {
    const { pickup_postcode: from, delivery_postcode: to, weight, cod } = c.req.query();
    const grams = Number(weight) * 1000;
    const isCash = cod === '1';
    const route = { from: from ?? '', to: to ?? '', grams, value: 0, isCash };
    const services = testServices(route);
    if (!services.length) return c.json({ status: 404, message: 'No courier found' }, 404);
    const companies = services.map(({ code, name, days, price }) => ({
      courier_company_id: Number(Object.keys(couriers).find((key) => couriers[key] === code)),
      ...{ courier_name: name, rate: price / 100, cod: 1 },
      estimated_delivery_days: String(days),
    }));
    return c.json({ data: { available_courier_companies: companies }, status: 200 });
  });

  app.get('/orders', async (c) => {
    const search = c.req.query('search') ?? '';
    const found = orders.filter(({ order_id: number }) => number.includes(search));
    const data = await Promise.all(
      found.map(async ({ id, order_id: number, shipmentId }) => {
        const [booked] = await listShipments(db, number);
        const shipment = {
          id: shipmentId,
          courier: booked ? 'Delhivery Surface' : '',
          awb: booked?.awb ?? '',
        };
        return { id, channel_order_id: number, status: 'NEW', shipments: [shipment] };
      }),
    );
    return c.json({ data });
  });

  app.post('/orders/create/adhoc', async (c) => {
    const order = orderSchema.parse(await c.req.json());
    const before = orders.find((one) => one.order_id === order.order_id);
    const id = before?.id ?? 16_000_000 + orders.length;
    const shipmentId = before?.shipmentId ?? 15_000_000 + orders.length;
    if (!before) orders.push({ ...order, id, shipmentId });
    return c.json({ order_id: id, shipment_id: shipmentId, status: 'NEW', status_code: 1 });
  });

  app.post('/courier/assign/awb', async (c) => {
    const { shipment_id: shipmentId, courier_id: courier } = await c.req.json();
    const order = orders.find((one) => one.shipmentId === shipmentId);
    if (!order) throw new Refused('Required field missing');
    const number = order.order_id;
    return answer(c, number, async () => {
      const isCash = order.payment_method === 'COD';
      const to = String(order.billing_pincode);
      const route = { from: '411001', to, grams: order.weight * 1000, value: 0, isCash };
      const service = couriers[String(courier)] ?? '';
      const cash = isCash ? order.sub_total * 100 : 0;
      const { awb } = await bookShipment(db, { number, service, route, cash }, new Date());
      const data = { awb_code: awb, courier_name: 'Delhivery Surface', shipment_id: shipmentId };
      return { awb_assign_status: 1, response: { data } };
    });
  });

  app.post('/courier/generate/pickup', (c) => c.json({ pickup_status: 1 }));
  app.post('/courier/generate/label', (c) =>
    c.json({ label_created: 1, label_url: 'https://labels.example/1.pdf' }),
  );

  app.post('/orders/cancel/shipment/awbs', async (c) => {
    const { awbs } = await c.req.json();
    for (const awb of awbs) await cancelShipment(db, awb, new Date());
    return c.json({ message: 'Bulk Shipment cancellation is in progress' });
  });

  app.get('/courier/track/awb/:awb', async (c) => {
    const { scans } = await findShipment(db, { awb: c.req.param('awb') });
    return c.json({
      tracking_data: {
        track_status: 1,
        shipment_track_activities: scans.map(toActivity).reverse(),
      },
    });
  });

  app.post('/ndr/:awb/action', async (c) => {
    const { action, comments, deferred_date: day } = await c.req.json();
    if (!comments) throw new Refused('The comments field is required');
    const instruction =
      action === 're-attempt'
        ? ({ kind: 'another_day', day } as const)
        : ({ kind: 'not_wanted' } as const);
    await instructShipment(db, c.req.param('awb'), instruction, new Date());
    return c.json({ status: 'Data Updated Sucessfully' }, 202);
  });
  return app;
}
