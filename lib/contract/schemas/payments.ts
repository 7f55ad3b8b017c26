import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { answer } from './common';
import { paymentMethods } from './orders';

/** State of a payment as the shopper sees it. */
export const paymentStates = [
  /** Cash due on delivery. */
  'due',
  /** Unpaid; payment is possible until `expires_at`. */
  'waiting',
  /** Unconfirmed by the provider; the bank may have taken the money. */
  'checking',
  'paid',
  /** The last attempt failed; another one is possible until `expires_at`. */
  'failed',
  /** Unpaid, and payment is no longer possible. */
  'cancelled',
  /** The full refund is in progress. */
  'refunding',
  'refunded',
] as const;

/** The name of a provider, used in rows and addresses. */
export const providerNameSchema = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/);
export const providerParams = z.object({ provider: providerNameSchema });

export const paymentMethodsSchema = z.object({
  methods: z.array(z.enum(paymentMethods)),
  provider: providerNameSchema
    .nullable()
    .describe('who takes new payments, as `razorpay`; `test`: no money moves'),
});

/** The data for opening the provider's checkout, with the specification's names, and the address of its script. */
export const providerCheckoutSchema = z.object({
  provider: providerNameSchema
    .optional()
    .describe('whose checkout is to be opened; without it that of Razorpay'),
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

const providerText = (longest: number) =>
  z
    .string({ error: 'required' })
    .max(longest, 'invalid')
    .regex(/^[\w.:|=+/-]+$/, 'invalid');

/** The data that any provider's checkout passes to its `handler`, with the specification's names. */
export const verifyPaymentSchema = z.object({
  razorpay_order_id: providerText(64),
  razorpay_payment_id: providerText(64),
  razorpay_signature: providerText(512),
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
  /** A code such as `insufficient_funds`. */
  failure_code: z.string().nullable(),
  provider_status: z.string().nullable(),
  captured: z.boolean(),
  /** Rupees refunded, and rupees of refunds in progress. */
  refunded: z.number(),
  refund_pending: z.number(),
  /** The end of the payment period; null if payment is not possible. */
  expires_at: z.iso.datetime().nullable(),
  can_pay_online: z
    .boolean()
    .default(false)
    .describe('a cash order that can be paid online now, until its first delivery'),
});

export const providerCheckoutAnswerSchema = answer(providerCheckoutSchema);
export const paymentStatusAnswerSchema = answer(paymentStatusSchema);

export type PaymentState = (typeof paymentStates)[number];
export type ProviderCheckout = z.infer<typeof providerCheckoutSchema>;
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;
