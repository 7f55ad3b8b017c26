import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../../../../kernel/db/connection';
import { Refused } from '../../../payments/test/books';
import { answering } from '../../../payments/testing/books-rig';
import {
  bookShipment,
  cancelShipment,
  collectNothing,
  findShipment,
  instructShipment,
  listShipments,
  type TestShipment,
} from '../../test/books';
import { testServices } from '../../test/plan';
import { indianClock, type TestScanEvent } from '../../testing/courier-rig';

/*
 * A stand-in for Delhivery's REST API and its pushed status, over the test courier's books with their faults: it
 * tests the adapter (`courier-rules.ts`).
 */

export const standInKeys = { token: 'token-of-the-client', webhookSecret: 'secret-of-the-push' };

type Scan = TestScanEvent['scans'][number];

/** Status, type and words of each kind. */
const told: Record<string, [status: string, type: string, words: string]> = {
  manifested: ['Manifested', 'UD', 'Manifest uploaded'],
  picked_up: ['In Transit', 'UD', 'Shipment picked up'],
  in_transit: ['In Transit', 'UD', 'Added to bag'],
  at_destination: ['Pending', 'UD', 'Received at the delivery centre'],
  out_for_delivery: ['Dispatched', 'UD', 'Out for delivery'],
  attempt_failed: ['Pending', 'UD', 'Consignee not available'],
  delivered: ['Delivered', 'DL', 'Delivered to consignee'],
  returning: ['In Transit', 'RT', 'Returning to origin'],
  returned: ['RTO', 'DL', 'Return accepted'],
};

function toldOf({ kind, at, place }: Scan) {
  const [status, type, words] = told[kind] ?? ['Pending', 'UD', ''];
  return { status, type, words, at: indianClock(at).replace(' ', 'T'), place };
}

/** Returns the push that Delhivery would send. */
export function asDelhiveryPush({ awb, number, scans: [scan] }: TestScanEvent) {
  const { status, type, words, at, place } = toldOf(scan as Scan);
  const body = JSON.stringify({
    Shipment: {
      ...{ AWB: awb, ReferenceNo: number },
      Status: {
        ...{ Status: status, StatusType: type, StatusDateTime: at },
        ...{ StatusLocation: place, Instructions: words },
      },
    },
  });
  const header = (name: string) =>
    name.toLowerCase() === 'x-api-key' ? standInKeys.webhookSecret : undefined;
  return { body, header };
}

const newSchema = z.object({
  pickup_location: z.object({ name: z.string().min(1) }),
  shipments: z
    .array(
      z.object({
        name: z.string().min(1),
        add: z
          .string()
          .min(1)
          .regex(/^[^&#%;\\]*$/),
        pin: z.string(),
        phone: z.string(),
        order: z.string(),
        payment_mode: z.enum(['COD', 'Prepaid']),
        cod_amount: z.number(),
        weight: z.number().positive(),
        shipping_mode: z.enum(['Surface', 'Express']),
      }),
    )
    .length(1),
});

const services = { S: 'surface', E: 'express' } as const;

/** Returns the stand-in's API. */
export function delhiveryStandIn(db: Database): Hono {
  const app = new Hono();
  const answer = answering(db);

  app.use(async (c, next) => {
    if (c.req.header('authorization') !== `Token ${standInKeys.token}`) {
      return c.text('Unauthorized', 401);
    }
    await next();
  });
  app.onError((error, c) => {
    if (error instanceof Refused) return c.json({ error: error.message }, 400);
    throw error;
  });

  const serviceOf = (query: Record<string, string>, mode: 'S' | 'E', isCash: boolean) => {
    const { o_pin, origin_pin, d_pin, destination_pin, cgm } = query;
    const [from, to] = [o_pin ?? origin_pin ?? '', d_pin ?? destination_pin ?? ''];
    const all = testServices({ from, to, grams: Number(cgm ?? 500), value: 0, isCash });
    return all.find(({ code }) => code === services[mode]);
  };

  app.get('/c/api/pin-codes/json/', (c) => {
    const pin = c.req.query('filter_codes') ?? '';
    const isServed = testServices({ from: '1', to: pin, grams: 1, value: 0, isCash: false }).length;
    const code = { pin: Number(pin), pre_paid: 'Y', cod: 'Y', pickup: 'Y', remarks: '' };
    return c.json({ delivery_codes: isServed ? [{ postal_code: code }] : [] });
  });
  app.get('/api/kinko/v1/invoice/charges/.json', (c) => {
    const query = c.req.query();
    const found = serviceOf(query, query.md === 'E' ? 'E' : 'S', query.pt === 'COD');
    return c.json(found ? [{ total_amount: found.price / 100 }] : []);
  });
  app.get('/api/dc/expected_tat', (c) => {
    const query = c.req.query();
    const found = serviceOf(query, query.mot === 'E' ? 'E' : 'S', false);
    return c.json({ success: true, data: { tat: found?.days ?? 0 } });
  });

  app.post('/api/cmu/create.json', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const parsed = newSchema.safeParse(JSON.parse(form.get('data') ?? 'null'));
    const one = parsed.data?.shipments[0];
    if (form.get('format') !== 'json' || !one) {
      return c.json({ success: false, rmk: 'format key missing in POST', packages: [] });
    }
    const number = one.order;
    return answer(c, number, async () => {
      const isCash = one.payment_mode === 'COD';
      const route = { from: '411001', to: one.pin, grams: one.weight, value: 0, isCash };
      const service = one.shipping_mode === 'Express' ? 'express' : 'surface';
      const cash = Math.round(one.cod_amount * 100);
      try {
        const { awb } = await bookShipment(db, { number, service, route, cash }, new Date());
        const made = { status: 'Success', waybill: awb, refnum: number, remarks: [''] };
        return { success: true, packages: [made] };
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const failed = { status: 'Fail', waybill: '', refnum: number, remarks: [error.message] };
        return { success: false, packages: [failed] };
      }
    });
  });

  app.get('/api/v1/packages/json/', async (c) => {
    const { waybill, ref_ids: number } = c.req.query();
    const found = waybill
      ? [await findShipment(db, { awb: waybill })]
      : await listShipments(db, number ?? '');
    return c.json({ ShipmentData: found.map((one) => ({ Shipment: toPackage(one) })) });
  });

  app.post('/api/p/edit', async (c) => {
    const { waybill, cancellation, pt } = await c.req.json();
    const isPrepaid = pt === 'Pre-paid';
    if (cancellation !== 'true' && !isPrepaid) return c.json({ status: true, waybill });
    try {
      if (isPrepaid) {
        await collectNothing(db, waybill);
        return c.json({ status: true, waybill });
      }
      await cancelShipment(db, waybill, new Date());
      return c.json({ status: true, waybill, remark: 'Shipment has been cancelled.' });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return c.json({ status: false, waybill, remark: error.message });
    }
  });

  app.post('/api/p/update', async (c) => {
    const { data } = await c.req.json();
    for (const { waybill, act, action_data: more } of data) {
      const instruction =
        act === 'DEFER_DLV'
          ? ({ kind: 'another_day', day: more.deferred_date } as const)
          : ({ kind: 'not_wanted' } as const);
      await instructShipment(db, waybill, instruction, new Date());
    }
    return c.json({ request_id: 'UPL1234567890' });
  });
  return app;
}

function toPackage({ awb, number, scans }: TestShipment) {
  const all = scans.map(toldOf);
  return {
    ...{ AWB: awb, ReferenceNo: number, Status: { Status: all.at(-1)?.status ?? 'Manifested' } },
    Scans: all.map(({ status, type, words, at, place }) => ({
      ScanDetail: {
        ...{ Scan: status, ScanType: type, ScanDateTime: at },
        ...{ ScannedLocation: place, Instructions: words },
      },
    })),
  };
}
