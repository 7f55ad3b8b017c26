import { z } from 'zod';
import { failureOf, jsonIn, ProviderError, reach, type Wire } from '../../common/http';
import type { BookedShipment, CourierOrder, CourierProvider, CourierRoute } from '../provider';
import { bearsSecret } from '../translate';
import { readPushedStatus, toScan } from './scans';

export type DelhiverySettings = { token: string; webhookSecret: string } & Wire;

/** Delhivery's modes, with the names that people know. */
const modes = { S: 'Delhivery Surface', E: 'Delhivery Express' } as const;

type Mode = keyof typeof modes;

const text = z.union([z.string(), z.number()]).transform(String);

const pincodesSchema = z.object({
  delivery_codes: z.array(
    z.object({
      postal_code: z.object({
        pin: text,
        pre_paid: z.string().nullish(),
        cod: z.string().nullish(),
        remarks: z.string().nullish(),
      }),
    }),
  ),
});

const chargesSchema = z.array(z.object({ total_amount: z.number().nonnegative() }));
const daysSchema = z.object({ data: z.object({ tat: z.number().nonnegative() }) });

const createdSchema = z.object({
  success: z.boolean().nullish(),
  rmk: z.string().nullish(),
  packages: z.array(
    z.object({
      status: z.string(),
      waybill: z.string().nullish(),
      refnum: text.nullish(),
      remarks: z.union([z.string(), z.array(z.string())]).nullish(),
    }),
  ),
});

const shipmentsSchema = z.object({
  ShipmentData: z
    .array(
      z.object({
        Shipment: z.object({
          AWB: text,
          ReferenceNo: text.nullish(),
          Status: z.object({ Status: z.string() }).nullish(),
          Scans: z
            .array(
              z.object({
                ScanDetail: z.object({
                  Scan: z.string(),
                  ScanType: z.string(),
                  ScanDateTime: z.string(),
                  ScannedLocation: z.string().nullish(),
                  Instructions: z.string().nullish(),
                }),
              }),
            )
            .nullish(),
        }),
      }),
    )
    .nullish(),
});

/** Returns Delhivery; every call ends within a few times `timeoutMs`. */
export function delhiveryCourier(settings: DelhiverySettings): CourierProvider {
  const { token, webhookSecret } = settings;

  async function ask<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    sent?: { json: object } | { data: object },
  ): Promise<z.output<Schema>> {
    const isForm = sent && 'data' in sent;
    const { status, text: told } = await reach(settings, path, {
      method: sent ? 'POST' : 'GET',
      headers: {
        authorization: `Token ${token}`,
        accept: 'application/json',
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      },
      body: sent && (isForm ? formOf(sent.data) : JSON.stringify('json' in sent ? sent.json : {})),
    });
    if (status > 299) throw new ProviderError(failureOf(status), `status ${status}`, status);
    const parsed = schema.safeParse(jsonIn(told));
    if (!parsed.success) throw new ProviderError('unexpected', 'an answer of another shape');
    return parsed.data;
  }

  async function shipmentsBy(query: Record<string, string>) {
    const path = `/api/v1/packages/json/?${new URLSearchParams(query)}`;
    return (await ask(shipmentsSchema, path)).ShipmentData ?? [];
  }

  async function find(number: string): Promise<BookedShipment | undefined> {
    const found = (await shipmentsBy({ ref_ids: number })).find(
      ({ Shipment: one }) =>
        one.ReferenceNo === number && !/^cancel/i.test(one.Status?.Status ?? ''),
    );
    return found && booked(found.Shipment.AWB);
  }

  async function serviceOf(mode: Mode, route: CourierRoute) {
    const [[charge], { data }] = await Promise.all([
      ask(
        chargesSchema,
        `/api/kinko/v1/invoice/charges/.json?${new URLSearchParams({
          ...{ md: mode, ss: 'Delivered', o_pin: route.from, d_pin: route.to },
          ...{ cgm: String(route.grams), pt: route.isCash ? 'COD' : 'Pre-paid' },
        })}`,
      ),
      ask(
        daysSchema,
        `/api/dc/expected_tat?${new URLSearchParams({
          ...{ origin_pin: route.from, destination_pin: route.to, mot: mode },
        })}`,
      ),
    ]);
    if (!charge) return [];
    const price = Math.round(charge.total_amount * 100);
    return [{ code: mode, name: modes[mode], days: Math.round(data.tat), price }];
  }

  return {
    name: 'delhivery',

    async services(route) {
      const query = new URLSearchParams({ filter_codes: route.to });
      const { delivery_codes: codes } = await ask(
        pincodesSchema,
        `/c/api/pin-codes/json/?${query}`,
      );
      const there = codes.find(({ postal_code: { pin } }) => pin === route.to)?.postal_code;
      const isServed = (route.isCash ? there?.cod : there?.pre_paid) === 'Y';
      if (!isServed || /embargo/i.test(there?.remarks ?? '')) return [];
      const services = await Promise.all([serviceOf('S', route), serviceOf('E', route)]);
      return services.flat();
    },

    async book(order) {
      const before = await find(order.number);
      if (before) return before;
      const { packages } = await ask(createdSchema, '/api/cmu/create.json', {
        data: toShipment(order),
      });
      const [made] = packages;
      if (made?.status !== 'Success' || !made.waybill) {
        const words = [made?.remarks ?? 'no waybill'].flat().join(' ');
        throw new ProviderError('refused', words.slice(0, 200));
      }
      return booked(made.waybill);
    },

    find,

    async cancel({ awb }) {
      await edit({ waybill: awb, cancellation: 'true' });
    },

    async collectNothing({ awb }) {
      await edit({ waybill: awb, pt: 'Pre-paid', cod: 0 });
    },

    async track(awb) {
      const found = await shipmentsBy({ waybill: awb });
      const scans = found.find(({ Shipment: { AWB } }) => AWB === awb)?.Shipment.Scans ?? [];
      return scans.flatMap(({ ScanDetail: scan }) =>
        toScan({
          ...{ status: scan.Scan, type: scan.ScanType, at: scan.ScanDateTime },
          ...{ place: scan.ScannedLocation, words: scan.Instructions },
        }),
      );
    },

    async instruct(awb, instruction) {
      if (instruction.kind === 'another_day' && instruction.address) {
        await edit({ waybill: awb, add: instruction.address });
      }
      const action =
        instruction.kind === 'another_day'
          ? { act: 'DEFER_DLV', action_data: { deferred_date: instruction.day } }
          : { act: 'RTO' };
      const json = { data: [{ waybill: awb, ...action }] };
      await ask(z.unknown(), '/api/p/update', { json });
    },

    acceptWebhook: (delivery) =>
      bearsSecret(delivery, webhookSecret) ? { eventId: undefined } : undefined,

    readWebhook: readPushedStatus,
  };

  async function edit(json: object): Promise<void> {
    const answer = z.object({
      status: z.union([z.boolean(), z.string()]),
      remark: z.string().nullish(),
    });
    const { status, remark } = await ask(answer, '/api/p/edit', { json });
    if (status !== true && status !== 'true' && status !== 'True') {
      throw new ProviderError('refused', (remark ?? 'not changed').slice(0, 200));
    }
  }
}

const formOf = (data: object) =>
  new URLSearchParams({ format: 'json', data: JSON.stringify(data) }).toString();

const booked = (awb: string): BookedShipment => ({
  ...{ id: awb, awb, carrier: 'Delhivery', labelUrl: null },
  trackingUrl: `https://www.delhivery.com/track-v2/package/${encodeURIComponent(awb)}`,
});

/** Delhivery refuses these signs in texts. */
const plain = (words: string) =>
  words
    .replace(/[&#%;\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function toShipment({ number, service, placedAt, cash, pickup, route, to, items }: CourierOrder) {
  const quantity = items.reduce((sum, item) => sum + item.quantity, 0);
  return {
    pickup_location: { name: pickup },
    shipments: [
      {
        ...{ name: plain(to.name), add: plain(to.address), pin: to.pincode, city: plain(to.city) },
        ...{ state: to.state, country: 'India', phone: to.phone, order: number },
        ...{ order_date: placedAt.toISOString(), payment_mode: cash > 0 ? 'COD' : 'Prepaid' },
        ...{ cod_amount: cash / 100, total_amount: route.value / 100, weight: route.grams },
        products_desc: plain(items.map(({ name }) => name).join(', ')).slice(0, 200),
        ...{ quantity, shipping_mode: service === 'E' ? 'Express' : 'Surface' },
      },
    ],
  };
}
