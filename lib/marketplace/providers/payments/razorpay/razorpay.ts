import Razorpay from 'razorpay';
import { z } from 'zod';
import { isSigned } from '@/lib/security/hmac';
import { checkoutText } from './checkout-text';
import { answersInTime, asProviderError, type Wire } from './client';

export type ProviderSettings = {
  kind: 'razorpay' | 'test';
  keyId: string;
  keySecret: string;
  /** Without it webhooks are refused; the poller settles alone. */
  webhookSecret: string | undefined;
  /** Address of checkout.js for the browser. */
  script: string;
} & Wire;

const orderSchema = z.object({
  id: z.string(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  status: z.string(),
});

const paymentSchema = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  captured: z.boolean().nullish(),
  error_description: z.string().nullish(),
  error_reason: z.string().nullish(),
  created_at: z.number(),
});

const refundSchema = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.coerce.number().int(),
  status: z.enum(['pending', 'processed', 'failed']),
});

/** As the provider answers; amounts in paise. */
export type ProviderOrder = z.infer<typeof orderSchema>;
export type ProviderPayment = z.infer<typeof paymentSchema>;
export type ProviderRefund = z.infer<typeof refundSchema>;

export type Provider = ReturnType<typeof createProvider>;

/**
 * Razorpay's API; every call ends within `timeoutMs`.
 * @throws {ProviderError} from every call, and nothing else
 */
export function createProvider(settings: ProviderSettings) {
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
    kind: settings.kind,
    keyId,
    script: settings.script,

    /** @param amount paise, at least 100 */
    createOrder: (order: { amount: number; receipt: string; notes: Record<string, string> }) =>
      ask(orderSchema, () =>
        razorpay.orders.create({
          ...order,
          currency: 'INR',
          payment: { capture: 'automatic' },
        } as never),
      ),

    fetchOrder: (id: string) => ask(orderSchema, () => razorpay.orders.fetch(id)),

    /** Every attempt to pay that order, oldest first. */
    fetchPayments: async (orderId: string) => {
      const list = z.object({ items: z.array(paymentSchema) });
      const { items } = await ask(list, () => razorpay.orders.fetchPayments(orderId));
      return items.toSorted((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1));
    },

    fetchPayment: (id: string) => ask(paymentSchema, () => razorpay.payments.fetch(id)),

    /** Takes an authorised payment; `amount` in paise. */
    capture: (id: string, amount: number) =>
      ask(paymentSchema, () => razorpay.payments.capture(id, amount, 'INR')),

    /**
     * Refunds, once for each key however often it is called. Razorpay's client drops the header with the key,
     * so the call goes past it.
     * @param key at least 10 characters
     */
    refund: (paymentId: string, { amount, key }: { amount: number; key: string }) =>
      ask(refundSchema, async () => {
        const headers = { 'X-Refund-Idempotency': key };
        const body = { amount, receipt: key.slice(0, 40) };
        const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
        return (await http.post(path, body, { headers })).data;
      }),

    fetchRefund: (paymentId: string, refundId: string) =>
      ask(refundSchema, () => razorpay.payments.fetchRefund(paymentId, refundId)),

    /** Whether the provider's checkout signed that payment of that order. */
    isCheckoutSignature: (orderId: string, paymentId: string, signature: string) =>
      isSigned(checkoutText(orderId, paymentId), signature, keySecret),

    /** Whether the provider sent that webhook; `body` exactly as it came. */
    isWebhookSignature: (body: string, signature: string) =>
      webhookSecret !== undefined && isSigned(body, signature, webhookSecret),
  };
}
