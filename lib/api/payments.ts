import type { Locale } from '@/lib/i18n/locales';
import { call, dataOf } from './call';
import type { ProviderCheckout } from './schemas/payments';

/** The ways to pay that this shop offers at all; `getQuote` says which of them an order may take. */
export const getPaymentMethods = (lang: Locale) =>
  dataOf(call('GET /api/payments/methods', { lang }));

/*
 * The specification names the fields of two calls after Razorpay, whichever provider takes the payment. These names end
 * here.
 */

/** What the provider's checkout needs to take the payment of an order. */
export type PaymentOrder = Omit<ProviderCheckout, 'razorpay_order_id' | 'provider'> & {
  provider: string;
  orderId: string;
};

/** What the provider's checkout says after paying. */
export type Receipt = { orderId: string; paymentId: string; signature: string };

/** Opens the payment of an order at its provider. Safe to repeat. */
export async function createPaymentOrder(
  lang: Locale,
  order: number | string,
): Promise<PaymentOrder> {
  const answer = dataOf(
    call('POST /api/payments/create-order/{id}', { params: { id: order }, lang }),
  );
  const { razorpay_order_id: orderId, provider = 'razorpay', ...checkout } = await answer;
  return { ...checkout, provider, orderId };
}

/** Sends what the provider's checkout says. */
export const verifyPayment = (lang: Locale, { orderId, paymentId, signature }: Receipt) =>
  dataOf(
    call('POST /api/payments/verify-payment', {
      lang,
      body: {
        razorpay_order_id: orderId,
        razorpay_payment_id: paymentId,
        razorpay_signature: signature,
      },
    }),
  );

/** By order or payment number; asks the provider again while the payment is open. */
export const getPaymentStatus = (lang: Locale, number: string) =>
  dataOf(call('GET /api/payments/status/{id}', { params: { id: number }, lang }));
