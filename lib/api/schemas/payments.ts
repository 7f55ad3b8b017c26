import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { answer } from './common';
import { paymentMethods } from './orders';

/** State of a payment as the shopper sees it. */
export const paymentStates = [
  /** Cash due on delivery. */
  'due',
  /** Not paid yet; possible until `expires_at`. */
  'waiting',
  /** Not confirmed by the provider yet; the bank may have taken the money. */
  'checking',
  'paid',
  /** The last try failed; another one is possible until `expires_at`. */
  'failed',
  /** Not paid, and no longer possible. */
  'cancelled',
  /** The full refund is on its way. */
  'refunding',
  'refunded',
] as const;

export const paymentMethodsSchema = z.object({
  methods: z.array(z.enum(paymentMethods)),
  /** `test`: the built-in test provider; no money moves. */
  provider: z.enum(['razorpay', 'test']).nullable(),
});

/** The options of `new Razorpay({...})` without handlers, and the address of its script. */
export const providerCheckoutSchema = z.object({
  key: z.string(),
  amount: z.number().int().describe('paise'),
  currency: z.literal('INR'),
  razorpay_order_id: z.string(),
  name: z.string(),
  description: z.string(),
  prefill: z.object({
    name: z.string(),
    email: z.string(),
    contact: z.string(),
    method: z.enum(['card', 'upi']),
  }),
  theme: z.object({ color: z.string() }),
  config: z.object({ display: z.object({ language: z.enum(locales) }) }),
  retry: z.object({ enabled: z.boolean() }),
  timeout: z.number().int().describe('seconds until the pieces are given back'),
  script: z.string().describe('address of checkout.js'),
  test: z.boolean().describe('no money moves'),
  order_number: z.string(),
  expires_at: z.iso.datetime(),
});

const providerId = (prefix: string) =>
  z.string({ error: 'required' }).regex(new RegExp(`^${prefix}_[A-Za-z0-9]{1,40}$`), 'invalid');

/** What the provider's checkout passes to its `handler`. */
export const verifyPaymentSchema = z.object({
  razorpay_order_id: providerId('order'),
  razorpay_payment_id: providerId('pay'),
  razorpay_signature: z.string({ error: 'required' }).regex(/^[0-9a-f]{64}$/, 'invalid'),
});

/** The payment of an order (specification §3, "Payment status details"). */
export const paymentStatusSchema = z.object({
  payment_number: z.string(),
  order_number: z.string(),
  state: z.enum(paymentStates),
  amount: z.number(),
  payment_method: z.enum(paymentMethods),
  transaction_id: z.string().nullable(),
  processed_at: z.iso.datetime().nullable(),
  /** The provider's own words, in English. */
  failure_reason: z.string().nullable(),
  /** Razorpay's `error_reason`, as `insufficient_funds`. */
  failure_code: z.string().nullable(),
  provider_status: z.string().nullable(),
  captured: z.boolean(),
  /** Rupees refunded, and rupees on their way back. */
  refunded: z.number(),
  refund_pending: z.number(),
  /** Until when it can be paid; null if it cannot. */
  expires_at: z.iso.datetime().nullable(),
});

export const providerCheckoutAnswerSchema = answer(providerCheckoutSchema);
export const paymentStatusAnswerSchema = answer(paymentStatusSchema);

export type PaymentState = (typeof paymentStates)[number];
export type PaymentMethods = z.infer<typeof paymentMethodsSchema>;
export type ProviderCheckout = z.infer<typeof providerCheckoutSchema>;
export type VerifyPaymentBody = z.input<typeof verifyPaymentSchema>;
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;
