'use client';

import type { PaymentMethod } from '@/lib/contract/schemas/orders';
import type { Quote } from '@/lib/contract/schemas/quote';
import { usePaymentMethods } from '@/lib/storefront/payments/use-payment-methods';

/** A payment method, and the reason if it is unavailable. */
export type MethodOffer = { method: PaymentMethod; available: boolean; message: string | null };

/** Returns the payment methods for this order; all of the shop's before the quote is known. */
export function useMethods(quote: Quote | undefined) {
  const { methods, isTest } = usePaymentMethods();
  const offers: MethodOffer[] | undefined =
    quote?.methods ?? methods?.map((method) => ({ method, available: true, message: null }));
  return {
    offers,
    isTest,
    isOffered: (wanted: PaymentMethod) =>
      offers?.some(({ method, available }) => method === wanted && available) ?? false,
  };
}
