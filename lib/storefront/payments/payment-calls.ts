import { call, dataOf } from '@/lib/client/call';
import type { ProviderCheckout } from '@/lib/contract/schemas/payments';
import type { Locale } from '@/lib/i18n/locales';

/*
 * The specification names fields of two calls after Razorpay, whichever provider takes the payment. These names
 * are used only in this file.
 */

/** The data for the provider's checkout of an order. */
export type PaymentOrder = Omit<ProviderCheckout, 'razorpay_order_id' | 'provider'> & {
  provider: string;
  orderId: string;
};

/** The result that the provider's checkout returns after payment. */
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

/** Sends the checkout's result for verification. */
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
