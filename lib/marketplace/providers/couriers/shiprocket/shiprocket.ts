import { z } from 'zod';
import { dayOf } from '@/lib/time/india';
import { failureOf, jsonIn, ProviderError, reach, type Wire } from '../../common/http';
import type { BookedShipment, CourierOrder, CourierProvider, CourierRoute } from '../provider';
import { bearsSecret } from '../translate';
import { activitySchema, readScanEvent, toScans } from './scans';

export type ShiprocketSettings = {
  /** The address of an API user, not of a person. */
  email: string;
  password: string;
  webhookSecret: string;
} & Wire;

const id = z.union([z.number(), z.string()]).transform(String);
const amount = z.union([z.number(), z.string()]).transform(Number).pipe(z.number().nonnegative());

const servicesSchema = z.object({
  data: z.object({
    available_courier_companies: z.array(
      z.object({
        courier_company_id: id,
        courier_name: z.string(),
        rate: amount,
        cod: z.number().nullish(),
        estimated_delivery_days: z.union([z.number(), z.string()]).nullish(),
      }),
    ),
  }),
});

const ordersSchema = z.object({
  data: z.array(
    z.object({
      channel_order_id: id,
      status: z.string(),
      shipments: z.array(
        z.object({ id, awb: z.string().nullish(), courier: z.string().nullish() }),
      ),
    }),
  ),
});

const createdSchema = z.object({ shipment_id: id });
const assignedSchema = z.object({
  response: z.object({
    data: z.object({ awb_code: z.string().min(1), courier_name: z.string().nullish() }),
  }),
});
const labelSchema = z.object({ label_url: z.string().nullish() });
const trackingSchema = z.object({
  tracking_data: z.object({ shipment_track_activities: z.array(activitySchema).nullish() }),
});

/** How long a token is used, of the ten days for which it is valid. */
const tokenLife = 9 * 86_400_000;

/** Returns Shiprocket; every call ends within a few times `timeoutMs`. */
export function shiprocketCourier(settings: ShiprocketSettings): CourierProvider {
  const { email, password, webhookSecret } = settings;
  let token: { value: string; until: number } | undefined;

  async function signIn(): Promise<string> {
    if (token && token.until > Date.now()) return token.value;
    const { status, text } = await reach(settings, '/v1/external/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const found = z.object({ token: z.string() }).safeParse(jsonIn(text)).data;
    if (status > 299 || !found) throw new ProviderError(failureOf(status), 'no sign-in', status);
    token = { value: found.token, until: Date.now() + tokenLife };
    return found.token;
  }

  async function ask<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    body?: object,
  ): Promise<z.output<Schema>> {
    const call = async () =>
      reach(settings, `/v1/external${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${await signIn()}`,
          'content-type': 'application/json',
        },
        body: body && JSON.stringify(body),
      });
    let answer = await call();
    if (answer.status === 401) {
      token = undefined;
      answer = await call();
    }
    const { status, text } = answer;
    if (status > 299) throw refusal(status, text);
    const parsed = schema.safeParse(jsonIn(text));
    if (!parsed.success) throw new ProviderError('unexpected', 'an answer of another shape');
    return parsed.data;
  }

  /** Returns the shipment of our number, booked or not. */
  async function known(number: string) {
    const { data } = await ask(ordersSchema, `/orders?search=${encodeURIComponent(number)}`);
    const found = data.find(
      (order) => order.channel_order_id === number && !/^cancel/i.test(order.status),
    );
    return found?.shipments[0];
  }

  async function labelOf(shipmentId: string): Promise<string | null> {
    try {
      const body = { shipment_id: [Number(shipmentId)] };
      return (await ask(labelSchema, '/courier/generate/label', body)).label_url ?? null;
    } catch {
      // The market's own label bears the same number: without Shiprocket's the booking stands.
      return null;
    }
  }

  const booked = (shipmentId: string, awb: string, carrier: string): BookedShipment => ({
    ...{ id: shipmentId, awb, carrier: carrier || 'Shiprocket', labelUrl: null },
    trackingUrl: `https://shiprocket.co/tracking/${encodeURIComponent(awb)}`,
  });

  return {
    name: 'shiprocket',

    async services(route) {
      const query = new URLSearchParams({
        ...{ pickup_postcode: route.from, delivery_postcode: route.to },
        ...{ weight: kilograms(route), cod: route.isCash ? '1' : '0' },
      });
      try {
        const { data } = await ask(servicesSchema, `/courier/serviceability/?${query}`);
        return data.available_courier_companies
          .filter(({ cod }) => !route.isCash || cod === 1)
          .map((company) => ({
            code: company.courier_company_id,
            name: company.courier_name,
            days: Math.max(0, Math.round(Number(company.estimated_delivery_days) || 0)),
            price: Math.round(company.rate * 100),
          }));
      } catch (error) {
        // 404: nobody goes there.
        if (error instanceof ProviderError && error.status === 404) return [];
        throw error;
      }
    },

    async book(order) {
      const before = await known(order.number);
      if (before?.awb) return booked(before.id, before.awb, before.courier ?? '');
      const shipmentId =
        before?.id ??
        (await ask(createdSchema, '/orders/create/adhoc', toOrder(order, email))).shipment_id;
      const { response } = await ask(assignedSchema, '/courier/assign/awb', {
        ...{ shipment_id: Number(shipmentId), courier_id: Number(order.service) },
      });
      const { awb_code: awb, courier_name: carrier } = response.data;
      const pickup = { shipment_id: [Number(shipmentId)] };
      await ask(z.unknown(), '/courier/generate/pickup', pickup).catch(() => undefined);
      return { ...booked(shipmentId, awb, carrier ?? ''), labelUrl: await labelOf(shipmentId) };
    },

    async find(number) {
      const found = await known(number);
      if (!found?.awb) return undefined;
      return { ...booked(found.id, found.awb, found.courier ?? '') };
    },

    async cancel({ awb }) {
      await ask(z.unknown(), '/orders/cancel/shipment/awbs', { awbs: [awb] });
    },

    async collectNothing() {
      // An order can be changed only before it has an AWB.
      throw new ProviderError('refused', 'the way of paying can be changed in the panel only');
    },

    async track(awb) {
      const path = `/courier/track/awb/${encodeURIComponent(awb)}`;
      const { tracking_data: data } = await ask(trackingSchema, path);
      return toScans(data.shipment_track_activities ?? []);
    },

    async instruct(awb, instruction) {
      const action =
        instruction.kind === 'another_day'
          ? {
              action: 're-attempt',
              comments: 'The customer asks for this day',
              deferred_date: instruction.day,
              ...(instruction.address && { address1: instruction.address }),
            }
          : { action: 'return', comments: 'The customer no longer wants it' };
      await ask(z.unknown(), `/ndr/${encodeURIComponent(awb)}/action`, action);
    },

    acceptWebhook: (delivery) =>
      bearsSecret(delivery, webhookSecret) ? { eventId: undefined } : undefined,

    readWebhook: readScanEvent,
  };
}

/** Shiprocket's name of the field for the shopper's name. */
const nameField = 'billing_customer_name';

const kilograms = ({ grams }: CourierRoute) => (grams / 1000).toFixed(2);

/** Returns the body of an order; the market's own address stands where Shiprocket wants the shopper's e-mail. */
function toOrder(
  { number, placedAt, cash, pickup, route, to, items }: CourierOrder,
  email: string,
) {
  return {
    ...{ order_id: number, order_date: dayOf(placedAt), pickup_location: pickup },
    ...{ [nameField]: to.name, billing_last_name: '', billing_address: to.address },
    ...{ billing_city: to.city.slice(0, 30), billing_pincode: Number(to.pincode) },
    ...{ billing_state: to.state, billing_country: 'India', billing_email: email },
    ...{ billing_phone: Number(to.phone.slice(-10)), shipping_is_billing: true },
    order_items: items.map(({ name, sku, quantity, price }) => ({
      ...{ name, sku, units: quantity, selling_price: price / 100 },
    })),
    payment_method: cash > 0 ? 'COD' : 'Prepaid',
    sub_total: (cash || route.value) / 100,
    // Centimetres: Shiprocket wants some, and measures again.
    ...{ length: 20, breadth: 15, height: 10, weight: route.grams / 1000 },
  };
}

function refusal(status: number, text: string): ProviderError {
  const told = z.object({ message: z.string() }).safeParse(jsonIn(text));
  const words = told.success ? told.data.message : `status ${status}`;
  return new ProviderError(failureOf(status), words.slice(0, 200), status);
}
