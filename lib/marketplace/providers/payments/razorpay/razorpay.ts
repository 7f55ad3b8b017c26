import Razorpay from 'razorpay';
import { z } from 'zod';
import { isSigned } from '@/lib/security/hmac';
import { failureOf, ProviderError, type Wire } from '../../common/http';
import type { PaymentNews, PaymentProvider, ProviderPayment, ProviderRefund } from '../provider';

const entity = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ entity: z.object(shape).loose() }).optional();

const contentSchema = z.object({
  payload: z.object({
    payment: entity({ order_id: z.string().nullish() }),
    refund: entity({ id: z.string(), payment_id: z.string(), receipt: z.string().nullish() }),
  }),
});

/** Reads an event of Razorpay: `payment.*`, `order.paid`, `refund.*`; of others only the type. */
function readRazorpayEvent(event: unknown): PaymentNews {
  const type = z.object({ event: z.string() }).safeParse(event).data?.event ?? '';
  const { payment, refund } = contentSchema.safeParse(event).data?.payload ?? {};
  return {
    type,
    orderId: payment?.entity.order_id ?? undefined,
    refund: refund && {
      id: refund.entity.id,
      paymentId: refund.entity.payment_id,
      key: refund.entity.receipt ?? null,
    },
  };
}

export type RazorpaySettings = {
  keyId: string;
  keySecret: string;
  /** The webhook secret; without it webhooks are refused and the poller settles alone. */
  webhookSecret: string | undefined;
} & Wire;

/** Whole paise; some answers send them as text. */
const paise = z.coerce.number().int();

const orderSchema = z.object({ id: z.string(), amount: paise });

const paymentSchema = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: paise,
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  captured: z.boolean().nullish(),
  method: z.string().nullish(),
  error_description: z.string().nullish(),
  error_reason: z.string().nullish(),
  created_at: z.number(),
});

const refundSchema = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: paise,
  status: z.enum(['pending', 'processed', 'failed']),
});

/** Returns the provider by Razorpay's API; every call ends within `timeoutMs`. */
export function razorpayProvider(settings: RazorpaySettings): PaymentProvider {
  const { keyId, keySecret, webhookSecret } = settings;
  const razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const http = answersInTime(razorpay, settings);

  async function ask<Schema extends z.ZodType>(schema: Schema, call: () => Promise<unknown>) {
    try {
      return schema.parse(await call()) as z.output<Schema>;
    } catch (failure) {
      throw asProviderError(failure);
    }
  }

  return {
    name: 'razorpay',
    isTest: false,
    checkout: { key: keyId, script: 'https://checkout.razorpay.com/v1/checkout.js' },

    openOrder: ({ amount, reference, orderNumber }) =>
      ask(orderSchema, () =>
        razorpay.orders.create({
          ...{ amount, currency: 'INR', receipt: reference, notes: { order: orderNumber } },
          payment: { capture: 'automatic' },
        } as never),
      ),

    async listPayments(orderId) {
      const list = z.object({ items: z.array(paymentSchema) });
      const { items } = await ask(list, () => razorpay.orders.fetchPayments(orderId));
      return items
        .toSorted((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1))
        .map(toPayment);
    },

    async capture(id, amount) {
      await ask(paymentSchema, () => razorpay.payments.capture(id, amount, 'INR'));
    },

    /** Refunds without Razorpay's client, which drops the header with the key. */
    async refund(paymentId, { amount, key }) {
      const answer = await ask(refundSchema, async () => {
        const headers = { 'X-Refund-Idempotency': key };
        const body = { amount, receipt: key.slice(0, 40) };
        const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
        return (await http.post(path, body, { headers })).data;
      });
      return toRefund(answer);
    },

    fetchRefund: async (paymentId, refundId) =>
      toRefund(await ask(refundSchema, () => razorpay.payments.fetchRefund(paymentId, refundId))),

    isReceipt: ({ orderId, paymentId, signature }) =>
      isSigned(`${orderId}|${paymentId}`, signature, keySecret),

    acceptWebhook({ body, header }) {
      const signature = header('x-razorpay-signature') ?? '';
      if (webhookSecret === undefined || !isSigned(body, signature, webhookSecret)) {
        return undefined;
      }
      return { eventId: header('x-razorpay-event-id') };
    },

    readWebhook: readRazorpayEvent,
  };
}

function toPayment(it: z.output<typeof paymentSchema>): ProviderPayment {
  const { id, amount, currency, status: state, error_description: words } = it;
  return {
    ...{ id, amount, currency, state },
    orderId: it.order_id ?? null,
    // A refunded payment was captured before; its `captured` stays true.
    isCaptured: it.captured ?? state === 'captured',
    method: it.method === 'card' ? 'card' : 'upi',
    failure: words ? { code: it.error_reason ?? null, words } : null,
  };
}

const toRefund = (it: z.output<typeof refundSchema>): ProviderRefund => ({
  ...{ id: it.id, paymentId: it.payment_id, amount: it.amount, state: it.status },
});

/** The part of axios that is used here. */
type Http = {
  defaults: Record<string, unknown>;
  post: (path: string, body: object, options: object) => Promise<{ data: unknown }>;
  interceptors: {
    response: { use(ok: undefined, failed: (failure: HttpFailure) => never): void };
  };
};

type HttpFailure = {
  code?: string;
  message?: string;
  response?: { status: number; data?: { error?: { description?: string } } };
};

/** Sets the client's base URL and timeout, and turns every failure into a ProviderError. */
function answersInTime(razorpay: Razorpay, wire: Wire): Http {
  const http = (razorpay.api as unknown as { rq: Http }).rq;
  http.defaults.baseURL = wire.baseUrl;
  http.defaults.timeout = wire.timeoutMs;
  http.defaults.adapter = 'fetch';
  http.defaults.env = { fetch: wire.fetch ?? fetch, Request, Response };
  // The client reads `response` of a failure, and passes on its `error`.
  http.interceptors.response.use(undefined, (failure) => {
    const error = failed(failure);
    throw Object.assign(error, { response: { status: error.status, data: { error } } });
  });
  return http;
}

function failed({ code, message = '', response }: HttpFailure): ProviderError {
  if (!response) {
    const late = code === 'ECONNABORTED' || code === 'ETIMEDOUT';
    return new ProviderError(late ? 'timeout' : 'unreachable', message);
  }
  const { status, data } = response;
  return new ProviderError(failureOf(status), data?.error?.description ?? message, status);
}

/** Turns anything that a call threw into a `ProviderError`; an answer of another shape is `unexpected`. */
function asProviderError(failure: unknown): ProviderError {
  if (failure instanceof ProviderError) return failure;
  const isObject = typeof failure === 'object' && failure !== null;
  const passedOn = isObject && 'error' in failure ? failure.error : undefined;
  if (passedOn instanceof ProviderError) return passedOn;
  return new ProviderError('unexpected', failure instanceof Error ? failure.message : 'no answer');
}
